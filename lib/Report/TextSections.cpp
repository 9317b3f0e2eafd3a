//===- TextSections.cpp - The parts of the text report --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "roofline/Report/TextFormat.h"

using namespace mlir::roofline;

std::string TextContext::formatShare(double seconds) const {
  double total = report.totals.seconds;
  return total > 0 ? formatPercent(100 * seconds / total) : "-";
}

std::string
TextContext::formatAttainable(std::optional<double> opsPerSecond) const {
  if (!opsPerSecond || *opsPerSecond == 0)
    return "-";
  return formatQuantity(*opsPerSecond, hasIops ? "OP/s" : "FLOP/s");
}

std::string mlir::roofline::formatTally(Count count) {
  constexpr int64_t kFirstShort = 100000;
  return count < Count(kFirstShort) ? count.toString() : formatCount(count);
}

std::string mlir::roofline::formatRatioOr(std::optional<double> ratio) {
  return ratio ? formatRatio(*ratio) : "-";
}

TextCell mlir::roofline::getBoundCell(const Verdict &verdict) {
  Tone tone = verdict.regime == Regime::MemoryBound    ? Tone::Memory
              : verdict.regime == Regime::ComputeBound ? Tone::Compute
                                                       : Tone::Plain;
  std::string name = verdict.boundBy ? verdict.boundBy->getName() : "-";
  return {verdict.getUnrated().empty() ? name : name + " ?", tone};
}
