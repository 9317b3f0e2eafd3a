//===- KernelMaker.cpp - Single ops as fused kernels ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelMaker.h"
#include "AccessShapes.h"
#include "PadFusion.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "roofline/Fusion/ValueUses.h"
#include "roofline/Interfaces/ValueTracing.h"

using namespace mlir;
using namespace mlir::roofline;

/// How many operands read what `value` holds.
static unsigned countUses(Value value) {
  unsigned uses = 0;
  forEachRead(value, [&](OpOperand &) { ++uses; });
  return uses;
}

static void countUses(FusedKernel &kernel) {
  llvm::SmallPtrSet<const void *, 4> read;
  for (OuterAccess &access : kernel.accesses) {
    Value root = Value::getFromOpaquePointer(access.root);
    if (access.writes())
      access.uses = countUses(root);
    else // Operands that are one value are counted together.
      access.uses = read.insert(access.root).second
                        ? llvm::count_if(kernel.last->getOpOperands(),
                                         [&](OpOperand &operand) {
                                           return lookThroughReshapes(
                                                      operand.get()) == root &&
                                                  readsContents(operand);
                                         })
                        : 0;
  }
}

/// Adds `access` of `nest`; false where the loops of the nest do not say where
/// it goes.
bool KernelMaker::addAccess(const Access &access, const Nest &nest,
                            FusedKernel &kernel) {
  // What a pad reads is what it reads of the source, and no other loops.
  if ((access.ownExtents && !kernel.isPad) || access.kind == AccessKind::Update)
    return false;
  const Buffer &buffer = nest.buffers[access.buffer];
  AccessShape &shape = *new (shapes.Allocate()) AccessShape();
  if (!describeAccess(access, nest, kernel, shape))
    return false;
  OuterAccess &outer = kernel.accesses.emplace_back();
  outer.shape = &shape;
  outer.root = buffer.rootKey;
  outer.view = buffer.viewKey;
  shape.isReshaped =
      throughReshapes && outer.view &&
      lookThroughReshapes(Value::getFromOpaquePointer(outer.view)) ==
          Value::getFromOpaquePointer(outer.root);
  outer.loopOf = kernel.lastLoops;
  for (const IndexExpr &expr : access.index)
    outer.loops |= getLoops(expr);
  outer.movedBytes = shape.movedBytes;
  outer.requestedBytes = shape.requestedBytes;
  kernel.outer.add(outer);
  return true;
}

/// Whether `op` is a fill that others start from: as a result of a larger op
/// nobody would know any more what it holds, and it would have to be read.
static bool isSeed(Operation *op) {
  return isa<linalg::FillOp>(op) &&
         (isOnlyStartedFrom(op) ||
          llvm::any_of(op->getUses(), [](OpOperand &use) {
            auto user = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
            return user && user.isDpsInit(&use) && readsContents(use);
          }));
}

/// Whether `op` may be fused with others.
static bool isFusible(Operation *op, const KernelCost &cost) {
  if (cost.tiling || !cost.executions.isConstant() ||
      !llvm::all_of(cost.domain, std::mem_fn(&Expr::isConstant)))
    return false;
  if (isPlainPad(op))
    return true;
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp || !linalgOp.hasPureTensorSemantics() || isSeed(op))
    return false;
  // What its payload reads may change before the kernel of a group runs. Most
  // of what a payload does needs not be asked.
  return llvm::all_of(
      linalgOp.getBlock()->without_terminator(), [](Operation &nested) {
        return isa_and_nonnull<arith::ArithDialect, math::MathDialect>(
                   nested.getDialect()) ||
               isMemoryEffectFree(&nested);
      });
}

/// Puts in the loops of `op`, the domain of `nest`; false where some extent is
/// no number.
static bool setLoops(Operation *op, const Nest &nest, FusedKernel &kernel) {
  for (const Expr &extent : nest.extents) {
    std::optional<int64_t> number = extent.getInt64();
    if (!number || *number == 0)
      return false;
    kernel.lastLoops[kernel.numLastLoops++] = kernel.extents.size();
    kernel.extents.push_back(*number);
  }
  kernel.parallel = getFirstLoops(kernel.extents.size());
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op)) {
    SmallVector<unsigned> reductions;
    linalgOp.getReductionDims(reductions);
    for (unsigned loop : reductions)
      kernel.parallel &= ~(LoopSet(1) << loop);
  }
  kernel.common = kernel.parallel;
  return true;
}

std::unique_ptr<FusedKernel> KernelMaker::makeAnew(Operation *op,
                                                   const OpCost &described,
                                                   const KernelCost &found) {
  const Nest &nest = described.nest;
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!described.isKernel() || nest.extents.size() > kMaxOpLoops ||
      (linalgOp && nest.extents.size() != linalgOp.getNumLoops()))
    return nullptr;
  auto result = std::make_unique<FusedKernel>();
  FusedKernel &kernel = *result;
  kernel.isPad = !linalgOp;
  if (!setLoops(op, nest, kernel))
    return nullptr;
  if (!described.work.getContractionOps().isZero())
    kernel.products.push_back(kernel.parallel);
  for (const Access &access : nest.accesses)
    if (!addAccess(access, nest, kernel))
      return nullptr;
  for (const OuterAccess &access : kernel.accesses)
    kernel.countMoved(access.root);
  if (kernel.isPad && !padsWholeRoot(kernel))
    return nullptr;
  kernel.last = op;
  kernel.once = described.work;
  kernel.target = found.target;
  // What the analysis counted is of all executions.
  std::optional<double> seconds =
      found.executions.isOne() ? getSeconds(found)
                               : judgeSeconds(kernel.once, kernel.getTraffic(),
                                              *found.target, assumptions);
  if (!seconds)
    return nullptr;
  kernel.seconds = *seconds;
  return result;
}

/// What the root `value` of something that `op` uses or makes is in `other`,
/// which looks like it. What the payload captures is the same in both.
static Value exchange(Value value, Operation *op, Operation *other,
                      ValueTracer &values) {
  if (value.getDefiningOp() == op)
    return other->getResult(cast<OpResult>(value).getResultNumber());
  for (auto [mine, its] : llvm::zip(op->getOperands(), other->getOperands()))
    if (values.getRoot(mine) == value)
      return values.getRoot(its);
  return value;
}

void KernelMaker::observe(Operation *op, const OpCost &described,
                          const KernelCost &cost) {
  if (!isFusible(op, cost))
    return;
  std::unique_ptr<FusedKernel> kernel = makeAnew(op, described, cost);
  known[&cost].kernel = std::move(kernel);
}

/// `kernel` as that of `op`, which looks like the one that it is of.
static std::unique_ptr<FusedKernel>
copyFor(Operation *op, const FusedKernel &kernel, ValueTracer &values) {
  auto copy = std::make_unique<FusedKernel>(kernel);
  for (OuterAccess &access : copy->accesses)
    access.root = exchange(Value::getFromOpaquePointer(access.root),
                           kernel.last, op, values)
                      .getAsOpaquePointer();
  copy->last = op;
  return copy;
}

std::unique_ptr<FusedKernel>
KernelMaker::makeUncounted(Operation *op, const KernelCost &cost,
                           const CostContext &context) {
  Known &entry = known[&cost];
  bool isFirst = !entry.wasAskedFor;
  entry.wasAskedFor = true;
  std::unique_ptr<FusedKernel> &shared = entry.kernel;
  if (shared && shared->last == op)
    return std::move(shared);
  // Ops that look alike may use different slices of what they have in common.
  bool usesView = llvm::any_of(
      op->getOperands(), [](Value value) { return !!getViewSource(value); });
  if (shared && !usesView)
    return copyFor(op, *shared, context.values);
  OpCost described;
  if (!isFusible(op, cost) || !computeCost(op, context, described))
    return nullptr;
  std::unique_ptr<FusedKernel> kernel = makeAnew(op, described, cost);
  if (kernel && !isFirst && !usesView)
    known[&cost].kernel = std::make_unique<FusedKernel>(*kernel);
  return kernel;
}

std::unique_ptr<FusedKernel> KernelMaker::make(Operation *op,
                                               const KernelCost &cost,
                                               const CostContext &context) {
  std::unique_ptr<FusedKernel> kernel = makeUncounted(op, cost, context);
  if (!kernel)
    return nullptr;
  countUses(*kernel);
  for (OuterAccess &access : kernel->accesses)
    if (std::optional<AccessShape> unpadded = findUnpadded(access, *kernel))
      access.unpadded =
          new (shapes.Allocate()) AccessShape(std::move(*unpadded));
  return kernel;
}

std::optional<double> KernelMaker::getSeconds(const KernelCost &cost) {
  Known &entry = known[&cost];
  if (!entry.hasSeconds)
    entry.seconds = judgeSeconds(cost.work, cost.getTraffic(), *cost.target,
                                 assumptions, cost.executions);
  entry.hasSeconds = true;
  return entry.seconds;
}
