//===- LaneAccessTest.cpp - Sectors and banks of one instruction ----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Access/LaneAccess.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;

namespace {
/// `lanes` lanes of `bytes` each, `stride` bytes apart.
LaneAccess makeAccess(int64_t lanes, int64_t bytes, int64_t stride,
                      int64_t start = 0) {
  LaneAccess access;
  for (int64_t lane = 0; lane < lanes; ++lane) {
    access.addresses.push_back(start + lane * stride);
    access.lanes.push_back(lane);
  }
  access.bytesPerLane = bytes;
  return access;
}

TEST(LaneAccess, Sectors) {
  // 128 bytes side by side are 4 sectors of 32.
  EXPECT_EQ(countSectors(makeAccess(32, 4, 4), 32), 4);
  // One element before an aligned place: a part of one more.
  EXPECT_EQ(countSectors(makeAccess(32, 4, 4, -4), 32), 5);
  // Every other element: 256 bytes are 8 sectors.
  EXPECT_EQ(countSectors(makeAccess(32, 4, 8), 32), 8);
  // Rows of 1 KiB: a sector each.
  EXPECT_EQ(countSectors(makeAccess(32, 4, 1024), 32), 32);
  // One address for all.
  EXPECT_EQ(countSectors(makeAccess(32, 4, 0), 32), 1);
  // 16 bytes per lane: 512 bytes are 16 sectors.
  EXPECT_EQ(countSectors(makeAccess(32, 16, 16), 32), 16);
  EXPECT_EQ(countSectors(LaneAccess(), 32), 0);
}

TEST(LaneAccess, DistinctBytes) {
  EXPECT_EQ(countDistinctBytes(makeAccess(32, 4, 4)), 128);
  EXPECT_EQ(countDistinctBytes(makeAccess(32, 4, 0)), 4);
  // Each overlaps the next by half: 31*2 + 4.
  EXPECT_EQ(countDistinctBytes(makeAccess(32, 4, 2)), 66);
}

TEST(LaneAccess, BanksOfWords) {
  BankUse use = countBankConflicts(makeAccess(32, 4, 4), 32);
  EXPECT_EQ(use.wavefronts, 1);
  EXPECT_EQ(use.leastWavefronts, 1);
  // A broadcast is free.
  EXPECT_EQ(countBankConflicts(makeAccess(32, 4, 0), 32).wavefronts, 1);
  // Every other word: two words in each of 16 banks.
  EXPECT_EQ(countBankConflicts(makeAccess(32, 4, 8), 32).wavefronts, 2);
  // Down a column of 32 words: all in one bank.
  EXPECT_EQ(countBankConflicts(makeAccess(32, 4, 128), 32).wavefronts, 32);
  // With a word of padding per row: one in each.
  EXPECT_EQ(countBankConflicts(makeAccess(32, 4, 132), 32).wavefronts, 1);
  // An odd stride never conflicts.
  EXPECT_EQ(countBankConflicts(makeAccess(32, 4, 12), 32).wavefronts, 1);
  // 64 banks: a column of 32 words meets two of them.
  EXPECT_EQ(countBankConflicts(makeAccess(32, 4, 128), 64).wavefronts, 16);
}

TEST(LaneAccess, HalfWordsShareBanks) {
  // 32 lanes of 2 bytes want 16 words.
  EXPECT_EQ(countBankConflicts(makeAccess(32, 2, 2), 32).wavefronts, 1);
}

TEST(LaneAccess, WideAccessesGoInPhases) {
  // 8 bytes: 16 lanes at a time.
  BankUse use = countBankConflicts(makeAccess(32, 8, 8), 32);
  EXPECT_EQ(use.wavefronts, 2);
  EXPECT_EQ(use.leastWavefronts, 2);
  // 16 bytes: 8 lanes at a time.
  use = countBankConflicts(makeAccess(32, 16, 16), 32);
  EXPECT_EQ(use.wavefronts, 4);
  EXPECT_EQ(use.leastWavefronts, 4);
  // Rows of 128 bytes: each of 8 lanes wants four words of the same four banks.
  use = countBankConflicts(makeAccess(32, 16, 128), 32);
  EXPECT_EQ(use.wavefronts, 32);
  EXPECT_EQ(use.leastWavefronts, 4);
  // 32 bytes are two such accesses.
  EXPECT_EQ(countBankConflicts(makeAccess(32, 32, 32), 32).leastWavefronts, 8);
}

TEST(LaneAccess, IdleLanesLeaveTheirPlaceInAPhase) {
  // Every fourth lane loads 16 bytes: two lanes of each eight go at a time.
  LaneAccess access;
  access.bytesPerLane = 16;
  for (unsigned lane = 0; lane < 32; lane += 4) {
    access.addresses.push_back(lane * 16);
    access.lanes.push_back(lane);
  }
  EXPECT_EQ(countBankConflicts(access, 32).wavefronts, 4);
  EXPECT_EQ(countBankConflicts(access, 32).leastWavefronts, 4);
}

TEST(LaneAccess, WavefrontsOf64Lanes) {
  // 64 lanes of 4 bytes on 32 banks take two turns.
  BankUse use = countBankConflicts(makeAccess(64, 4, 4), 32);
  EXPECT_EQ(use.wavefronts, 2);
  EXPECT_EQ(use.leastWavefronts, 2);
}
} // namespace
