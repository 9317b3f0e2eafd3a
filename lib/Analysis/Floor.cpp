//===- Floor.cpp - The traffic that no fusion can avoid -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows what runs in a function, through calls and through the arms that
// count, and through loops around these, turn by turn. What that does to memory
// is gathered in FloorStorages.cpp.
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/Floor.h"
#include "FloorStorages.h"
#include "SizeDecisions.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// A function in one of its invocations, or in one turn of loops there.
struct Body {
  Body(const FunctionRecord &function, Invocation invocation)
      : function(function), invocation(std::move(invocation)) {}

  const FunctionRecord &function;
  Invocation invocation;
  /// Loops that are followed turn by turn, since they hold more than kernels.
  llvm::SmallPtrSet<Operation *, 2> turned;
  /// What kernels here take for granted of sizes.
  llvm::DenseMap<Operation *, SmallVector<SizeDecision, 2>> decisions;
  /// Loops that are kernels with other sizes, and do nothing with these.
  llvm::SmallPtrSet<Operation *, 2> idle;

  Region *findTakenArm(Operation *branch) const;
  Operation *getOutermost(Operation *op) const;
};
} // namespace

/// The arm of `branch` that counts; null if that is not known, or if `branch`
/// is none.
Region *Body::findTakenArm(Operation *branch) const {
  if (branch->getNumRegions() == 0)
    return nullptr;
  ArrayRef<ArmRecord> arms = function.arms;
  const ArmRecord *first = llvm::find_if(
      arms, [&](const ArmRecord &arm) { return arm.op == branch; });
  for (Region &region : branch->getRegions()) {
    if (first == arms.end() || first->op != branch)
      return nullptr;
    if (invocation.arms.taken[first - arms.begin()])
      return &region;
    ++first;
  }
  return nullptr;
}

/// The op around `op`, or `op` itself, that stands in no other op of the
/// function but arms that count and loops that are followed.
Operation *Body::getOutermost(Operation *op) const {
  // What a kernel launches stands elsewhere.
  if (op == function.op || !function.op->isProperAncestor(op))
    return op;
  SmallVector<Operation *> path;
  for (; op != function.op; op = op->getParentOp())
    path.push_back(op);
  while (path.size() > 1 &&
         (turned.contains(path.back()) || findTakenArm(path.back())))
    path.pop_back();
  return path.back();
}

namespace {
class FloorBuilder {
public:
  FloorBuilder(const CallGraph &graph, InvocationFinder &finder,
               AnalysisResult &result, Operation *function)
      : graph(graph), finder(finder), result(result), sizes(*result.sizes),
        storages(function, result) {}

  /// Empty where something is not described as accesses one after the other.
  std::optional<LevelTraffic> build(const FunctionRecord &function) {
    Invocation own;
    own.arms = function.choice;
    addFunction(Body(function, own));
    for (Value value : getReturned(function.op))
      if (isa<TensorType, BaseMemRefType>(value.getType()))
        storages.addReturned(value);
    if (!isKnown)
      return std::nullopt;
    LevelTraffic traffic = storages.computeTraffic();
    traffic.requested = requested;
    return traffic;
  }

private:
  bool isStraightLine(const Body &body) const;
  void findTurned(Body &body) const;

  /// What the function that `op` is returns.
  static ValueRange getReturned(Operation *function) {
    for (Region &region : function->getRegions())
      for (Operation &op : region.getOps())
        if (op.hasTrait<OpTrait::ReturnLike>())
          return op.getOperands();
    return {};
  }

  void addFunction(Body body) {
    const FunctionRecord &function = body.function;
    const Invocation &invocation = body.invocation;
    findTurned(body);
    isKnown = isKnown && isStraightLine(body);
    if (!isKnown)
      return;
    for (const KernelRecord &kernel : function.kernels)
      if (!invocation.arms.isTaken(kernel.arm) &&
          function.arms[*kernel.arm].decision)
        body.idle.insert(kernel.op);
    for (const KernelRecord &kernel : function.kernels) {
      if (!invocation.arms.isTaken(kernel.arm))
        continue;
      auto decisions = getDecisions(function.arms, kernel.arm);
      body.idle.erase(kernel.op);
      Operation *outermost = body.getOutermost(kernel.op);
      storages.markKernel(outermost);
      if (!decisions.empty())
        llvm::append_range(body.decisions[outermost], decisions);
      requested += instantiate(kernel.cost->hbm.requested, invocation.sizes,
                               *result.dimensions);
    }
    for (const UnmodelledRecord &record : function.unmodelled)
      storages.markUnmodelled(record.op);
    for (unsigned arm : invocation.arms.undecided)
      storages.markUnmodelled(function.arms[arm].op);
    for (const CallRecord &call : function.calls)
      calls[call.op] = &call;
    // A kernel that nothing launches is all of its function.
    if (storages.isKernel(function.op)) {
      isKnown &=
          storages.addKernel(function.op, body.decisions.lookup(function.op));
      return;
    }
    for (Region &region : function.op->getRegions())
      addRegion(body, region);
  }

  void addRegion(const Body &body, Region &region) {
    for (Operation &op : region.getOps())
      addOp(body, &op);
  }

  void addOp(const Body &body, Operation *op) {
    if (body.idle.contains(op))
      return;
    // A branch that another call leaves open may be decided in this one.
    if (storages.isKernel(op))
      isKnown &= storages.addKernel(op, body.decisions.lookup(op));
    else if (body.turned.contains(op))
      addTurns(body, cast<LoopLikeOpInterface>(op));
    else if (Region *arm = body.findTakenArm(op))
      addArm(body, op, *arm);
    else if (storages.isUnmodelled(op))
      storages.addUnmodelled(op);
    else if (const CallRecord *call = calls.lookup(op))
      addCall(*call, body.invocation);
  }

  /// A frame for a call or a turn; empty where there are too many, which leaves
  /// the floor unknown.
  std::optional<unsigned> enter(const SizeMap &frameSizes) {
    constexpr unsigned kMaxFrames = 1024;
    // Deeper ones would need too much stack.
    constexpr unsigned kMaxDepth = 64;
    unsigned frame = storages.createFrame(frameSizes);
    isKnown &= frame <= kMaxFrames && depth < kMaxDepth;
    return isKnown ? std::optional(frame) : std::nullopt;
  }

  /// The turns of `loop` one after the other, each as if it were a call.
  void addTurns(const Body &body, LoopLikeOpInterface loop) {
    LoopRange range = sizes.getRanges(loop)->front();
    Region &region = *loop.getLoopRegions().front();
    unsigned around = storages.getFrame();
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(region, captured);
    SmallVector<FramedValue> carried;
    for (Value init : loop.getInits())
      carried.push_back({around, init});
    int64_t trips = *getTrips(range, body.invocation);
    for (int64_t turn = 0; turn < trips; ++turn) {
      Body here = body;
      here.invocation.sizes[range.index] = turn;
      std::optional<unsigned> frame = enter(here.invocation.sizes);
      if (!frame)
        return;
      for (Value value : captured) {
        Value root = result.values->getRoot(value);
        storages.pass({*frame, root}, {around, root});
      }
      for (auto [argument, value] :
           llvm::zip_equal(loop.getRegionIterArgs(), carried))
        storages.pass({*frame, argument}, value);
      storages.setFrame(*frame);
      ++depth;
      addRegion(here, region);
      --depth;
      storages.setFrame(around);
      for (auto [value, yielded] :
           llvm::zip_equal(carried, loop.getYieldedValues()))
        value = {*frame, yielded};
    }
    for (auto [made, value] : llvm::zip_equal(loop->getResults(), carried))
      storages.pass({around, made}, value);
  }

  std::optional<int64_t> getTrips(const LoopRange &range,
                                  const Invocation &invocation) const {
    return instantiate(range.trips, invocation.sizes, *result.dimensions)
        .getInt64();
  }

  /// All of the callee, once more for every call.
  void addCall(const CallRecord &call, const Invocation &around) {
    Invocation invocation;
    invocation.sizes = passSizes(call, around.sizes, *result.dimensions);
    invocation.arms =
        finder.choose(graph.getCalleePosition(call), invocation.sizes);
    unsigned caller = storages.getFrame();
    std::optional<unsigned> callee = enter(invocation.sizes);
    if (!callee)
      return;
    auto function = cast<FunctionOpInterface>(call.callee);
    auto op = cast<CallOpInterface>(call.op);
    for (auto [argument, operand] :
         llvm::zip(function.getArguments(), op.getArgOperands()))
      storages.pass({*callee, argument}, {caller, operand});
    storages.setFrame(*callee);
    ++depth;
    addFunction(Body(graph.getCallee(call), invocation));
    --depth;
    storages.setFrame(caller);
    for (auto [result, value] :
         llvm::zip(call.op->getResults(), getReturned(call.callee)))
      storages.pass({caller, result}, {*callee, value});
  }

  void addArm(const Body &body, Operation *branch, Region &arm) {
    if (arm.empty())
      return;
    addRegion(body, arm);
    unsigned frame = storages.getFrame();
    for (auto [result, value] : llvm::zip(
             branch->getResults(), arm.front().getTerminator()->getOperands()))
      storages.pass({frame, result}, {frame, value});
  }

  const CallGraph &graph;
  InvocationFinder &finder;
  AnalysisResult &result;
  SizeTracer &sizes;
  FloorStorages storages;
  Expr requested;
  /// Calls and turns around what is added now.
  unsigned depth = 0;
  bool isKnown = true;
  llvm::DenseMap<Operation *, const CallRecord *> calls;
};
} // namespace

/// Finds the loops around calls and branches of which each turn is looked at by
/// itself.
void FloorBuilder::findTurned(Body &body) const {
  constexpr int64_t kMaxTurns = 256;
  auto add = [&](Operation *op) {
    if (!body.function.op->isProperAncestor(op))
      return;
    while ((op = op->getParentOp()) != body.function.op) {
      if (!isa<scf::ForOp, affine::AffineForOp>(op))
        continue;
      auto ranges = sizes.getRanges(op);
      if (!ranges)
        continue;
      std::optional<int64_t> trips = getTrips(ranges->front(), body.invocation);
      if (trips && *trips <= kMaxTurns)
        body.turned.insert(op);
    }
  };
  for (const CallRecord &call : body.function.calls)
    if (body.invocation.arms.isTaken(call.arm))
      add(call.op);
  const Operation *last = nullptr;
  for (const ArmRecord &arm : body.function.arms) {
    if (arm.op != last && body.invocation.arms.isTaken(arm.parent))
      add(arm.op);
    last = arm.op;
  }
}

/// Whether all that runs in `body` are kernels, loops around kernels and calls,
/// one after the other.
bool FloorBuilder::isStraightLine(const Body &body) const {
  const FunctionRecord &function = body.function;
  const ArmChoice &arms = body.invocation.arms;
  // What is unmodelled in a launch may stand in a kernel out of line.
  auto stands = [&](Operation *op) {
    return function.op->isAncestor(op) && body.getOutermost(op) == op;
  };
  // Nothing is known of what a call touches but how much it is.
  auto standsInLoops = [&](const KernelRecord &kernel) {
    return !arms.isTaken(kernel.arm) ||
           (!isa<CallOpInterface>(kernel.op) &&
            (stands(kernel.op) ||
             sizes.getRanges(body.getOutermost(kernel.op))));
  };
  auto standsAsCall = [&](const CallRecord &call) {
    return !arms.isTaken(call.arm) || stands(call.op);
  };
  bool hasBlocks =
      isa<FunctionOpInterface>(function.op) &&
      !cast<FunctionOpInterface>(function.op).getFunctionBody().hasOneBlock();
  return !hasBlocks && llvm::all_of(function.calls, standsAsCall) &&
         llvm::all_of(function.kernels, standsInLoops) &&
         llvm::all_of(
             arms.undecided,
             [&](unsigned arm) { return stands(function.arms[arm].op); }) &&
         llvm::all_of(function.unmodelled, [&](const UnmodelledRecord &record) {
           return record.op == function.op || !arms.isTaken(record.arm) ||
                  stands(record.op);
         });
}

std::optional<LevelTraffic>
mlir::roofline::computeFloor(const FunctionRecord &function,
                             const CallGraph &graph, InvocationFinder &finder,
                             AnalysisResult &result) {
  return FloorBuilder(graph, finder, result, function.op).build(function);
}
