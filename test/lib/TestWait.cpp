//===- TestWait.cpp - A pass that takes its time --------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is shown of passes that run for long is tested with one that does on any
// machine, and computes nothing.
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "mlir/Pass/Pass.h"
#include <chrono>
#include <thread>

using namespace mlir;

namespace {
struct TestWaitPass : PassWrapper<TestWaitPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestWaitPass)

  StringRef getArgument() const override { return "test-wait"; }
  StringRef getDescription() const override { return "Waits for two seconds"; }

  void runOnOperation() override {
    std::this_thread::sleep_for(std::chrono::seconds(2));
  }
};
} // namespace

void mlir::roofline::registerTestWaitPass() {
  PassRegistration<TestWaitPass>();
}
