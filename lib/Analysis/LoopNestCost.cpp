//===- LoopNestCost.cpp - The cost of a loop nest as one kernel -----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopNestCost.h"
#include "ImposedTiles.h"
#include "LaunchCost.h"
#include "LoopKind.h"
#include "LoopOrders.h"
#include "NestAccesses.h"
#include "Repetition.h"
#include "Unmodelled.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/VectorInterfaces.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Analysis/CostChange.h"
#include "roofline/Interfaces/LaunchShape.h"
#include "roofline/Interfaces/Payload.h"
#include "roofline/Interfaces/WhileLoops.h"

using namespace mlir;
using namespace mlir::roofline;

/// Why a condition on loops has no model.
static constexpr llvm::StringLiteral kUncountedTurns =
    "a branch that is taken in a number of turns with no formula";

/// `nest` without what it accesses on the chip. Sizes there, as of dynamic
/// shared memory, are then nobody's.
static Nest keepGlobal(Nest nest) {
  llvm::erase_if(nest.accesses,
                 [&](const Access &access) { return !nest.isGlobal(access); });
  for (Buffer &buffer : nest.buffers)
    if (buffer.space != MemorySpace::Global) {
      buffer.shape.clear();
      buffer.rootElements.reset();
    }
  return nest;
}

namespace {
/// Walks a loop and adds up what it finds.
class LoopNestBuilder {
public:
  LoopNestBuilder(Operation *loop, const CostContext &context,
                  SizeDecisions &decisions, const LoopNest &asked)
      : kernel(loop), context(context), decisions(decisions),
        accesses(loop, context), change(asked.change),
        keepsParts(asked.parts.has_value()) {}

  /// The body of a launch, for every thread. What has no model is noted.
  void addLaunch(Operation *launch);

  std::optional<std::string> addLoop(Operation *loop);

  /// What was found.
  LoopNest finish() {
    LoopNest nest;
    nest.cost.work = std::move(work);
    nest.cost.hbm = accesses.computeTraffic();
    nest.cost.domain = std::move(domain);
    nest.accesses = accesses.getFootprints();
    nest.ordered = keepGlobal(accesses.getNest());
    nest.unmodelled = std::move(unmodelled);
    if (keepsParts)
      nest.parts = std::move(parts);
    nest.loopOps = std::move(loopOps);
    nest.loopOps.resize(keepsParts ? nest.ordered.extents.size() : 0);
    if (std::optional<LevelTraffic> shared = accesses.computeSharedTraffic();
        shared && accesses.getLoops().getTurns().getLaunch()) {
      ChipTraffic chip;
      chip.smem = std::move(shared);
      nest.cost.chip = std::make_shared<const ChipTraffic>(std::move(chip));
    }
    if (const LaunchShape *shape = accesses.getLoops().getTurns().getLaunch()) {
      LaunchFacts facts = accesses.getThreadFacts();
      addLaunchFacts(kernel, *shape, context, facts);
      nest.cost.launch = std::make_shared<const LaunchFacts>(std::move(facts));
    }
    return nest;
  }

private:
  std::optional<std::string> addWhile(scf::WhileOp loop,
                                      const LoopRange &range);
  /// Adds all turns of what stands in `blocks`.
  std::optional<std::string> addTurns(ArrayRef<LoopRange> ranges,
                                      ArrayRef<Block *> blocks,
                                      ArrayRef<LoopOrder> orders);
  std::optional<std::string> addBlock(Block &block);
  std::optional<std::string> addOp(Operation *op);
  std::optional<std::string> addReductions(Operation *terminator);
  std::optional<std::string> addBranch(Operation *op);
  GuardTracer makeTracer();
  std::optional<std::string> explainTurns(ValueRange values);
  std::optional<std::string> addArm(Region &region, const Guard &guard);
  std::optional<std::string> addGuarded(Operation *op, const Guard &guard);
  std::optional<std::string> addCosted(Operation *op);
  std::optional<std::string> addExecution(Operation *op, const OpCost &cost);
  std::optional<std::string> addWork(const Work &once, ExecutionScope scope);
  std::optional<std::string> addPayload(Operation *op, const Work &once);
  void keepParts(std::vector<WorkPart> ofOne, ExecutionScope scope);

  Operation *kernel;
  const CostContext &context;
  SizeDecisions &decisions;
  NestAccesses accesses;
  std::function<bool(const Expr &)> isSteady = [this](const Expr &expr) {
    return !accesses.getLoops().isDataDependent(expr);
  };
  const CostChange *change;
  Work work;
  SmallVector<Expr, 4> domain;
  std::vector<std::pair<Operation *, std::string>> unmodelled;
  /// Whether somebody asks what the work is made of.
  bool keepsParts;
  std::vector<WorkPart> parts;
  std::vector<Operation *> loopOps;
};
} // namespace

void LoopNestBuilder::addLaunch(Operation *launch) {
  const LaunchShape &shape = *accesses.getLoops().getTurns().getLaunch();
  for (const LaunchSizes &sizes : {shape.grid, shape.block})
    for (const Expr &size : llvm::reverse(sizes))
      domain.push_back(size);
  if (failed(accesses.getLoops().enterLaunch()))
    unmodelled.emplace_back(launch, kUnknownLoops);
  else
    (void)addBlock(launch->getRegion(0).front());
}

std::optional<std::string> LoopNestBuilder::addLoop(Operation *loop) {
  std::optional<SmallVector<LoopRange, 2>> ranges =
      context.sizes.getRanges(loop);
  if (!ranges)
    return getMissingModel(loop).value_or(
        "loops of this kind are not followed");
  if (auto whileLoop = dyn_cast<scf::WhileOp>(loop))
    return addWhile(whileLoop, ranges->front());
  SmallVector<Block *, 2> blocks;
  for (Region &region : loop->getRegions())
    for (Block &block : region)
      blocks.push_back(&block);
  return addTurns(*ranges, blocks, getLoopOrders(loop, ranges->size()));
}

std::optional<std::string>
LoopNestBuilder::addTurns(ArrayRef<LoopRange> ranges, ArrayRef<Block *> blocks,
                          ArrayRef<LoopOrder> orders) {
  for (auto [range, order] : llvm::zip_equal(ranges, orders)) {
    std::optional<Expr> extent = accesses.getLoops().enter(range, order);
    if (!extent)
      return kUnknownLoops.str();
    domain.push_back(std::move(*extent));
    if (keepsParts) {
      loopOps.resize(accesses.getNest().extents.size());
      loopOps.back() = blocks.front()->getParentOp();
    }
  }
  std::optional<std::string> problem;
  for (Block *block : blocks)
    if (!problem)
      problem = addBlock(*block);
  for (unsigned i = 0; i < ranges.size(); ++i)
    accesses.getLoops().leave();
  return problem;
}

std::optional<std::string> LoopNestBuilder::addBlock(Block &block) {
  for (Operation &op : block) {
    std::optional<std::string> problem = addOp(&op);
    if (problem && !accesses.getLoops().getTurns().getLaunch())
      return problem;
    if (problem)
      unmodelled.emplace_back(&op, std::move(*problem));
  }
  return std::nullopt;
}

/// Whether `op` neither computes data nor moves any.
static bool isIdle(Operation &op) {
  return op.hasTrait<OpTrait::IsTerminator>() ||
         op.hasTrait<OpTrait::ConstantLike>() ||
         (isMemoryEffectFree(&op) && op.getNumRegions() == 0 &&
          llvm::all_of(op.getResultTypes(), [](Type type) {
            return type.isIndex() || type.isInteger(1);
          }));
}

static bool isIdle(Region &region) {
  return llvm::all_of(region.getOps(),
                      [](Operation &op) { return isIdle(op); });
}

/// The part that decides may run once more than what it decides on.
std::optional<std::string> LoopNestBuilder::addWhile(scf::WhileOp loop,
                                                     const LoopRange &range) {
  WhileForm form(loop);
  bool isTestIdle = llvm::all_of(*loop.getBeforeBody(), [&](Operation &op) {
    return &op == form.exit || isIdle(op);
  });
  if (!isTestIdle) {
    LoopRange tests = range;
    tests.trips += getExtraRuns(loop, loop.getBefore());
    if (auto problem =
            addTurns(tests, loop.getBeforeBody(), LoopOrder::Sequential))
      return problem;
  }
  SmallVector<Block *, 2> body = {loop.getAfterBody()};
  if (form.body)
    body.push_back(&form.body->front());
  return isBottomTested(loop) ? std::nullopt
                              : addTurns(range, body, LoopOrder::Sequential);
}

GuardTracer LoopNestBuilder::makeTracer() {
  return GuardTracer(context.sizes, accesses.getLoops().getTurns().getLoops(),
                     isSteady, decisions);
}

/// Why nobody knows where what `values` decide happens, though nothing but the
/// turns of loops and the ids of threads is in them. Data may hold anywhere.
std::optional<std::string> LoopNestBuilder::explainTurns(ValueRange values) {
  ConditionOrigin origin = makeTracer().getOrigin(values);
  if (!origin.isOfTurns())
    return std::nullopt;
  const LaunchShape *launch = accesses.getLoops().getTurns().getLaunch();
  bool hasIds = origin.hasIds;
  if (launch)
    for (const LaunchLoop &loop : launch->loops)
      hasIds |= origin.loops.contains(loop.range.index);
  return hasIds ? "a condition on the ids of threads for which there is no "
                  "formula"
                : kUncountedTurns.str();
}

/// What affine.parallel combines with the values that its turns yield.
std::optional<std::string>
LoopNestBuilder::addReductions(Operation *terminator) {
  auto loop = dyn_cast<affine::AffineParallelOp>(terminator->getParentOp());
  if (!loop)
    return std::nullopt;
  Payload payload;
  for (auto [kind, value] :
       llvm::zip_equal(loop.getReductions().getAsRange<IntegerAttr>(),
                       terminator->getOperands()))
    if (std::optional<std::string> problem =
            countCombination(static_cast<arith::AtomicRMWKind>(kind.getInt()),
                             value.getType(), payload))
      return problem;
  return addPayload(terminator, payload.work);
}

/// One arm may do nothing but pass a condition or an index on.
std::optional<std::string> LoopNestBuilder::addBranch(Operation *op) {
  if (std::optional<Guard> guard = makeTracer().traceBranch(op))
    return addGuarded(op, *guard);
  Region *busy = nullptr;
  for (Region &region : op->getRegions()) {
    if (isIdle(region))
      continue;
    if (busy || !region.hasOneBlock())
      return "a branch between several arms inside a kernel";
    busy = &region;
  }
  if (busy)
    if (std::optional<std::string> problem = explainTurns(op->getOperands()))
      return problem;
  return busy ? addBlock(busy->front()) : std::nullopt;
}

std::optional<std::string> LoopNestBuilder::addArm(Region &region,
                                                   const Guard &guard) {
  if (isIdle(region) || guard.isNever())
    return std::nullopt;
  if (failed(accesses.getLoops().getTurns().enterGuard(guard)))
    return kUncountedTurns.str();
  std::optional<std::string> problem = addBlock(region.front());
  accesses.getLoops().getTurns().leaveGuard();
  return problem;
}

/// A branch whose first arm is taken where `guard` holds.
std::optional<std::string> LoopNestBuilder::addGuarded(Operation *op,
                                                       const Guard &guard) {
  std::optional<std::string> problem = addArm(op->getRegion(0), guard);
  if (!problem && op->getNumRegions() > 1 && !op->getRegion(1).empty())
    problem = addArm(op->getRegion(1), !guard);
  return problem;
}

/// Adds the arithmetic of one execution by all in `scope`.
std::optional<std::string> LoopNestBuilder::addWork(const Work &once,
                                                    ExecutionScope scope) {
  for (WorkItem item : once.getItems()) {
    std::optional<Expr> ops =
        accesses.getLoops().getTurns().sumOverLoops(item.ops, scope);
    if (!ops)
      return kUnevenWarps.str();
    item.ops = *ops;
    if (scope == ExecutionScope::Thread) {
      if (!accesses.addSlots(item.slots, item.slots))
        return kUnevenWarps.str();
    } else if (std::optional<Expr> slots =
                   accesses.getLoops().getTurns().sumOverLoops(item.slots,
                                                               scope)) {
      item.slots = *slots;
    }
    work.add(item);
  }
  return std::nullopt;
}

/// Adds the arithmetic of `op`, which every thread executes by itself.
std::optional<std::string> LoopNestBuilder::addPayload(Operation *op,
                                                       const Work &once) {
  if (keepsParts) {
    WorkPart part;
    part.ops = {op};
    part.each = once;
    part.isOfPayload = true;
    keepParts({part}, ExecutionScope::Thread);
  }
  return addWork(once, ExecutionScope::Thread);
}

/// Takes note of `ofOne`, the parts of what all in `scope` execute once here.
void LoopNestBuilder::keepParts(std::vector<WorkPart> ofOne,
                                ExecutionScope scope) {
  for (WorkPart &part : ofOne) {
    // Where there is no number the sum has said so already.
    part.points = accesses.getLoops()
                      .getTurns()
                      .sumOverLoops(part.points, scope)
                      .value_or(0);
    parts.push_back(std::move(part));
  }
}

std::optional<std::string> LoopNestBuilder::addCosted(Operation *op) {
  warnOfIdleTiles(op);
  OpCost cost;
  if (!computeCost(op, context, cost))
    return getMissingModelInKernel(op);
  if (cost.getStatus() == OpCost::Status::Unmodelled)
    return cost.getReason().str();
  if (!cost.isKernel())
    return std::nullopt;
  std::optional<Guard> guard;
  if (cost.predicate)
    guard = makeTracer().trace(cost.predicate);
  if (!guard) {
    if (cost.predicate)
      if (std::optional<std::string> problem = explainTurns(cost.predicate))
        return problem;
    return addExecution(op, cost);
  }
  if (guard->isNever())
    return std::nullopt;
  if (failed(accesses.getLoops().getTurns().enterGuard(*guard)))
    return kUncountedTurns.str();
  std::optional<std::string> problem = addExecution(op, cost);
  accesses.getLoops().getTurns().leaveGuard();
  return problem;
}

/// Adds what an op does wherever it is reached.
std::optional<std::string> LoopNestBuilder::addExecution(Operation *op,
                                                         const OpCost &cost) {
  OpCost changed;
  if (change) {
    changed = cost;
    change->applyInside(op, changed);
  }
  const OpCost &counted = change ? changed : cost;
  if (std::optional<std::string> problem = addWork(counted.work, counted.scope))
    return problem;
  std::optional<std::string> problem =
      accesses.addNest(cost.nest, counted.nest.buffers, op, cost.scope);
  if (!problem)
    accesses.addMoves(cost.warpMoves, cost.scope);
  if (!problem && keepsParts)
    keepParts(splitWork(op, cost), cost.scope);
  return problem;
}

std::optional<std::string> LoopNestBuilder::addOp(Operation *op) {
  if (op->hasTrait<OpTrait::IsTerminator>()) {
    // What scf.reduce combines, and what scf.forall inserts.
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (std::optional<std::string> problem = addBlock(block))
          return problem;
    return addReductions(op);
  }
  if (isLaunch(op))
    return "a launch inside a kernel";
  if (context.sizes.getRanges(op))
    return addLoop(op);
  if (isLoopExit(op))
    return std::nullopt; // Part of what the loop decides on.
  if (isa<RegionBranchOpInterface>(op))
    return addBranch(op);
  // Arithmetic on scalars is nobody's kernel, but part of this one; so is what
  // an atomic access computes.
  Payload payload;
  std::optional<std::string> problem;
  if (accesses.addElementAccess(op, makeTracer()))
    problem = countAtomic(op, payload);
  else if (isa<ArithmeticOpInterface>(op) && isScalarCode(op))
    problem = countPayloadOp(op, payload);
  else
    return addCosted(op);
  if (problem)
    return problem;
  return addPayload(op, payload.work);
}

std::optional<std::string>
mlir::roofline::computeLoopNest(Operation *loop, const CostContext &context,
                                SizeDecisions &decisions, LoopNest &nest) {
  LoopNestBuilder builder(loop, context, decisions, nest);
  if (isLaunch(loop)) {
    builder.addLaunch(loop);
    nest = builder.finish();
    return std::nullopt;
  }
  std::optional<std::string> problem = builder.addLoop(loop);
  if (!problem)
    nest = builder.finish();
  return problem;
}
