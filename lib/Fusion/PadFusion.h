//===- PadFusion.h - Pads as part of what reads them ------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel that reads windows of what a pad makes can read the tensor itself,
// and take the constant for what lies outside: nothing is padded in memory.
//
//   58 x 58 of 56 x 56 values into a 3 x 3 convolution
//   apart     read 56*56, write 58*58, read 58*58
//   together  read 56*56
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_PADFUSION_H
#define ROOFLINE_LIB_FUSION_PADFUSION_H

#include "FusedKernel.h"

namespace mlir::roofline {

/// Whether `pad`, a pad by itself, reads all of a value that is no view.
bool padsWholeRoot(const FusedKernel &pad);

/// What `access` of `kernel`, a single op, becomes where it is to what a pad
/// makes and that is part of the kernel: none where it is to something else, or
/// does not read windows that cover all that is padded.
std::optional<AccessShape> findUnpadded(const OuterAccess &access,
                                        const FusedKernel &kernel);

/// `fuse` where one of the two is a pad by itself.
FusedPair fusePad(const FusedKernel &first, const FusedKernel &second,
                  const Assumptions &assumptions);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_PADFUSION_H
