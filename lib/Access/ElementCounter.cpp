//===- ElementCounter.cpp - Elements that turns go to ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementCounter.h"
#include "PointCount.h"
#include "SetProjection.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;
using presburger::IntegerPolyhedron;

bool ElementCounter::add(const IntegerPolyhedron &turns, const Grids &grids) {
  constexpr unsigned kMaxSets = 256;
  auto elements = takeOut(turns, grids.size(), turns.getNumVars(), kMaxSets);
  if (!elements)
    return false;
  auto *group = llvm::find_if(
      groups, [&](const Group &other) { return other.grids == grids; });
  if (group == groups.end())
    group = &groups.emplace_back(Group{grids, {}});
  llvm::move(*elements, std::back_inserter(group->sets));
  return true;
}

std::optional<Count> ElementCounter::count() const {
  Count count;
  for (const Group &group : groups) {
    std::optional<Count> ofGroup = countPoints(group.sets);
    if (!ofGroup)
      return std::nullopt;
    count += *ofGroup;
  }
  return count;
}
