//===- DiffText.h - Changes in words ----------------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One value where nothing changed, else "old -> new" and by how much.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_DIFF_DIFFTEXT_H
#define ROOFLINE_LIB_DIFF_DIFFTEXT_H

#include "roofline/Diff/ReportDiff.h"

namespace mlir::roofline {

/// "134 MB -> 268 MB (+100%)"; "?" for what is not known.
std::string describeCounts(const std::optional<Expr> &before,
                           const std::optional<Expr> &after,
                           llvm::StringRef unit);
/// "40.1 us -> 20.0 us (-50.0%)"; "-" for what is not known.
std::string describeSeconds(std::optional<double> before,
                            std::optional<double> after);
/// "old -> new", or the one text where they are equal.
std::string describeTexts(llvm::StringRef before, llvm::StringRef after);
/// "linalg.matmul decode.mlir:12:8 in main".
std::string describeKernel(const RecordedKernel &kernel);

/// The part of a cost that a column shows: texts for `before` and `after`, of
/// which one may be missing.
std::string describeFlops(const CostChange &change);
std::string describeIops(const CostChange &change);
std::string describeBytes(const CostChange &change);
std::string describeTime(const CostChange &change);
std::string describeRegime(const CostChange &change);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_DIFF_DIFFTEXT_H
