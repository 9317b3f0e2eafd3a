//===- DiffText.cpp - Changes in words ------------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DiffText.h"
#include "roofline/Report/TextFormat.h"
#include <cmath>

using namespace mlir::roofline;
using llvm::StringRef;

/// " (+100%)", or " (64.0x)" from ten times on; nothing where there is no
/// ratio. The two differ, if only in digits that a double has not.
static std::string describeGrowth(double before, double after, bool isMore) {
  constexpr double kMaxPercent = 900;
  if (!(before > 0) || !std::isfinite(before) || !std::isfinite(after))
    return "";
  double percent = std::abs(after / before - 1) * 100;
  if (isMore && percent >= kMaxPercent)
    return " (" + formatRatio(after / before) + "x)";
  return std::string(" (") + (isMore ? "+" : "-") +
         (percent > 0 ? formatPercent(percent) : "~0%") + ")";
}

static std::string describeCount(const std::optional<Expr> &count,
                                 StringRef unit) {
  return count ? formatCount(*count, unit) : "?";
}

std::string mlir::roofline::describeTexts(StringRef before, StringRef after) {
  return before == after ? after.str() : (before + " -> " + after).str();
}

std::string mlir::roofline::describeCounts(const std::optional<Expr> &before,
                                           const std::optional<Expr> &after,
                                           StringRef unit) {
  std::string old = describeCount(before, unit);
  std::string current = describeCount(after, unit);
  if (!before || !after || *before == *after)
    return describeTexts(old, current);
  std::string growth =
      before->getCount() && after->getCount()
          ? describeGrowth(before->toDouble(), after->toDouble(),
                           *before->getCount() < *after->getCount())
          : "";
  return old + " -> " + current + growth;
}

std::string mlir::roofline::describeSeconds(std::optional<double> before,
                                            std::optional<double> after) {
  auto describe = [](std::optional<double> seconds) {
    return seconds ? formatQuantity(*seconds, "s") : "-";
  };
  bool isSame =
      before && after &&
      std::abs(*after - *before) <= kTimeRounding * std::max(*before, *after);
  if (!before || !after || isSame)
    return describeTexts(describe(before), describe(after));
  return describe(before) + " -> " + describe(after) +
         describeGrowth(*before, *after, *before < *after);
}

std::string mlir::roofline::describeKernel(const RecordedKernel &kernel) {
  std::string text = kernel.op + " " + kernel.location;
  if (!kernel.function.empty())
    text += " in " + kernel.function;
  return makePrintable(text);
}

/// A count of both sides, or of the one that is there.
static std::string describeSides(const CostChange &change,
                                 std::optional<Expr> Costs::*count,
                                 StringRef unit) {
  const Costs &before = change.before ? *change.before : *change.after;
  const Costs &after = change.after ? *change.after : *change.before;
  return describeCounts(before.*count, after.*count, unit);
}

std::string mlir::roofline::describeFlops(const CostChange &change) {
  return describeSides(change, &Costs::flops, "");
}

std::string mlir::roofline::describeIops(const CostChange &change) {
  auto isZero = [](const std::optional<Costs> &costs) {
    return !costs || (costs->iops && *costs->iops == Expr(0));
  };
  if (isZero(change.before) && isZero(change.after))
    return "";
  return describeSides(change, &Costs::iops, "");
}

std::string mlir::roofline::describeBytes(const CostChange &change) {
  return describeSides(change, &Costs::bytes, "B");
}

std::string mlir::roofline::describeTime(const CostChange &change) {
  const Costs &before = change.before ? *change.before : *change.after;
  const Costs &after = change.after ? *change.after : *change.before;
  return describeSeconds(before.seconds, after.seconds);
}

std::string mlir::roofline::describeRegime(const CostChange &change) {
  const Costs &before = change.before ? *change.before : *change.after;
  const Costs &after = change.after ? *change.after : *change.before;
  return describeTexts(stringify(before.regime), stringify(after.regime));
}
