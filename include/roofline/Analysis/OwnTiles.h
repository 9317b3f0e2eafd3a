//===- OwnTiles.h - Whether tiles in the IR fit -----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_OWNTILES_H
#define ROOFLINE_ANALYSIS_OWNTILES_H

#include "mlir/IR/Operation.h"
#include "roofline/Target/TargetModel.h"

namespace mlir::roofline {

/// Why the blocks of `kernel`, a parallel loop over tiles, cannot keep the sums
/// of a contraction in the registers of a unit of `target`: "sums take 512 KiB
/// of the 256 KiB of registers", and how large a cluster could, since a loop
/// may be over the tiles of one. Empty where they can, for other kernels, and
/// where the size of a tile or the registers are not known.
std::string findTileProblem(Operation *kernel, const TargetModel &target);

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_OWNTILES_H
