//===- FusionReasons.cpp - Why ops stay apart -----------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionReasons.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::roofline;

/// 1,048,576.
static std::string groupDigits(std::string digits) {
  for (int at = static_cast<int>(digits.size()) - 3; at > 0; at -= 3)
    digits.insert(at, ",");
  return digits;
}

/// In the largest binary unit of which it is a whole number.
static std::string formatBytes(const Expr &bytes) {
  std::optional<int64_t> number = bytes.getInt64();
  if (!number)
    return bytes.toString() + " B";
  const char *units[] = {"B", "KiB", "MiB", "GiB"};
  unsigned unit = 0;
  for (; unit < 3 && *number != 0 && *number % 1024 == 0; ++unit)
    *number /= 1024;
  return groupDigits(std::to_string(*number)) + " " + units[unit];
}

/// What is computed again: its name where it is one kind of function.
static std::string nameOperations(const FusedKernel &kernel) {
  llvm::StringSet<> names;
  kernel.last->walk([&](Operation *op) {
    if (isa<math::MathDialect>(op->getDialect()))
      names.insert(op->getName().stripDialect());
  });
  bool isFunction = !kernel.once.getTranscendentals().isZero();
  if (!isFunction)
    return "operations";
  return names.size() == 1 ? names.begin()->getKey().str() : "transcendentals";
}

std::string mlir::roofline::explainBlock(Operation *between) {
  if (!between)
    return "too many ops use the one and may be used by the other";
  std::string text =
      ("what uses the one and is used by the other stands between them: " +
       between->getName().getStringRef())
          .str();
  // In the file of the two themselves.
  if (auto place = between->getLoc()->findInstanceOf<FileLineColLoc>())
    text += llvm::formatv(" :{0}:{1}", place.getLine(), place.getColumn());
  return text;
}

std::string mlir::roofline::formatSeconds(double seconds) {
  const char *units[] = {"s", "ms", "us", "ns"};
  unsigned unit = 0;
  for (; unit < 3 && seconds < 1; ++unit)
    seconds *= 1000;
  std::string text;
  llvm::raw_string_ostream(text)
      << llvm::format(seconds < 100 ? "%.3g " : "%.0f ", seconds)
      << units[unit];
  return text;
}

/// Why a pair that takes `seconds` is not worth a group, where its kernels take
/// `before` apart.
static std::string explainTimes(double before, double seconds,
                                const FusionOptions &options) {
  constexpr double kSame = 1e-3;
  double saved = before - seconds;
  if (seconds > before * (1 + kSame))
    return llvm::formatv("would take {0:f2} times as long", seconds / before);
  if (saved <= before * kSame)
    return "saves no time";
  if (saved < options.minSeconds)
    return "saves " + formatSeconds(saved) + ", less than the " +
           formatSeconds(options.minSeconds) + " that a group must save";
  if (saved < options.minShare * before)
    return llvm::formatv("saves {0}, {1:P2} of the time of both and less than "
                         "the {2:P0} that a group must save",
                         formatSeconds(saved), saved / before,
                         options.minShare);
  return "saves " + formatSeconds(saved) +
         " by itself, but not in a group with what else they use or feed";
}

std::string mlir::roofline::explainLoss(const FusionNodes &first,
                                        const FusionNodes &second,
                                        const FusedPair &pair,
                                        const FusionOptions &options) {
  if (!pair.kernel)
    return pair.why;
  Expr saved = Expr(first.kernel->countMovedBytes()) +
               second.kernel->countMovedBytes() -
               pair.kernel->countMovedBytes();
  Work work = first.kernel->getWork();
  Expr functions = work.getTranscendentals();
  Expr again =
      (functions.isZero() ? work.getOps() : functions) * Expr(pair.repeats);
  if (pair.repeats > 1 && !again.isZero())
    return llvm::formatv("recomputes {0} {1} to save {2}",
                         groupDigits(again.toString()),
                         nameOperations(*first.kernel), formatBytes(saved));
  if (Count readAgain = pair.kernel->readAgain)
    return llvm::formatv("tiles read {0} again, which the shared cache does "
                         "not hold, to save {1}",
                         formatBytes(readAgain), formatBytes(saved));
  return explainTimes(first.kernel->seconds + second.kernel->seconds,
                      pair.kernel->seconds, options);
}
