//===- Crossover.h - Which roof binds, by the values of symbols -*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Comparisons of times that depend on symbols. Rates are taken as whole numbers
// of operations or bytes per second, so that a / r1 >= b / r2 becomes the
// comparison of two integers and a crossing is exact.
//
// Example, H100 SXM, bf16, Bx8192 by 8192x8192: 134217728*B flops at 989.4e12
// against 32768*B + 134217728 bytes at 3.35e12. They cross between B = 318 and
// 319, so the kernel is "compute-bound from B = 319".
//
// What is decided holds for all values of the symbols between their bounds;
// without an upper bound that is up to the largest 64-bit integer. Values for
// which all times are zero have no binding roof and decide nothing.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_COST_CROSSOVER_H
#define ROOFLINE_COST_CROSSOVER_H

#include "roofline/Cost/Roofline.h"

namespace mlir::roofline {

/// The slowest of `demands` for all values of the symbols, the first among
/// equals; empty if there is none, or none is known to be.
std::optional<unsigned> findSlowest(llvm::ArrayRef<RoofDemand> demands);

/// What is known of the binding roof.
struct Binding {
  /// The roof, if it is one for all values of the symbols.
  std::optional<Roof> roof;
  /// Whether it is a memory level, if that holds for all values.
  std::optional<bool> isMemory;
  /// How the roof changes, for a person; empty if it is one or nothing is known
  /// of the times. Where one symbol decides, exactly:
  ///  * one change of regime, with one roof on either side:
  ///      compute-bound from B = 319
  ///      compute-bound from B = 320, by turns from B = 300
  ///    where rounding makes the two alternate more often than a list can say;
  ///  * otherwise, all roofs from the lower bound of the symbol on:
  ///      hbm, then l2 from B = 64, then tensor.bf16 from B = 319
  ///      hbm, then hbm and tensor.bf16 by turns from B = 300
  /// Where several do, or there is no exact solution, an inequality in exact
  /// numbers if it is short, or what decides:
  ///   compute-bound where B*S / 989.4e12 > (B + S) / 3.35e12
  ///   depends on B and S; bind all but one with --dims for the crossing
  std::string crossover;
};

/// The binding roof of a kernel that asks `demands`, at least one, of its
/// roofs.
Binding findBinding(llvm::ArrayRef<RoofDemand> demands);

} // namespace mlir::roofline

#endif // ROOFLINE_COST_CROSSOVER_H
