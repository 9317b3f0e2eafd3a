//===- TextNotes.cpp - What is missing, and what was assumed --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MeasuredRoofs.h"
#include "TextSections.h"
#include "roofline/Target/Ceilings.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <map>

using namespace mlir::roofline;
using llvm::StringRef;

static void printEntry(const TextContext &context,
                       const ReportUnmodelled &entry) {
  std::string text = makePrintable(entry.op);
  if (!entry.count.isOne())
    text += " " + formatRepeats(entry.count);
  text += ": " + makePrintable(entry.why) + "; " +
          (entry.bytesComplete ? "" : "at least ") +
          formatBytes(entry.boundaryBytes) + " at the boundary";
  if (!entry.location.empty())
    text += (entry.count.isOne() ? "; " : "; first ") +
            makePrintable(entry.location);
  if (!entry.inTotals)
    text += "; in no total";
  context.printItem(text);
}

void mlir::roofline::printUnmodelled(const TextContext &context) {
  llvm::ArrayRef<ReportUnmodelled> entries = context.report.unmodelled;
  if (entries.empty())
    return;
  Expr lacking, unused;
  for (const ReportUnmodelled &entry : entries)
    (entry.inTotals ? lacking : unused) += entry.count;
  std::string what =
      context.report.isComplete()
          ? pluralize(unused, "op") + ", in no total."
          : pluralize(lacking, "op") + ". All totals are lower bounds.";
  std::string title;
  llvm::raw_string_ostream titleOS(title);
  printWrapped("NOT MODELLED: " + what, context.layout.width, /*indent=*/2,
               titleOS);
  context.os << '\n';
  printInTone(title, Tone::Warning, context.layout.useColor, context.os);
  llvm::ArrayRef<ReportUnmodelled> shown =
      entries.take_front(context.layout.maxKernels);
  for (const ReportUnmodelled &entry : shown)
    printEntry(context, entry);
  if (shown.size() < entries.size())
    context.printItem(std::to_string(entries.size() - shown.size()) +
                      " more kinds");
}

/// Whether `kernel` has f32 contractions that are booked on the vector unit.
static bool hasVectorContraction(const ReportKernel &kernel) {
  bool hasContraction =
      llvm::any_of(kernel.work.getItems(), [](const WorkItem &item) {
        return item.kind == WorkKind::MultiplyAccumulate &&
               item.precision == Precision::F32;
      });
  return hasContraction &&
         llvm::none_of(kernel.verdict.compute, [](const BookedWork &booked) {
           return booked.roof.isSameUnit(
               Roof(UnitKind::Tensor, Precision::F32));
         });
}

/// Whether f32 contractions would leave the vector unit if tf32 were allowed.
static bool canUseTF32(const TextContext &context) {
  return context.report.target.model->findRate(UnitKind::Tensor,
                                               Precision::TF32) &&
         llvm::any_of(context.rows, [](const KernelRow &row) {
           return row.first->target.empty() && hasVectorContraction(*row.first);
         });
}

/// Whether the launch latency that was asked for is in some time.
static bool isLaunchOverheadAdded(const TextContext &context) {
  return context.report.assumptions.addLaunchOverhead &&
         llvm::any_of(context.rows, [](const KernelRow &row) {
           return row.first->verdict.launchBound.has_value();
         });
}

/// "B = 64", "1 <= S <= 512".
static std::string formatBinding(const ReportBinding &binding) {
  std::string lower = std::to_string(binding.lower);
  return binding.isRange() ? lower + " <= " + binding.name +
                                 " <= " + std::to_string(binding.upper)
                           : binding.name + " = " + lower;
}

static bool isTiledByOption(const KernelRow &row) {
  return row.first->tiling &&
         row.first->tiling->tiling.source == TilingSource::Option;
}

static void printAssumptions(const TextContext &context) {
  const Assumptions &assumptions = context.report.assumptions;
  std::string text = "Assumed: cold caches at the start of every kernel";
  if (assumptions.allowTF32)
    text += ", tf32 for f32 contractions";
  else if (canUseTF32(context))
    text += ", f32 contractions at f32 (--allow-tf32 lets them use the tensor "
            "units)";
  if (isLaunchOverheadAdded(context))
    text += ", launch latency in the time of each kernel";
  if (llvm::any_of(context.rows, isTiledByOption))
    text += ", tiles of " + context.report.tiling +
            (context.report.cluster.isSingle()
                 ? ""
                 : " in clusters of " + context.report.cluster.toString()) +
            " where the IR has none";
  for (const ReportBinding &binding : context.report.bindings)
    text += ", " + formatBinding(binding);
  context.printItem(text + ".");
}

/// Roofs without a rate take no time, which is not the same as being fast.
static void printUnratedRoofs(const TextContext &context) {
  std::map<std::string, Expr> unrated;
  for (const KernelRow &row : context.rows)
    for (Roof roof : row.first->verdict.getUnrated())
      unrated[roof.getName() + " on " + context.getTargetName(*row.first)] +=
          row.kernels;
  for (const auto &[roof, kernels] : unrated)
    context.printItem("No rate for " + roof + ": " +
                      pluralize(kernels, "kernel") +
                      " judged without that roof, marked ?: the time "
                      "is a lower bound.");
}

static void printOtherTargets(const TextContext &context) {
  std::map<std::string, Expr> targets;
  for (const KernelRow &row : context.rows)
    if (!row.first->target.empty())
      targets[row.first->target] += row.kernels;
  for (const auto &[target, kernels] : targets)
    context.printItem(
        pluralize(kernels, "kernel") + " judged on " + makePrintable(target) +
        (context.report.floor ? "; the floor is not, so it has no speedup."
                              : "."));
}

static void printDeadFunctions(const TextContext &context) {
  std::vector<std::string> names;
  for (const ReportFunction &function : context.report.functions)
    if (function.isDead)
      names.push_back("@" + makePrintable(function.name));
  if (!names.empty())
    context.printItem(
        "Never called, so in no total: " + llvm::join(names, ", ") + ".");
}

/// What the floor stands for.
static StringRef explainFloor(const ReportData &report) {
  if (!report.floor)
    return "Floor: not known through all calls and loops.";
  return report.isComplete()
             ? "Floor: inputs, constants and results moved once; no fusion can "
               "beat it."
             : "Floor: inputs, constants and results of what is modelled, "
               "moved "
               "once. What is not modelled may take more, and adds to it.";
}

/// "bytes, flop/B and ridge are": the columns of the table of kernels that are
/// about main memory; nothing where there is room for none.
static std::string listMemoryColumns(const TextContext &context) {
  TextTable table = makeKernelTable(context);
  llvm::SmallVector<StringRef, 3> columns;
  for (StringRef column :
       {"bytes", context.hasIops ? "op/B" : "flop/B", "ridge"})
    if (table.shows(column, context.layout.width))
      columns.push_back(column);
  if (columns.empty())
    return "";
  StringRef last = columns.pop_back_val();
  if (columns.empty())
    return (last + (last == "bytes" ? " are" : " is")).str();
  return llvm::join(columns, ", ") + " and " + last.str() + " are";
}

/// Says of which level the bytes in the rows are where another one binds.
static void printNearLevels(const TextContext &context) {
  llvm::SmallVector<std::string, 2> levels;
  for (const KernelRow &row : context.getShownRows()) {
    const Verdict &verdict = row.first->verdict;
    if (!verdict.boundBy || (verdict.boundBy->getKind() != Roof::Kind::L2 &&
                             verdict.boundBy->getKind() != Roof::Kind::SMem))
      continue;
    const RoofDemand &demand =
        *llvm::find_if(verdict.demands, [&](const RoofDemand &demand) {
          return demand.roof == *verdict.boundBy;
        });
    std::string level = demand.roof.getName() + " (" +
                        formatQuantity(demand.parts.front().rate, "B/s") + ")";
    if (!llvm::is_contained(levels, level))
      levels.push_back(std::move(level));
  }
  if (levels.empty())
    return;
  std::string text = "Bound by " + llvm::join(levels, " or ") + ": ";
  if (std::string columns = listMemoryColumns(context); !columns.empty())
    text += columns + " of main memory; ";
  context.printItem(text + "the JSON report has the bytes of every level.");
}

/// What a run needs of the device's memory.
static void printMemory(const TextContext &context) {
  const std::optional<DeviceMemory> &memory = context.report.memory;
  if (!memory)
    return;
  auto format = [](Count bytes) { return formatCount(Expr(bytes), "B"); };
  std::string text = "Memory: " + format(memory->getBytes()) +
                     " at most, of which arguments " +
                     format(memory->arguments) + ", constants " +
                     format(memory->constants) + ", values made inside " +
                     format(memory->temporaries);
  if (memory->fusedTemporaries != memory->temporaries)
    text += " (fused " + format(memory->fusedTemporaries) + ")";
  if (const auto &capacity = context.report.target.model->hbm.capacityBytes)
    text += (memory->getBytes().toDouble() <= capacity->value
                 ? ". Fits the "
                 : ". Does not fit the ") +
            formatQuantity(capacity->value, "B") + " of the device";
  context.printItem(text + ".");
}

/// Whether something stands for several kernels, and there is room to say so.
static bool hasMarkedRows(const TextContext &context) {
  bool hasSeveral =
      llvm::any_of(context.getShownRows(),
                   [](const KernelRow &row) { return !row.kernels.isOne(); });
  return hasSeveral &&
         (context.report.sweep || !context.report.whatIfs.empty() ||
          makeKernelTable(context).shows("", context.layout.width));
}

/// Kernels that compute what others have, which counts all the same.
static void printRepeated(const TextContext &context) {
  constexpr unsigned kMaxNamed = 3;
  Expr number, again, all;
  std::string names;
  for (const ReportKernel &kernel : context.report.kernels) {
    if (!kernel.isTaken)
      continue;
    all += kernel.work.getOps();
    if (!kernel.repeats)
      continue;
    again += kernel.work.getOps();
    number += 1;
    if (Expr::isKnownLE(number, kMaxNamed))
      names += (names.empty() ? "" : ", ") + makePrintable(kernel.location) +
               " (as " +
               makePrintable(context.report.kernels[*kernel.repeats].location) +
               ")";
  }
  if (number.isZero())
    return;
  std::string text =
      "Repeated: " + pluralize(number, "kernel") +
      (number.isOne() ? " computes" : " compute") +
      " what an earlier one has, and counts; --cse leaves it out";
  if (again.isConstant() && all.isConstant())
    text += " (" + formatCount(all - again) + " of " + formatCount(all) +
            " operations)";
  bool isComplete = Expr::isKnownLE(number, kMaxNamed);
  context.printItem(text + ": " + names + (isComplete ? "." : ", ..."));
}

void mlir::roofline::printNotes(const TextContext &context) {
  context.os << '\n';
  printUnratedRoofs(context);
  printNearLevels(context);
  printSumsAbovePeak(context);
  printLaunches(context);
  printFloorClass(context);
  printMemory(context);
  printLaunchBound(context);
  printUnknownLatencies(context);
  printOtherTargets(context);
  printDeadFunctions(context);
  printRepeated(context);
  if (hasMarkedRows(context))
    context.printItem("A row marked xN sums N executions of equal kernels.");
  printBranches(context);
  printTilings(context);
  if (!context.rows.empty())
    context.printItem(explainFloor(context.report).str());
  const TargetModel &target = *context.report.target.model;
  if (getCeilings(target) == Ceilings::Measured)
    context.printItem("Ceilings: " + describeCeilings(target));
  printAssumptions(context);
}
