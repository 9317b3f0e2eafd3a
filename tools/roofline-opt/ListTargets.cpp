//===- ListTargets.cpp - The table of --list-targets ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ListTargets.h"
#include "roofline/Target/TargetRegistry.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace mlir::roofline;

namespace {
/// A column of the table: a rate of the target.
struct Column {
  llvm::StringRef title;
  UnitKind unit;
  Precision precision;
};
} // namespace

static constexpr Column kColumns[] = {
    {"f64", UnitKind::Tensor, Precision::F64},
    {"tf32", UnitKind::Tensor, Precision::TF32},
    {"f16", UnitKind::Tensor, Precision::F16},
    {"bf16", UnitKind::Tensor, Precision::BF16},
    {"f8", UnitKind::Tensor, Precision::F8},
    {"i8", UnitKind::Tensor, Precision::I8},
    {"vec f32", UnitKind::Vector, Precision::F32},
};

static std::string formatNumber(std::optional<double> value) {
  if (!value)
    return "-";
  std::string text;
  llvm::raw_string_ostream(text)
      << llvm::format(*value < 100 ? "%.1f" : "%.0f", *value);
  return text;
}

static void printTarget(const TargetModel &target, llvm::raw_ostream &os) {
  os << llvm::left_justify(target.name, 24);
  for (const Column &column : kColumns) {
    const ComputeRate *rate = target.findRate(column.unit, column.precision);
    os << llvm::right_justify(
        formatNumber(rate ? std::optional(rate->opsPerSecond.value / 1e12)
                          : std::nullopt),
        9);
  }
  std::optional<double> bandwidth;
  if (target.hbm.bytesPerSecond)
    bandwidth = target.hbm.bytesPerSecond->value;
  os << llvm::right_justify(
      formatNumber(bandwidth ? std::optional(*bandwidth / 1e9) : std::nullopt),
      9);
  // The ridge of the matrix rate that networks run at: bf16, else f16, else
  // f32 on the vector unit.
  const ComputeRate *rate = target.findRate(UnitKind::Tensor, Precision::BF16);
  if (!rate)
    rate = target.findRate(UnitKind::Tensor, Precision::F16);
  if (!rate)
    rate = target.findRate(UnitKind::Vector, Precision::F32);
  os << llvm::right_justify(
      formatNumber(rate && bandwidth
                       ? std::optional(rate->opsPerSecond.value / *bandwidth)
                       : std::nullopt),
      9);
  os << "  " << llvm::join(target.aliases, " ") << '\n';
}

llvm::Error mlir::roofline::printTargets(llvm::raw_ostream &os) {
  auto targets = listTargets();
  if (!targets)
    return targets.takeError();
  os << "Dense peaks in TFLOP/s (TOP/s for i8), memory in GB/s, ridge in "
        "FLOP/B "
        "(bf16, else f16,\nelse vector f32); '-' where no figure is known.\n\n";
  os << llvm::left_justify("target", 24);
  for (const Column &column : kColumns)
    os << llvm::right_justify(column.title, 9);
  os << llvm::right_justify("GB/s", 9) << llvm::right_justify("ridge", 9)
     << "  aliases\n";
  for (const std::shared_ptr<const TargetModel> &target : *targets)
    printTarget(*target, os);
  return llvm::Error::success();
}
