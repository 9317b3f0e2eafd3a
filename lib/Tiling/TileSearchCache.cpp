//===- TileSearchCache.cpp - Searches made once ---------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A search depends on nothing but numbers and the target: they make the key.
//
//===----------------------------------------------------------------------===//

#include "roofline/Tiling/TileSearch.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir::roofline;
using llvm::ArrayRef;

/// Equal for equal problems only.
static std::string getKey(const TileProblem &problem,
                          ArrayRef<RoofTime> untiled,
                          const TargetModel &target) {
  std::string key;
  llvm::raw_string_ostream os(key);
  os << &target << ' ' << problem.accumulatorBytes << problem.usesMatrixUnit;
  for (auto [role, extent] :
       llvm::zip_equal(problem.roles, problem.nest.extents))
    os << ' ' << unsigned(role) << ':' << extent;
  for (const Access &access : problem.nest.accesses) {
    const Buffer &buffer = problem.nest.buffers[access.buffer];
    os << ';' << unsigned(access.kind) << ':' << buffer.root << ':'
       << buffer.bitsPerElement.toString();
    for (auto [index, size] : llvm::zip_equal(access.index, buffer.shape)) {
      os << ',' << size;
      if (index.maxDistinct)
        os << '<' << *index.maxDistinct;
      for (const IndexTerm &term : index.terms)
        os << '+' << term.coefficient << '*' << term.loop;
    }
  }
  for (const RoofTime &time : untiled)
    os << ';' << unsigned(time.roof.getKind()) << ':'
       << llvm::bit_cast<uint64_t>(time.seconds);
  return key;
}

const TiledTraffic &TileSearchCache::search(const TileProblem &problem,
                                            ArrayRef<RoofTime> untiled,
                                            const TargetModel &target) {
  auto [entry, isNew] = known.try_emplace(getKey(problem, untiled, target));
  if (isNew)
    entry->second = searchTiles(problem, cluster, untiled, target);
  return entry->second;
}
