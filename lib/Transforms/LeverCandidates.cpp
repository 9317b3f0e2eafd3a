//===- LeverCandidates.cpp - Changes that may help ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LeverCandidates.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir::roofline;
using llvm::StringRef;

static constexpr llvm::StringLiteral kBestTiles = "tile=best";
static constexpr llvm::StringLiteral kReuse = "l2-reuse";

//===----------------------------------------------------------------------===//
// What to try
//===----------------------------------------------------------------------===//

static bool hasProducts(const ReportKernel &kernel) {
  return !kernel.work.getContractionOps().isZero();
}

static bool hasProductsOfF32(const ReportKernel &kernel) {
  return llvm::any_of(kernel.work.getItems(), [](const WorkItem &item) {
    return item.kind == WorkKind::MultiplyAccumulate &&
           item.precision == Precision::F32;
  });
}

static bool hasImposedTiles(const ReportKernel &kernel) {
  return kernel.tiling && kernel.tiling->tiling.source != TilingSource::Search;
}

static bool isMemoryBound(const ReportKernel &kernel) {
  return kernel.verdict.regime == Regime::MemoryBound;
}

static bool isNearBound(const ReportKernel &kernel) {
  return isMemoryBound(kernel) && kernel.verdict.boundBy &&
         kernel.verdict.boundBy->getKind() != Roof::Kind::HBM;
}

/// Whether main memory binds, and bytes cross from there that have crossed
/// before.
static bool readsAgain(const ReportKernel &kernel) {
  const LevelTraffic &hbm = kernel.traffic.hbm;
  Expr again = hbm.getModelled() - hbm.compulsory;
  return isMemoryBound(kernel) && !isNearBound(kernel) && again.isConstant() &&
         !again.isZero();
}

/// Changes of ops help products alone. Eight bits and four are what bf16
/// weights are halved and quartered to; what is narrower already gains nothing,
/// and is no lever.
static void addChangesOfOps(const ReportData &report,
                            std::vector<LeverCandidate> &candidates) {
  auto any = [&](auto... conditions) {
    return llvm::any_of(report.kernels, [&](const ReportKernel &kernel) {
      return kernel.isTaken && hasProducts(kernel) &&
             (conditions(kernel) && ...);
    });
  };
  if (any(isMemoryBound))
    for (StringRef change : {"weights=f8E4M3FN", "weights=i4", "cache=f8E4M3FN",
                             "batch*2", "batch*4"})
      candidates.push_back({change.str()});
  if (any())
    candidates.push_back({"operands=f8E4M3FN", "weights=f8E4M3FN"});
  if (any(hasProductsOfF32) && !report.assumptions.allowTF32)
    candidates.push_back({"tf32"});
  if (any(hasImposedTiles))
    candidates.push_back({kBestTiles.str()});
  if (any(hasImposedTiles, isNearBound))
    candidates.push_back({"cluster=2x1"});
}

std::vector<LeverCandidate>
mlir::roofline::listCandidates(const ReportData &report) {
  std::vector<LeverCandidate> candidates;
  addChangesOfOps(report, candidates);
  auto any = [&](auto condition) {
    return llvm::any_of(report.kernels, [&](const ReportKernel &kernel) {
      return kernel.isTaken && condition(kernel);
    });
  };
  for (Waste waste : {Waste::IdleUnits, Waste::IdleLanes, Waste::BankConflicts,
                      Waste::Sectors})
    if (any([waste](const ReportKernel &kernel) {
          return kernel.findWaste(waste) != nullptr;
        }))
      candidates.push_back({stringify(waste).str(), "", waste});
  if (any(readsAgain))
    candidates.push_back({kReuse.str()});
  return candidates;
}

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

std::string mlir::roofline::describeReason(const LeverCandidate &candidate,
                                           const ReportKernel &kernel,
                                           const ReportOutcome &outcome) {
  if (candidate.change == kReuse)
    return "at most: what is read again found in L2, ";
  if (candidate.change == kBestTiles)
    return outcome.tiles.empty() ? "" : "in tiles of " + outcome.tiles + ", ";
  const WasteFinding *finding =
      candidate.waste ? kernel.findWaste(*candidate.waste) : nullptr;
  return finding ? finding->why + ", " : "";
}

/// What several kernels waste that each waste something else.
static StringRef describe(Waste waste) {
  switch (waste) {
  case Waste::IdleUnits:
    return "units without a block, ";
  case Waste::IdleLanes:
    return "lanes without work, ";
  case Waste::BankConflicts:
    return "conflicts of banks, ";
  case Waste::Sectors:
    return "sectors of which little is wanted, ";
  }
  llvm_unreachable("unknown waste");
}

std::string
mlir::roofline::describeReasons(const LeverCandidate &candidate,
                                llvm::ArrayRef<std::string> reasons) {
  if (reasons.empty())
    return "";
  if (llvm::all_equal(reasons))
    return reasons.front();
  return candidate.waste ? describe(*candidate.waste).str()
                         : "each in its best tiles, ";
}
