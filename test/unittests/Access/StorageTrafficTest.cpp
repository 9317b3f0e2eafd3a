//===- StorageTrafficTest.cpp - What accesses to one storage move -----===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Access/StorageTraffic.h"
#include "TestNest.h"
#include <random>

using namespace mlir::roofline;

namespace {

/// Bytes of the storages below, all of 64 elements of four bytes.
constexpr int64_t kCapacity = 256;

/// Makes `count` elements from `low` by `stride` in a view of a storage; views
/// with different `view` do not compare.
struct Slice {
  int64_t low = 0;
  int64_t count = 1;
  int64_t stride = 1;
  const char *view = nullptr;

  PlacedAccess place(bool isWrite) const {
    Nest nest;
    nest.extents = {count};
    nest.buffers = {makeBuffer({64})};
    nest.buffers[0].viewKey = view;
    AccessKind kind = isWrite ? AccessKind::Write : AccessKind::Read;
    return PlacedAccess(makeAccess(kind, {makeIndex({{0, stride}}, low)}), nest,
                        isWrite);
  }
};

PlacedAccess read(Slice slice) { return slice.place(/*isWrite=*/false); }
PlacedAccess write(Slice slice) { return slice.place(/*isWrite=*/true); }

TEST(StorageTrafficTest, ReadOnceHoweverOften) {
  EXPECT_EQ(countBytesReadFirst({read({0, 16}), read({8, 16}), read({0, 16})}),
            Count(4 * 24));
}

TEST(StorageTrafficTest, WhatWasWrittenIsNotReadFromOutside) {
  // 0..15 were written; of 8..23 the last eight were not.
  EXPECT_EQ(countBytesReadFirst({write({0, 16}), read({8, 16})}), Count(32));
  // Written afterwards, they had to come from outside.
  EXPECT_EQ(countBytesReadFirst({read({8, 16}), write({0, 16})}), Count(64));
}

/// Slices that are read and then written, one after the other: all are read.
TEST(StorageTrafficTest, UpdatesOneAfterTheOther) {
  EXPECT_EQ(
      countBytesReadFirst({read({0, 16}), write({0, 16}), read({16, 16}),
                           write({16, 16}), read({32, 16}), write({32, 16})}),
      Count(4 * 48));
}

/// Two views that do not compare may be of the same elements or not.
TEST(StorageTrafficTest, ViewsThatDoNotCompare) {
  std::vector<PlacedAccess> accesses = {read({0, 16}),
                                        read({0, 24, 1, "other"})};
  EXPECT_EQ(countBytesReadFirst(accesses), Count(4 * 24));
  EXPECT_EQ(countTouchedBytes(accesses, UnionBound::Lower, kCapacity),
            Count(4 * 24));
  EXPECT_EQ(countTouchedBytes(accesses, UnionBound::Upper, kCapacity),
            Count(4 * 40));
  // No more than there is.
  accesses.push_back(read({0, 64, 1, "third"}));
  EXPECT_EQ(countTouchedBytes(accesses, UnionBound::Upper, kCapacity),
            Count(256));
}

/// What another view wrote may be what is read: 48 - 16 elements are certain.
/// What it read and then wrote was read in any case.
TEST(StorageTrafficTest, WritesThroughOtherViewsMayCover) {
  EXPECT_EQ(countBytesReadFirst({write({0, 16}), read({0, 48, 1, "other"})}),
            Count(4 * 32));
  EXPECT_EQ(countBytesReadFirst(
                {read({0, 16}), write({0, 16}), read({0, 48, 1, "other"})}),
            Count(4 * 48));
  // A write that comes later covers nothing.
  EXPECT_EQ(countBytesReadFirst({read({0, 48, 1, "other"}), write({0, 64})}),
            Count(4 * 48));
}

TEST(StorageTrafficTest, NothingTouched) {
  EXPECT_EQ(countBytesReadFirst({}), Count(0));
  EXPECT_EQ(countTouchedBytes({}, UnionBound::Lower, kCapacity), Count(0));
  EXPECT_EQ(countBytesReadFirst({read({0, 0})}), Count(0));
}

/// Random loads and stores through a view of the storage itself and one that
/// has its elements in reverse order, against a table of what each touches
/// first. Where only one of them is used the count is exact.
TEST(StorageTrafficTest, RandomAccessesAreBounded) {
  std::mt19937 random(22);
  auto below = [&](int64_t n) { return static_cast<int64_t>(random() % n); };
  for (int round = 0; round < 1000; ++round) {
    std::vector<PlacedAccess> accesses;
    std::vector<bool> isTouched(64);
    int64_t numRead = 0, numViews = 1 + below(2);
    for (int64_t left = below(10); left > 0; --left) {
      Slice slice{below(32), below(12), 1 + below(3), nullptr};
      bool isReversed = below(numViews) == 1, isWrite = below(2) == 0;
      if (isReversed)
        slice.view = "reversed";
      accesses.push_back(slice.place(isWrite));
      for (int64_t i = 0; i < slice.count; ++i) {
        int64_t element = slice.low + i * slice.stride;
        if (isReversed)
          element = 63 - element;
        if (!isTouched[element] && !isWrite)
          ++numRead;
        isTouched[element] = true;
      }
    }
    int64_t numTouched = llvm::count(isTouched, true);
    if (numViews == 1) {
      EXPECT_EQ(countBytesReadFirst(accesses), Count(4 * numRead));
      EXPECT_EQ(countTouchedBytes(accesses, UnionBound::Lower, kCapacity),
                Count(4 * numTouched));
    }
    EXPECT_LE(countBytesReadFirst(accesses).getInt64(), 4 * numRead);
    EXPECT_LE(
        countTouchedBytes(accesses, UnionBound::Lower, kCapacity).getInt64(),
        4 * numTouched);
    EXPECT_GE(
        countTouchedBytes(accesses, UnionBound::Upper, kCapacity).getInt64(),
        4 * numTouched);
  }
}

} // namespace
