//===- WarpUseTest.cpp - What all warps of a launch touch -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Access/WarpUse.h"
#include "gtest/gtest.h"
#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace mlir::roofline;

namespace {
constexpr WarpMemory kMain = {/*sectorBytes=*/32, /*numBanks=*/0};
constexpr WarpMemory kShared = {/*sectorBytes=*/0, /*numBanks=*/32};

/// Every lane moves `bytes`.
WarpStep makeStep(int64_t bytes, int64_t offset = 0, unsigned lanes = 32) {
  WarpStep step;
  step.bytesPerLane = bytes;
  step.offsets.assign(lanes, offset);
  return step;
}

//===----------------------------------------------------------------------===//
// Every thread of every turn, one by one
//===----------------------------------------------------------------------===//

/// Written from the rules of docs/gpu.md alone: no phases, places or edges are
/// taken together.
class BruteForce {
public:
  BruteForce(const WarpInstruction &instruction, const WarpMemory &memory)
      : instruction(instruction), memory(memory) {}

  WarpUse count() {
    turn(0, instruction.start, std::vector<int64_t>(numLimits()));
    return use;
  }

private:
  using Lanes = std::map<int64_t, int64_t>;

  size_t numLimits() const { return instruction.limits.size(); }

  void turn(unsigned number, int64_t address, std::vector<int64_t> values) {
    if (number == instruction.others.size())
      return block(address, values);
    const WarpLoop &loop = instruction.others[number];
    for (int64_t i = 0; i < loop.trips; ++i) {
      std::vector<int64_t> moved = values;
      for (size_t limit = 0; limit < numLimits(); ++limit)
        moved[limit] += i * loop.toLimits[limit];
      turn(number + 1, address + i * loop.bytes, moved);
    }
  }

  void block(int64_t start, const std::vector<int64_t> &values) {
    std::map<int64_t, Lanes> warps;
    int64_t number = 1;
    for (const WarpLoop &loop : instruction.threads)
      number *= loop.trips;
    for (int64_t thread = 0; thread < number; ++thread) {
      int64_t address = start, rest = thread;
      std::vector<int64_t> mine = values;
      for (const WarpLoop &loop : instruction.threads) {
        int64_t i = rest % loop.trips;
        rest /= loop.trips;
        address += i * loop.bytes;
        for (size_t limit = 0; limit < numLimits(); ++limit)
          mine[limit] += i * loop.toLimits[limit];
      }
      bool isActive = true;
      for (size_t limit = 0; limit < numLimits(); ++limit)
        isActive &= mine[limit] >= instruction.limits[limit].lower &&
                    mine[limit] < instruction.limits[limit].upper;
      if (isActive)
        warps[thread / instruction.width][thread % instruction.width] = address;
    }
    for (auto &[warp, lanes] : warps) {
      use.executions += 1;
      for (const WarpStep &step : instruction.steps)
        memory.numBanks ? banks(lanes, step) : sectors(lanes, step);
    }
  }

  void sectors(const Lanes &lanes, const WarpStep &step) {
    std::set<int64_t> touched, bytes;
    for (auto [lane, address] : lanes)
      for (int64_t byte = 0; byte < step.bytesPerLane; ++byte) {
        bytes.insert(address + step.offsets[lane] + byte);
        touched.insert((address + step.offsets[lane] + byte) /
                       memory.sectorBytes);
      }
    use.sectors += int64_t(touched.size());
    use.distinctBytes += int64_t(bytes.size());
  }

  void banks(const Lanes &lanes, const WarpStep &step) {
    int64_t atOnce = 128 / std::max<int64_t>(step.bytesPerLane, 4);
    std::map<int64_t, std::map<int64_t, std::set<int64_t>>> words;
    for (auto [lane, address] : lanes)
      for (int64_t byte = 0; byte < step.bytesPerLane; ++byte) {
        int64_t word = (address + step.offsets[lane] + byte) / 4;
        words[lane / atOnce][word % 32].insert(word);
      }
    for (auto &[phase, ofBanks] : words) {
      size_t most = 0;
      for (auto &[bank, ofBank] : ofBanks)
        most = std::max(most, ofBank.size());
      use.wavefronts += int64_t(most);
      use.leastWavefronts += 1;
    }
  }

  const WarpInstruction &instruction;
  const WarpMemory &memory;
  WarpUse use;
};

void expectSame(const WarpInstruction &instruction, const WarpMemory &memory) {
  std::optional<WarpUse> use = countWarpUse(instruction, memory);
  ASSERT_TRUE(use);
  WarpUse truth = BruteForce(instruction, memory).count();
  EXPECT_EQ(use->executions.toString(), truth.executions.toString());
  EXPECT_EQ(use->sectors.toString(), truth.sectors.toString());
  EXPECT_EQ(use->distinctBytes.toString(), truth.distinctBytes.toString());
  EXPECT_EQ(use->wavefronts.toString(), truth.wavefronts.toString());
  EXPECT_EQ(use->leastWavefronts.toString(), truth.leastWavefronts.toString());
}

TEST(WarpUse, SameAsOneByOne) {
  std::mt19937 random(7);
  auto pick = [&](std::initializer_list<int64_t> from) {
    return *(from.begin() + random() % from.size());
  };
  for (unsigned i = 0; i < 600; ++i) {
    SCOPED_TRACE(i);
    bool isShared = i % 2;
    int64_t bytes = pick({1, 2, 4, 8, 16});
    // An array of rows, indexed by rows and columns; threads, blocks and two
    // loops move both. Addresses stay positive.
    int64_t pitch = pick({7, 8, 24, 33, 64, 70, 100});
    WarpInstruction instruction;
    instruction.start = bytes * (40000 + pick({0, 1, 5}));
    unsigned numLimits = random() % 3;
    for (unsigned limit = 0; limit < numLimits; ++limit) {
      int64_t lower = pick({-100, 0, 1, 9});
      instruction.limits.push_back({lower, lower + pick({0, 3, 20, 70, 2000})});
    }
    auto makeLoop = [&](int64_t trips) {
      WarpLoop loop;
      loop.trips = trips;
      loop.bytes =
          bytes * (pick({0, 1, 1, 4, 32}) + pitch * pick({0, 0, 1, 8}));
      for (unsigned limit = 0; limit < numLimits; ++limit)
        loop.toLimits.push_back(pick({0, 0, 1, 1, 4, 32, -1}));
      return loop;
    };
    for (int64_t trips :
         {pick({1, 5, 8, 16, 24, 32, 100}), pick({1, 2, 3, 8}), pick({1, 3})})
      instruction.threads.push_back(makeLoop(trips));
    for (int64_t trips : {pick({1, 3, 7}), pick({1, 4, 13}), pick({1, 2})})
      instruction.others.push_back(makeLoop(trips));
    instruction.steps.push_back(makeStep(bytes));
    if (random() % 4 == 0)
      instruction.steps.push_back(makeStep(bytes, pitch * bytes));
    expectSame(instruction, isShared ? kShared : kMain);
  }
}

//===----------------------------------------------------------------------===//
// By hand
//===----------------------------------------------------------------------===//

TEST(WarpUse, RowsThatDoNotBeginOnASector) {
  // 100 rows of 70 f32 in 3 x 13 blocks of 32 x 8. Rows begin at bytes 0, 24,
  // 16 and 8 of a sector. Two warps of a row have all lanes, 4+5+5+5 sectors,
  // and one has 6, 1+2+2+1: 44 in four rows, 25 times.
  WarpInstruction instruction;
  instruction.threads = {{32, 4, {1, 0}}, {8, 280, {0, 1}}};
  instruction.others = {{13, 8 * 280, {0, 8}}, {3, 128, {32, 0}}};
  instruction.limits = {{0, 70}, {0, 100}};
  instruction.steps.push_back(makeStep(4));
  std::optional<WarpUse> use = countWarpUse(instruction, kMain);
  ASSERT_TRUE(use);
  EXPECT_EQ(use->executions, Count(300));
  EXPECT_EQ(use->distinctBytes, Count(28000));
  EXPECT_EQ(use->sectors, Count(1100));
}

TEST(WarpUse, WarpsOfUnevenBlocks) {
  // 24 x 2 threads, a row of 24 f32 after the other: a warp of 32 lanes takes
  // 24 words of row 0 and 8 of row 1, a warp of 16 the rest of it. Rows 32
  // words apart: words 0 to 23 and 32 to 39 are in banks 0 to 23 and 0 to 7,
  // twice.
  WarpInstruction instruction;
  instruction.threads = {{24, 4, {}}, {2, 128, {}}};
  instruction.steps.push_back(makeStep(4));
  std::optional<WarpUse> use = countWarpUse(instruction, kShared);
  ASSERT_TRUE(use);
  EXPECT_EQ(use->executions, Count(2));
  EXPECT_EQ(use->wavefronts, Count(3));
  EXPECT_EQ(use->leastWavefronts, Count(2));
}

TEST(WarpUse, ThreadsOneByOne) {
  // Blocks of 64 threads, two warps; 3 turns around, a bank further each time.
  WarpInstruction instruction;
  instruction.threads = {{/*trips=*/64, /*bytes=*/0, {}}};
  instruction.others = {{/*trips=*/3, /*bytes=*/4, {}}};
  instruction.steps = {makeStep(4)};
  // Of the first warp all lanes take one bank; of the second only the last
  // lane does something.
  for (int64_t thread = 0; thread < 64; ++thread)
    instruction.ofThreads.push_back(thread < 32 || thread == 63
                                        ? std::optional(128 * thread)
                                        : std::nullopt);
  std::optional<WarpUse> use = countWarpUse(instruction, kShared);
  ASSERT_TRUE(use);
  EXPECT_EQ(use->executions, Count(3 * 2));
  EXPECT_EQ(use->wavefronts, Count(3 * (32 + 1)));
  EXPECT_EQ(use->leastWavefronts, Count(3 * (1 + 1)));
}

TEST(WarpUse, AMatrixHasOneAddress) {
  // Eight rows of 16 bytes, 128 bytes apart, from where each of two warps has
  // its first lane.
  WarpInstruction instruction;
  instruction.threads = {{32, 4, {}}, {2, 1024, {}}};
  instruction.isUniform = true;
  WarpStep step;
  step.bytesPerLane = 16;
  for (int64_t row = 0; row < 8; ++row)
    step.offsets.push_back(128 * row);
  instruction.steps.push_back(step);
  std::optional<WarpUse> use = countWarpUse(instruction, kShared);
  ASSERT_TRUE(use);
  EXPECT_EQ(use->wavefronts, Count(16));
  EXPECT_EQ(use->leastWavefronts, Count(2));
}

TEST(WarpUse, ManyTurnsAtOnce) {
  // 2^40 blocks of one warp, which shift by one f32 each: of eight, one touches
  // 4 sectors and seven 5.
  WarpInstruction instruction;
  instruction.threads = {{32, 4, {}}};
  instruction.others = {{int64_t(1) << 40, 4, {}}};
  instruction.steps.push_back(makeStep(4));
  std::optional<WarpUse> use = countWarpUse(instruction, kMain);
  ASSERT_TRUE(use);
  EXPECT_EQ(use->sectors, Count(39) * Count(int64_t(1) << 37));
}
} // namespace
