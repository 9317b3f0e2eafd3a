//===- KernelMaker.cpp - Single ops as fused kernels ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelMaker.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Access/Footprint.h"
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

/// The loop whose turns `index` counts one by one, if there is one.
static std::optional<uint8_t> getOnlyLoop(const IndexExpr &index) {
  if (index.maxDistinct || index.terms.size() != 1 || !index.offset.isZero() ||
      !index.terms.front().coefficient.isOne())
    return std::nullopt;
  return index.terms.front().loop;
}

static LoopSet getLoops(const IndexExpr &index) {
  LoopSet loops = 0;
  for (const IndexTerm &term : index.terms)
    loops |= LoopSet(1) << term.loop;
  return loops;
}

static void setIndex(ArrayRef<IndexExpr> index, AccessShape &shape) {
  bool isAll = true;
  for (const IndexExpr &expr : index) {
    shape.onlyLoops.push_back(getOnlyLoop(expr));
    isAll &= shape.onlyLoops.back().has_value();
  }
  if (!isAll)
    shape.index.assign(index.begin(), index.end());
  if (!index.empty())
    shape.rowLoops = getLoops(index.back());
}

/// False where some size is no number.
static bool setBuffer(const Buffer &buffer, AccessShape &shape) {
  for (const Expr &size : buffer.shape) {
    std::optional<int64_t> number = size.getInt64();
    if (!number)
      return false;
    shape.sizes.push_back(*number);
  }
  shape.space = buffer.space;
  shape.bitsPerElement = buffer.bitsPerElement;
  shape.rootElements = buffer.rootElements;
  shape.rootBytes = Count::overflow();
  if (buffer.rootElements)
    shape.rootBytes = getBytes(*buffer.rootElements, buffer.bitsPerElement)
                          .getCount()
                          .value_or(Count::overflow());
  shape.bufferBytes = getBytes(getProduct(buffer.shape), buffer.bitsPerElement)
                          .getCount()
                          .value_or(Count::overflow());
  return true;
}

/// Whether every element of the buffer is touched: each dimension has a loop
/// of its own that runs along all of it.
static bool touchesAll(const Access &access, const AccessShape &shape,
                       const FusedKernel &kernel) {
  LoopSet seen = 0;
  for (auto [loop, size] : llvm::zip_equal(shape.onlyLoops, shape.sizes)) {
    if (!loop || isIn(*loop, seen) || kernel.extents[*loop] != size)
      return false;
    seen |= LoopSet(1) << *loop;
  }
  return !access.maxElements;
}

/// False where some count is no number.
static bool setBytes(const Access &access, const Nest &nest,
                     const FusedKernel &kernel, AccessShape &shape) {
  const Buffer &buffer = nest.buffers[access.buffer];
  Count bits = buffer.bitsPerElement;
  std::optional<Count> touchedBytes = shape.bufferBytes;
  std::optional<Count> movedBytes =
      std::min(shape.bufferBytes, shape.rootBytes);
  if (!touchesAll(access, shape, kernel)) {
    Expr touched = countFootprint(access, buffer, nest.extents);
    touchedBytes = movedBytes = getBytes(touched, bits).getCount();
    // In its root's own coordinates nothing is counted beyond the root.
    if (buffer.viewKey)
      movedBytes =
          getBytes(capAt(touched, buffer.rootElements), bits).getCount();
  }
  // What is not only read is asked for once.
  std::optional<Count> requested = touchedBytes;
  if (access.kind == AccessKind::Read)
    requested = countRequestedBytes(access, nest).getCount();
  if (!touchedBytes || !movedBytes || !requested)
    return false;
  shape.touchedBytes = *touchedBytes;
  shape.movedBytes = nest.isGlobal(access) ? *movedBytes : Count();
  shape.requestedBytes = *requested;
  return true;
}

/// Adds `access` of `nest`; false where the loops of the nest do not say where
/// it goes.
bool KernelMaker::addAccess(const Access &access, const Nest &nest,
                            FusedKernel &kernel) {
  if (access.ownExtents || access.kind == AccessKind::Update)
    return false;
  const Buffer &buffer = nest.buffers[access.buffer];
  AccessShape &shape = shapes.emplace_back();
  shape.kind = access.kind;
  shape.isOfProduct =
      !kernel.products.empty() && access.kind == AccessKind::Read;
  shape.numLoops = nest.extents.size();
  setIndex(access.index, shape);
  if (!setBuffer(buffer, shape) || !setBytes(access, nest, kernel, shape))
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

/// `op` as one that may be fused with others, if it may.
static linalg::LinalgOp getFusible(Operation *op, const KernelCost &cost) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp || cost.tiling || !cost.executions.isConstant() ||
      !llvm::all_of(cost.domain, std::mem_fn(&Expr::isConstant)) ||
      !linalgOp.hasPureTensorSemantics() || isSeed(op))
    return nullptr;
  // What its payload reads may change before the kernel of a group runs.
  return llvm::all_of(
             *linalgOp.getBlock(),
             [](Operation &nested) { return isMemoryEffectFree(&nested); })
             ? linalgOp
             : nullptr;
}

std::unique_ptr<FusedKernel> KernelMaker::makeAnew(linalg::LinalgOp op,
                                                   const OpCost &described,
                                                   const KernelCost &found) {
  const Nest &nest = described.nest;
  if (!described.isKernel() || nest.extents.size() > kMaxOpLoops ||
      nest.extents.size() != op.getNumLoops())
    return nullptr;
  auto result = std::make_unique<FusedKernel>();
  FusedKernel &kernel = *result;
  for (const Expr &extent : nest.extents) {
    std::optional<int64_t> number = extent.getInt64();
    if (!number || *number == 0)
      return nullptr;
    kernel.lastLoops[kernel.numLastLoops++] = kernel.extents.size();
    kernel.extents.push_back(*number);
  }
  for (auto [loop, kind] : llvm::enumerate(op.getIteratorTypesArray()))
    if (kind == utils::IteratorType::parallel)
      kernel.parallel |= LoopSet(1) << loop;
  kernel.common = kernel.parallel;
  if (!described.work.getContractionOps().isZero())
    kernel.products.push_back(kernel.parallel);
  for (const Access &access : nest.accesses)
    if (!addAccess(access, nest, kernel))
      return nullptr;
  for (const OuterAccess &access : kernel.accesses)
    kernel.countMoved(access.root);
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
  if (linalg::LinalgOp linalgOp = getFusible(op, cost))
    kernels[&cost] = makeAnew(linalgOp, described, cost);
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

std::unique_ptr<FusedKernel> KernelMaker::find(Operation *op,
                                               const KernelCost &cost,
                                               const CostContext &context) {
  auto [entry, isFirst] = kernels.try_emplace(&cost);
  std::unique_ptr<FusedKernel> &known = entry->second;
  if (known && known->last == op)
    return std::move(known);
  // Ops that look alike may use different slices of what they have in common.
  bool usesView = llvm::any_of(
      op->getOperands(), [](Value value) { return !!getViewSource(value); });
  if (known && !usesView)
    return copyFor(op, *known, context.values);
  linalg::LinalgOp linalgOp = getFusible(op, cost);
  OpCost described;
  if (!linalgOp || !computeCost(op, context, described))
    return nullptr;
  std::unique_ptr<FusedKernel> kernel = makeAnew(linalgOp, described, cost);
  if (kernel && !isFirst && !usesView)
    known = std::make_unique<FusedKernel>(*kernel);
  return kernel;
}

std::unique_ptr<FusedKernel> KernelMaker::make(Operation *op,
                                               const KernelCost &cost,
                                               const CostContext &context) {
  std::unique_ptr<FusedKernel> kernel = find(op, cost, context);
  if (kernel)
    countUses(*kernel);
  return kernel;
}

std::optional<double> KernelMaker::getSeconds(const KernelCost &cost) {
  auto [known, isNew] = seconds.try_emplace(&cost);
  if (isNew)
    known->second = judgeSeconds(cost.work, cost.getTraffic(), *cost.target,
                                 assumptions, cost.executions);
  return known->second;
}
