//===- LinalgCostModels.cpp - Structured ops ------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One model for every op with indexing maps and a payload: the maps give the
// loops and the accesses, the payload the arithmetic. Nothing depends on the
// name of an op, so a generic costs what the named op that it spells costs.
//
//===----------------------------------------------------------------------===//

#include "CostModels.h"
#include "IndexConversion.h"
#include "Moves.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "roofline/Interfaces/Contraction.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/NestBuilder.h"
#include "roofline/Interfaces/ValueTracing.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Uses of fills
//===----------------------------------------------------------------------===//

/// Whether a size of `value` that its type leaves open is zero.
static bool isBoundToZero(Value value, SizeTracer &sizes) {
  auto type = dyn_cast<ShapedType>(value.getType());
  return type && type.hasRank() && !type.hasStaticShape() &&
         llvm::any_of(sizes.getShape(value),
                      [](const Expr &size) { return size.isZero(); });
}

/// Whether `op` writes every element of `init`. What it does not write keeps
/// what was there.
static bool writesAll(linalg::LinalgOp op, OpOperand &init) {
  AffineMap map = op.getMatchingIndexingMap(&init);
  auto type = cast<ShapedType>(init.get().getType());
  return map.isProjectedPermutation(/*allowZeroInResults=*/true) &&
         llvm::all_of(llvm::enumerate(map.getResults()), [&](auto result) {
           return isa<AffineDimExpr>(result.value()) ||
                  type.getDimSize(result.index()) == 1;
         });
}

/// Whether `op` starts an accumulation with `use` that adds up something: the
/// init of a reduction whose iteration space is not empty.
static bool seedsReduction(OpOperand &use, SizeTracer &sizes) {
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(use.getOwner()))
    return linalgOp.isDpsInit(&use) && linalgOp.getNumReductionLoops() > 0 &&
           !llvm::is_contained(linalgOp.getStaticLoopRanges(), 0) &&
           payloadUses(use) && writesAll(linalgOp, use) &&
           llvm::none_of(linalgOp->getOperands(), [&](Value operand) {
             return isBoundToZero(operand, sizes);
           });
  // Adds products of its input to the output.
  if (auto winograd =
          dyn_cast<linalg::WinogradOutputTransformOp>(use.getOwner()))
    return winograd.isDpsInit(&use);
  return false;
}

/// The argument that a loop starts from `use`; null elsewhere.
static BlockArgument getStartedArgument(OpOperand &use) {
  auto loop = dyn_cast<LoopLikeOpInterface>(use.getOwner());
  return loop && !isa<scf::WhileOp>(use.getOwner())
             ? loop.getTiedLoopRegionIterArg(&use)
             : BlockArgument();
}

/// Whether `use` puts tiles into what a loop carries.
static bool insertsTile(OpOperand &use) {
  if (!isa<BlockArgument>(use.get()))
    return false;
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(use.getOwner()))
    return insert.getDest() == use.get() && insert.getSource() != use.get();
  auto insert = dyn_cast<tensor::ParallelInsertSliceOp>(use.getOwner());
  return insert && insert.getDest() == use.get();
}

bool mlir::roofline::onlySeedsReductions(Value value, SizeTracer &sizes) {
  SmallVector<Value, 4> worklist = {value};
  SmallPtrSet<Value, 4> visited = {value};
  bool anySeed = false;
  while (!worklist.empty()) {
    Value seed = worklist.pop_back_val();
    if (!isa<RankedTensorType>(seed.getType()) || seed.use_empty())
      return false;
    for (OpOperand &use : seed.getUses()) {
      if (seedsReduction(use, sizes)) {
        anySeed = true;
        continue;
      }
      if (onlyAsksForSize(use) || insertsTile(use))
        continue;
      if (BlockArgument carried = getStartedArgument(use)) {
        if (visited.insert(carried).second)
          worklist.push_back(carried);
        continue;
      }
      Operation *user = use.getOwner();
      if (user->getNumResults() != 1 ||
          getViewSource(user->getResult(0)) != use.get())
        return false;
      if (visited.insert(user->getResult(0)).second)
        worklist.push_back(user->getResult(0));
    }
  }
  return anySeed;
}

//===----------------------------------------------------------------------===//
// Structured ops
//===----------------------------------------------------------------------===//

namespace {
/// Builds the cost of one structured op.
class StructuredCost {
public:
  StructuredCost(linalg::LinalgOp op, const CostContext &context, OpCost &cost)
      : op(op), context(context), cost(cost) {
    for (OpOperand *operand : op.getOpOperandsMatchingBBargs()) {
      operands.push_back(operand);
      maps.push_back(op.getMatchingIndexingMap(operand));
    }
  }

  void compute() {
    std::optional<SmallVector<Expr>> extents = getExtents();
    if (!extents)
      return cost.markUnmodelled("a loop whose extent no operand tells");
    NestBuilder nest(context, *extents, cost);
    for (OpOperand *operand : operands)
      addOperand(*operand, nest);
    if (!addPayload(nest))
      return;
    if (failed(nest.finish()))
      return;
    cost.work.scale(cost.nest.getNumPoints());
  }

private:
  /// Loop extents from the operands that a loop indexes directly; from upstream
  /// (which inverts all maps) only where a loop has no such operand.
  std::optional<SmallVector<Expr>> getExtents() {
    SmallVector<std::optional<Expr>> known(op.getNumLoops());
    for (auto [operand, map] : llvm::zip_equal(operands, maps)) {
      auto type = dyn_cast<ShapedType>(operand->get().getType());
      if (!type || !type.hasRank())
        continue;
      Shape shape = context.sizes.getShape(operand->get());
      for (auto [size, index] : llvm::zip_equal(shape, map.getResults()))
        if (auto dim = dyn_cast<AffineDimExpr>(index))
          // Operands of one loop have one size; a number says the most.
          if (std::optional<Expr> &extent = known[dim.getPosition()];
              !extent || (size.isConstant() && !extent->isConstant()))
            extent = size;
    }
    SmallVector<int64_t> upstream;
    SmallVector<Expr> extents;
    for (auto [loop, extent] : llvm::enumerate(known)) {
      if (!extent && upstream.empty())
        upstream = op.getStaticLoopRanges();
      if (!extent && ShapedType::isDynamic(upstream[loop]))
        return std::nullopt;
      extents.push_back(extent ? *extent : Expr(upstream[loop]));
    }
    return extents;
  }

  void addOperand(OpOperand &operand, NestBuilder &nest) {
    if (!isa<ShapedType>(operand.get().getType()))
      return;
    AffineMap map = op.getMatchingIndexingMap(&operand);
    bool isUsed = payloadUses(operand);
    if (op.isDpsInit(&operand)) {
      bool readsInit =
          isUsed && !context.values.isKnownInitialValue(operand.get());
      addOutput(operand, map, readsInit, nest);
    } else if (isUsed) {
      nest.addAccess(operand.get(), map, AccessKind::Read);
    }
  }

  /// A memref is updated where it is. A tensor keeps its value: what is made is
  /// another, also where two outputs start from one tensor.
  void addOutput(OpOperand &init, AffineMap map, bool readsInit,
                 NestBuilder &nest) {
    if (!isa<TensorType>(init.get().getType()))
      return nest.addAccess(init.get(), map,
                            readsInit ? AccessKind::Update : AccessKind::Write);
    if (readsInit)
      nest.addAccess(init.get(), map, AccessKind::Initial);
    nest.addAccess(op.getTiedOpResult(&init), map, AccessKind::Write);
  }

  /// Counts one point of the iteration space into `cost.work`.
  bool addPayload(NestBuilder &nest) {
    SmallVector<Contraction, 1> contractions = matchContractions(op, maps);
    SmallVector<MultiplyAccumulateOps, 1> skip;
    for (const Contraction &contraction : contractions) {
      skip.push_back(contraction.ops);
      cost.work.add(contraction.getWork());
    }
    if (contractions.size() == 1)
      cost.roles = contractions.front().roles;
    Payload payload;
    if (std::optional<std::string> problem =
            countPayload(*op.getBlock(), skip, payload)) {
      cost.markUnmodelled(*problem);
      return false;
    }
    cost.work.add(payload.work);
    addLoads(
        payload.loads, *op.getBlock(), op.getNumLoops(),
        [&](unsigned argument) { return getLoopsOf(maps[argument]); }, nest,
        cost);
    return true;
  }

  linalg::LinalgOp op;
  const CostContext &context;
  OpCost &cost;
  /// By payload argument.
  SmallVector<OpOperand *, 4> operands;
  SmallVector<AffineMap, 4> maps;
};

template <typename Op>
struct StructuredModel
    : CostOpInterface::ExternalModel<StructuredModel<Op>, Op> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    StructuredCost(cast<linalg::LinalgOp>(op), context, cost).compute();
  }
};

/// A fill of a tensor that only seeds reductions stays in registers.
struct FillModel : CostOpInterface::ExternalModel<FillModel, linalg::FillOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    cost.markNotShareable();
    if (op->getNumResults() == 1 &&
        onlySeedsReductions(op->getResult(0), context.sizes))
      return cost.markFree();
    StructuredCost(cast<linalg::LinalgOp>(op), context, cost).compute();
  }
};
} // namespace

template <typename Op>
static void attachStructured(MLIRContext *context) {
  if constexpr (std::is_same_v<Op, linalg::FillOp>)
    Op::template attachInterface<FillModel>(*context);
  else
    Op::template attachInterface<StructuredModel<Op>>(*context);
}

template <typename... Ops>
static void attachAllStructured(MLIRContext *context) {
  (attachStructured<Ops>(context), ...);
}

void mlir::roofline::registerLinalgCostModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, linalg::LinalgDialect *) {
    attachAllStructured<
#define GET_OP_LIST
#include "mlir/Dialect/Linalg/IR/LinalgStructuredOps.cpp.inc"
        >(context);
  });
}
