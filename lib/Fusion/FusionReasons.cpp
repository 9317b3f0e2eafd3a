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

std::string mlir::roofline::explainLoss(const FusionNodes &first,
                                        const FusionNodes &second,
                                        const FusedPair &pair) {
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
  double before = first.kernel->seconds + second.kernel->seconds;
  return llvm::formatv("saves {0}, {1:f2}% of the time of both",
                       formatBytes(saved),
                       (before - pair.kernel->seconds) / before * 100);
}
