//===- RenamedSizes.h - Sizes that have other names now ---------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_DIFF_RENAMEDSIZES_H
#define ROOFLINE_LIB_DIFF_RENAMEDSIZES_H

#include "roofline/Diff/RecordedReport.h"

namespace mlir::roofline {

/// The older names of sizes by the newer ones. Names that both reports have
/// stand for the same size; of the others those do that come from the same
/// place: "arg0 dim 1 of 'main'".
std::map<std::string, std::string>
findRenamedSizes(const RecordedReport &before, const RecordedReport &after);

/// `report` with `names`, older ones by newer ones, in all formulas and texts.
RecordedReport renameSizes(RecordedReport report,
                           const std::map<std::string, std::string> &names);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_DIFF_RENAMEDSIZES_H
