//===- BodyAnalysis.cpp - The kernels of one function ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BodyAnalyzer.h"
#include "ExternalCall.h"
#include "LoopKind.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "roofline/Interfaces/LaunchShape.h"
#include "roofline/Interfaces/WhileLoops.h"

using namespace mlir;
using namespace mlir::roofline;

FailureOr<SelectedTarget> BodyContext::selectForLaunch(Operation *launch) {
  FailureOr<SelectedTarget> target = selector.select(launch);
  Operation *module = lifted.getModule(launch);
  if (failed(target) || target->source != TargetOrigin::Default || !module)
    return target;
  return selector.select(module);
}

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

/// `expr` in the first turn of each of `loops`.
static Expr getInFirstTurns(Expr expr, ArrayRef<LoopRange> loops) {
  for (const LoopRange &loop : llvm::reverse(loops))
    expr = expr.replace(*loop.index, 0);
  return expr;
}

/// Whether the first turns of all `loops` come to pass for all sizes.
static bool haveFirstTurns(ArrayRef<LoopRange> loops) {
  return llvm::all_of(loops, [&](const LoopRange &loop) {
    return getInFirstTurns(loop.trips, loops).isKnownPositive();
  });
}

LogicalResult BodyAnalyzer::checkTrips(Operation *op,
                                       ArrayRef<LoopRange> ranges) const {
  for (const LoopRange &range : ranges) {
    // In other turns it may be positive.
    if (!arm && Dimensions::hasInduction(range.step) &&
        (-getInFirstTurns(range.step, loops)).isKnownNonNegative() &&
        haveFirstTurns(loops))
      return op->emitOpError("has a step that is not positive in the first "
                             "turn of the loops around; make it at least 1");
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
