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

/// `ofLanes` is what lanes have their addresses apart, beyond what the loops
/// over them say.
void InstructionMaker::setSteps(ArrayRef<int64_t> ofLanes) {
  size_t width = launch.warps.width;
  if (move.pieces.empty()) {
    WarpStep &step = instruction.steps.emplace_back();
    step.bytesPerLane = move.bytesPerLane;
    step.offsets.assign(ofLanes);
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

bool InstructionMaker::setAddress(Expr address) {
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
      return false;
    instruction.threads.emplace_back().trips = *trips;
  }
  // The same goes for where the first lane is.
  Expr start = address;
  for (const LoopRange &loop : threads)
    start = start.replace(*loop.index, 0);
  instruction.start = start.getInt64().value_or(0);
  Expr moved = address - start;
  for (auto [loop, numbers] : llvm::zip_equal(threads, instruction.threads)) {
    std::optional<int64_t> step = getStep(moved, loop);
    if (!step)
      return setLanes(address - start);
    numbers.bytes = *step;
    moved -= *step * Expr(*loop.index);
  }
  if (!moved.isZero())
    return setLanes(address - start);
  setSteps({});
  return true;
}

/// Lanes that are not equally far apart: those of the first warp, one by one.
bool InstructionMaker::setLanes(const Expr &address) {
  if (!launch.hasLanes || instruction.isUniform)
    return false;
  SmallVector<int64_t, 32> ofLanes;
  for (int64_t lane = 0; lane < instruction.width; ++lane) {
    Expr place = address;
    int64_t rest = lane;
    for (auto [loop, numbers] : llvm::zip_equal(threads, instruction.threads)) {
      place = place.replace(*loop.index, rest % numbers.trips);
      rest /= numbers.trips;
    }
    std::optional<int64_t> number = place.getInt64();
    if (!number)
      return false;
    if (rest == 0)
      ofLanes.push_back(*number);
  }
  for (WarpLoop &numbers : instruction.threads)
    numbers.bytes = 0;
  setSteps(ofLanes);
  return true;
}

bool InstructionMaker::setLimits() {
  constexpr int64_t kAnything = int64_t(1) << 60;
  Guard guard = turns.getGuard();
  const Bounds *bounds = guard.getBounds();
  bool isAll = bounds != nullptr;
  for (const Bound &bound : bounds ? ArrayRef(*bounds) : ArrayRef<Bound>()) {
    std::optional<int64_t> lower = bound.lower.value_or(-kAnything).getInt64();
    std::optional<int64_t> upper = bound.upper.value_or(kAnything).getInt64();
    bool isKnown = lower && upper;
    SmallVector<int64_t, 8> steps;
    Expr rest = bound.form;
    for (const LoopStack *loops : {&threads, &others})
      for (const LoopRange &loop : *loops) {
        std::optional<int64_t> step = getStep(rest, loop);
        isKnown &= step && (*step == 0 || loop.trips.isConstant());
        steps.push_back(step.value_or(0));
        rest = rest.replace(*loop.index, 0);
      }
    isKnown &= rest.isZero();
    if (!isKnown) {
      isAll = false;
      continue;
    }
    instruction.limits.push_back({std::clamp(*lower, -kAnything, kAnything),
                                  std::clamp(*upper, -kAnything, kAnything)});
    for (auto [loop, step] : llvm::zip_equal(
             llvm::concat<WarpLoop>(instruction.threads, instruction.others),
             steps))
      loop.toLimits.push_back(step);
  }
  return isAll;
}

std::optional<Expr> InstructionMaker::setTurns() {
  Expr factor = 1;
  for (auto [loop, numbers] : llvm::zip_equal(others, instruction.others)) {
    if (Dimensions::hasInduction(loop.trips))
      return std::nullopt;
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
  if (launch.hasLanes && instruction.limits.empty())
    instruction.threads.truncate(number);
}
