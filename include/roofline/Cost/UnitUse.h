//===- UnitUse.h - How much of the units a kernel reaches -------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Peaks are those of all units together. Blocks, of a launch or of tiles, run
// on a unit each:
//
//   40 blocks on 132 SMs      40 / (132 * ceil(40 / 132)) = 30 % of every peak
//                             that belongs to the SMs
//   300 rows in tiles of 128  300 / 384 = 78 % of what is computed is wanted
//
// Main memory and the cache that all units share are not held back by this,
// since a few units may well ask for all that these can deliver.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_COST_UNITUSE_H
#define ROOFLINE_COST_UNITUSE_H

#include "roofline/Cost/Launch.h"

namespace mlir::roofline {

class Roof;

/// The part that `some` is of `all`.
struct Share {
  Expr some = 1, all = 1;

  bool isConstant() const { return some.isConstant() && all.isConstant(); }
  bool isAll() const { return some == all; }
  /// The part as a number; asserts `isConstant()`.
  double getNumber() const;
};

/// What a kernel reaches of the peaks of the units.
struct UnitUse {
  /// blocks of units * ceil(blocks / units): what all units together do while
  /// those with the most blocks are at work. All where it is not known.
  Share busy;
  /// How much of what is computed is asked for: tiles at a border compute what
  /// is beyond it too.
  Share wanted;
  /// What vector and special units do more than they are asked for, as a
  /// factor: above 1 only where idle lanes are supposed to be at work.
  double lanes = 1;

  /// Whether it is the same for all values of symbols.
  bool isConstant() const { return busy.isConstant() && wanted.isConstant(); }
  /// The part of the peak of `roof` that is in reach, as far as it is a number.
  double getShare(Roof roof) const;
  /// The rest of that part, which the values of symbols decide: `some` is the
  /// same for all roofs, and so is `all` where nothing is lost.
  Share getOpenShare(Roof roof) const;
};

/// `UnitUse::busy` of so many blocks on `target`.
Share getBusyShare(const Expr &blocks, const TargetModel &target);
/// The same of a number of them.
double getBusyShare(double blocks, const TargetModel &target);

/// What `launch` reaches on `target`.
UnitUse getUse(const LaunchFacts &launch, const TargetModel &target);

/// How much faster vector and special units would be done with `launch` if all
/// lanes of its warps were at work: 1 or more; 1 where that is not known.
double getIdleLaneFactor(const LaunchFacts &launch);

} // namespace mlir::roofline

#endif // ROOFLINE_COST_UNITUSE_H
