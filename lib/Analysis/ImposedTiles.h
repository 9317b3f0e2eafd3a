//===- ImposedTiles.h - Tiles that the user chose ---------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_IMPOSEDTILES_H
#define ROOFLINE_LIB_ANALYSIS_IMPOSEDTILES_H

#include "roofline/Analysis/ModuleAnalysis.h"

namespace mlir::roofline {

/// Puts the tiles that an attribute on `op`, or else `options`, impose into
/// `once`, one execution of it with the cost `cost`, whose work and target are
/// there already. Fails, with an error at the op, for an attribute that imposes
/// none.
LogicalResult imposeTiles(Operation *op, OpCost &cost,
                          const AnalysisOptions &options, KernelCost &once);

/// Whether what `op` costs depends on an attribute on it that says how it is
/// tiled.
bool hasOwnTiles(Operation *op);

/// Warns where an attribute imposes tiles on `op`, which stands in a kernel
/// that has its own in the IR.
void warnOfIdleTiles(Operation *op);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_IMPOSEDTILES_H
