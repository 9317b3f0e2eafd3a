//===- InstructionMaker.cpp - Moves of warps in numbers -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InstructionMaker.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// Threads of a block that are looked at one by one: what a block can have.
static constexpr int64_t kMaxThreads = 1 << 10;

/// What each turn of `loop` adds to `value`; empty where that is no number, or
/// not the same for all turns.
static std::optional<int64_t> getStep(const Expr &value,
                                      const LoopRange &loop) {
  constexpr int64_t kMost = int64_t(1) << 56;
  if (!value.dependsOn(*loop.index))
    return 0;
  Expr start = value.replace(*loop.index, 0);
  Expr step = value.replace(*loop.index, 1) - start;
  std::optional<int64_t> number = step.getInt64();
  // Nor where it leads out of what can be counted in.
  std::optional<int64_t> reach = (step * loop.trips).getInt64();
  if (!number || value != start + step * Expr(*loop.index) ||
      (reach && std::abs(*reach) > kMost))
    return std::nullopt;
  return number;
}

/// Whether every turn of `loop` adds the same to `value`, be it known or not.
static bool isEven(const Expr &value, const LoopRange &loop) {
  Expr start = value.replace(*loop.index, 0);
  Expr step = value.replace(*loop.index, 1) - start;
  return value == start + step * Expr(*loop.index) &&
         !Dimensions::hasInduction(step);
}

/// Takes note of the loops around whose turns differ in what they add.
void InstructionMaker::addUneven(const Expr &value) {
  for (const LoopRange &loop : others)
    if (value.dependsOn(*loop.index) && !isEven(value, loop))
      uneven.insert(loop.index);
}

void InstructionMaker::setSteps() {
  size_t width = launch.warps.width;
  if (move.bytesPerLane == 0)
    return;
  if (move.pieces.empty()) {
    WarpStep &step = instruction.steps.emplace_back();
    step.bytesPerLane = move.bytesPerLane;
    step.offsets.resize(move.numLanes.value_or(width));
    return;
  }
  for (size_t first = 0; first < move.pieces.size(); first += width) {
    WarpStep &step = instruction.steps.emplace_back();
    step.bytesPerLane = move.bytesPerLane;
    step.offsets.assign(
        ArrayRef(move.pieces)
            .drop_front(first)
            .take_front(std::min(width, move.pieces.size() - first)));
  }
}

/// Takes in what loops add to `address`. Returns what threads do, empty where
/// the number of these is not known.
std::optional<Expr> InstructionMaker::setLoops(Expr address) {
  addUneven(address);
  for (const LoopRange &loop : others) {
    // A step that is not known is taken for one from sector to sector.
    std::optional<int64_t> step = getStep(address, loop);
    WarpLoop &numbers = instruction.others.emplace_back();
    numbers.bytes = step.value_or(0);
    address = address.replace(*loop.index, 0);
  }
  for (const LoopRange &loop : threads) {
    std::optional<int64_t> trips = loop.trips.getInt64();
    if (!trips || *trips > INT32_MAX)
      return std::nullopt;
    instruction.threads.emplace_back().trips = *trips;
  }
  setSteps();
  // The same goes for where the first lane is.
  Expr start = address;
  for (const LoopRange &loop : threads)
    start = start.replace(*loop.index, 0);
  instruction.start = start.getInt64().value_or(0);
  return address - start;
}

bool InstructionMaker::setAddress(const Expr &address) {
  std::optional<Expr> ofThread = setLoops(address);
  if (!ofThread)
    return false;
  Expr moved = *ofThread;
  for (auto [loop, numbers] : llvm::zip_equal(threads, instruction.threads)) {
    std::optional<int64_t> step = getStep(moved, loop);
    if (!step)
      break;
    numbers.bytes = *step;
    moved -= *step * Expr(*loop.index);
  }
  if (moved.isZero())
    return true;
  // Threads that are not equally far apart.
  for (WarpLoop &numbers : instruction.threads)
    numbers.bytes = 0;
  auto bytes = getOfThreads(*ofThread);
  if (bytes)
    instruction.ofThreads.assign(bytes->begin(), bytes->end());
  return bytes.has_value();
}

bool InstructionMaker::setAddress(const Expr &first,
                                  ArrayRef<int64_t> ofThreads) {
  if (!setLoops(first))
    return false;
  instruction.ofThreads.assign(ofThreads.begin(), ofThreads.end());
  return true;
}

/// `number` for each thread of a block; empty where it depends on more, or
/// there are too many.
std::optional<SmallVector<int64_t, 0>>
InstructionMaker::getOfThreads(const Expr &number) const {
  int64_t numThreads = 1;
  for (const WarpLoop &numbers : instruction.threads) {
    numThreads *= numbers.trips;
    if (numThreads > kMaxThreads)
      return std::nullopt;
  }
  std::vector<Expr> places = {number};
  for (size_t loop = threads.size(); loop-- > 0;) {
    std::vector<Expr> inTurns;
    for (const Expr &place : places)
      for (int64_t turn = 0; turn < instruction.threads[loop].trips; ++turn)
        inTurns.push_back(place.replace(*threads[loop].index, turn));
    places = std::move(inTurns);
  }
  SmallVector<int64_t, 0> ofThreads;
  for (const Expr &place : places) {
    std::optional<int64_t> known = place.getInt64();
    if (!known)
      return std::nullopt;
    ofThreads.push_back(*known);
  }
  return ofThreads;
}

/// False where `bound` is no limit in numbers.
bool InstructionMaker::setLimit(const Bound &bound) {
  constexpr int64_t kAnything = int64_t(1) << 60;
  std::optional<int64_t> lower = bound.lower.value_or(-kAnything).getInt64();
  std::optional<int64_t> upper = bound.upper.value_or(kAnything).getInt64();
  if (!lower || !upper)
    return false;
  SmallVector<int64_t, 8> steps;
  Expr rest = bound.form;
  bool isKnown = true;
  for (const LoopStack *loops : {&threads, &others})
    for (const LoopRange &loop : *loops) {
      std::optional<int64_t> step = getStep(rest, loop);
      isKnown &= step && (*step == 0 || loop.trips.isConstant());
      steps.push_back(step.value_or(0));
      rest = rest.replace(*loop.index, 0);
    }
  if (isKnown && rest.isZero()) {
    instruction.limits.push_back({std::clamp(*lower, -kAnything, kAnything),
                                  std::clamp(*upper, -kAnything, kAnything)});
    for (auto [loop, step] : llvm::zip_equal(
             llvm::concat<WarpLoop>(instruction.threads, instruction.others),
             steps))
      loop.toLimits.push_back(step);
    return true;
  }
  return false;
}

/// Leaves the threads of a block for which `guard` holds, where it speaks of
/// nothing else.
bool InstructionMaker::keepThreads(const Guard &guard) {
  SmallVector<int64_t, 0> times;
  for (const Guard::Term &term : guard.getTerms()) {
    auto ofTerm = getOfThreads(term.sign);
    for (const Bound &bound : term.bounds) {
      auto values = getOfThreads(bound.form);
      std::optional<int64_t> lower =
          bound.lower.value_or(std::numeric_limits<int64_t>::min()).getInt64();
      std::optional<int64_t> upper =
          bound.upper.value_or(std::numeric_limits<int64_t>::max()).getInt64();
      if (!values || !lower || !upper)
        return false;
      for (auto [value, sign] : llvm::zip_equal(*values, *ofTerm))
        if (value < *lower || value >= *upper)
          sign = 0;
    }
    if (!ofTerm)
      return false;
    times.resize(ofTerm->size());
    for (auto [sign, sum] : llvm::zip_equal(*ofTerm, times))
      sum += sign;
  }
  instruction.ofThreads.resize(times.size(), 0);
  for (auto [number, bytes] : llvm::zip_equal(times, instruction.ofThreads))
    if (number == 0)
      bytes.reset();
  return true;
}

bool InstructionMaker::setLimits() {
  const Bounds *bounds = guard.getBounds();
  bool isAll = true;
  for (const Bound &bound : bounds ? ArrayRef(*bounds) : ArrayRef<Bound>()) {
    if (setLimit(bound) || keepThreads(Guard::of(bound)))
      continue;
    addUneven(bound.form);
    isAll = false;
  }
  if (bounds || keepThreads(guard))
    return isAll;
  for (const LoopRange &loop : others)
    if (guard.dependsOn(*loop.index))
      uneven.insert(loop.index);
  return false;
}

Expr InstructionMaker::setTurns() {
  Expr factor = 1;
  for (auto [loop, numbers] : llvm::zip_equal(others, instruction.others)) {
    if (std::optional<int64_t> trips = loop.trips.getInt64())
      numbers.trips = *trips;
    else
      factor *= loop.trips;
  }
  return factor;
}

void InstructionMaker::keepFirstTurn() {
  SmallVector<unsigned, 2> foreign;
  for (unsigned limit = 0; limit < instruction.limits.size(); ++limit)
    if (llvm::any_of(instruction.others, [&](const WarpLoop &loop) {
          return loop.toLimits[limit] != 0;
        }))
      foreign.push_back(limit);
  instruction.others.clear();
  for (unsigned limit : llvm::reverse(foreign)) {
    instruction.limits.erase(instruction.limits.begin() + limit);
    for (WarpLoop &loop : instruction.threads)
      loop.toLimits.erase(loop.toLimits.begin() + limit);
  }
  // Warps that are alike are one.
  unsigned number = 0;
  for (const LaunchLoop &loop : launch.loops)
    number += loop.kind == LaunchLoop::Kind::Lanes;
  if (launch.hasLanes && instruction.limits.empty() &&
      instruction.ofThreads.empty())
    instruction.threads.truncate(number);
}
