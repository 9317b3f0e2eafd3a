//===- ROCDLCostModels.cpp - The ops of the rocdl dialect -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matrix intrinsics say in their names what they multiply:
//
//   mfma.f32.16x16x16f16        accumulator f32, m x n x k, operands f16
//   mfma.f32.32x32x4bf16.1k     a variant, which changes nothing
//   mfma.f32.16x16x32.fp8.bf8   operands of two types
//   smfmac.f32.16x16x32.f16     a structured-sparse left operand
//   wmma.i32.16x16x16.iu8
//
// Accesses are behind pointers: what is shared counts by its size, what is
// global has no place and is reported.
//
//===----------------------------------------------------------------------===//

#include "ArithmeticClasses.h"
#include "CostModels.h"
#include "MatrixProducts.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/NestBuilder.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// The type that an intrinsic calls `name`; null for what is none.
static Type getType(StringRef name, MLIRContext *context) {
  Builder builder(context);
  return llvm::StringSwitch<Type>(name)
      .Case("f64", builder.getF64Type())
      .Case("f32", builder.getF32Type())
      .Case("xf32", builder.getTF32Type())
      .Case("f16", builder.getF16Type())
      .Cases({"bf16", "bf16f32"}, builder.getBF16Type())
      .Case("fp8", Float8E4M3FNType::get(context))
      .Case("bf8", Float8E5M2Type::get(context))
      .Case("f4", Float4E2M1FNType::get(context))
      .Case("i32", builder.getI32Type())
      .Cases({"i8", "iu8"}, builder.getI8Type())
      .Case("iu4", builder.getIntegerType(4))
      .Default(Type());
}

namespace {
struct NamedProduct {
  ProductShape shape;
  ProductTypes types;
};
} // namespace

/// Reads "16x16x16f16", all of it: the shape and the rest.
static std::optional<ProductShape> parseShape(StringRef &text) {
  ProductShape shape;
  if (text.consumeInteger(10, shape.m) || !text.consume_front("x") ||
      text.consumeInteger(10, shape.n) || !text.consume_front("x") ||
      text.consumeInteger(10, shape.k))
    return std::nullopt;
  return shape;
}

/// What the intrinsic `name` multiplies, as far as its name says; empty for
/// other intrinsics.
static std::optional<NamedProduct> parseProduct(StringRef name,
                                                MLIRContext *context) {
  SmallVector<StringRef, 6> parts;
  llvm::SplitString(name, parts, "._");
  if (parts.size() < 3 ||
      !llvm::is_contained({"mfma", "smfmac", "wmma"}, parts.front()))
    return std::nullopt;
  NamedProduct product;
  product.types.isSparse = parts.front() == "smfmac";
  for (unsigned i = 1; i < parts.size(); ++i) {
    StringRef rest = parts[i];
    std::optional<ProductShape> shape = parseShape(rest);
    if (!shape)
      continue;
    product.shape = *shape;
    product.types.accumulator = getType(parts[i - 1], context);
    // The operands' type follows, as a part of its own or not; two if they
    // differ.
    SmallVector<StringRef, 3> operands(llvm::drop_begin(parts, i + 1));
    if (!rest.empty())
      operands.insert(operands.begin(), rest);
    if (operands.empty())
      return std::nullopt;
    product.types.lhs = getType(operands.front(), context);
    Type second = operands.size() > 1 ? getType(operands[1], context) : Type();
    product.types.rhs = second ? second : product.types.lhs;
    return product;
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

/// How many matrices of the product's shape the lanes of a wavefront of mfma,
/// 64, hold in their share `result` of the output ("CDNA instruction set
/// architecture", AMD: 4x4 instructions have 16 blocks, 32x32x1 has two).
static int64_t countBlocks(const ProductShape &shape, Type result) {
  constexpr int64_t kLanes = 64;
  auto vector = dyn_cast<VectorType>(result);
  int64_t held = vector ? vector.getNumElements() : 1;
  return held * kLanes / (shape.m * shape.n);
}

namespace {
struct NamedProductModel : CostOpInterface::FallbackModel<NamedProductModel> {
  void getCost(Operation *op, const CostContext &, OpCost &cost) const {
    StringRef name = op->getName().stripDialect();
    NamedProduct product = *parseProduct(name, op->getContext());
    // f8f6f4: three types to choose from by a number.
    if (!product.types.lhs || !product.types.accumulator)
      return cost.markUnmodelled(
          "a product whose types are chosen by operands");
    if (name.starts_with("mfma"))
      product.shape.blocks =
          countBlocks(product.shape, op->getResult(0).getType());
    computeProduct(product.shape, product.types, ExecutionScope::Warp, cost);
  }
};

/// One lane's share of a matrix in LDS.
struct SharedLoadModel : CostOpInterface::FallbackModel<SharedLoadModel> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    std::optional<Count> bits =
        getElementBits(op->getResult(0).getType(), context);
    if (!bits)
      return cost.markUnmodelled("a load of a type without a size");
    NestBuilder nest(context, {}, cost);
    nest.addUnplaced(op->getOperand(0), 1, *bits, AccessKind::Read);
    cost.markNotShareable();
    (void)nest.finish();
  }
};

struct BehindPointerModel : CostOpInterface::FallbackModel<BehindPointerModel> {
  void getCost(Operation *, const CostContext &, OpCost &cost) const {
    cost.markUnmodelled(kBehindPointer);
  }
};
} // namespace

/// What a thread is, conversions and permutations of registers, barriers,
/// waits, hints and prefetches.
static constexpr StringLiteral kFreeIntrinsics[] = {
    "ballot",
    "barrier",
    "cluster.id",
    "cvt.",
    "ds_bpermute",
    "ds_swizzle",
    "flat.prefetch",
    "global.prefetch",
    "grid.dim",
    "iglp.opt",
    "make.buffer.rsrc",
    "mbcnt",
    "permlane",
    "readfirstlane",
    "readlane",
    "s.",
    "sched.",
    "update.dpp",
    "wavefrontsize",
    "workgroup.",
    "workitem.",
    "ds.atomic.async.barrier.arrive",
    "ds.atomic.barrier.arrive"};

/// Accesses, whose pointers do not say of which buffer they are.
static constexpr StringLiteral kAccesses[] = {"cluster.load", "global.load",
                                              "load.to.lds", "raw.", "tensor."};

void mlir::roofline::registerROCDLCostModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, ROCDL::ROCDLDialect *) {
    StringRef dialect = ROCDL::ROCDLDialect::getDialectNamespace();
    attachFreeByPrefix(context, dialect, kFreeIntrinsics);
    forEachOp(context, dialect, [context](RegisteredOperationName name) {
      StringRef intrinsic = name.stripDialect();
      if (parseProduct(intrinsic, context))
        name.attachInterface<NamedProductModel>();
      else if (intrinsic.starts_with("ds.read.tr") ||
               intrinsic.starts_with("ds.load.tr"))
        name.attachInterface<SharedLoadModel>();
      else if (llvm::any_of(kAccesses, [&](StringRef prefix) {
                 return intrinsic.starts_with(prefix);
               }))
        name.attachInterface<BehindPointerModel>();
    });
    using namespace ROCDL;
    attachArithmetic<lane::Clamp, FMed3Op>(context);
    attachArithmetic<lane::Divide, ROCDLRcp>(context);
    attachArithmetic<lane::Transcendental, ROCDLCos, ROCDLExp, ROCDLExp2,
                     ROCDLLog, ROCDLSin, ROCDLSqrt, ROCDLTanh>(context);
  });
}
