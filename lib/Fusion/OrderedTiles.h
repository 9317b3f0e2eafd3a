//===- OrderedTiles.h - Kernels of tiles that run in order ------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What tiles read again depends on the order in which they run, which a kernel
// does not know by itself: its ops do.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_ORDEREDTILES_H
#define ROOFLINE_LIB_FUSION_ORDEREDTILES_H

#include "FusedKernel.h"

namespace mlir::roofline {

/// Whether who applies `group`, which `kernel` is of, finds the loops of its
/// last op split as they are in `kernel`.
bool hasSameLoops(const FusedKernel &kernel, const FusionGroup &group,
                  const CostContext &context);

/// Puts into `kernel`, which is of the ops of `group`, what its tiles read
/// again from main memory in the best order, and the time with that. False
/// where nobody could apply it. Of the group nothing but its ops need be there.
bool priceInOrder(FusedKernel &kernel, FusionGroup group,
                  const CostContext &context, const Assumptions &assumptions);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_ORDEREDTILES_H
