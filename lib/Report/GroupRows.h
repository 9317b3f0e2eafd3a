//===- GroupRows.h - Fusion groups by what they save ------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_GROUPROWS_H
#define ROOFLINE_LIB_REPORT_GROUPROWS_H

#include "ReportSummary.h"

namespace mlir::roofline {

/// Groups that look alike.
struct GroupRow {
  const ReportGroup *first = nullptr;
  Expr groups;
  /// What they move together in main memory, as kernels of their own and fused.
  Expr bytesBefore, bytesAfter;
  /// What they compute together, which may be more where tiles overlap.
  Expr opsBefore, opsAfter;
  /// How long they take together when fused, and how much that saves, in
  /// seconds.
  double seconds = 0;
  double saved = 0;
  /// How long those of their parts take together that memory binds, as kernels
  /// of their own, in seconds.
  double memorySecondsBefore = 0;
};

/// "matmul + generic x3": without dialects, which are nearly always one.
std::string nameOps(const ReportData &report, const ReportGroup &group);

/// Rows by what they save, the earlier first among equals. What runs never is
/// in none.
std::vector<GroupRow> rankGroups(const ReportSummary &summary);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_GROUPROWS_H
