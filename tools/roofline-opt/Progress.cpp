//===- Progress.cpp - A line for those who wait ---------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Progress.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Operation.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "roofline/Support/Terminal.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"
#include <condition_variable>
#include <mutex>
#include <thread>
#include <unistd.h>

using namespace mlir;
using namespace mlir::roofline;
using Clock = std::chrono::steady_clock;

namespace {
/// The line, which a thread of its own rewrites until it is to stop.
class ProgressLine {
public:
  ProgressLine() : start(Clock::now()), writer([this] { write(); }) {}
  ~ProgressLine() {
    stop();
    writer.join();
  }

  void setStage(StringRef name) {
    std::lock_guard<std::mutex> lock(mutex);
    stage = name.str();
  }

  /// Removes the line for good: what is said from now on keeps its place.
  void stop() {
    std::lock_guard<std::mutex> lock(mutex);
    if (isShown)
      llvm::errs() << "\r\033[K";
    isShown = false;
    isStopped = true;
    wake.notify_all();
  }

private:
  void write();

  Clock::time_point start;
  std::mutex mutex;
  std::condition_variable wake;
  std::string stage;
  bool isShown = false;
  bool isStopped = false;
  /// The last, so that it finds the others made.
  std::thread writer;
};

/// Tells the line what the pass manager does.
class ProgressInstrumentation : public PassInstrumentation {
public:
  void runBeforePass(Pass *pass, Operation *op) override {
    // The pipelines inside others are passes without a name to type.
    if (pass->getArgument().empty())
      return;
    std::lock_guard<std::mutex> lock(mutex);
    if (!line)
      begin(op->getContext());
    line->setStage(pass->getArgument());
  }
  ~ProgressInstrumentation() override {
    if (context)
      context->getDiagEngine().eraseHandler(handler);
  }

private:
  void begin(MLIRContext *ofOp) {
    context = ofOp;
    line.emplace();
    // Before all handlers that were there, and none of them is replaced.
    handler = context->getDiagEngine().registerHandler([this](Diagnostic &) {
      line->stop();
      return failure();
    });
  }

  std::mutex mutex;
  MLIRContext *context = nullptr;
  DiagnosticEngine::HandlerID handler = 0;
  std::optional<ProgressLine> line;
};
} // namespace

void ProgressLine::write() {
  constexpr std::chrono::seconds kPatience(1);
  constexpr std::chrono::milliseconds kPause(200);
  std::unique_lock<std::mutex> lock(mutex);
  wake.wait_until(lock, start + kPatience, [&] { return isStopped; });
  while (!isStopped) {
    auto seconds =
        std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - start);
    std::string text = "roofline-opt: " + stage + ", " +
                       std::to_string(seconds.count()) + " s";
    unsigned columns = getTerminalColumns(STDERR_FILENO).value_or(80);
    llvm::errs() << '\r' << StringRef(text).take_front(columns - 1) << "\033[K";
    isShown = true;
    wake.wait_for(lock, kPause, [&] { return isStopped; });
  }
}

void mlir::roofline::showProgress(PassManager &manager) {
  if (llvm::sys::Process::StandardErrIsDisplayed())
    manager.addInstrumentation(std::make_unique<ProgressInstrumentation>());
}
