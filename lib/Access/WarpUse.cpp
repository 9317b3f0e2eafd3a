//===- WarpUse.cpp - What the warps of a launch touch at a time -----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loops other than those over the lanes are taken one after the other. The
// turns of a loop in which a limit holds whatever the loops inside do are taken
// together: of them only counts how many begin at which place in a sector. The
// turns at the edge of a limit are few, and taken one by one.
//
//===----------------------------------------------------------------------===//

#include "roofline/Access/WarpUse.h"
#include "TurnRange.h"
#include "roofline/Access/LaneAccess.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <numeric>
#include <vector>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

WarpUse &WarpUse::operator+=(const WarpUse &rhs) {
  executions += rhs.executions;
  distinctBytes += rhs.distinctBytes;
  sectors += rhs.sectors;
  wavefronts += rhs.wavefronts;
  leastWavefronts += rhs.leastWavefronts;
  return *this;
}

WarpUse WarpUse::operator*(Count factor) const {
  WarpUse result = *this;
  for (Count *count :
       {&result.executions, &result.distinctBytes, &result.sectors,
        &result.wavefronts, &result.leastWavefronts})
    *count *= factor;
  return result;
}

/// Lanes and turns that are looked at one by one.
static constexpr int64_t kMaxSteps = 1 << 18;

namespace {
/// How many executions have an address that is so many bytes beyond a sector;
/// one entry per byte of it.
using Places = SmallVector<Count, 32>;

class WarpCounter {
public:
  WarpCounter(const WarpInstruction &instruction, const WarpMemory &memory)
      : instruction(instruction), memory(memory),
        // Words of banks are all the same, wherever they are.
        grain(memory.numBanks ? kBankBytes : memory.sectorBytes) {}

  std::optional<WarpUse> count();

private:
  /// What is known of the turns that are counted now.
  struct State {
    /// Of every limit: what the loops so far add, and whether it holds already
    /// whatever is inside.
    SmallVector<int64_t, 2> values;
    SmallVector<bool, 2> isMet;
    Places places;
  };

  bool isTooLong() const { return numSteps > kMaxSteps; }
  void takeWarpsApart();
  void findReach();
  void visit(unsigned number, State state);
  void visitTurn(unsigned number, int64_t turn, State state);
  /// Whether limit `limit` holds inside of loop `number` whatever is there, or
  /// wherever something is.
  bool settle(unsigned number, State &state) const;
  TurnRange getTurns(unsigned number, unsigned limit, const State &state,
                     bool isWhole) const;
  void addBlock(const State &state);
  void addWarp(ArrayRef<std::optional<int64_t>> addresses, const State &state);
  void addStep(const WarpStep &step, ArrayRef<std::optional<int64_t>> addresses,
               const State &state);

  WarpInstruction instruction;
  WarpMemory memory;
  int64_t grain;
  /// The least and most that loops from a number on, and threads, add to each
  /// limit.
  std::vector<SmallVector<TurnRange, 2>> reach;
  WarpUse total;
  /// Lanes that are looked at, and turns.
  int64_t numSteps = 0;
};
} // namespace

/// Where a warp is made of whole turns of the first loops over threads, the
/// others are loops over warps.
void WarpCounter::takeWarpsApart() {
  if (!instruction.ofThreads.empty())
    return;
  auto &threads = instruction.threads;
  int64_t lanes = 1;
  for (unsigned i = 0; i < threads.size(); ++i) {
    if (lanes == instruction.width) {
      instruction.others.append(threads.begin() + i, threads.end());
      threads.truncate(i);
      return;
    }
    lanes *= threads[i].trips;
  }
}

void WarpCounter::findReach() {
  SmallVector<TurnRange, 2> inside(instruction.limits.size());
  auto add = [&](const WarpLoop &loop) {
    for (auto [range, step] : llvm::zip_equal(inside, loop.toLimits)) {
      int64_t most = step * (loop.trips - 1);
      range.first += std::min<int64_t>(most, 0);
      range.end += std::max<int64_t>(most, 0);
    }
  };
  for (const WarpLoop &loop : instruction.threads)
    add(loop);
  reach.assign(instruction.others.size() + 1, inside);
  for (unsigned i = instruction.others.size(); i-- > 0;) {
    add(instruction.others[i]);
    reach[i] = inside;
  }
}

std::optional<WarpUse> WarpCounter::count() {
  auto isIdle = [](const WarpLoop &loop) { return loop.trips <= 0; };
  if (llvm::any_of(instruction.threads, isIdle) ||
      llvm::any_of(instruction.others, isIdle))
    return total;
  takeWarpsApart();
  findReach();
  State state;
  state.values.assign(instruction.limits.size(), 0);
  state.isMet.assign(instruction.limits.size(), false);
  state.places.assign(grain, Count(0));
  state.places[llvm::mod(instruction.start, grain)] = Count(1);
  visit(0, std::move(state));
  return isTooLong() ? std::nullopt : std::optional(total);
}

/// Notes which limits hold in all that is left. False where one holds nowhere.
bool WarpCounter::settle(unsigned number, State &state) const {
  for (auto [index, limit] : llvm::enumerate(instruction.limits)) {
    int64_t low = state.values[index] + reach[number][index].first;
    int64_t high = state.values[index] + reach[number][index].end;
    if (state.isMet[index])
      continue;
    if (high < limit.lower || low >= limit.upper)
      return false;
    state.isMet[index] = low >= limit.lower && high < limit.upper;
  }
  return true;
}

/// The turns of loop `number` in which `limit` holds everywhere inside, or
/// unless `isWhole` in which it may hold somewhere.
TurnRange WarpCounter::getTurns(unsigned number, unsigned limit,
                                const State &state, bool isWhole) const {
  const WarpLoop &loop = instruction.others[number];
  const WarpLimit &bound = instruction.limits[limit];
  TurnRange inside = reach[number + 1][limit];
  if (!isWhole)
    std::swap(inside.first, inside.end);
  // lower <= value + step * turn + inside.first, and the same + inside.end <
  // upper.
  int64_t low = bound.lower - state.values[limit] - inside.first;
  int64_t high = bound.upper - state.values[limit] - inside.end;
  return getTurnsWithin(loop.toLimits[limit], low, high, loop.trips);
}

/// `places` after a loop of `turns`, each of which adds `bytes`.
static Places spread(const Places &places, int64_t bytes,
                     const TurnRange &turns) {
  int64_t grain = places.size();
  // Turns that are this many apart begin at the same place.
  int64_t period = grain / std::gcd(llvm::mod(bytes, grain), grain);
  int64_t number = turns.end - turns.first;
  Places result(grain, Count(0));
  for (int64_t i = 0; i < std::min(number, period); ++i) {
    Count times((number - i + period - 1) / period);
    int64_t shift = llvm::mod(
        llvm::mod(bytes, grain) * ((turns.first + i) % period), grain);
    for (int64_t place = 0; place < grain; ++place)
      result[(place + shift) % grain] += places[place] * times;
  }
  return result;
}

void WarpCounter::visit(unsigned number, State state) {
  ++numSteps;
  if (isTooLong() || !settle(number, state))
    return;
  if (number == instruction.others.size())
    return addBlock(state);
  const WarpLoop &loop = instruction.others[number];
  TurnRange whole = {0, loop.trips}, some = whole;
  for (unsigned limit = 0; limit < instruction.limits.size(); ++limit) {
    if (state.isMet[limit] || loop.toLimits[limit] == 0)
      continue;
    whole = whole.intersect(getTurns(number, limit, state, /*isWhole=*/true));
    some = some.intersect(getTurns(number, limit, state, /*isWhole=*/false));
  }
  if (whole.isEmpty())
    whole = {some.end, some.end};
  for (int64_t turn = some.first; turn < some.end && !isTooLong(); ++turn)
    if (turn == whole.first)
      turn = whole.end - 1; // Below, all at once.
    else
      visitTurn(number, turn, state);
  if (whole.isEmpty())
    return;
  for (unsigned limit = 0; limit < instruction.limits.size(); ++limit)
    state.isMet[limit] |= loop.toLimits[limit] != 0;
  state.places = spread(state.places, loop.bytes, whole);
  visit(number + 1, std::move(state));
}

void WarpCounter::visitTurn(unsigned number, int64_t turn, State state) {
  const WarpLoop &loop = instruction.others[number];
  for (auto [value, step] : llvm::zip_equal(state.values, loop.toLimits))
    value += step * turn;
  state.places = spread(state.places, loop.bytes, {turn, turn + 1});
  visit(number + 1, std::move(state));
}

/// Adds the warps of a block, of which `state` says where blocks begin and how
/// many there are.
void WarpCounter::addBlock(const State &state) {
  const auto &threads = instruction.threads;
  SmallVector<int64_t, 6> turns(threads.size());
  int64_t number = 1, address = 0;
  for (const WarpLoop &loop : threads)
    number *= loop.trips;
  SmallVector<int64_t, 2> values = state.values;
  SmallVector<std::optional<int64_t>, 32> addresses;
  for (int64_t thread = 0; thread < number && !isTooLong(); ++thread) {
    ++numSteps;
    bool isActive = true;
    for (auto [index, limit] : llvm::enumerate(instruction.limits))
      isActive &= state.isMet[index] ||
                  (values[index] >= limit.lower && values[index] < limit.upper);
    std::optional<int64_t> own =
        instruction.ofThreads.empty() ? 0 : instruction.ofThreads[thread];
    addresses.push_back(isActive && own ? std::optional(address + *own)
                                        : std::nullopt);
    if (static_cast<int64_t>(addresses.size()) == instruction.width) {
      addWarp(addresses, state);
      addresses.clear();
    }
    // The next thread: the first loop that has a turn left.
    for (auto [loop, turn] : llvm::zip_equal(threads, turns)) {
      int64_t step = turn + 1 < loop.trips ? 1 : -turn;
      turn += step;
      address += step * loop.bytes;
      for (auto [value, toLimit] : llvm::zip_equal(values, loop.toLimits))
        value += step * toLimit;
      if (step == 1)
        break;
    }
  }
  if (!addresses.empty())
    addWarp(addresses, state);
}

void WarpCounter::addWarp(ArrayRef<std::optional<int64_t>> addresses,
                          const State &state) {
  auto isActive = [](const std::optional<int64_t> &address) {
    return address.has_value();
  };
  const auto *first = llvm::find_if(addresses, isActive);
  if (first == addresses.end())
    return;
  for (const Count &times : state.places)
    total.executions += times;
  SmallVector<std::optional<int64_t>, 32> same;
  if (instruction.isUniform) {
    same.assign(instruction.width, *first);
    addresses = same;
  }
  for (const WarpStep &step : instruction.steps)
    addStep(step, addresses, state);
}

void WarpCounter::addStep(const WarpStep &step,
                          ArrayRef<std::optional<int64_t>> addresses,
                          const State &state) {
  SmallVector<int64_t, 32> starts;
  LaneAccess access;
  access.bytesPerLane = step.bytesPerLane;
  for (auto [lane, address, offset] :
       llvm::enumerate(addresses.take_front(step.offsets.size()),
                       ArrayRef(step.offsets).take_front(addresses.size())))
    if (address) {
      starts.push_back(*address + offset);
      access.lanes.push_back(lane);
    }
  if (starts.empty())
    return;
  access.addresses.resize(starts.size());
  for (int64_t place = 0; place < grain; ++place) {
    if (state.places[place].isZero())
      continue;
    numSteps += starts.size();
    for (auto [address, start] : llvm::zip_equal(access.addresses, starts))
      address = start + place;
    WarpUse use;
    if (memory.numBanks) {
      BankUse banks = countBankConflicts(access, memory.numBanks);
      use.wavefronts = Count(banks.wavefronts);
      use.leastWavefronts = Count(banks.leastWavefronts);
    } else {
      use.sectors = Count(countSectors(access, memory.sectorBytes));
      use.distinctBytes = Count(countDistinctBytes(access));
    }
    total += use * state.places[place];
  }
}

std::optional<WarpUse>
mlir::roofline::countWarpUse(const WarpInstruction &instruction,
                             const WarpMemory &memory) {
  return WarpCounter(instruction, memory).count();
}
