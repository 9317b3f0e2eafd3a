//===- Limits.cpp - How far a program may get worse -----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Diff/Limits.h"
#include "DiffText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <numeric>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::StringRef;

/// All of something, in the unit of `Limit::growth`.
static constexpr int64_t kWhole = 100'000'000;

namespace {
enum class Growth : uint8_t { Within, Beyond, Unknown };
} // namespace

/// `factor` times a count, exactly: 127 bits and 41 more are below 256.
static llvm::APInt multiply(const Expr &count, int64_t factor) {
  return count.getCount()->toAPInt().zext(256) * llvm::APInt(256, factor);
}

/// Whether a count grew by more than `growth` allows, for all sizes.
static Growth judgeCount(const std::optional<Expr> &before,
                         const std::optional<Expr> &after, int64_t growth) {
  if (!before || !after)
    return before || after ? Growth::Unknown : Growth::Within;
  if (*before == *after)
    return Growth::Within;
  if (before->getCount() && after->getCount())
    return multiply(*after, kWhole).ule(multiply(*before, kWhole + growth))
               ? Growth::Within
               : Growth::Beyond;
  // Small factors leave room for large coefficients.
  int64_t divisor = std::gcd(kWhole, kWhole + growth);
  Expr grown = *after * Expr(kWhole / divisor);
  Expr allowed = *before * Expr((kWhole + growth) / divisor);
  if (grown.isPoisoned() || allowed.isPoisoned())
    return Growth::Unknown;
  if (Expr::isKnownLE(grown, allowed))
    return Growth::Within;
  return Expr::isKnownLT(allowed, grown) ? Growth::Beyond : Growth::Unknown;
}

static Growth judgeTime(const CostChange &change, int64_t growth) {
  std::optional<double> before = change.before->seconds;
  std::optional<double> after = change.after->seconds;
  if (change.isTimeSame)
    return Growth::Within;
  if (!before || !after)
    return Growth::Unknown;
  double allowed = *before * (1 + double(growth) / kWhole);
  return *after <= allowed * (1 + kTimeRounding) ? Growth::Within
                                                 : Growth::Beyond;
}

/// What changed on `target`, the reports' own where that is empty.
static CostChange on(const CostChange &change, StringRef target) {
  return target.empty() ? change : change.on(target);
}

/// The same of a total: where it has no number, it is within the limit if the
/// time of each kernel is, and none is new or runs more often.
static Growth judgeTotalTime(const ReportDiff &diff, int64_t growth,
                             StringRef target) {
  Growth result = judgeTime(on(diff.total, target), growth);
  bool isWithin =
      llvm::all_of(
          diff.functions,
          [](const FunctionChange &each) { return each.areCallsSame; }) &&
      llvm::all_of(diff.kernels, [&](const KernelChange &kernel) {
        return !kernel.countedAfter ||
               (kernel.countedBefore && kernel.isAsOften &&
                judgeTime(on(kernel, target), growth) == Growth::Within);
      });
  return result == Growth::Unknown && isWithin ? Growth::Within : result;
}

/// A number that falls as a regime gets worse; empty for what has none.
static std::optional<unsigned> rankRegime(Regime regime) {
  switch (regime) {
  case Regime::None:
    return std::nullopt;
  case Regime::MemoryBound:
    return 0;
  case Regime::Depends:
    return 1;
  case Regime::ComputeBound:
    return 2;
  }
  llvm_unreachable("unknown regime");
}

static Growth judgeRegime(Regime before, Regime after) {
  std::optional<unsigned> old = rankRegime(before), current = rankRegime(after);
  return old && current && *current < *old ? Growth::Beyond : Growth::Within;
}

namespace {
/// Judges one document by one limit.
class Judge {
public:
  Judge(const ReportDiff &diff, const Limit &limit,
        std::vector<Violation> &violations)
      : diff(diff), limit(limit), violations(violations) {}

  void run() {
    if (limit.kind == Limit::Kind::Unmodelled)
      return judgeUnmodelled();
    judgeAll(/*target=*/"");
    // Other targets have verdicts of their own, of the same counts.
    if (limit.kind == Limit::Kind::Regime || limit.kind == Limit::Kind::Time)
      for (const std::string &target : diff.targets)
        judgeAll(target);
  }

private:
  void add(Growth growth, const KernelChange *kernel, StringRef quantity,
           const std::string &change) {
    if (growth == Growth::Within)
      return;
    std::string what = quantity.str() + " " + change;
    if (growth == Growth::Unknown)
      what += ", which is not known to be within the limit; bind open sizes "
              "with --dims";
    violations.push_back({&limit, kernel, what});
  }

  /// On `target`, the reports' own where that is empty.
  void judgeAll(StringRef target) {
    if (limit.isOnTotals)
      judge(on(diff.total, target), /*kernel=*/nullptr, target);
    if (!limit.isOnKernels)
      return;
    for (const KernelChange &kernel : diff.kernels)
      if (kernel.countedBefore && kernel.countedAfter)
        judge(on(kernel, target), &kernel, target);
  }

  void judge(const CostChange &change, const KernelChange *kernel,
             StringRef target);
  void judgeUnmodelled();

  const ReportDiff &diff;
  const Limit &limit;
  std::vector<Violation> &violations;
};
} // namespace

void Judge::judge(const CostChange &change, const KernelChange *kernel,
                  StringRef target) {
  const Costs &before = *change.before, &after = *change.after;
  std::string where = target.empty() ? "" : (" on " + target).str();
  switch (limit.kind) {
  case Limit::Kind::Regime:
    return add(judgeRegime(before.regime, after.regime), kernel,
               "regime" + where, describeRegime(change));
  case Limit::Kind::HBMBytes:
    return add(judgeCount(before.bytes, after.bytes, limit.growth), kernel,
               "HBM bytes", describeBytes(change));
  case Limit::Kind::Time:
    return add(kernel ? judgeTime(change, limit.growth)
                      : judgeTotalTime(diff, limit.growth, target),
               kernel, "time" + where, describeTime(change));
  case Limit::Kind::Flops:
    add(judgeCount(before.flops, after.flops, limit.growth), kernel, "flops",
        describeFlops(change));
    return add(judgeCount(before.iops, after.iops, limit.growth), kernel,
               "integer ops", describeIops(change));
  case Limit::Kind::Unmodelled:
    break;
  }
  llvm_unreachable("not a limit on costs");
}

void Judge::judgeUnmodelled() {
  bool isNewlyIncomplete = diff.before->isComplete && !diff.after->isComplete;
  size_t first = violations.size();
  for (const UnmodelledChange &change : diff.unmodelled)
    if (change.isInTotals)
      add(judgeCount(change.before, change.after, /*growth=*/0),
          /*kernel=*/nullptr, change.op + " " + change.location,
          describeCounts(change.before, change.after, "") +
              " times: " + change.why);
  if (isNewlyIncomplete && violations.size() == first)
    add(Growth::Beyond, /*kernel=*/nullptr, "complete", "true -> false");
}

std::vector<Violation> mlir::roofline::judge(const ReportDiff &diff,
                                             ArrayRef<Limit> limits) {
  std::vector<Violation> violations;
  if (diff.isMatched())
    for (const Limit &limit : limits)
      Judge(diff, limit, violations).run();
  return violations;
}
