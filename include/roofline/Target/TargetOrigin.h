//===- TargetOrigin.h - How a target was chosen -----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TARGET_TARGETORIGIN_H
#define ROOFLINE_TARGET_TARGETORIGIN_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace mlir::roofline {

/// How a target was chosen, from the strongest to the weakest.
enum class TargetOrigin : uint8_t {
  Option,  ///< named on the command line or as a pass option
  IR,      ///< a `roofline.target` attribute
  Chip,    ///< the chip of an enclosing gpu.module
  Default, ///< nobody said anything
};

/// "option", "ir", "chip", "default".
llvm::StringRef stringify(TargetOrigin source);

} // namespace mlir::roofline

#endif // ROOFLINE_TARGET_TARGETORIGIN_H
