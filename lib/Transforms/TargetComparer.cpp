//===- TargetComparer.cpp - Runs on several targets -----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetComparer.h"
#include "ReportBuilder.h"
#include "SharedOptions.h"
#include "roofline/Analysis/TargetSelection.h"
#include "roofline/Dialect/MutedDiagnostics.h"
#include "roofline/Target/TargetSpec.h"
#include <map>

using namespace mlir;
using namespace mlir::roofline;

FailureOr<TargetNames> mlir::roofline::splitTargets(StringRef option,
                                                    Operation *root) {
  TargetNames names;
  SmallVector<StringRef> targets = splitTargetList(option);
  if (targets.size() < 2) {
    names.first = option.str();
    return names;
  }
  std::map<std::string, StringRef> known;
  for (StringRef name : targets) {
    if (name.empty())
      return emitError(getOptionLocation(root), "--target=")
             << option << ": a name is empty; name targets as NAME,NAME";
    FailureOr<SelectedTarget> target = TargetSelector(name).select(root);
    if (failed(target))
      return failure();
    auto [entry, isNew] = known.try_emplace(target->model->name, name);
    if (!isNew)
      return emitError(getOptionLocation(root), "--target=")
             << option << ": '" << entry->second << "' and '" << name
             << "' are both " << entry->first << "; name each target once";
    names.others.push_back(name.str());
  }
  names.first = names.others.front();
  names.others.erase(names.others.begin());
  return names;
}

/// Adds what `target` says. What the analysis has to say of the program was
/// said when the first target judged.
static LogicalResult addTarget(StringRef target, Operation *root,
                               AnalysisOptions options, ReportData &report) {
  options.target = target.str();
  // Advice has no part in a verdict.
  options.tiling.search = false;
  FailureOr<AnalysisResult> result = [&] {
    MutedDiagnostics mute(root->getContext(), MutedDiagnostics::Keep::Errors);
    return analyzeModule(root, options);
  }();
  if (failed(result))
    return failure();
  ReportData onTarget =
      buildReport(*result, options, FusionPlan(), report.floorIntensity);
  addComparedTarget(report, onTarget, result->target.model);
  return success();
}

LogicalResult mlir::roofline::compareTargets(ArrayRef<std::string> others,
                                             const AnalysisResult &result,
                                             const AnalysisOptions &options,
                                             ReportData &report) {
  if (others.empty())
    return success();
  addComparedTarget(report, report, result.target.model);
  for (const std::string &target : others)
    if (failed(addTarget(target, result.root, options, report)))
      return failure();
  return success();
}
