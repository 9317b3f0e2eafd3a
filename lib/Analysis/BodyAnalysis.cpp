//===- BodyAnalysis.cpp - The kernels of one function ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BodyAnalysis.h"
#include "ExternalCall.h"
#include "ImposedTiles.h"
#include "LoopKind.h"
#include "LoopNestCost.h"
#include "Repetition.h"
#include "Unmodelled.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Cost/Extremes.h"
#include "roofline/Dialect/RooflineDialect.h"
#include "roofline/Interfaces/LaunchShape.h"
#include "roofline/Interfaces/WhileLoops.h"

using namespace mlir;
using namespace mlir::roofline;

bool mlir::roofline::isTooLarge(const Work &work, const LevelTraffic &hbm) {
  return work.isOverflow() || work.getOps().isOverflow() || hbm.isOverflow();
}

FailureOr<SelectedTarget> BodyContext::selectForLaunch(Operation *launch) {
  FailureOr<SelectedTarget> target = selector.select(launch);
  Operation *module = lifted.getModule(launch);
  if (failed(target) || target->source != TargetOrigin::Default || !module)
    return target;
  return selector.select(module);
}

namespace {
class BodyAnalyzer {
public:
  BodyAnalyzer(Operation *owner, const SelectedTarget &target,
               BodyContext &shared, CostCache &cache, FunctionRecord &record)
      : shared(shared), result(shared.result), cache(cache), record(record),
        target(target.model), layout(DataLayout::closest(owner)),
        context(shared.getCostContext(layout)) {}

  LogicalResult analyze(Region &region);
  LogicalResult analyzeNest(Operation *op);

private:
  LogicalResult analyze(Operation *op);
  LogicalResult analyzeLoop(Operation *op, ArrayRef<LoopRange> ranges);
  LogicalResult checkTrips(Operation *op, ArrayRef<LoopRange> ranges) const;
  void addSteps(Operation *op, bool isKernel);
  LogicalResult addNest(Operation *op, LoopNest nest,
                        const std::optional<std::string> &why);
  LogicalResult analyzeBranch(Operation *op);
  LogicalResult analyzeExit(scf::WhileOp loop);
  LogicalResult analyzeCall(CallOpInterface call);
  LogicalResult analyzeSimpleOp(Operation *op);
  /// Finds the target that judges `op`.
  LogicalResult selectTarget(Operation *op, KernelCost &once);
  /// What is recorded; null where nothing is.
  FailureOr<const KernelCost *> addKernel(Operation *op, KernelCost once,
                                          const OpSignature *signature,
                                          const Nest *ordered = nullptr);
  bool isRuledOut(ArmNumber inner) const;
  LogicalResult checkRanges(Operation *op, const KernelCost &cost);
  void addUnmodelled(Operation *op, StringRef why) {
    record.unmodelled.push_back(makeUnmodelled(op, why, context, loops, arm));
  }

  BodyContext &shared;
  AnalysisResult &result;
  CostCache &cache;
  FunctionRecord &record;
  std::shared_ptr<const TargetModel> target;
  DataLayout layout;
  CostContext context;
  /// What the ops visited now stand in.
  LoopStack loops;
  ArmNumber arm;
};
} // namespace

LogicalResult BodyAnalyzer::analyze(Region &region) {
  for (Block &block : region)
    for (Operation &op : block)
      if (failed(analyze(&op)))
        return failure();
  return success();
}

LogicalResult BodyAnalyzer::analyze(Operation *op) {
  if (isa<FunctionOpInterface, ModuleOp, gpu::GPUModuleOp>(op) ||
      !isPayload(op))
    return success();
  if (isLaunch(op)) {
    addSteps(op, /*isKernel=*/true);
    return analyzeNest(op);
  }
  if (op->getNumRegions() > 0) {
    if (auto ranges = context.sizes.getRanges(op))
      return analyzeLoop(op, *ranges);
    if (isa<scf::IfOp, scf::IndexSwitchOp, affine::AffineIfOp>(op))
      return analyzeBranch(op);
    bool isScope = isa<scf::ExecuteRegionOp, memref::AllocaScopeOp>(op);
    if (isScope && op->getRegion(0).hasOneBlock())
      return analyze(op->getRegion(0));
  }
  if (auto call = dyn_cast<CallOpInterface>(op))
    return analyzeCall(call);
  return analyzeSimpleOp(op);
}

//===----------------------------------------------------------------------===//
// Loops, branches and calls
//===----------------------------------------------------------------------===//

LogicalResult BodyAnalyzer::analyzeLoop(Operation *op,
                                        ArrayRef<LoopRange> ranges) {
  if (failed(checkTrips(op, ranges)))
    return failure();
  bool isWhole = isKernel(op, ranges, context.sizes, context.values);
  addSteps(op, isWhole);
  if (isWhole)
    return analyzeNest(op);
  size_t numAround = loops.size();
  loops.append(ranges.begin(), ranges.end());
  for (Region &region : op->getRegions()) {
    auto whileLoop = dyn_cast<scf::WhileOp>(op);
    loops.back().trips =
        ranges.back().trips + (whileLoop ? getExtraRuns(whileLoop, region) : 0);
    if (failed(analyze(region)))
      return failure();
  }
  loops.resize(numAround);
  return success();
}

LogicalResult BodyAnalyzer::checkTrips(Operation *op,
                                       ArrayRef<LoopRange> ranges) const {
  for (const LoopRange &range : ranges) {
    if (!range.trips.isOverflow())
      continue;
    if ((-range.step).isKnownNonNegative())
      return op->emitOpError("has a step that is not positive, so that its "
                             "trips cannot be counted; make it at least 1");
    return op->emitOpError("has bounds beyond 2^127, which the model cannot "
                           "count; use smaller ones");
  }
  return success();
}

/// Takes note of the steps of `op` and, if it is one kernel, of all loops
/// inside that may be none for some sizes.
void BodyAnalyzer::addSteps(Operation *op, bool isKernel) {
  auto add = [&](LoopLikeOpInterface loop) {
    std::optional<SmallVector<OpFoldResult>> steps = loop.getLoopSteps();
    if (!steps)
      return;
    for (OpFoldResult step : *steps) {
      if (getConstantIntValue(step))
        continue;
      Expr size = context.sizes.getIndex(step);
      if (!size.isConstant() && !Dimensions::hasInduction(size))
        record.steps.push_back({loop, size, arm});
    }
  };
  if (isKernel)
    op->walk(add);
  else if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
    add(loop);
}

/// A launch, or loops that are one kernel: one for each way that conditions on
/// sizes inside may go.
LogicalResult BodyAnalyzer::analyzeNest(Operation *op) {
  constexpr size_t kMaxDecisions = 5;
  if (isLaunch(op) && !op->getRegion(0).hasOneBlock()) {
    addUnmodelled(op, kNoStructuredForm);
    return success();
  }
  SmallVector<SizeDecision, 2> taken = getDecisions(record.arms, arm);
  SizeDecisions decisions(taken, context.sizes.getDimensions());
  LoopNest nest;
  std::optional<std::string> why =
      computeLoopNest(op, context, decisions, nest);
  if (!decisions.getOpen())
    return addNest(op, std::move(nest), why);
  if (taken.size() == kMaxDecisions) {
    addUnmodelled(op, "more than 5 conditions on sizes inside a kernel; bind "
                      "them with --dims");
    return success();
  }
  ArmNumber around = arm;
  unsigned first = record.arms.size();
  auto [holds, fails] = makeArms(op, around, *decisions.getOpen());
  holds.loops = fails.loops = loops;
  record.arms.push_back(std::move(holds));
  record.arms.push_back(std::move(fails));
  for (unsigned way : {first, first + 1}) {
    arm = way;
    if (failed(analyzeNest(op)))
      return failure();
  }
  arm = around;
  return success();
}

LogicalResult BodyAnalyzer::addNest(Operation *op, LoopNest nest,
                                    const std::optional<std::string> &why) {
  if (why) {
    addUnmodelled(op, *why);
    return success();
  }
  for (const auto &[inner, whyNot] : nest.unmodelled)
    addUnmodelled(inner, whyNot);
  // Counting up to a bound, say, is host work; a launch takes its time.
  bool isEmpty =
      nest.cost.work.isEmpty() && nest.cost.hbm.getModelled().isZero();
  if (isEmpty && (!isLaunch(op) || !nest.unmodelled.empty()))
    return success();
  return addKernel(op, std::move(nest.cost), /*signature=*/nullptr,
                   &nest.ordered);
}

/// The only region of `op`, a branch, that can run, if that is known.
static Region *findKnownArm(Operation *op) {
  if (auto branch = dyn_cast<scf::IndexSwitchOp>(op)) {
    std::optional<int64_t> value = getConstantIntValue(branch.getArg());
    if (!value)
      return nullptr;
    const int64_t *known = llvm::find(branch.getCases(), *value);
    return known == branch.getCases().end()
               ? &branch.getDefaultRegion()
               : &branch.getCaseRegions()[known - branch.getCases().begin()];
  }
  auto branch = dyn_cast<scf::IfOp>(op);
  if (!branch)
    return nullptr;
  if (matchPattern(branch.getCondition(), m_One()))
    return &branch.getThenRegion();
  if (matchPattern(branch.getCondition(), m_Zero()))
    return &branch.getElseRegion();
  return nullptr;
}

/// What the branch by which `loop` is left runs in every turn of it.
LogicalResult BodyAnalyzer::analyzeExit(scf::WhileOp loop) {
  LoopRange test = loops.back();
  loops.back().trips -= getExtraRuns(loop, loop.getBefore());
  LogicalResult outcome = analyze(*WhileForm(loop).body);
  loops.back() = test;
  return outcome;
}

LogicalResult BodyAnalyzer::analyzeBranch(Operation *op) {
  if (Region *known = findKnownArm(op))
    return analyze(*known);
  if (isLoopExit(op))
    return analyzeExit(cast<scf::WhileOp>(op->getParentOp()));
  ArmNumber around = arm;
  unsigned first = record.arms.size();
  for (Region &region : op->getRegions())
    record.arms.push_back({op, around, context.sizes.getCondition(region),
                           /*decision=*/std::nullopt, loops});
  for (Region &region : op->getRegions()) {
    arm = first + region.getRegionNumber();
    if (failed(analyze(region)))
      return failure();
  }
  arm = around;
  return success();
}

/// The symbols of the sizes and numbers that `function` is called with.
static llvm::SetVector<const Symbol *>
getArgumentSymbols(FunctionOpInterface function, SizeTracer &sizes) {
  llvm::SetVector<const Symbol *> symbols;
  for (BlockArgument argument : function.getArguments()) {
    auto type = dyn_cast<ShapedType>(argument.getType());
    if (type && type.hasRank() && !type.hasStaticShape())
      for (const Expr &size : sizes.getShape(argument))
        size.collectSymbols(symbols);
    else if (argument.getType().isIntOrIndex() &&
             !argument.getType().isInteger(1))
      sizes.getIndex(argument).collectSymbols(symbols);
  }
  return symbols;
}

/// What the symbols in the sizes of `callee` are at `call`, themselves where it
/// has the names of its caller, and its flags.
static SizeMap getSizes(CallOpInterface call, FunctionOpInterface callee,
                        SizeTracer &sizes) {
  SizeMap map;
  for (const Symbol *symbol : getArgumentSymbols(callee, sizes)) {
    map[symbol] = sizes.instantiate(Expr(*symbol), call);
  }
  for (auto [argument, operand] :
       llvm::zip(callee.getArguments(), call.getArgOperands())) {
    std::optional<Expr> flag = sizes.getCondition(argument);
    const Symbol *symbol = flag ? flag->getSymbol() : nullptr;
    if (std::optional<Expr> passed =
            symbol ? sizes.getCondition(operand) : std::nullopt)
      map[symbol] = *passed;
  }
  return map;
}

LogicalResult BodyAnalyzer::analyzeCall(CallOpInterface call) {
  FunctionOpInterface callee = context.sizes.getCallee(call);
  if (!callee) {
    bool isDirect = isa<SymbolRefAttr>(call.getCallableForCallee());
    addUnmodelled(call, isDirect ? "the callee is not in what is analysed"
                                 : "indirect calls are not followed");
  } else if (callee.isExternal()) {
    KernelCost once;
    if (std::optional<std::string> why =
            computeExternalCall(call, callee, context.sizes, once))
      addUnmodelled(call, *why);
    else
      return addKernel(call, std::move(once), /*signature=*/nullptr);
  } else {
    record.calls.push_back(
        {call, callee, getSizes(call, callee, context.sizes), loops, arm});
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Other ops
//===----------------------------------------------------------------------===//

LogicalResult BodyAnalyzer::analyzeSimpleOp(Operation *op) {
  OpSignature signature(op, context);
  signature.isComplete &=
      loops.empty() && !op->hasAttr(kTargetAttrName) && !hasOwnTiles(op);
  if (const KernelCost *known = cache.find(signature)) {
    record.kernels.push_back({op, known, arm});
    return success();
  }
  OpCost cost;
  if (!computeCost(op, context, cost)) {
    if (std::optional<std::string> why = getMissingModel(op))
      addUnmodelled(op, *why);
    return success();
  }
  switch (cost.getStatus()) {
  case OpCost::Status::Free:
    return success();
  case OpCost::Status::Unmodelled:
    addUnmodelled(op, cost.getReason());
    return success();
  case OpCost::Status::Kernel:
    break;
  }
  KernelCost once;
  once.work = cost.work;
  once.hbm = computeCompulsoryTraffic(cost.nest);
  once.domain.assign(cost.nest.extents.begin(), cost.nest.extents.end());
  once.isOneOp = true;
  if (failed(selectTarget(op, once)) ||
      failed(imposeTiles(op, cost, shared.options, once)))
    return failure();
  signature.isComplete &= cost.isShareable();
  FailureOr<const KernelCost *> stored =
      addKernel(op, std::move(once), &signature);
  if (shared.observer && succeeded(stored) && *stored &&
      shared.lifted.getOriginal(op) == op)
    shared.observer(op, cost, **stored);
  return stored;
}

LogicalResult BodyAnalyzer::selectTarget(Operation *op, KernelCost &once) {
  once.target = target.get();
  if (!op->hasAttr(kTargetAttrName) && !isLaunch(op))
    return success();
  FailureOr<SelectedTarget> own =
      isLaunch(op) ? shared.selectForLaunch(op) : shared.selector.select(op);
  if (failed(own))
    return failure();
  result.targets.push_back(own->model);
  once.target = own->model.get();
  return success();
}

/// Whether constants, in all invocations of the function, keep what stands in
/// `inner` from running.
bool BodyAnalyzer::isRuledOut(ArmNumber inner) const {
  for (; inner; inner = record.arms[*inner].parent)
    if (const auto &runs = record.arms[*inner].condition;
        runs && runs->isZero())
      return true;
  return false;
}

/// Fails where sizes of one execution are below zero somewhere in the ranges
/// that the user gave.
LogicalResult BodyAnalyzer::checkRanges(Operation *op, const KernelCost &cost) {
  auto hasRange = [&](const Symbol *symbol) {
    return llvm::any_of(
        shared.options.bindings, [&](const DimensionBinding &binding) {
          return binding.isRange() && binding.name == symbol->name;
        });
  };
  for (const Expr &extent : cost.domain) {
    llvm::SetVector<const Symbol *> symbols;
    extent.collectSymbols(symbols);
    // A condition around may leave these sizes out.
    if (arm || extent.isKnownNonNegative() || !llvm::all_of(symbols, hasRange))
      continue;
    std::optional<Extremes> extremes = findExtremes(extent);
    if (!extremes || evaluate(extent, extremes->least).isKnownNonNegative())
      continue;
    InFlightDiagnostic error = op->emitOpError("has a size below zero, ")
                               << extent.toString() << " = "
                               << evaluate(extent, extremes->least).toString()
                               << ", for";
    for (const auto &[symbol, value] : extremes->least)
      error << ' ' << symbol->name << '=' << value;
    return error << "; narrow the ranges given by --dims";
  }
  return success();
}

/// `ordered` are the accesses of `once` where they have an order.
FailureOr<const KernelCost *>
BodyAnalyzer::addKernel(Operation *op, KernelCost once,
                        const OpSignature *signature, const Nest *ordered) {
  if (!once.target && failed(selectTarget(op, once)))
    return failure();
  if (ordered)
    once.followOrder(*ordered);
  Repetition repetition(loops, context.sizes.getDimensions(), op->getLoc());
  KernelCost cost = repetition.sum(once);
  if (isTooLarge(cost.work, cost.hbm) || cost.executions.isOverflow() ||
      (cost.chip && cost.chip->isOverflow()))
    return op->emitOpError("has more than 2^127 operations or bytes, which the "
                           "model cannot count; use smaller shapes");
  if (std::optional<Expr> negative = cost.findNegative()) {
    // What does not run has no sizes.
    if (isRuledOut(arm))
      return static_cast<const KernelCost *>(nullptr);
    return op->emitOpError("has a size or count below zero, ")
           << negative->toString()
           << "; check its sizes, and those given by --dims";
  }
  if (failed(checkRanges(op, once)))
    return failure();
  cost.transformSizes(
      [this](const Expr &size) { return getMost(size, loops).value_or(size); });
  result.costs.push_back(std::move(cost));
  const KernelCost *stored = &result.costs.back();
  record.kernels.push_back({op, stored, arm});
  if (signature && signature->isComplete)
    cache.insert(*signature, stored);
  return stored;
}

/// The op whose data layout is in force inside `op`; null where none is given.
/// A ModuleOp has a layout without having the interface.
static Operation *getLayoutScope(Operation *op) {
  for (; op; op = op->getParentOp()) {
    auto module = dyn_cast<ModuleOp>(op);
    auto scope = dyn_cast<DataLayoutOpInterface>(op);
    if ((module && module.getDataLayoutSpec()) ||
        (scope && scope.getDataLayoutSpec()))
      return op;
  }
  return nullptr;
}

LogicalResult mlir::roofline::analyzeBody(Operation *owner,
                                          BodyContext &context,
                                          FunctionRecord &record) {
  FailureOr<SelectedTarget> target = context.selector.select(owner);
  if (failed(target))
    return failure();
  context.result.targets.push_back(target->model);
  record.target = target->model.get();
  CostCache &cache = context.caches[{record.target, getLayoutScope(owner)}];
  BodyAnalyzer analyzer(owner, *target, context, cache, record);
  if (isLaunch(owner))
    return analyzer.analyzeNest(owner);
  for (Region &region : owner->getRegions())
    if (failed(analyzer.analyze(region)))
      return failure();
  return success();
}
