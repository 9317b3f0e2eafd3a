//===- TextVerdict.cpp - How a kernel is judged, as text ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The second half of a derivation: every roof as amount over rate, and the
// ratios with their numbers put in. Six digits are enough to check by hand.
//
//===----------------------------------------------------------------------===//

#include "TextDerivation.h"
#include "TextSections.h"
#include "roofline/Report/ReportWriters.h"
#include "roofline/Report/TextFormat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace mlir::roofline;
using llvm::StringRef;

/// "4.00747e-05", "989.4": six digits.
static std::string formatNumber(double value) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.6g", value);
  return text;
}

/// What of a memory roof's bytes is beyond what is asked for.
static StringRef explainBytes(const Traffic &traffic, Roof roof) {
  auto isTransferred = [](const std::optional<LevelTraffic> &level) {
    return level && level->transferred;
  };
  if (roof.getKind() == Roof::Kind::SMem)
    return isTransferred(traffic.chip.smem) ? " with idle banks" : "";
  bool isInLines = roof.getKind() == Roof::Kind::HBM
                       ? traffic.hbm.transferred.has_value()
                       : isTransferred(traffic.chip.l2);
  return isInLines ? " in whole lines" : "";
}

/// "134250496 B", "2 x 64 issue slots", "64 operations".
static std::string formatAmount(const ReportKernel &kernel, Roof roof,
                                const Expr &amount) {
  if (roof.isMemory())
    return amount.toString() + " B" + explainBytes(kernel.traffic, roof).str();
  // Two operations per slot, so that it is an even number.
  if (roof.getKind() == Roof::Kind::Vector)
    return "2 x " + Expr::floorDiv(amount, 2).toString() + " issue slots";
  return amount.toString() + " operations";
}

/// What of the peak the blocks of a launch, or of tiles, leave.
static std::string explainRate(const Verdict &verdict, Roof roof) {
  double used = verdict.use.getShare(roof);
  Share open = verdict.use.getOpenShare(roof);
  std::string part;
  if (!open.isAll())
    part = open.some.toString() + " of " + open.all.toString() + " parts";
  if (used < 1)
    part =
        formatNumber(100 * used) + "%" + (part.empty() ? "" : ", and ") + part;
  if (part.empty())
    return "";
  return " (the blocks keep " + part + " of the peak busy" +
         (verdict.use.wanted.isAll() || roof.isMemory()
              ? ")"
              : " with what is inside the borders)");
}

void DerivationText::printRoofs() {
  const Verdict &verdict = kernel.verdict;
  os << "\nroofs, over all executions:\n";
  for (const RoofDemand &demand : verdict.demands) {
    os << "  " << demand.roof.getName() << ": ";
    llvm::SmallVector<std::string, 2> parts;
    for (const Demand &part : demand.parts)
      parts.push_back(formatAmount(kernel, demand.roof, part.amount) + " / " +
                      formatNumber(part.rate) + " per s" +
                      explainRate(verdict, demand.roof));
    os << llvm::join(parts, " + ");
    if (demand.isConstant())
      os << " = " << formatNumber(demand.getSeconds()) << " s";
    if (verdict.boundBy && *verdict.boundBy == demand.roof)
      os << "  <- binds";
    else if (verdict.runnerUp && *verdict.runnerUp == demand.roof)
      os << "  runner-up, " << formatNumber(*verdict.margin) << " times faster";
    os << '\n';
  }
  for (Roof roof : verdict.getUnrated())
    os << "  " << roof.getName()
       << ": no rate on this target, so that the time is a lower bound\n";
  if (!verdict.crossover.empty())
    os << "  " << verdict.crossover << '\n';
  if (verdict.demands.empty())
    os << "  none: nothing is computed and nothing moved\n";
}

/// The roofs where there are just main memory and one unit; null elsewhere.
static std::pair<const RoofTime *, const RoofTime *>
findPair(const Verdict &verdict) {
  std::pair<const RoofTime *, const RoofTime *> found;
  for (const RoofTime &time : verdict.roofs) {
    const RoofTime *&slot = time.roof.isMemory() ? found.first : found.second;
    if (slot ||
        (time.roof.isMemory() && time.roof.getKind() != Roof::Kind::HBM))
      return {};
    slot = &time;
  }
  return found.first && found.second
             ? found
             : std::pair<const RoofTime *, const RoofTime *>();
}

/// The time, and what of it is no roof's.
void DerivationText::printTime() {
  const Verdict &verdict = kernel.verdict;
  if (!verdict.seconds)
    return;
  os << "time = ";
  double ofRoof = verdict.roofs.empty() ? 0 : verdict.roofs.front().seconds;
  if (*verdict.seconds != ofRoof)
    os << formatNumber(ofRoof) << " + launch overhead "
       << formatNumber(*verdict.seconds - ofRoof) << " = ";
  os << formatNumber(*verdict.seconds) << " s ("
     << formatQuantity(*verdict.seconds, "s") << ")\n";
  const std::optional<Figure> &latency =
      report.target.model->launchLatencySeconds;
  if (verdict.launchBound && latency && kernel.target.empty())
    os << "launch-bound: " << (*verdict.launchBound ? "yes" : "no")
       << ", each execution of " << formatNumber(ofRoof) << " s / "
       << kernel.executions << " against a launch of "
       << formatNumber(latency->value) << " s\n";
}

std::string DerivationText::formatTime() const {
  const Verdict &verdict = kernel.verdict;
  if (verdict.seconds)
    return formatNumber(*verdict.seconds);
  llvm::SmallVector<std::string, 2> parts;
  for (const RoofDemand &demand : verdict.demands)
    if (verdict.boundBy == demand.roof)
      for (const Demand &part : demand.parts)
        parts.push_back(asFactor(part.amount) + " / " +
                        formatNumber(part.rate));
  if (report.assumptions.addLaunchOverhead)
    parts.push_back("launch overhead");
  return "(" + llvm::join(parts, " + ") + ")";
}

/// What is held against the peak of the unit that is kept busiest.
void DerivationText::printPeak() {
  const Verdict &verdict = kernel.verdict;
  for (const BookedWork &booked : verdict.compute) {
    if (verdict.dominantUnit != booked.roof || !booked.peak)
      continue;
    if (verdict.ridge)
      os << "ridge = " << formatNumber(*booked.peak) << " / "
         << formatNumber(*booked.peak / *verdict.ridge) << " = "
         << formatNumber(*verdict.ridge) << " op/B, of "
         << booked.roof.getName() << '\n';
    if (verdict.percentOfPeak)
      os << "% of peak = 100 x " << asFactor(booked.ops) << " / "
         << formatNumber(*booked.peak) << " / " << formatTime() << " = "
         << formatNumber(*verdict.percentOfPeak) << ", of "
         << booked.roof.getName() << '\n';
  }
}

void DerivationText::printRatios() {
  const Verdict &verdict = kernel.verdict;
  Expr ops = kernel.work.getOps();
  if (verdict.intensity)
    os << "intensity = " << asFactor(ops) << " / "
       << asFactor(kernel.traffic.hbm.getModelled())
       << " B = " << formatNumber(*verdict.intensity) << " op/B\n";
  if (!verdict.attainable)
    return;
  os << "attainable = " << asFactor(ops) << " / " << formatTime()
     << " s = " << formatNumber(*verdict.attainable) << " op/s";
  auto [memory, unit] = findPair(verdict);
  bool isPlain = memory && memory->seconds > 0 && unit->seconds > 0 &&
                 !kernel.traffic.hbm.transferred && !ops.isZero() &&
                 verdict.intensity &&
                 verdict.seconds == verdict.roofs.front().seconds;
  if (isPlain) {
    double byMemory = ops.toDouble() / memory->seconds;
    os << " = min(" << unit->roof.getName() << ' '
       << formatNumber(ops.toDouble() / unit->seconds) << ", "
       << formatNumber(*verdict.intensity) << " x "
       << formatNumber(byMemory / *verdict.intensity) << " = "
       << formatNumber(byMemory) << ')';
  }
  os << '\n';
}

void DerivationText::printTotals() {
  if (!kernel.functionIndex)
    return;
  const ReportFunction &function = report.functions[*kernel.functionIndex];
  if (function.isDead)
    os << "in the totals: no, nothing calls the function\n";
  else if (!kernel.isTaken)
    os << "in the totals: no, another arm of the branch counts\n";
  else if (function.hasInstances)
    os << "in the totals: by the sizes of each call (`instances` in JSON)\n";
  else
    os << "in the totals: x " << kernel.takingCalls.value_or(function.calls)
       << ", as often as the function runs\n";
}

void DerivationText::printNotes() {
  const Assumptions &assumptions = report.assumptions;
  os << "\nassumed: cold caches";
  os << (assumptions.allowTF32 ? ", tf32 for f32 products" : "");
  os << (assumptions.addLaunchOverhead ? ", launch overhead in the time"
                                       : ", no launch overhead in the time");
  if (report.target.source == TargetOrigin::Default && kernel.target.empty())
    os << ", the default target";
  os << '\n';
  if (kernel.isBranch)
    os << "note: it stands in an arm of a branch, " << makePrintable(kernel.arm)
       << '\n';
  for (const std::string &note : derivation.notes)
    os << "note: " << note << '\n';
  for (const std::string &missing : derivation.missing)
    os << "no derivation kept of " << missing << '\n';
  os << "not derived here: levers, groups to fuse, and tiles as advice "
        "(docs/levers.md, docs/fusion.md, docs/tiling.md)\nrules:\n";
  for (CountingRule rule : rules)
    os << "  " << getName(rule) << ": " << getSection(rule) << '\n';
}

//===----------------------------------------------------------------------===//
// What others call
//===----------------------------------------------------------------------===//

std::string mlir::roofline::formatDerivation(const ReportData &report,
                                             const ReportKernel &kernel) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (const Derivation *derivation = report.findDerivation(kernel.id))
    DerivationText(report, kernel, *derivation, os).print();
  return text;
}

void mlir::roofline::writeDerivations(const ReportData &report,
                                      llvm::raw_ostream &os) {
  bool isFirst = true;
  for (const Derivation &derivation : report.derivations) {
    os << (isFirst ? "" : "\n");
    isFirst = false;
    os << formatDerivation(report, report.kernels[derivation.id]);
  }
  for (const ReportUnexplained &op : report.unexplained) {
    os << (isFirst ? "" : "\n");
    isFirst = false;
    os << "not modelled: " << makePrintable(op.op) << ' '
       << makePrintable(op.location);
    if (!op.function.empty())
      os << " in @" << makePrintable(op.function);
    os << "\n  why: " << makePrintable(op.why) << "\n  bytes at its boundary, "
       << "each operand and result once: "
       << (op.bytesComplete ? "" : "at least ") << op.boundaryBytes
       << " B; runs " << op.executions
       << " times\n  no figure of it is in any total; docs/limits.md says what "
          "to do\n";
  }
}
