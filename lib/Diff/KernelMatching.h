//===- KernelMatching.h - Which kernels are the same ------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_DIFF_KERNELMATCHING_H
#define ROOFLINE_LIB_DIFF_KERNELMATCHING_H

#include "roofline/Diff/Alignment.h"
#include "roofline/Diff/RecordedReport.h"

namespace mlir::roofline {

/// Kernels of two reports that are the same.
struct KernelMatches {
  /// Positions in the older and in the newer report.
  std::vector<std::pair<unsigned, unsigned>> pairs;
  /// The older names of functions that have another name, by the newer one.
  std::map<std::string, std::string> renamed;
};

KernelMatches matchKernels(const RecordedReport &before,
                           const RecordedReport &after);

/// Documents of two files that are the same: by their kernels, else by the
/// names of their functions, else by their order.
Alignment matchDocuments(llvm::ArrayRef<RecordedReport> before,
                         llvm::ArrayRef<RecordedReport> after);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_DIFF_KERNELMATCHING_H
