//===- TargetChips.h - The chips that modules are compiled for --*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a gpu.module says of the hardware that it is for.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_INTERFACES_TARGETCHIPS_H
#define ROOFLINE_INTERFACES_TARGETCHIPS_H

#include "mlir/IR/Attributes.h"

namespace mlir::roofline {

/// The chip of `target`, one of the targets of a gpu.module: "sm_90" or
/// "gfx942". Empty for targets that are neither NVIDIA's nor AMD's.
llvm::StringRef getTargetChip(Attribute target);

} // namespace mlir::roofline

#endif // ROOFLINE_INTERFACES_TARGETCHIPS_H
