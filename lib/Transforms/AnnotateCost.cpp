//===- AnnotateCost.cpp - Cost, judge and annotate ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Annotations.h"
#include "CostRemarks.h"
#include "ExplainKernels.h"
#include "LeverBuilder.h"
#include "PointSweep.h"
#include "RepeatedOps.h"
#include "ReportBuilder.h"
#include "SharedOptions.h"
#include "SweepBuilder.h"
#include "TargetComparer.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "roofline/Dialect/RooflineDialect.h"
#include "roofline/Fusion/FusionPlan.h"
#include "roofline/Transforms/Passes.h"

namespace mlir::roofline {
#define GEN_PASS_DEF_ANNOTATECOSTPASS
#include "roofline/Transforms/Passes.h.inc"
} // namespace mlir::roofline

using namespace mlir;
using namespace mlir::roofline;

namespace {
struct AnnotateCostPass
    : roofline::impl::AnnotateCostPassBase<AnnotateCostPass> {
  using AnnotateCostPassBase::AnnotateCostPassBase;

  AnnotateCostPass(AnnotateCostPassOptions options,
                   std::shared_ptr<ReportSink> sink)
      : AnnotateCostPassBase(std::move(options)), sink(std::move(sink)) {}

  LogicalResult initializeOptions(
      StringRef text,
      function_ref<LogicalResult(const Twine &)> errorHandler) override {
    if (failed(Pass::initializeOptions(text, errorHandler)))
      return failure();
    if (target.hasValue() && target.empty())
      return errorHandler(kEmptyTarget);
    if (sweep.hasValue() && sweep.empty())
      return errorHandler("option 'sweep' is empty; give NAME=LOW:HIGH, or "
                          "leave it out");
    return success();
  }

  void getDependentDialects(DialectRegistry &registry) const override {
    registerAllRooflineDialects(registry);
    // Those that control flow between blocks is lifted to, and ops on buffers.
    registry.insert<RooflineDialect, arith::ArithDialect,
                    bufferization::BufferizationDialect, cf::ControlFlowDialect,
                    linalg::LinalgDialect, scf::SCFDialect,
                    tensor::TensorDialect, ub::UBDialect>();
  }

  void runOnOperation() override {
    if (failed(run()))
      signalPassFailure();
    // No analysis depends on discardable attributes.
    markAllAnalysesPreserved();
  }

private:
  LogicalResult run();
  /// What is to be planned, if anything is.
  FailureOr<std::optional<FusionOptions>>
  getFusionOptions(const AnalysisOptions &analysis);
  /// What the option asks for, if it does; binds the dimension in `options`.
  FailureOr<std::optional<SweepRange>> getSweep(AnalysisOptions &options);
  /// The changes that the option asks for.
  FailureOr<std::vector<WhatIf>> getWhatIfs();
  /// Puts into `report` what is found by analysing changed programs.
  LogicalResult addChanges(const AnalysisOptions &options,
                           ArrayRef<WhatIf> whatIfs, ReportData &report);
  /// The sweep that `range` asks for.
  LogicalResult addSweep(const SweepRange &range,
                         const AnalysisOptions &options, AnalysisResult &result,
                         ReportData &report);
  LogicalResult rejectUnseen();
  /// The sink given, or one of this run's own made from the option.
  FailureOr<std::shared_ptr<ReportSink>> getSink();

  std::shared_ptr<ReportSink> sink;
};
} // namespace

FailureOr<std::shared_ptr<ReportSink>> AnnotateCostPass::getSink() {
  if (sink)
    return sink;
  llvm::Expected<std::vector<ReportRequest>> requests =
      ReportRequest::parseAll(llvm::to_vector(reports));
  if (!requests)
    return emitError(getOptionLocation(getOperation()))
           << llvm::toString(requests.takeError());
  return std::make_shared<ReportSink>(std::move(*requests));
}

FailureOr<std::optional<SweepRange>>
AnnotateCostPass::getSweep(AnalysisOptions &options) {
  if (sweep.empty())
    return std::optional<SweepRange>();
  Location location = getOptionLocation(getOperation());
  llvm::Expected<SweepRange> range = SweepRange::parse(sweep);
  if (!range)
    return emitError(location) << llvm::toString(range.takeError());
  for (const DimensionBinding &binding : options.bindings)
    if (binding.name == range->name)
      return emitError(location, "--sweep and --dims both say what '")
             << range->name << "' is; leave it to one of them";
  options.bindings.push_back(range->getBinding());
  return std::optional(std::move(*range));
}

FailureOr<std::optional<FusionOptions>>
AnnotateCostPass::getFusionOptions(const AnalysisOptions &analysis) {
  Location location = getOptionLocation(getOperation());
  if (fusion != "plan" && fusion != "direct" && fusion != "none")
    return emitError(location) << "--fusion=" << fusion
                               << " is none of 'plan', 'direct' and 'none'";
  if (!(fusionThreshold >= 0))
    return emitError(location)
           << "--fusion-threshold is not 0 or more; it is an intensity in "
              "operations per byte";
  if (fusion == "none" && explainFusion)
    return emitError(location, "--explain-fusion and --fusion=none contradict "
                               "each other; leave one out");
  if (fusion == "none")
    return std::optional<FusionOptions>();
  FusionOptions options;
  options.assumptions = analysis.assumptions;
  options.analysis = analysis;
  options.explain = explainFusion;
  options.isDirect = fusion != "plan";
  return std::optional(options);
}

FailureOr<std::vector<WhatIf>> AnnotateCostPass::getWhatIfs() {
  Location location = getOptionLocation(getOperation());
  if (levers != "find" && levers != "none")
    return emitError(location)
           << "--levers=" << levers << " is none of 'find' and 'none'";
  std::vector<WhatIf> changes;
  for (const std::string &text : whatIf) {
    llvm::Expected<WhatIf> change = WhatIf::parse(text, &getContext());
    if (!change)
      return emitError(location, "--what-if: ")
             << llvm::toString(change.takeError());
    if (change->isFused() && fusion == "none")
      return emitError(location, "--what-if=")
             << text << " and --fusion=none contradict each other; leave one "
             << "out";
    changes.push_back(std::move(*change));
  }
  return changes;
}

LogicalResult AnnotateCostPass::addChanges(const AnalysisOptions &options,
                                           ArrayRef<WhatIf> whatIfs,
                                           ReportData &report) {
  Operation *root = getOperation();
  FusionOptions planned;
  planned.isDirect = fusion != "plan";
  if (levers == "find")
    LeverBuilder(root, options, planned, report).build();
  for (const WhatIf &change : whatIfs) {
    FailureOr<ReportData> after = change.run(root, options, planned);
    if (failed(after))
      return failure();
    report.whatIfs.push_back(compare(report, *after, change));
  }
  return success();
}

LogicalResult AnnotateCostPass::addSweep(const SweepRange &range,
                                         const AnalysisOptions &options,
                                         AnalysisResult &result,
                                         ReportData &report) {
  Operation *root = getOperation();
  FailureOr<bool> isAlone = isBetterModelledAlone(range, root, options, result);
  if (failed(isAlone))
    return failure();
  FailureOr<ReportSweep> points =
      *isAlone ? buildPointSweep(range, root, options)
               : buildSweep(range, result, report, getOptionLocation(root));
  if (failed(points))
    return failure();
  report.sweep = std::move(*points);
  return success();
}

/// Fails where what the options ask for is seen in reports only, and there are
/// none.
LogicalResult AnnotateCostPass::rejectUnseen() {
  Location location = getOptionLocation(getOperation());
  if (!whatIf.empty())
    return emitError(location, "--what-if: only reports show it; add "
                               "--report=text or json");
  if (!sweep.empty())
    return emitError(location, "--sweep: only reports show it; add "
                               "--report=text, json or csv");
  if (explainFusion)
    return emitError(location, "--explain-fusion: only reports show it; add "
                               "--report=text or json");
  return success();
}

LogicalResult AnnotateCostPass::run() {
  Operation *root = getOperation();
  Location location = getOptionLocation(root);
  FailureOr<TargetNames> targets = splitTargets(target, root);
  if (failed(targets))
    return failure();
  FailureOr<AnalysisOptions> shared =
      makeAnalysisOptions({targets->first, ceilings}, llvm::to_vector(dims),
                          {allowTF32, launchOverhead}, root);
  if (failed(shared))
    return failure();
  AnalysisOptions &options = *shared;
  llvm::Expected<TilingOptions> tilingOptions =
      TilingOptions::parse(tiling, cluster);
  if (!tilingOptions)
    return emitError(location) << llvm::toString(tilingOptions.takeError());
  options.tiling = *tilingOptions;
  FailureOr<std::optional<FusionOptions>> planned = getFusionOptions(options);
  if (failed(planned))
    return failure();
  FailureOr<std::optional<SweepRange>> range = getSweep(options);
  if (failed(range))
    return failure();

  FailureOr<std::vector<WhatIf>> whatIfs = getWhatIfs();
  if (failed(whatIfs))
    return failure();

  FailureOr<std::shared_ptr<ReportSink>> reportSink = getSink();
  if (failed(reportSink))
    return failure();
  if (!(*reportSink)->isWanted() && failed(rejectUnseen()))
    return failure();
  if (!explain.empty())
    (*reportSink)->addDerivations();
  std::optional<FusionPlanner> planner;
  if (*planned)
    planner.emplace(**planned);
  auto observe = [&](Operation *op, const OpCost &described,
                     const KernelCost &cost) {
    if (planner)
      planner->observe(op, described, cost);
  };
  FailureOr<AnalysisResult> result = analyzeModule(root, options, observe);
  if (failed(result) || (strict && failed(rejectUnmodelled(*result))))
    return failure();
  for (const FunctionRecord &function : result->functions) {
    numKernels += function.kernels.size();
    numUnmodelled += function.unmodelled.size();
  }
  FusionPlan plan;
  if (planner)
    plan = planner->plan(*result);
  planner.reset();
  ReportData report;
  if ((*reportSink)->isWanted()) {
    report = buildReport(*result, options, plan, fusionThreshold);
    addRepeats(*result, report);
    // Before annotations name a target.
    if (!explain.empty() || (*reportSink)->wants(ReportRequest::Format::HTML))
      addSourceLines(*result, report);
    if (failed(explainKernels(llvm::to_vector(explain), *result, options,
                              report)) ||
        failed(compareTargets(targets->others, *result, options, report)) ||
        failed(addChanges(options, *whatIfs, report)) ||
        (*range && failed(addSweep(**range, options, *result, report))))
      return failure();
  }
  removeAnnotations(root);
  annotate(*result, options.assumptions, plan, root);
  emitRemarks(*result, options.assumptions);
  emitSuggestions(plan, options.assumptions);
  if (!(*reportSink)->isWanted())
    return success();
  (*reportSink)->add(report);
  if (sink)
    return success();
  if (llvm::Error error = (*reportSink)->writeFiles())
    return emitError(location) << llvm::toString(std::move(error));
  (*reportSink)->print();
  return success();
}

std::unique_ptr<Pass>
mlir::roofline::createAnnotateCostPass(AnnotateCostPassOptions options,
                                       std::shared_ptr<ReportSink> sink) {
  return std::make_unique<AnnotateCostPass>(std::move(options),
                                            std::move(sink));
}

void mlir::roofline::registerAllRooflineDialects(DialectRegistry &registry) {
  registry.insert<RooflineDialect>();
  registerCostModels(registry);
}
