//===- ModuleAnalysis.cpp - Kernels of a module, costed and judged --------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/ModuleAnalysis.h"
#include "CostCache.h"
#include "Unmodelled.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Dialect/RooflineDialect.h"
#include <map>

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Walks a module and fills in an AnalysisResult.
class Analyzer {
public:
  Analyzer(Operation *root, const AnalysisOptions &options,
           AnalysisResult &result)
      : root(root), options(options), result(result), selector(options.target) {
  }

  LogicalResult run() {
    FailureOr<SelectedTarget> target = selector.select(root);
    if (failed(target))
      return failure();
    result.target = *target;
    if (failed(isa<FunctionOpInterface>(root) ? analyzeFunction(root)
                                              : analyzeScope(root)))
      return failure();
    return checkTotals();
  }

private:
  /// What holds for the ops of one body.
  struct Scope {
    FunctionRecord *record;
    DataLayout layout;
    std::shared_ptr<const TargetModel> target;
    CostCache &cache;
  };

  LogicalResult analyzeScope(Operation *module);
  LogicalResult analyzeFunction(Operation *function);
  LogicalResult analyzeBody(Operation *owner, FunctionRecord &record);
  LogicalResult analyzeOp(Operation *op, Scope &scope);
  LogicalResult addKernel(Operation *op, const OpCost &cost,
                          const OpSignature &signature, Scope &scope);
  LogicalResult checkTotals();

  Operation *root;
  const AnalysisOptions &options;
  AnalysisResult &result;
  TargetSelector selector;
  /// What a cost hangs on beside its op: the target and the data layout.
  std::map<std::pair<const TargetModel *, Operation *>, CostCache> caches;
};
} // namespace

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
static FunctionRecord makeRecord(Operation *op, Operation *root) {
  FunctionRecord record;
  record.op = op;
  auto symbol = dyn_cast<SymbolOpInterface>(op);
  if (!symbol)
    return record;
  if (StringAttr name = symbol.getNameAttr())
    record.name = name.str();
  record.isPublic = isVisible(symbol, root);
  if (!record.isPublic)
    record.isDead = SymbolTable::symbolKnownUseEmpty(op, root);
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
        if (!isPayload(&op)                ? false
            : isa<FunctionOpInterface>(op) ? failed(analyzeFunction(&op))
            : isa<ModuleOp>(op)            ? failed(analyzeScope(&op))
                                           : false)
          return failure();
  if (failed(analyzeBody(module, outside)))
    return failure();
  if (!outside.kernels.empty() || !outside.unmodelled.empty())
    result.functions.push_back(std::move(outside));
  return success();
}

LogicalResult Analyzer::analyzeFunction(Operation *function) {
  if (cast<FunctionOpInterface>(function).isExternal())
    return success();
  FunctionRecord record = makeRecord(function, root);
  record.target = result.target.model.get();
  if (std::optional<std::string> problem = getFunctionProblem(function))
    record.unmodelled.push_back(makeUnmodelled(
        function, *problem, CostContext{DataLayout(), *result.values}));
  else if (failed(analyzeBody(function, record)))
    return failure();
  result.functions.push_back(std::move(record));
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

LogicalResult Analyzer::analyzeBody(Operation *owner, FunctionRecord &record) {
  FailureOr<SelectedTarget> target = selector.select(owner);
  if (failed(target))
    return failure();
  result.targets.push_back(target->model);
  record.target = target->model.get();
  CostCache &cache = caches[{record.target, getLayoutScope(owner)}];
  Scope scope{&record, DataLayout::closest(owner), target->model, cache};
  for (Region &region : owner->getRegions())
    for (Block &block : region)
      for (Operation &op : block)
        if (failed(analyzeOp(&op, scope)))
          return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

LogicalResult Analyzer::analyzeOp(Operation *op, Scope &scope) {
  if (isa<FunctionOpInterface, ModuleOp>(op) || !isPayload(op))
    return success();
  OpSignature signature(op, *result.values);
  signature.isComplete &= !op->hasAttr(kTargetAttrName);
  if (const KernelCost *known = scope.cache.find(signature)) {
    scope.record->kernels.push_back({op, known});
    return success();
  }
  OpCost cost;
  CostContext context{scope.layout, *result.values};
  if (!computeCost(op, context, cost)) {
    if (std::optional<std::string> why = getMissingModel(op))
      scope.record->unmodelled.push_back(makeUnmodelled(op, *why, context));
    return success();
  }
  switch (cost.getStatus()) {
  case OpCost::Status::Free:
    return success();
  case OpCost::Status::Unmodelled:
    scope.record->unmodelled.push_back(
        makeUnmodelled(op, cost.getReason(), context));
    return success();
  case OpCost::Status::Kernel:
    return addKernel(op, cost, signature, scope);
  }
  llvm_unreachable("unknown cost status");
}

/// Whether a number that a report shows, the sum of all operations included,
/// leaves 127 bits.
static bool isTooLarge(const Work &work, const LevelTraffic &hbm) {
  return work.isOverflow() || (work.getFlops() + work.getIops()).isOverflow() ||
         hbm.isOverflow();
}

LogicalResult Analyzer::addKernel(Operation *op, const OpCost &cost,
                                  const OpSignature &signature, Scope &scope) {
  KernelCost kernel;
  kernel.work = cost.work;
  kernel.hbm = computeCompulsoryTraffic(cost.nest);
  kernel.domain.assign(cost.nest.extents.begin(), cost.nest.extents.end());
  if (isTooLarge(kernel.work, kernel.hbm))
    return op->emitOpError("has more than 2^127 operations or bytes, which the "
                           "model cannot count; use smaller shapes");

  std::shared_ptr<const TargetModel> target = scope.target;
  if (op->hasAttr(kTargetAttrName)) {
    FailureOr<SelectedTarget> own = selector.select(op);
    if (failed(own))
      return failure();
    target = own->model;
    result.targets.push_back(target);
  }
  kernel.target = target.get();
  result.costs.push_back(std::move(kernel));
  const KernelCost *stored = &result.costs.back();
  scope.record->kernels.push_back({op, stored});
  if (cost.isShareable() && signature.isComplete)
    scope.cache.insert(signature, stored);
  return success();
}

/// The totals of each function, dead ones too, and of the module must fit as
/// the kernels do.
LogicalResult Analyzer::checkTotals() {
  constexpr StringLiteral kProblem =
      "the kernels have more than 2^127 operations or bytes together, which "
      "the model cannot count; use smaller shapes";
  Work allWork;
  LevelTraffic all;
  for (const FunctionRecord &function : result.functions) {
    Work work;
    LevelTraffic hbm;
    for (const KernelRecord &kernel : function.kernels) {
      work.add(kernel.cost->work);
      hbm.add(kernel.cost->hbm);
    }
    if (isTooLarge(work, hbm))
      return emitError(function.op->getLoc()) << kProblem;
    if (!function.isPublic)
      continue;
    allWork.add(work);
    all.add(hbm);
  }
  if (isTooLarge(allWork, all))
    return emitError(root->getLoc()) << kProblem;
  return success();
}

FailureOr<AnalysisResult>
mlir::roofline::analyzeModule(Operation *root, const AnalysisOptions &options) {
  AnalysisResult result;
  if (failed(Analyzer(root, options, result).run()))
    return failure();
  return result;
}
