//===- TestLaunch.h - Launches for unit tests -------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_UNITTESTS_COST_TESTLAUNCH_H
#define ROOFLINE_UNITTESTS_COST_TESTLAUNCH_H

#include "TestTarget.h"
#include "roofline/Cost/Launch.h"

namespace mlir::roofline::test {

/// 100 units of 32 lanes that hold 2048 threads.
inline TargetModel makeGPU() {
  TargetModel target;
  target.name = "test";
  target.unitName = "SM";
  target.unitCount = figure(100);
  target.warpWidth = figure(32);
  target.maxThreadsPerUnit = figure(2048);
  target.maxThreadsPerBlock = figure(1024);
  target.hbm.bytesPerSecond = figure(1e12);
  target.rates.push_back(
      {UnitKind::Vector, Precision::F32, std::nullopt, figure(2e12)});
  return target;
}

/// `blocks` in a row, of `threads` in a row.
inline LaunchFacts makeLaunch(int64_t blocks, int64_t threads) {
  LaunchFacts launch;
  launch.grid = {blocks, 1, 1};
  launch.block = {threads, 1, 1};
  return launch;
}

} // namespace mlir::roofline::test

#endif // ROOFLINE_UNITTESTS_COST_TESTLAUNCH_H
