//===- Floor.cpp - The traffic that no fusion can avoid -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows what runs in a function, through calls and through the arms that
// count. What that does to memory is gathered in FloorStorages.cpp.
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/Floor.h"
#include "FloorStorages.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::roofline;

/// The arm of `branch` that counts with `arms`; null if that is not known, or
/// if `branch` is none.
static Region *findTakenArm(const FunctionRecord &function,
                            const ArmChoice &arms, Operation *branch) {
  if (branch->getNumRegions() == 0)
    return nullptr;
  const auto *first =
      llvm::find_if(ArrayRef(function.arms),
                    [&](const ArmRecord &arm) { return arm.op == branch; });
  for (Region &region : branch->getRegions()) {
    if (first == ArrayRef(function.arms).end() || first->op != branch)
      return nullptr;
    if (arms.taken[first - function.arms.data()])
      return &region;
    ++first;
  }
  return nullptr;
}

/// The op around `op`, or `op` itself, that stands in no other op of `function`
/// but arms that count.
static Operation *getOutermost(Operation *op, const FunctionRecord &function,
                               const ArmChoice &arms) {
  // What a kernel launches stands elsewhere.
  if (op == function.op || !function.op->isProperAncestor(op))
    return op;
  SmallVector<Operation *> path;
  for (; op != function.op; op = op->getParentOp())
    path.push_back(op);
  while (path.size() > 1 && findTakenArm(function, arms, path.back()))
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
    addFunction(function, own);
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
  bool isStraightLine(const FunctionRecord &function,
                      const ArmChoice &arms) const;

  /// What the function that `op` is returns.
  static ValueRange getReturned(Operation *function) {
    for (Region &region : function->getRegions())
      for (Operation &op : region.getOps())
        if (op.hasTrait<OpTrait::ReturnLike>())
          return op.getOperands();
    return {};
  }

  void addFunction(const FunctionRecord &function,
                   const Invocation &invocation) {
    isKnown = isKnown && isStraightLine(function, invocation.arms);
    if (!isKnown)
      return;
    for (const KernelRecord &kernel : function.kernels) {
      if (!invocation.arms.isTaken(kernel.arm))
        continue;
      storages.markKernel(getOutermost(kernel.op, function, invocation.arms));
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
      isKnown &= storages.addKernel(function.op);
      return;
    }
    for (Region &region : function.op->getRegions())
      addRegion(function, invocation, region);
  }

  void addRegion(const FunctionRecord &function, const Invocation &invocation,
                 Region &region) {
    for (Operation &op : region.getOps())
      addOp(function, invocation, &op);
  }

  void addOp(const FunctionRecord &function, const Invocation &invocation,
             Operation *op) {
    // A branch that another call leaves open may be decided in this one.
    if (storages.isKernel(op))
      isKnown &= storages.addKernel(op);
    else if (Region *arm = findTakenArm(function, invocation.arms, op))
      addArm(function, invocation, op, *arm);
    else if (storages.isUnmodelled(op))
      storages.addUnmodelled(op);
    else if (const CallRecord *call = calls.lookup(op))
      addCall(*call, invocation);
  }

  /// All of the callee, once more for every call.
  void addCall(const CallRecord &call, const Invocation &around) {
    constexpr unsigned kMaxCalls = 1024;
    // Deeper calls would need too much stack.
    constexpr unsigned kMaxDepth = 64;
    Invocation invocation;
    invocation.sizes = passSizes(call, around.sizes, *result.dimensions);
    invocation.arms =
        finder.choose(graph.getCalleePosition(call), invocation.sizes);
    unsigned caller = storages.getFrame();
    unsigned callee = storages.createFrame(invocation.sizes);
    if (callee > kMaxCalls || depth == kMaxDepth) {
      isKnown = false;
      return;
    }
    auto function = cast<FunctionOpInterface>(call.callee);
    auto op = cast<CallOpInterface>(call.op);
    for (auto [argument, operand] :
         llvm::zip(function.getArguments(), op.getArgOperands()))
      storages.pass({callee, argument}, {caller, operand});
    storages.setFrame(callee);
    ++depth;
    addFunction(graph.getCallee(call), invocation);
    --depth;
    storages.setFrame(caller);
    for (auto [result, value] :
         llvm::zip(call.op->getResults(), getReturned(call.callee)))
      storages.pass({caller, result}, {callee, value});
  }

  void addArm(const FunctionRecord &function, const Invocation &invocation,
              Operation *branch, Region &arm) {
    if (arm.empty())
      return;
    addRegion(function, invocation, arm);
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
  /// Calls around what is added now.
  unsigned depth = 0;
  bool isKnown = true;
  llvm::DenseMap<Operation *, const CallRecord *> calls;
};
} // namespace

/// Whether all that runs in `function` are kernels, loops around kernels and
/// calls, one after the other.
bool FloorBuilder::isStraightLine(const FunctionRecord &function,
                                  const ArmChoice &arms) const {
  // What is unmodelled in a launch may stand in a kernel out of line.
  auto stands = [&](Operation *op) {
    return function.op->isAncestor(op) &&
           getOutermost(op, function, arms) == op;
  };
  // Nothing is known of what a call touches but how much it is.
  auto standsInLoops = [&](const KernelRecord &kernel) {
    return !arms.isTaken(kernel.arm) ||
           (!isa<CallOpInterface>(kernel.op) &&
            (stands(kernel.op) ||
             sizes.getRanges(getOutermost(kernel.op, function, arms))));
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
