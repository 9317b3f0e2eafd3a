//===- ListTargets.cpp - The table of --list-targets ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ListTargets.h"
#include "roofline/Report/Calculator.h"
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
    {"f4", UnitKind::Tensor, Precision::F4},
    {"i8", UnitKind::Tensor, Precision::I8},
    {"vec f32", UnitKind::Vector, Precision::F32},
};

/// Of the first column, and of those with numbers.
static constexpr unsigned kNameWidth = 24, kWidth = 9;

static std::string formatNumber(std::optional<double> value) {
  if (!value)
    return "-";
  std::string text;
  llvm::raw_string_ostream(text)
      << llvm::format(*value < 100 ? "%.1f" : "%.0f", *value);
  return text;
}

/// A star behind measured ceilings, and nothing where there are none.
static llvm::StringRef getMark(const TargetModel &target, const Figure &rate) {
  if (getCeilings(target) == Ceilings::Datasheet)
    return "";
  return rate.provenance == Provenance::Measured ? "*" : " ";
}

/// The name of `target` and what `format` makes of each of its rates.
static void
printRates(const TargetModel &target,
           llvm::function_ref<std::string(const ComputeRate &)> format,
           llvm::raw_ostream &os) {
  os << llvm::left_justify(target.name, kNameWidth);
  for (const Column &column : kColumns) {
    const ComputeRate *rate = target.findRate(column.unit, column.precision);
    os << llvm::right_justify(rate ? format(*rate) : "-", kWidth);
  }
}

static void printHeading(llvm::StringRef what, llvm::raw_ostream &os) {
  os << llvm::left_justify(what, kNameWidth);
  for (const Column &column : kColumns)
    os << llvm::right_justify(column.title, kWidth);
}

/// Operations per byte at which `rate` meets the slope of main memory.
static std::optional<double> getRidge(const TargetModel &target,
                                      const ComputeRate &rate) {
  return target.hbm.bytesPerSecond
             ? std::optional(rate.opsPerSecond.value /
                             target.hbm.bytesPerSecond->value)
             : std::nullopt;
}

static void printTarget(const TargetModel &target, llvm::raw_ostream &os) {
  auto format = [&](const Figure &rate, double unit) {
    return formatNumber(rate.value / unit) + getMark(target, rate).str();
  };
  printRates(
      target,
      [&](const ComputeRate &rate) { return format(rate.opsPerSecond, 1e12); },
      os);
  const auto &bandwidth = target.hbm.bytesPerSecond;
  const ComputeRate *usual = findUsualRate(target);
  os << llvm::right_justify(bandwidth ? format(*bandwidth, 1e9) : "-", kWidth)
     << llvm::right_justify(
            formatNumber(usual ? getRidge(target, *usual) : std::nullopt),
            kWidth)
     << "  " << llvm::join(target.aliases, " ") << '\n';
}

llvm::Error mlir::roofline::printTargets(Ceilings ceilings,
                                         llvm::raw_ostream &os) {
  auto targets = listTargets();
  if (!targets)
    return targets.takeError();
  for (std::shared_ptr<const TargetModel> &target : *targets)
    target = withCeilings(std::move(target), ceilings);
  if (ceilings == Ceilings::Measured)
    os << "Measured ceilings have a *; the others are the data sheet's.\n";
  os << "Dense peaks in TFLOP/s (TOP/s for i8), memory in GB/s, ridge in "
        "FLOP/B (bf16, else f16,\nelse vector f32); '-' where no figure is "
        "known.\n\n";
  printHeading("target", os);
  os << llvm::right_justify("GB/s", kWidth)
     << llvm::right_justify("ridge", kWidth) << "  aliases\n";
  for (const std::shared_ptr<const TargetModel> &target : *targets)
    printTarget(*target, os);
  os << "\nRidge points by type in FLOP/B (OP/B for i8): from there on, the "
        "unit binds.\n\n";
  printHeading("ridge of", os);
  os << '\n';
  for (const std::shared_ptr<const TargetModel> &target : *targets) {
    printRates(
        *target,
        [&](const ComputeRate &rate) {
          return formatNumber(getRidge(*target, rate));
        },
        os);
    os << '\n';
  }
  return llvm::Error::success();
}
