//===- ModuleAnalysis.cpp - Kernels of a module, costed and judged --------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/ModuleAnalysis.h"
#include "ArmConditions.h"
#include "BlockLifting.h"
#include "BodyAnalysis.h"
#include "Explainer.h"
#include "TotalsCheck.h"
#include "Unmodelled.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Analysis/Invocations.h"
#include "roofline/Interfaces/LaunchShape.h"

using namespace mlir;
using namespace mlir::roofline;

static TargetSelector makeSelector(const AnalysisOptions &options) {
  TargetSelector selector(options.target, options.ceilings);
  if (options.hasEndlessL2)
    selector.supposeEndlessL2();
  return selector;
}

namespace {
/// Walks a module and fills in an AnalysisResult.
class Analyzer {
public:
  Analyzer(Operation *root, const AnalysisOptions &options,
           KernelObserver observer, AnalysisResult &result,
           CostChange *change = nullptr)
      : root(root), options(options), result(result), change(change),
        bodies{root, options, result,   makeSelector(options),
               {},   *lifted, observer, change} {}

  /// Tells of kernels as they are recorded.
  void setExplainer(Explainer &explainer) { bodies.explainer = &explainer; }

  LogicalResult run() {
    lifted->lift(root);
    LogicalResult outcome = analyze();
    lifted->restore();
    recordAtOriginals();
    return outcome;
  }

private:
  LogicalResult analyze();
  LogicalResult findWarps();
  void recordAtOriginals();
  LogicalResult analyzeScope(Operation *module);
  LogicalResult analyzeFunction(Operation *function);
  void dropRecursiveCalls(const CallGraph &graph);
  void findInvocations(const CallGraph &graph);
  void recordUndecided();
  void takeTargetOfChip();

  Operation *root;
  const AnalysisOptions &options;
  AnalysisResult &result;
  /// What is supposed to be different; null for nothing.
  CostChange *change;
  std::shared_ptr<LiftedBodies> lifted = std::make_shared<LiftedBodies>();
  BodyContext bodies;
};
} // namespace

/// Records of copied ops become records of the ops in the IR.
void Analyzer::recordAtOriginals() {
  for (FunctionRecord &function : result.functions) {
    for (KernelRecord &kernel : function.kernels)
      kernel.op = lifted->getOriginal(kernel.op);
    for (UnmodelledRecord &unmodelled : function.unmodelled)
      unmodelled.op = lifted->getOriginal(unmodelled.op);
  }
  result.lifted = lifted;
}

LogicalResult Analyzer::analyze() {
  FailureOr<SelectedTarget> target = bodies.selector.select(root);
  if (failed(target))
    return failure();
  result.root = root;
  result.target = *target;
  result.dimensions = std::make_unique<Dimensions>(options.bindings);
  result.sizes = std::make_unique<SizeTracer>(root, *result.dimensions);
  result.values = std::make_unique<ValueTracer>(*result.sizes);
  if (change)
    change->prepare(root, *result.values, *result.sizes);
  if (failed(findWarps()) || failed(result.sizes->collectEqualities(root)) ||
      failed(isa<FunctionOpInterface>(root) ? analyzeFunction(root)
                                            : analyzeScope(root)) ||
      // No place in the IR is at fault.
      failed(result.dimensions->checkBindings(
          UnknownLoc::get(root->getContext()))))
    return failure();
  dropIdleFlags(result.functions);
  result.hasChips = bodies.selector.getChosenByChip().has_value();
  takeTargetOfChip();
  CallGraph graph(result);
  dropRecursiveCalls(graph);
  findInvocations(graph);
  recordUndecided();
  return failure(failed(checkSteps(result, options.bindings)) ||
                 failed(checkTotals(result)));
}

/// Where nobody has named a target and one chip runs every kernel, what is
/// around these is judged on it as well.
void Analyzer::takeTargetOfChip() {
  const std::optional<SelectedTarget> &chip = bodies.selector.getChosenByChip();
  if (!chip || result.target.source != TargetOrigin::Default)
    return;
  for (const FunctionRecord &function : result.functions)
    for (const KernelRecord &kernel : function.kernels)
      if (kernel.cost->target != chip->model.get())
        return;
  for (FunctionRecord &function : result.functions)
    function.target = chip->model.get();
  result.target = *chip;
}

static int64_t getNumber(const std::optional<Figure> &figure) {
  return figure ? static_cast<int64_t>(figure->value) : 0;
}

static WarpTraits getWarps(const TargetModel &target) {
  WarpTraits warps;
  warps.width = getNumber(target.warpWidth);
  warps.sectorBytes = getNumber(target.l2.lineBytes ? target.l2.lineBytes
                                                    : target.hbm.lineBytes);
  warps.numBanks = getNumber(target.smemBanks);
  return warps;
}

/// Tells the sizes what warps are, before anyone asks for a thread.
LogicalResult Analyzer::findWarps() {
  if (!mayHoldLaunches(root))
    return success();
  WalkResult found = root->walk([&](Operation *op) {
    if (!isLaunch(op))
      return WalkResult::advance();
    FailureOr<SelectedTarget> target = bodies.selectForLaunch(op);
    if (failed(target))
      return WalkResult::interrupt();
    result.sizes->setWarps(op, getWarps(*target->model));
    return WalkResult::advance();
  });
  return failure(found.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// Modules and functions
//===----------------------------------------------------------------------===//

/// Whether `symbol` may be named from outside `root`: as its visibility says,
/// and that of every symbol around it. What is nested is seen by the parents of
/// its symbol table, which `root` may have.
static bool isVisible(SymbolOpInterface symbol, Operation *root) {
  for (Operation *op = symbol; op != root; op = op->getParentOp()) {
    auto around = dyn_cast<SymbolOpInterface>(op);
    if (around && !around.isPublic() &&
        (around.isPrivate() || !root->getParentOp()))
      return false;
  }
  return true;
}

/// The record of a function. Other functions are looked at only from `root`
/// down: a pass on one function must leave its neighbours alone.
static FunctionRecord makeRecord(Operation *op, Operation *root,
                                 SizeTracer &sizes) {
  FunctionRecord record;
  record.op = op;
  auto symbol = dyn_cast<SymbolOpInterface>(op);
  if (!symbol)
    return record;
  if (StringAttr name = symbol.getNameAttr())
    record.name = name.str();
  record.isPublic = isVisible(symbol, root);
  record.isDead = !record.isPublic && !sizes.isUsed(op);
  return record;
}

LogicalResult Analyzer::analyzeScope(Operation *module) {
  // Ops beside the functions get a record of their own, if there are any.
  FunctionRecord outside;
  outside.op = module;
  outside.target = result.target.model.get();
  for (Region &region : module->getRegions())
    for (Block &block : region)
      for (Operation &op : block)
        if (!isPayload(&op)                       ? false
            : isa<FunctionOpInterface>(op)        ? failed(analyzeFunction(&op))
            : isa<ModuleOp, gpu::GPUModuleOp>(op) ? failed(analyzeScope(&op))
                                                  : false)
          return failure();
  if (failed(analyzeBody(module, bodies, outside)))
    return failure();
  if (!outside.kernels.empty() || !outside.unmodelled.empty() ||
      !outside.calls.empty())
    result.functions.push_back(std::move(outside));
  return success();
}

/// Whether `function` is code for a GPU that others call: it is part of them.
static bool isCalledOnDevice(Operation *function, SizeTracer &sizes) {
  return isa<gpu::GPUModuleOp>(function->getParentOp()) &&
         isa<gpu::GPUFuncOp, func::FuncOp>(function) && !isLaunch(function) &&
         sizes.isUsed(function);
}

LogicalResult Analyzer::analyzeFunction(Operation *function) {
  if (cast<FunctionOpInterface>(function).isExternal() ||
      isCalledOnDevice(function, *result.sizes))
    return success();
  FunctionRecord record = makeRecord(function, root, *result.sizes);
  record.target = result.target.model.get();
  DataLayout layout;
  if (std::optional<std::string> problem = getFunctionProblem(function))
    record.unmodelled.push_back(
        makeUnmodelled(function, *problem, bodies.getCostContext(layout)));
  else if (failed(analyzeBody(function, bodies, record)))
    return failure();
  result.functions.push_back(std::move(record));
  return success();
}

//===----------------------------------------------------------------------===//
// The call graph
//===----------------------------------------------------------------------===//

void Analyzer::dropRecursiveCalls(const CallGraph &graph) {
  for (FunctionRecord &function : result.functions) {
    DataLayout layout = DataLayout::closest(function.op);
    llvm::erase_if(function.calls, [&](const CallRecord &call) {
      if (!graph.isRecursive(call))
        return false;
      emitWarning(call.op->getLoc())
          << "recursive call, whose depth is not known: it is not followed, "
             "and the totals are lower bounds";
      function.unmodelled.push_back(
          makeUnmodelled(call.op, "a recursive call, whose depth is not known",
                         bodies.getCostContext(layout), call.loops, call.arm));
      return true;
    });
  }
}

void Analyzer::findInvocations(const CallGraph &graph) {
  InvocationFinder finder(graph, result, options.assumptions);
  // Callees first, so that their choices are known to those of their callers.
  for (unsigned position : graph.getOrder())
    result.functions[position].choice = finder.choose(position, SizeMap());
  InvocationLists lists = finder.collectAll();
  for (auto [function, list] : llvm::zip_equal(result.functions, lists))
    function.invocations = std::move(list);
  for (FunctionRecord &function : result.functions) {
    DataLayout layout = DataLayout::closest(function.op);
    for (const CallRecord &call : function.calls)
      if (finder.getDropped().contains(call.op)) {
        function.unmodelled.push_back(makeUnmodelled(
            call.op,
            "more than 32768 invocations of functions with different sizes, of "
            "which the others are left out",
            bodies.getCostContext(layout), call.loops, call.arm));
      }
  }
}

/// Branches that are in the totals, or in a function that nothing calls, and of
/// which no arm is.
void Analyzer::recordUndecided() {
  for (FunctionRecord &function : result.functions) {
    std::map<unsigned, StringRef> reasons;
    auto add = [&](const ArmChoice &choice, bool isInTurns) {
      for (unsigned arm : choice.undecided)
        reasons.try_emplace(
            arm, isInTurns
                     ? "which arm takes more time changes with the turns of a "
                       "loop around a call; bind its turns with --dims, to 256 "
                       "at most"
                     : "which arm takes more time depends on sizes that are "
                       "not known; bind them with --dims");
    };
    for (const Invocation &invocation : function.invocations)
      add(invocation.arms, !invocation.loops.empty());
    if (function.isDead)
      add(function.choice, /*isInTurns=*/false);
    DataLayout layout = DataLayout::closest(function.op);
    for (auto [arm, why] : reasons) {
      const ArmRecord &first = function.arms[arm];
      function.unmodelled.push_back(
          makeUnmodelled(first.op, why, bodies.getCostContext(layout),
                         first.loops, first.parent));
      function.unmodelled.back().undecided = arm;
    }
  }
}

FailureOr<AnalysisResult>
mlir::roofline::analyzeModule(Operation *root, const AnalysisOptions &options,
                              KernelObserver observer) {
  AnalysisResult result;
  if (failed(Analyzer(root, options, observer, result).run()))
    return failure();
  return result;
}

FailureOr<AnalysisResult>
mlir::roofline::analyzeChanged(Operation *root, const AnalysisOptions &options,
                               CostChange &change) {
  AnalysisResult result;
  if (failed(
          Analyzer(root, options, /*observer=*/nullptr, result, &change).run()))
    return failure();
  return result;
}

FailureOr<Explanations>
mlir::roofline::explainKernels(Operation *root, const AnalysisOptions &options,
                               KernelFilter filter) {
  Explanations explanations;
  Explainer explainer(filter, options.assumptions);
  Analyzer analyzer(root, options, /*observer=*/nullptr, explanations.result);
  analyzer.setExplainer(explainer);
  if (failed(analyzer.run()))
    return failure();
  explanations.derivations = explainer.take();
  return explanations;
}
