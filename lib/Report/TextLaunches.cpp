//===- TextLaunches.cpp - Launches of kernels, and their latency ----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

using namespace mlir::roofline;
using llvm::StringRef;

/// "40 blocks of 256 threads, 8 per SM by threads, 1 wave 4% full".
static std::string describeLaunch(const TextContext &context,
                                  const ReportKernel &kernel) {
  const LaunchFit &fit = kernel.launchFit;
  std::string text = pluralize(kernel.launch->getBlocks(), "block") + " of " +
                     pluralize(kernel.launch->getThreadsPerBlock(), "thread");
  if (fit.blocksPerUnit && kernel.target.empty())
    text += ", " + std::to_string(*fit.blocksPerUnit) + " per " +
            makePrintable(context.report.target.model->unitName) + " by " +
            stringify(*fit.limitedBy).str();
  if (fit.waves)
    text += ", " + pluralize(*fit.waves, "wave") +
            (*fit.waves == 1 ? " " : ", the last ") +
            formatPercent(100 * *fit.lastWaveFill) + " full";
  return text;
}

/// "; 31 of 32 lanes idle (32.0x)", and the like: what is idle, and the gain if
/// it were not, where there is one.
static std::string describeWaste(const ReportKernel &kernel) {
  std::string text;
  if (kernel.launchFit.blocksPerUnit == 0)
    text += "; " + kernel.levers.front().why;
  for (const WasteFinding &finding : kernel.waste) {
    text += "; " + finding.why;
    for (const Lever &lever : kernel.levers)
      if (lever.name == stringify(finding.what))
        text += " (" + formatRatioOr(lever.speedup) + "x)";
  }
  return text;
}

void mlir::roofline::printLaunches(const TextContext &context) {
  constexpr unsigned kMaxShown = 5;
  unsigned numShown = 0;
  for (const KernelRow &row : context.rows) {
    const ReportKernel &kernel = *row.first;
    if (!kernel.launch || ++numShown > kMaxShown)
      continue;
    context.printItem(
        "Launch " +
        context.formatPlace(kernel.op, row.kernels, kernel.location) + ": " +
        describeLaunch(context, kernel) + describeWaste(kernel) + ".");
  }
}

void mlir::roofline::printLaunchBound(const TextContext &context) {
  std::vector<KernelRow> launchBound;
  for (const KernelRow &row : context.rows)
    if (row.first->verdict.launchBound.value_or(false))
      launchBound.push_back(row);
  if (launchBound.empty())
    return;
  std::string text =
      "Launch-bound: " + formatTally(sumRows(launchBound).kernels) + " of " +
      pluralize(context.all.kernels, "kernel") + ", each shorter than a launch";
  const auto &latency = context.report.target.model->launchLatencySeconds;
  if (latency && areOnOwnTarget(launchBound))
    text += " (" + formatQuantity(latency->value, "s") + ")";
  context.printItem(text + ".");
}

void mlir::roofline::printUnknownLatencies(const TextContext &context) {
  if (!context.report.assumptions.addLaunchOverhead)
    return;
  std::set<std::string> targets;
  for (const KernelRow &row : context.rows)
    if (row.seconds && !row.first->verdict.launchBound)
      targets.insert(context.getTargetName(*row.first));
  for (const std::string &target : targets)
    context.printItem("Launch latency of " + target +
                      " is not known: none added.");
}
