//===- CountedKernels.cpp - How often totals contain a kernel -------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/CountedKernels.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;

Expr mlir::roofline::countCalls(const ReportKernel &kernel,
                                const ReportData &report) {
  if (!kernel.functionIndex)
    return 1;
  const ReportFunction &function = report.functions[*kernel.functionIndex];
  return function.isDead || function.hasInstances ? Expr() : function.calls;
}

std::vector<CountedKernel>
mlir::roofline::listKernels(const ReportData &report) {
  std::vector<CountedKernel> kernels;
  for (const ReportKernel &kernel : report.kernels)
    kernels.push_back({&kernel, countCalls(kernel, report)});
  for (const ReportInstance &instance : report.instances)
    kernels.push_back({&instance.kernel, instance.times});
  llvm::erase_if(kernels, [](const CountedKernel &counted) {
    return counted.times.isZero();
  });
  llvm::stable_sort(kernels,
                    [](const CountedKernel &a, const CountedKernel &b) {
                      return a.kernel->id < b.kernel->id;
                    });
  return kernels;
}
