//===- KernelKey.h - Which kernels are equal --------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_KERNELKEY_H
#define ROOFLINE_REPORT_KERNELKEY_H

#include "roofline/Report/ReportData.h"

namespace mlir::roofline {

/// Text that is the same for kernels that differ in their place only: for those
/// that share a row of the text report, and a series of a sweep.
std::string getKernelKey(const ReportKernel &kernel);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_KERNELKEY_H
