//===- LeverCandidates.h - Changes that may help ----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which changes are worth an analysis, by what a report says of its kernels,
// and the words for why they help.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_LEVERCANDIDATES_H
#define ROOFLINE_LIB_TRANSFORMS_LEVERCANDIDATES_H

#include "roofline/Report/ReportData.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir::roofline {

/// A change to try.
struct LeverCandidate {
  /// As `WhatIf::parse` takes it.
  std::string change;
  /// A lesser change that it has to beat; empty where there is none.
  std::string lesser = "";
  /// What it takes out, if it does.
  std::optional<Waste> waste = std::nullopt;
};

/// The changes that may help some kernel of `report`.
std::vector<LeverCandidate> listCandidates(const ReportData &report);

/// What `candidate` puts right in `kernel`, of which it makes `outcome`, with a
/// comma behind: "31 of 32 lanes idle, ". Empty where its name says it.
std::string describeReason(const LeverCandidate &candidate,
                           const ReportKernel &kernel,
                           const ReportOutcome &outcome);
/// The same of several kernels, for each of which there is one of `reasons`.
std::string describeReasons(const LeverCandidate &candidate,
                            llvm::ArrayRef<std::string> reasons);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_LEVERCANDIDATES_H
