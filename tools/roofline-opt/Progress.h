//===- Progress.h - A line for those who wait -------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_PROGRESS_H
#define ROOFLINE_TOOLS_PROGRESS_H

#include "mlir/Pass/PassManager.h"

namespace mlir::roofline {

/// Makes the passes of `manager` say on stderr which of them runs and for how
/// long, where it is a terminal and they take more than a second. The line is
/// gone when they end, and before anything else is said there.
void showProgress(PassManager &manager);

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_PROGRESS_H
