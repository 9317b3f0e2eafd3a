//===- ChipFit.h - What a unit of the device holds --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TILING_CHIPFIT_H
#define ROOFLINE_TILING_CHIPFIT_H

#include "roofline/Support/Count.h"
#include "roofline/Target/TargetModel.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace mlir::roofline {

/// What to do where tiles that the IR has do not fit: the name of that lever.
inline constexpr llvm::StringLiteral kSmallerTilesLever = "smaller-tiles";

/// "512 KiB": `bytes` of registers or shared memory.
std::string formatKiB(double bytes);

/// Bytes of registers that one sum in `accumulator` takes: a register, or two
/// for f64.
inline int64_t getSumBytes(Precision accumulator) {
  return accumulator == Precision::F64 ? 8 : 4;
}

/// "sums take 512 KiB of the 256 KiB of registers", where `bytes` of sums are
/// more than a unit of `target` has; empty where they fit, and where the target
/// says nothing of its registers.
std::string findRegisterOverflow(Count bytes, const TargetModel &target);

} // namespace mlir::roofline

#endif // ROOFLINE_TILING_CHIPFIT_H
