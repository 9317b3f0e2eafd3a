//===- TargetValidator.cpp - Whether a target's figures can be ------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetValidator.h"
#include "RateKey.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

using namespace mlir::roofline;
using llvm::formatv;
using llvm::StringRef;

namespace {
/// Runs the checks of one file.
class Validator {
public:
  Validator(const TargetFile &file, FileDiagnostics &diagnostics)
      : file(file), model(file.model), diagnostics(diagnostics),
        isWhole(diagnostics.isEmpty()) {}

  void run();

private:
  void checkNames();
  void checkFigure(const StatedFigure &stated);
  void checkPeak(const RecomputedPeak &peak);
  void checkSparse(const ComputeRate &sparse);
  void checkAccumulator(const ComputeRate &rate);
  void checkBandwidths();
  void checkCapacities();
  void checkLine(StringRef path, const MemoryLevel &level);

  /// Reports unless `small` <= `large`, where both are known.
  void checkOrder(StringRef path, const std::optional<Figure> &small,
                  const std::optional<Figure> &large, StringRef message);

  void report(StringRef path, const llvm::Twine &message) {
    diagnostics.report(file.getLocation(path), message);
  }

  const TargetFile &file;
  const TargetModel &model;
  FileDiagnostics &diagnostics;
  /// All of the file was read, so that what is not in the model is missing.
  bool isWhole;
};
} // namespace

void Validator::run() {
  checkNames();
  for (const StatedFigure &stated : file.figures)
    checkFigure(stated);
  for (const RecomputedPeak &peak : file.recomputedPeaks)
    checkPeak(peak);
  for (const ComputeRate &sparse : model.sparseRates)
    checkSparse(sparse);
  for (const ComputeRate &rate : model.rates)
    checkAccumulator(rate);
  checkBandwidths();
  checkCapacities();
  checkLine("hbm.line", model.hbm);
  checkLine("l2.line", model.l2);
  checkLine("smem.line", model.smem);
}

/// Whether `name` can stand on a command line, in a list, and for no file.
static bool isPlainName(StringRef name) {
  return !name.empty() &&
         llvm::all_of(name,
                      [](char c) {
                        return llvm::isDigit(c) || (c >= 'a' && c <= 'z') ||
                               c == '-' || c == '+' || c == '_' || c == '.';
                      }) &&
         !name.ends_with(".yaml") && !name.ends_with(".yml");
}

void Validator::checkNames() {
  std::vector<std::pair<StringRef, StringRef>> names;
  if (!model.name.empty())
    names.push_back({"name", model.name});
  for (StringRef alias : model.aliases)
    names.push_back({"aliases", alias});
  llvm::StringSet<> seen;
  for (auto [path, name] : names) {
    if (!isPlainName(name))
      report(path, "'" + name +
                       "' is no plain name; use lower-case letters, "
                       "digits, '-', '_', '+' and '.'");
    if (!seen.insert(name).second)
      report(path, "'" + name + "' names this target twice; remove one");
  }
  if (!model.chip.empty() && !isPlainName(model.chip))
    report("chip", "'" + model.chip +
                       "' is no plain chip name; write the "
                       "compiler's name alone, as in `chip: sm_90`");
  if (isWhole && model.isChipDefault && model.chip.empty())
    report("chip_default", "'chip_default' without a chip; add `chip: NAME` or "
                           "remove it");
}

static bool isPositive(const Figure &figure) {
  return std::isfinite(figure.value) && figure.value > 0;
}

void Validator::checkFigure(const StatedFigure &stated) {
  double value = stated.figure.value;
  if (!isPositive(stated.figure))
    report(stated.path, "'" + stated.path +
                            "' must be a positive finite "
                            "number; leave it out where the value is unknown");
  else if (value < stated.least || value > stated.most)
    report(stated.path,
           formatv("'{0}' is {1:e2} {2}, and no device has {3} than {4:e0}; "
                   "correct the number or its unit",
                   stated.path, value, stated.unit,
                   value < stated.least ? "less" : "more",
                   value < stated.least ? stated.least : stated.most)
               .str());
  // That there is no source, or no `sources`, is reported then.
  if (!isWhole && (stated.figure.source.empty() || model.sources.empty()))
    return;
  llvm::SmallVector<StringRef> keys;
  StringRef(stated.figure.source).split(keys, ", ");
  for (StringRef key : keys)
    if (llvm::none_of(model.sources,
                      [&](const TargetSource &s) { return s.key == key; }))
      report(stated.path + ".source",
             "source '" + key +
                 "' is not in `sources`; add it there with its "
                 "`grade` and `text`");
}

void Validator::checkPeak(const RecomputedPeak &peak) {
  double ratio = peak.opsPerSecond / peak.statedPerSecond;
  // Negated, so that NaN (reported as a figure already) passes.
  if (!(std::abs(ratio - 1) > kPeakTolerance) || !peak.toleranceReason.empty())
    return;
  report(peak.path,
         formatv("'{0}' is {1:f4} tera operations per second, but units x "
                 "operations per clock x clock give {2:f4}; correct one of "
                 "them, or say why in `tolerance_reason`",
                 peak.path, peak.statedPerSecond / 1e12,
                 peak.opsPerSecond / 1e12)
             .str());
}

void Validator::checkSparse(const ComputeRate &sparse) {
  std::string key =
      stringify(RateKey{sparse.unit, sparse.precision, sparse.accumulator});
  std::string path = "sparse_peaks." + key;
  const ComputeRate *dense =
      model.findRate(sparse.unit, sparse.precision, sparse.accumulator);
  if (!dense) {
    if (isWhole)
      report(path, "'" + path + "' has no dense counterpart; add '" + key +
                       "' to `peaks`");
    return;
  }
  double ratio = sparse.opsPerSecond.value / dense->opsPerSecond.value;
  if (ratio <= 1)
    report(path, "'" + path +
                     "' is not above the dense rate; is the rate "
                     "under `peaks` the sparse one?");
  if (ratio > 2 * (1 + kPeakTolerance))
    report(path, "'" + path +
                     "' is more than twice the dense rate; correct "
                     "one of them");
}

void Validator::checkAccumulator(const ComputeRate &rate) {
  if (!rate.accumulator)
    return;
  std::string path = "peaks." + stringify(RateKey{rate.unit, rate.precision,
                                                  rate.accumulator});
  if (!llvm::is_contained(losslessClasses(rate.precision), *rate.accumulator))
    report(path, "an accumulator of type " + stringify(*rate.accumulator) +
                     " does not hold " + stringify(rate.precision) +
                     " operands; name a wider one");
  for (const ComputeRate &other : model.rates)
    if (&other < &rate && other.unit == rate.unit &&
        other.precision == rate.precision &&
        other.opsPerSecond.value == rate.opsPerSecond.value)
      report(path, "'" + path +
                       "' repeats the rate of another accumulator; "
                       "keep one entry without `_acc_`");
}

void Validator::checkOrder(StringRef path, const std::optional<Figure> &small,
                           const std::optional<Figure> &large,
                           StringRef message) {
  // What is no figure has been reported.
  if (small && large && isPositive(*small) && isPositive(*large) &&
      small->value > large->value)
    report(path, message + "; correct one of them");
}

void Validator::checkBandwidths() {
  const auto &hbm = model.hbm.bytesPerSecond;
  const auto &l2 = model.l2.bytesPerSecond;
  const auto &smem = model.smem.bytesPerSecond;
  if (!hbm && isWhole)
    report("hbm",
           "'hbm.bandwidth' is missing, and without it there is no "
           "roofline; add `hbm: {bandwidth: {gb_per_s: ..., source: ...}}`");
  checkOrder("l2.bandwidth", hbm, l2,
             "the last cache is slower than main "
             "memory");
  checkOrder("smem.bandwidth", l2 ? l2 : hbm, smem,
             "the memory next to the units is slower than the level behind it");
}

void Validator::checkCapacities() {
  checkOrder("l2.capacity", model.l2.capacityBytes, model.hbm.capacityBytes,
             "the last cache is larger than main memory");
  checkOrder("smem.capacity", model.smem.capacityBytes, model.hbm.capacityBytes,
             "the memory next to the units is larger than main memory");
  checkOrder("smem.max_per_block", model.maxSmemBytesPerBlock,
             model.smemBytesPerUnit,
             "a block gets more shared memory than a unit has");
}

void Validator::checkLine(StringRef path, const MemoryLevel &level) {
  if (!level.lineBytes)
    return;
  double bytes = level.lineBytes->value;
  if (bytes < 1 || bytes > 65536 ||
      !llvm::isPowerOf2_64(static_cast<uint64_t>(bytes)) ||
      bytes != std::floor(bytes))
    report(path, "a line must be a power of two up to 64 KiB; correct '" +
                     path + "'");
}

void mlir::roofline::validateTarget(const TargetFile &file,
                                    FileDiagnostics &diagnostics) {
  Validator(file, diagnostics).run();
}
