//===- ArithmeticModels.cpp - What scalar ops compute ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The arithmetic of one lane of every arith, math, complex and vector op, in
// classes: each class is one row of the table in docs/counting.md. An op that
// stands in no class has no rule, and what contains it is reported unmodelled.
//
//===----------------------------------------------------------------------===//

#include "ArithmeticClasses.h"
#include "CostModels.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::lane;

namespace {
/// An outer product multiplies, and adds where it has an accumulator.
struct OuterProductModel
    : ArithmeticOpInterface::ExternalModel<OuterProductModel,
                                           vector::OuterProductOp> {
  Arithmetic getArithmetic(Operation *op) const {
    auto product = cast<vector::OuterProductOp>(op);
    Arithmetic arithmetic =
        product.getAcc() ? FusedMultiplyAdd::value : MultiplyLike::value;
    arithmetic.type = product.getResultVectorType();
    return arithmetic;
  }
};
} // namespace

static void attachArith(MLIRContext *context, arith::ArithDialect *) {
  using namespace arith;
  attachArithmetic<Free, ConstantOp, SelectOp, NegFOp, ExtFOp, ExtSIOp, ExtUIOp,
                   TruncFOp, TruncIOp, SIToFPOp, UIToFPOp, FPToSIOp, FPToUIOp,
                   IndexCastOp, IndexCastUIOp, BitcastOp, ScalingExtFOp,
                   ScalingTruncFOp>(context);
  attachArithmetic<AddLike, AddFOp, SubFOp, AddIOp, SubIOp>(context);
  attachArithmetic<MultiplyLike, MulFOp, MulIOp>(context);
  attachArithmetic<Simple, MaximumFOp, MinimumFOp, MaxNumFOp, MinNumFOp, CmpFOp,
                   CmpIOp, AddUIExtendedOp, MulSIExtendedOp, MulUIExtendedOp,
                   DivSIOp, DivUIOp, CeilDivSIOp, CeilDivUIOp, FloorDivSIOp,
                   RemSIOp, RemUIOp, AndIOp, OrIOp, XOrIOp, ShLIOp, ShRSIOp,
                   ShRUIOp, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp>(context);
  attachArithmetic<Divide, DivFOp, RemFOp>(context);
}

static void attachMath(MLIRContext *context, math::MathDialect *) {
  using namespace math;
  attachArithmetic<Free, AbsFOp, CopySignOp>(context);
  attachArithmetic<Simple, RoundEvenOp, FloorOp, CeilOp, RoundOp, TruncOp,
                   IsNaNOp, IsInfOp, IsFiniteOp, IsNormalOp, AbsIOp,
                   CountLeadingZerosOp, CountTrailingZerosOp, CtPopOp, IPowIOp>(
      context);
  attachArithmetic<FusedMultiplyAdd, FmaOp>(context);
  attachArithmetic<Clamp, ClampFOp>(context);
  attachArithmetic<Transcendental, SqrtOp, RsqrtOp, CbrtOp, ExpOp, Exp2Op,
                   ExpM1Op, LogOp, Log2Op, Log10Op, Log1pOp, SinOp, CosOp,
                   TanOp, SinhOp, CoshOp, TanhOp, AsinOp, AcosOp, AtanOp,
                   Atan2Op, AsinhOp, AcoshOp, AtanhOp, ErfOp, ErfcOp, PowFOp,
                   FPowIOp>(context);
  attachArithmetic<TwoTranscendentals, SincosOp>(context);
}

static void attachComplex(MLIRContext *context, complex::ComplexDialect *) {
  using namespace complex;
  attachArithmetic<Free, ConstantOp, CreateOp, ReOp, ImOp, NegOp, ConjOp,
                   BitcastOp>(context);
  attachArithmetic<ComplexAdd, AddOp, SubOp, EqualOp, NotEqualOp>(context);
  attachArithmetic<ComplexMultiply, MulOp>(context);
  attachArithmetic<ComplexDivide, DivOp>(context);
  attachArithmetic<ComplexAbs, AbsOp>(context);
  attachArithmetic<TwoTranscendentals, Atan2Op, CosOp, ExpOp, Expm1Op, LogOp,
                   Log1pOp, PowOp, PowiOp, RsqrtOp, SignOp, SinOp, SqrtOp,
                   TanOp, TanhOp, AngleOp>(context);
}

static void attachVector(MLIRContext *context, vector::VectorDialect *) {
  using namespace vector;
  attachArithmetic<Free, BroadcastOp, ShuffleOp, InterleaveOp, DeinterleaveOp,
                   ExtractOp, InsertOp, ToElementsOp, FromElementsOp,
                   InsertStridedSliceOp, ExtractStridedSliceOp, ShapeCastOp,
                   BitCastOp, TransposeOp, ConstantMaskOp, CreateMaskOp, StepOp,
                   ScalableInsertOp, ScalableExtractOp, VectorScaleOp,
                   vector::YieldOp>(context);
  attachArithmetic<FusedMultiplyAdd, FMAOp>(context);
  attachArithmetic<Simple, ReductionOp, MultiDimReductionOp, ScanOp>(context);
  OuterProductOp::attachInterface<OuterProductModel>(*context);
}

/// What surrounds arithmetic in a payload and computes addresses at most.
static void attachStructural(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, linalg::LinalgDialect *) {
    attachArithmetic<Free, linalg::IndexOp, linalg::YieldOp>(context);
  });
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    attachArithmetic<Free, tensor::DimOp, tensor::RankOp, tensor::YieldOp>(
        context);
  });
  registry.addExtension(+[](MLIRContext *context, memref::MemRefDialect *) {
    attachArithmetic<Free, memref::AtomicYieldOp, memref::DimOp,
                     memref::RankOp>(context);
  });
  registry.addExtension(+[](MLIRContext *context, affine::AffineDialect *) {
    attachArithmetic<Free, affine::AffineApplyOp, affine::AffineMinOp,
                     affine::AffineMaxOp, affine::AffineYieldOp>(context);
  });
  registry.addExtension(+[](MLIRContext *context, scf::SCFDialect *) {
    attachArithmetic<Free, scf::YieldOp>(context);
  });
  registry.addExtension(+[](MLIRContext *context, cf::ControlFlowDialect *) {
    attachArithmetic<Free, cf::AssertOp>(context);
  });
  registry.addExtension(+[](MLIRContext *context, ub::UBDialect *) {
    attachArithmetic<Free, ub::PoisonOp>(context);
  });
}

void mlir::roofline::registerArithmeticModels(DialectRegistry &registry) {
  registry.addExtension(+attachArith);
  registry.addExtension(+attachMath);
  registry.addExtension(+attachComplex);
  registry.addExtension(+attachVector);
  attachStructural(registry);
}
