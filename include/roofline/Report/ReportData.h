//===- ReportData.h - Everything a report says ------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The final, ordered result that every writer prints. It holds no IR: names and
// locations are text already. Writers compute nothing but layout and rounding,
// so that text, JSON and every later format cannot disagree.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_REPORTDATA_H
#define ROOFLINE_REPORT_REPORTDATA_H

#include "roofline/Cost/Derivation.h"
#include "roofline/Cost/DeviceMemory.h"
#include "roofline/Cost/Roofline.h"
#include "roofline/Cost/Waste.h"
#include "roofline/Report/TargetComparison.h"
#include "roofline/Report/WhatIf.h"
#include "roofline/Target/TargetOrigin.h"
#include "roofline/Tiling/TilingTimes.h"
#include <set>
#include <string>
#include <vector>

namespace mlir::roofline {

/// The machine that judged.
struct ReportTarget {
  std::string name;
  TargetOrigin source = TargetOrigin::Default;
  /// Owned by the target registry, which outlives every report.
  const TargetModel *model = nullptr;
};

/// A size or number of trips that the IR leaves open.
struct ReportSymbol {
  std::string name;
  /// "arg0 dim 1 of 'main'", "a loop whose trips depend on data".
  std::string what;
  /// Where it comes from.
  std::string location;
  int64_t lower = 1;
  std::optional<int64_t> upper;
  /// What the user bound it to; it is then in no formula.
  std::optional<int64_t> bound;
  /// The names of the sizes that it follows from, once these are numbers: those
  /// of a sum without a closed form.
  std::vector<std::string> dependsOn;
};

/// What the user says of one dimension: its value, or two that it lies between.
struct ReportBinding {
  std::string name;
  int64_t lower = 0;
  int64_t upper = 0;

  bool isRange() const { return lower != upper; }
};

/// What counts and times are at least and at most where the sizes that they
/// depend on lie in ranges.
struct ReportRange {
  Expr leastOps, mostOps;
  /// Of main memory.
  Expr leastBytes, mostBytes;
  double leastSeconds = 0, mostSeconds = 0;
};

/// The tiles of a kernel, imposed or found as advice.
struct ReportTiling {
  Tiling tiling;
  /// Over all executions, as are the times and bounds below.
  ChipTraffic traffic;
  /// Absent where sizes are open, and without tiles.
  std::optional<TilingTimes> times;
  TileBounds bounds;
};

/// One kernel. Counts and times are over all its executions in one invocation
/// of its function.
struct ReportKernel {
  unsigned id = 0;      ///< position in program order over the whole module
  std::string op;       ///< "linalg.matmul"
  std::string function; ///< symbol name of the enclosing function
  /// Its place among the report's functions, since functions of different
  /// modules may share a name; a kernel without it runs once.
  std::optional<size_t> functionIndex;
  std::string location; ///< "decode.mlir:12:8", or the location as MLIR prints
  Expr executions = 1;
  /// Inside an arm of a branch, and whether that is an arm that counts.
  bool isBranch = false;
  /// That arm: "then at decode.mlir:12:8", "case 5 at decode.mlir:12:8".
  std::string arm;
  bool isTaken = true;
  /// False where sizes and constants say that the arm does not run.
  bool mayRun = true;
  /// In how many of the calls in the totals it counts, where these do not
  /// agree; absent elsewhere, and in an instance.
  std::optional<Expr> takingCalls;
  /// Its place among the report's groups, if it is in one.
  std::optional<unsigned> group;
  /// The id of the kernel that has computed the same before, if one has: what
  /// common subexpression elimination takes out.
  std::optional<unsigned> repeats;
  /// Elementwise, and of so little work per byte that only fusion helps it.
  bool isOfFloorClass = false;
  /// Written as loops or as a launch: their ops are as they are, whatever a
  /// change asks for.
  bool isLoop = false;
  Work work;
  Traffic traffic;
  /// Whether the bytes follow from the sizes alone: no order of loops, tiles or
  /// threads has a part in them, so that they are the same on all targets.
  bool hasFixedBytes = false;
  Verdict verdict;
  /// By target, where several are compared (`ReportTotals::onTargets`).
  std::vector<KernelOnTarget> onTargets;
  std::optional<ReportRange> range;
  /// How the threads of a launch are laid out, and how they fill the target;
  /// null for other kernels.
  std::shared_ptr<const LaunchFacts> launch;
  LaunchFit launchFit;
  /// What the blocks of a launch, or of imposed tiles, leave idle.
  std::vector<WasteFinding> waste;
  /// What would make it faster, best first.
  std::vector<Lever> levers;
  /// Shared by kernels that look alike; null where there is nothing to tile.
  std::shared_ptr<const ReportTiling> tiling;
  /// Extents of the loops that the numbers were derived for.
  std::vector<Expr> domain;
  /// What must hold for each of these loops to turn, and with it the formulas:
  /// "B >= 64". Empty where the bounds of sizes show it.
  std::vector<std::string> turnConditions;
  /// The target of this kernel where it is not the report's own.
  std::string target;

  /// What it has of `what`; null for nothing.
  const WasteFinding *findWaste(Waste what) const {
    auto found = llvm::find_if(waste, [what](const WasteFinding &finding) {
      return finding.what == what;
    });
    return found == waste.end() ? nullptr : &*found;
  }
};

/// A kernel with the sizes that some calls of its function give it, in the arms
/// of branches that count there and in the others.
struct ReportInstance {
  ReportKernel kernel;
  /// How often the totals contain it.
  Expr times = 1;
};

/// Kernels that could be one. Counts and times are over all executions in one
/// invocation of their function.
struct ReportGroup {
  /// Ids, ascending.
  std::vector<unsigned> kernels;
  /// Those of other groups that it computes as well, ascending.
  std::vector<unsigned> copies;
  /// "elementwise", one op with all payloads, or "tiled", a loop over tiles.
  std::string form;
  /// Sides of the tiles by loop of the last kernel, 0 for whole loops.
  std::vector<int64_t> tileSizes;
  /// The loops of the last kernel that have tiles, outermost first.
  std::vector<unsigned> tileOrder;
  /// Bytes on chip, per tile, of what its kernels share.
  Count onChipBytes;
  Work work;
  Traffic traffic;
  Verdict verdict;
  /// Time as one, and of the kernels apart, in seconds.
  double seconds = 0;
  double partsSeconds = 0;
  /// Of the kernels apart.
  Work partsWork;
  LevelTraffic partsTraffic;
  /// Absent where they move no bytes.
  std::optional<double> partsIntensity;
  /// Of the product that its tiles are those of; null where there is none, or
  /// nothing is searched.
  std::shared_ptr<const ReportTiling> tiling;
  /// Why `roofline-fuse` would not make one kernel of them, as far as the
  /// report can tell; empty where it would.
  std::string whyNotApplied;

  Expr getSavedBytes() const {
    return partsTraffic.getModelled() - traffic.hbm.getModelled();
  }
  double getSpeedup() const { return partsSeconds / seconds; }
};

/// Two kernels of which the second uses what the first makes, and that stay
/// apart.
struct ReportMiss {
  std::string producer, producerLocation;
  std::string consumer, consumerLocation;
  /// Completes "not fused: ...".
  std::string why;
};

/// Sums over several kernels.
struct ReportTotals {
  Work work;
  Traffic traffic;
  /// Sum of the kernels' times, in seconds; absent where one of them is not
  /// known because it depends on a symbol.
  std::optional<double> seconds = 0;
  /// How much of it passes in kernels bound by memory and by a unit; absent as
  /// `seconds` is.
  std::optional<double> memoryBoundSeconds = 0;
  std::optional<double> computeBoundSeconds = 0;
  /// By the larger of the two parts; ties go to memory. Without times that of
  /// all kernels if they have one, else `Depends`.
  Regime regime = Regime::None;
  std::optional<double> intensity;
  std::optional<double> attainable;
  std::optional<ReportRange> range;
  /// Roofs that are asked for but have no rate on the target of their kernel.
  /// The times leave them out and are lower bounds.
  std::set<std::string> unrated;
  /// Of the whole program, where several targets are compared: what each of
  /// them makes of it, the report's own first.
  std::vector<ComparedTarget> onTargets;
};

/// The bound that no fusion can go below: all the work of a function as one
/// kernel that reads the touched parts of inputs and constants, and writes the
/// results, once. For a module, the sum over its functions, bound by what the
/// slowest is bound by.
struct ReportFloor {
  Traffic traffic;
  Verdict verdict;
};

struct ReportFunction {
  std::string name;
  /// Invocations that the totals include; 1 for a public function that nothing
  /// calls.
  Expr calls = 1;
  /// Its kernels are in the totals as `ReportData::instances`, since its calls
  /// give it several sizes.
  bool hasInstances = false;
  /// A private function that nothing calls.
  bool isDead = false;
  /// Its floor is a part of the report's; that of a private one is a part of
  /// those of its callers.
  bool isPublic = true;
  /// Of one invocation, with all that it calls.
  ReportTotals totals;
  /// The same with every group as one kernel; absent where there is none.
  std::optional<ReportTotals> fused;
  /// Branches in it of which no arm counts, as long as its sizes are open.
  unsigned numUndecided = 0;
  /// Absent where branches or calls keep it from being known.
  std::optional<ReportFloor> floor;
  /// Absent where a size is no number, and for ops outside of functions.
  std::optional<DeviceMemory> memory;
};

/// Ops of one name that could not be costed for one reason.
struct ReportUnmodelled {
  std::string op;
  std::string why;
  /// Where the first of them stands.
  std::string location;
  /// How often they run.
  Expr count;
  /// Each time each operand and result once; a lower bound where
  /// `bytesComplete` is false, because some sizes are not known.
  Expr boundaryBytes;
  bool bytesComplete = true;
  /// Whether the totals lack them; else they stand in functions that nothing
  /// calls, or in arms that do not run.
  bool inTotals = true;
};

/// An op without a model that somebody asks about.
struct ReportUnexplained {
  std::string op;
  std::string location;
  std::string function;
  std::string why;
  /// In each execution each operand and result once; a lower bound where
  /// `bytesComplete` is false.
  Expr boundaryBytes;
  bool bytesComplete = true;
  Expr executions;
};

/// What a sweep finds at one value.
struct ReportSweepPoint {
  /// How many kernels there are.
  Expr kernels;
  std::optional<double> intensity;
  /// Absent for the total, of which only the regime is one.
  std::optional<Roof> boundBy;
  Regime regime = Regime::None;
  std::optional<double> attainable;
  /// Time of all its kernels, in seconds.
  std::optional<double> seconds;
};

/// How the total, or a group of equal kernels, changes along a sweep.
struct ReportSweepSeries {
  /// Of the first kernel; empty for the total.
  std::string op;
  std::string location;
  /// How many kernels there are, in terms of the symbol: the most that any
  /// arms give where these change along the sweep.
  Expr kernels;
  /// One per value.
  std::vector<ReportSweepPoint> points;

  bool isTotal() const { return op.empty(); }
};

/// The verdicts along the values of one symbol.
struct ReportSweep {
  std::string symbol;
  /// Ascending.
  std::vector<int64_t> values;
  /// The total, then the groups, slowest first at the last value.
  std::vector<ReportSweepSeries> series;
};

/// One report.
struct ReportData {
  ReportTarget target;
  Assumptions assumptions;
  /// What was asked for: sizes, "search" or "none"; and clusters.
  std::string tiling = "none";
  ClusterShape cluster;
  /// In the order given.
  std::vector<ReportBinding> bindings;
  /// "llvm" of the tool record, such as "22.1.8".
  std::string llvmVersion;
  /// Keeps the symbols of all expressions alive.
  std::shared_ptr<const SymbolContext> symbolContext;
  /// Those that are in some formula or were bound, in order of appearance.
  std::vector<ReportSymbol> symbols;
  /// The names of the open ones that say which arms of branches run.
  std::vector<std::string> decidingSizes;
  /// In program order.
  std::vector<ReportKernel> kernels;
  /// In program order.
  std::vector<ReportInstance> instances;
  /// In program order of their first kernels.
  std::vector<ReportGroup> groups;
  /// Where they were asked for.
  std::vector<ReportMiss> misses;
  /// Elementwise kernels of less intensity are of the floor class.
  double floorIntensity = 1;
  std::vector<ReportFunction> functions;
  ReportTotals totals;
  /// The same with every group as one kernel; absent where there is none.
  std::optional<ReportTotals> fused;
  std::optional<ReportFloor> floor;
  /// Of the public function that needs the most; absent where that is not known
  /// of one of them.
  std::optional<DeviceMemory> memory;
  /// In order of first appearance.
  std::vector<ReportUnmodelled> unmodelled;
  /// Where one was asked for.
  std::optional<ReportSweep> sweep;
  /// What would make the whole faster, best first.
  std::vector<ReportLever> levers;
  /// Changes that were asked for, in that order.
  std::vector<ReportWhatIf> whatIfs;

  /// Of the kernels that somebody asks about, in program order.
  std::vector<Derivation> derivations;
  std::vector<ReportUnexplained> unexplained;
  /// Keep the symbols of derivations and of their formulas alive.
  std::shared_ptr<const SymbolContext> derivedSymbols, openSymbols;
  /// The line of source that each kernel stands in, empty where it could not be
  /// read; no entries where nobody asks.
  std::vector<std::string> sourceLines;

  /// The derivation of `kernel`; null where nobody asked.
  const Derivation *findDerivation(unsigned kernel) const {
    auto found =
        llvm::partition_point(derivations, [=](const Derivation &derivation) {
          return derivation.id < kernel;
        });
    return found != derivations.end() && found->id == kernel ? &*found
                                                             : nullptr;
  }
  /// The line of source of `kernel`, empty where it is not known.
  llvm::StringRef getSourceLine(unsigned kernel) const {
    return kernel < sourceLines.size() ? llvm::StringRef(sourceLines[kernel])
                                       : llvm::StringRef();
  }

  /// Nothing was left out of the totals.
  bool isComplete() const {
    return llvm::none_of(unmodelled, [](const ReportUnmodelled &entry) {
      return entry.inTotals;
    });
  }
};

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_REPORTDATA_H
