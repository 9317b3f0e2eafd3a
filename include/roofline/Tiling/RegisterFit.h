//===- RegisterFit.h - Whether sums fit the registers -----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TILING_REGISTERFIT_H
#define ROOFLINE_TILING_REGISTERFIT_H

#include "roofline/Support/Count.h"
#include "roofline/Target/TargetModel.h"

namespace mlir::roofline {

/// "sums take 512 KiB of the 256 KiB of registers", where `bytes` of sums are
/// more than a unit of `target` has; empty where they fit, and where the target
/// says nothing of its registers.
std::string findRegisterOverflow(Count bytes, const TargetModel &target);

} // namespace mlir::roofline

#endif // ROOFLINE_TILING_REGISTERFIT_H
