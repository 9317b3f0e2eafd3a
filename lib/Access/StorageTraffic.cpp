//===- StorageTraffic.cpp - What accesses to one storage move -------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Access/StorageTraffic.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

PlacedAccess::PlacedAccess(const Access &access, const Nest &nest, bool isWrite)
    : access(access), buffer(nest.buffers[access.buffer]), isWrite(isWrite) {
  ArrayRef<Expr> extents = access.getExtents(nest.extents);
  this->access.ownExtents.emplace(extents.begin(), extents.end());
}

namespace {
/// Accesses to one storage that speak of the same coordinates.
class Group {
public:
  explicit Group(const Buffer &buffer) : buffer(buffer) {}

  bool accepts(const Buffer &other) const {
    return buffer.viewKey == other.viewKey && buffer.shape == other.shape &&
           buffer.bitsPerElement == other.bitsPerElement;
  }
  void add(const Access &access) { accesses.push_back(&access); }

  /// Books what the accesses added since the last call touch first.
  void book(bool areWrites) {
    if (numBooked == accesses.size())
      return;
    numBooked = accesses.size();
    Expr noLess = count(UnionBound::Lower), noMore = count(UnionBound::Upper);
    if (areWrites)
      writtenFirst += Expr::subtractToZero(noMore, touchedNoLess);
    else
      readFirst += Expr::subtractToZero(noLess, touchedNoMore);
    touchedNoLess = noLess;
    touchedNoMore = noMore;
  }

  /// At least this many bytes are loaded before any of the group's accesses
  /// stores them.
  Expr getBytesReadFirst() const { return getBytes(readFirst); }
  /// At most this many are stored before any of them loads them.
  Expr getBytesWrittenFirst() const { return getBytes(writtenFirst); }

  Expr countBytes(UnionBound bound) const { return getBytes(count(bound)); }

private:
  Expr count(UnionBound bound) const {
    return capAt(countUnion(accesses, buffer, {}, bound), buffer.rootElements);
  }
  Expr getBytes(const Expr &elements) const {
    return mlir::roofline::getBytes(elements, buffer.bitsPerElement);
  }

  Buffer buffer;
  SmallVector<const Access *, 4> accesses;
  size_t numBooked = 0;
  /// Elements; the bounds of all that was booked.
  Expr touchedNoLess, touchedNoMore;
  Expr readFirst, writtenFirst;
};
using Groups = SmallVector<Group, 2>;
} // namespace

static void addToGroup(Groups &groups, const PlacedAccess &placed) {
  auto *group = llvm::find_if(groups, [&](const Group &candidate) {
    return candidate.accepts(placed.buffer);
  });
  if (group == groups.end()) {
    groups.emplace_back(placed.buffer);
    group = &groups.back();
  }
  group->add(placed.access);
}

Expr mlir::roofline::countTouchedBytes(ArrayRef<PlacedAccess> accesses,
                                       UnionBound bound,
                                       const std::optional<Expr> &capacity) {
  Groups groups;
  for (const PlacedAccess &placed : accesses)
    addToGroup(groups, placed);
  Expr sum, largest;
  for (const Group &group : groups) {
    Expr bytes = group.countBytes(bound);
    sum += bytes;
    largest = Expr::max(largest, bytes);
  }
  return capAt(bound == UnionBound::Upper ? sum : largest, capacity);
}

/// What the groups are sure to read first together: the most that one of them
/// reads, less what the others may have written before.
static Expr countReadFirst(const Groups &groups) {
  Expr written;
  for (const Group &group : groups)
    written += group.getBytesWrittenFirst();
  Expr most;
  for (const Group &group : groups) {
    Expr byOthers = written - group.getBytesWrittenFirst();
    most = Expr::max(most, group.getBytesReadFirst() - byOthers);
  }
  return most;
}

Expr mlir::roofline::countBytesReadFirst(ArrayRef<PlacedAccess> accesses) {
  // Every run counts a union again; those read before this many are a bound.
  constexpr unsigned kMaxRuns = 1024;
  Groups groups;
  Expr bytes;
  for (unsigned i = 0; i < kMaxRuns && !accesses.empty(); ++i) {
    bool areWrites = accesses.front().isWrite;
    auto run = accesses.take_while([&](const PlacedAccess &placed) {
      return placed.isWrite == areWrites;
    });
    accesses = accesses.drop_front(run.size());
    for (const PlacedAccess &placed : run)
      addToGroup(groups, placed);
    for (Group &group : groups)
      group.book(areWrites);
    bytes = Expr::max(bytes, countReadFirst(groups));
  }
  return bytes;
}
