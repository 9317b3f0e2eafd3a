//===- WhatIf.h - What a change would gain ----------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What became of a program that was analysed again with something changed, and
// the changes that are worth a word.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_WHATIF_H
#define ROOFLINE_REPORT_WHATIF_H

#include "roofline/Cost/Roofline.h"
#include <string>
#include <vector>

namespace mlir::roofline {

/// Something that would make a kernel, or the whole, faster.
struct Lever {
  std::string name;
  /// The time now over the time then.
  std::optional<double> speedup;
  std::string why;
};

/// The least gain that shows in three digits; less is none.
constexpr double kLeastGain = 1.005;

/// A kernel before and after a change, or the total. Over all executions, as in
/// the report.
struct ReportOutcome {
  /// Whether its bytes, its times or its bounds differ.
  bool isChanged = false;
  /// Whether anything differs, bytes of caches, units and tiles included.
  bool isReached = true;
  /// Of main memory; absent where sizes are open.
  std::optional<Count> bytesBefore, bytesAfter;
  /// Absent where sizes are open.
  std::optional<double> secondsBefore, secondsAfter;
  /// Time before over time after, each for one element of a batch; absent where
  /// a time is not known, or nothing.
  std::optional<double> speedup;
  /// Of the total, what binds its kernels for most of the time.
  std::optional<Roof> boundBefore, boundAfter;
  /// The tiles of the kernel then, where they are others.
  std::string tiles;
  /// Why it cannot run so; empty where it can.
  std::string obstacle;
  /// What is not known of that; empty where all is.
  std::string caveat;
  /// Why the change does not reach it, or not in full, as it is loops or a
  /// launch; empty elsewhere.
  std::string notReached;

  bool isGain() const {
    return obstacle.empty() && speedup.value_or(0) >= kLeastGain;
  }
  /// "no gain: bound by tensor.bf16" and the like; empty where there is one.
  std::string explain() const;
};

/// One change, asked for by the user.
struct ReportWhatIf {
  /// As it was asked for: "weights=f8E4M3FN".
  std::string what;
  /// How many times as many elements a batch has then.
  int64_t batch = 1;
  /// Kernels that stay as they are because they are loops or launches.
  unsigned numNotReached = 0;
  ReportOutcome total;
  /// By kernel of the report. Empty, as are the instances, where these are
  /// others then, in arms of branches.
  std::vector<ReportOutcome> kernels;
  /// By instance of the report.
  std::vector<ReportOutcome> instances;
};

/// A change that makes the whole faster.
struct ReportLever {
  Lever lever;
  /// Of the whole, for as many elements of a batch as it has now.
  double savedSeconds = 0;
  /// Those that it makes faster, by id.
  std::vector<unsigned> kernels;
};

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_WHATIF_H
