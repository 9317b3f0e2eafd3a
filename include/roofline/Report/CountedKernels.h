//===- CountedKernels.h - How often totals contain a kernel -----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_COUNTEDKERNELS_H
#define ROOFLINE_REPORT_COUNTEDKERNELS_H

#include "roofline/Report/ReportData.h"

namespace mlir::roofline {

/// A kernel, and how often the totals contain it.
struct CountedKernel {
  const ReportKernel *kernel = nullptr;
  Expr times = 1;
};

/// How often the totals contain `kernel` itself, not an instance of it.
Expr countCalls(const ReportKernel &kernel, const ReportData &report);

/// The kernels that the program runs, in program order, with those of the arms
/// of branches that do not count. Those of dead functions are left out; where a
/// function has instances, they stand for its own kernels.
std::vector<CountedKernel> listKernels(const ReportData &report);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_COUNTEDKERNELS_H
