//===- ElementCounter.h - Elements that turns go to -------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ACCESS_ELEMENTCOUNTER_H
#define ROOFLINE_LIB_ACCESS_ELEMENTCOUNTER_H

#include "AccessGrids.h"
#include "mlir/Analysis/Presburger/IntegerRelation.h"
#include "roofline/Access/Nest.h"
#include "roofline/Support/Count.h"

namespace mlir::roofline {

/// Counts the elements that turns of accesses go to, each once.
class ElementCounter {
public:
  /// Adds those of `turns`, an access set on `grids` or a part of one. False
  /// where they are not known exactly.
  bool add(const presburger::IntegerPolyhedron &turns, const Grids &grids);
  /// Empty where that takes too long.
  std::optional<Count> count() const;
  /// The lines of `lineBytes` that they lie in. Empty where the dimensions of
  /// `buffer` are not in the order of their strides, too.
  std::optional<Count> countLines(const Buffer &buffer,
                                  int64_t lineBytes) const;

private:
  struct Group {
    Grids grids;
    llvm::SmallVector<presburger::IntegerPolyhedron, 4> sets;
  };
  llvm::SmallVector<Group, 2> groups;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ACCESS_ELEMENTCOUNTER_H
