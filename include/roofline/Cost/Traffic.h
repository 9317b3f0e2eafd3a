//===- Traffic.h - Bytes moved at each memory level -------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_COST_TRAFFIC_H
#define ROOFLINE_COST_TRAFFIC_H

#include "roofline/Support/Expr.h"
#include <optional>

namespace mlir::roofline {

/// The bytes that one kernel moves across one memory level.
struct LevelTraffic {
  /// Modelled: what this loop order and this level's capacity give; equal to
  /// the compulsory traffic where no order is chosen.
  Expr read;
  Expr written;
  /// Each distinct element touched, once in and once out.
  Expr compulsory;
  /// Every read and store that is executed, with no reuse at all. A linalg
  /// accumulator lives in a register, so an output is stored once.
  Expr requested;
  /// Modelled traffic in whole lines or sectors, where an order is known.
  std::optional<Expr> transferred;
  /// Bytes of the lines that enter the level before this one, where an order is
  /// known: those read, and those allocated for a write. What a simulator of
  /// caches counts as misses.
  std::optional<Expr> fills;

  /// Adds the traffic of another kernel, without what only an order tells.
  void add(const LevelTraffic &other) {
    read += other.read;
    written += other.written;
    compulsory += other.compulsory;
    requested += other.requested;
  }

  /// Leaves what is written, as it is where nothing is read.
  void dropReads();

  Expr getModelled() const { return read + written; }
  /// What takes time: the transferred bytes where known, else the modelled.
  Expr getTimed() const { return transferred ? *transferred : getModelled(); }
  bool isOverflow() const {
    return getModelled().isOverflow() || requested.isOverflow();
  }
  /// Every count replaced by what `change` makes of it.
  LevelTraffic transform(llvm::function_ref<Expr(const Expr &)> change) const;
};

/// The bytes of one kernel at the levels nearer to the units than main memory,
/// as far as its form says something about them: an untiled op says nothing.
struct ChipTraffic {
  std::optional<LevelTraffic> l2;
  std::optional<LevelTraffic> smem;

  bool isOverflow() const {
    return (l2 && l2->isOverflow()) || (smem && smem->isOverflow());
  }
  /// Every count replaced by what `change` makes of it.
  ChipTraffic transform(llvm::function_ref<Expr(const Expr &)> change) const;
};

/// The bytes of one kernel at every level.
struct Traffic {
  LevelTraffic hbm;
  ChipTraffic chip;
};

} // namespace mlir::roofline

#endif // ROOFLINE_COST_TRAFFIC_H
