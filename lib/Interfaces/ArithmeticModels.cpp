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

using Role = Arithmetic::Role;

/// The lane arithmetic of a class, without the type. Complex arithmetic is that
/// of its parts: a product is four multiplies and two adds, two of which share
/// a slot with a multiply; a quotient is six multiplies, three adds (sharing
/// slots) and two divisions; an absolute value is two multiplies, one add and a
/// square root.
namespace {
struct Free {
  static constexpr Arithmetic value{};
};
struct Simple {
  static constexpr Arithmetic value{Role::Other, 1, 0, 0, 1, {}};
};
struct AddLike {
  static constexpr Arithmetic value{Role::Add, 1, 0, 0, 1, {}};
};
struct MultiplyLike {
  static constexpr Arithmetic value{Role::Multiply, 1, 0, 0, 1, {}};
};
struct FusedMultiplyAdd {
  static constexpr Arithmetic value{Role::Other, 2, 0, 0, 1, {}};
};
struct Clamp {
  static constexpr Arithmetic value{Role::Other, 2, 0, 0, 2, {}};
};
struct Divide {
  static constexpr Arithmetic value{Role::Other, 1, 0, 1, 1, {}};
};
struct Transcendental {
  static constexpr Arithmetic value{Role::Other, 0, 1, 0, 0, {}};
};
struct TwoTranscendentals {
  static constexpr Arithmetic value{Role::Other, 0, 2, 0, 0, {}};
};
struct ComplexAdd {
  static constexpr Arithmetic value{Role::Other, 2, 0, 0, 2, {}};
};
struct ComplexMultiply {
  static constexpr Arithmetic value{Role::Other, 6, 0, 0, 4, {}};
};
struct ComplexDivide {
  static constexpr Arithmetic value{Role::Other, 11, 0, 2, 8, {}};
};
struct ComplexAbs {
  static constexpr Arithmetic value{Role::Other, 3, 1, 0, 2, {}};
};

template <typename Class, typename Op>
struct ArithmeticModel
    : ArithmeticOpInterface::ExternalModel<ArithmeticModel<Class, Op>, Op> {
  Arithmetic getArithmetic(Operation *op) const {
    Arithmetic arithmetic = Class::value;
    if (op->getNumOperands() > 0)
      arithmetic.type = op->getOperand(0).getType();
    return arithmetic;
  }
};

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

template <typename Class, typename... Ops>
static void attach(MLIRContext *context) {
  (Ops::template attachInterface<ArithmeticModel<Class, Ops>>(*context), ...);
}

static void attachArith(MLIRContext *context, arith::ArithDialect *) {
  using namespace arith;
  attach<Free, ConstantOp, SelectOp, NegFOp, ExtFOp, ExtSIOp, ExtUIOp, TruncFOp,
         TruncIOp, SIToFPOp, UIToFPOp, FPToSIOp, FPToUIOp, IndexCastOp,
         IndexCastUIOp, BitcastOp, ScalingExtFOp, ScalingTruncFOp>(context);
  attach<AddLike, AddFOp, SubFOp, AddIOp, SubIOp>(context);
  attach<MultiplyLike, MulFOp, MulIOp>(context);
  attach<Simple, MaximumFOp, MinimumFOp, MaxNumFOp, MinNumFOp, CmpFOp, CmpIOp,
         AddUIExtendedOp, MulSIExtendedOp, MulUIExtendedOp, DivSIOp, DivUIOp,
         CeilDivSIOp, CeilDivUIOp, FloorDivSIOp, RemSIOp, RemUIOp, AndIOp,
         OrIOp, XOrIOp, ShLIOp, ShRSIOp, ShRUIOp, MaxSIOp, MaxUIOp, MinSIOp,
         MinUIOp>(context);
  attach<Divide, DivFOp, RemFOp>(context);
}

static void attachMath(MLIRContext *context, math::MathDialect *) {
  using namespace math;
  attach<Free, AbsFOp, CopySignOp>(context);
  attach<Simple, RoundEvenOp, FloorOp, CeilOp, RoundOp, TruncOp, IsNaNOp,
         IsInfOp, IsFiniteOp, IsNormalOp, AbsIOp, CountLeadingZerosOp,
         CountTrailingZerosOp, CtPopOp, IPowIOp>(context);
  attach<FusedMultiplyAdd, FmaOp>(context);
  attach<Clamp, ClampFOp>(context);
  attach<Transcendental, SqrtOp, RsqrtOp, CbrtOp, ExpOp, Exp2Op, ExpM1Op, LogOp,
         Log2Op, Log10Op, Log1pOp, SinOp, CosOp, TanOp, SinhOp, CoshOp, TanhOp,
         AsinOp, AcosOp, AtanOp, Atan2Op, AsinhOp, AcoshOp, AtanhOp, ErfOp,
         ErfcOp, PowFOp, FPowIOp>(context);
  attach<TwoTranscendentals, SincosOp>(context);
}

static void attachComplex(MLIRContext *context, complex::ComplexDialect *) {
  using namespace complex;
  attach<Free, ConstantOp, CreateOp, ReOp, ImOp, NegOp, ConjOp, BitcastOp>(
      context);
  attach<ComplexAdd, AddOp, SubOp, EqualOp, NotEqualOp>(context);
  attach<ComplexMultiply, MulOp>(context);
  attach<ComplexDivide, DivOp>(context);
  attach<ComplexAbs, AbsOp>(context);
  attach<TwoTranscendentals, Atan2Op, CosOp, ExpOp, Expm1Op, LogOp, Log1pOp,
         PowOp, PowiOp, RsqrtOp, SignOp, SinOp, SqrtOp, TanOp, TanhOp, AngleOp>(
      context);
}

static void attachVector(MLIRContext *context, vector::VectorDialect *) {
  using namespace vector;
  attach<Free, BroadcastOp, ShuffleOp, InterleaveOp, DeinterleaveOp, ExtractOp,
         InsertOp, ToElementsOp, FromElementsOp, InsertStridedSliceOp,
         ExtractStridedSliceOp, ShapeCastOp, BitCastOp, TransposeOp,
         ConstantMaskOp, CreateMaskOp, StepOp, ScalableInsertOp,
         ScalableExtractOp, VectorScaleOp, vector::YieldOp>(context);
  attach<FusedMultiplyAdd, FMAOp>(context);
  attach<Simple, ReductionOp, MultiDimReductionOp, ScanOp>(context);
  OuterProductOp::attachInterface<OuterProductModel>(*context);
}

/// What surrounds arithmetic in a payload and computes addresses at most.
static void attachStructural(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, linalg::LinalgDialect *) {
    attach<Free, linalg::IndexOp, linalg::YieldOp>(context);
  });
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    attach<Free, tensor::DimOp, tensor::RankOp, tensor::YieldOp>(context);
  });
  registry.addExtension(+[](MLIRContext *context, memref::MemRefDialect *) {
    attach<Free, memref::DimOp, memref::RankOp>(context);
  });
  registry.addExtension(+[](MLIRContext *context, affine::AffineDialect *) {
    attach<Free, affine::AffineApplyOp, affine::AffineMinOp,
           affine::AffineMaxOp, affine::AffineYieldOp>(context);
  });
  registry.addExtension(+[](MLIRContext *context, scf::SCFDialect *) {
    attach<Free, scf::YieldOp>(context);
  });
  registry.addExtension(+[](MLIRContext *context, cf::ControlFlowDialect *) {
    attach<Free, cf::AssertOp>(context);
  });
  registry.addExtension(+[](MLIRContext *context, ub::UBDialect *) {
    attach<Free, ub::PoisonOp>(context);
  });
}

void mlir::roofline::registerArithmeticModels(DialectRegistry &registry) {
  registry.addExtension(+attachArith);
  registry.addExtension(+attachMath);
  registry.addExtension(+attachComplex);
  registry.addExtension(+attachVector);
  attachStructural(registry);
}
