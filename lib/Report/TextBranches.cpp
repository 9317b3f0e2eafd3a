//===- TextBranches.cpp - Which arms of branches count --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <set>
#include <tuple>

using namespace mlir::roofline;
using llvm::StringRef;

/// " in 1 of 2 calls" where these do not agree on the arm of `kernel`.
static std::string describeCallsLeftOut(const ReportKernel &kernel,
                                        const ReportFunction *function) {
  if (!function || !kernel.takingCalls)
    return "";
  return " in " + (function->calls - *kernel.takingCalls).toString() + " of " +
         function->calls.toString() + " calls";
}

/// "else at :12:8".
static std::string formatArm(const TextContext &context,
                             const ReportKernel &kernel) {
  auto [name, place] = StringRef(kernel.arm).split(" at ");
  return makePrintable((name + " at " + context.formatLocation(place)).str());
}

using KernelPlace = std::tuple<std::optional<size_t>, StringRef, StringRef>;

static KernelPlace getPlace(const ReportKernel &kernel) {
  return {kernel.functionIndex, kernel.location, kernel.op};
}

void mlir::roofline::printBranches(const TextContext &context) {
  constexpr size_t kMaxShown = 5;
  std::vector<std::string> places, excluded, arms;
  std::set<KernelPlace> counted;
  for (const ReportKernel &kernel : context.report.kernels)
    if (kernel.isBranch && kernel.isTaken)
      counted.insert(getPlace(kernel));
  bool hasBranches = false;
  for (const ReportKernel &kernel : context.report.kernels) {
    const ReportFunction *function =
        kernel.functionIndex ? &context.report.functions[*kernel.functionIndex]
                             : nullptr;
    bool runs = !function || (!function->isDead && !function->calls.isZero());
    if (!kernel.isBranch || !runs)
      continue;
    hasBranches = true;
    std::string arm = formatArm(context, kernel);
    if (kernel.isTaken && !llvm::is_contained(arms, arm))
      arms.push_back(arm);
    // On one of several ways to it is enough.
    if (!kernel.isTaken && counted.count(getPlace(kernel)))
      continue;
    if (!kernel.mayRun)
      excluded.push_back(
          context.formatPlace(kernel.op, /*kernels=*/1, kernel.location) +
          " (" + arm + ")");
    else if (!kernel.isTaken || kernel.takingCalls)
      places.push_back(
          context.formatPlace(kernel.op, /*kernels=*/1, kernel.location) +
          " (" + arm + ")" + describeCallsLeftOut(kernel, function));
  }
  if (!hasBranches)
    return;
  std::string text = "Branches: the arm that takes more time counts.";
  if (llvm::ArrayRef<std::string> sizes = context.report.decidingSizes;
      !sizes.empty())
    text += " Which one runs depends on " + llvm::join(sizes, ", ") +
            ": bind or sweep " + (sizes.size() == 1 ? "it." : "them.");
  auto addPlaces = [&](StringRef what, std::vector<std::string> &shown) {
    if (shown.empty())
      return;
    if (shown.size() > kMaxShown) {
      std::string rest =
          "and " + std::to_string(shown.size() - kMaxShown) + " more";
      shown.resize(kMaxShown);
      shown.push_back(std::move(rest));
    }
    text += (" " + what + ": ").str() + llvm::join(shown, ", ") + ".";
  };
  addPlaces("Counted", arms);
  addPlaces("Not counted", places);
  addPlaces("Ruled out by sizes or constants", excluded);
  context.printItem(text);
}
