//===- FusedTiles.h - Tiles of fused kernels, and their price ---*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_FUSEDTILES_H
#define ROOFLINE_LIB_FUSION_FUSEDTILES_H

#include "FusedKernel.h"

namespace mlir::roofline {

/// Puts in what the accesses of `kernel`, a single op, move, and its time.
void priceOneOp(FusedKernel &kernel, const Assumptions &assumptions);

/// Chooses sides for tiles of `kernel` along the loops that all of its ops
/// have: rows that stay whole where they fit on chip. False with the reason in
/// `why` where no tile does.
bool chooseTiles(FusedKernel &kernel, std::string &why);

/// Puts in what the tiles of `kernel` move, and their time.
void priceTiles(FusedKernel &kernel, const Assumptions &assumptions);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_FUSEDTILES_H
