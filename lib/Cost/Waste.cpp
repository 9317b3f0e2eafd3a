//===- Waste.cpp - What blocks of threads leave idle ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Cost/Waste.h"
#include "roofline/Cost/UnitUse.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace mlir::roofline;

llvm::StringRef mlir::roofline::stringify(Waste waste) {
  switch (waste) {
  case Waste::IdleUnits:
    return "blocks";
  case Waste::IdleLanes:
    return "lanes";
  case Waste::BankConflicts:
    return "bank-conflicts";
  case Waste::Sectors:
    return "coalesce";
  }
  llvm_unreachable("unknown waste");
}

std::optional<Waste> mlir::roofline::parseWaste(llvm::StringRef name) {
  for (Waste waste : {Waste::IdleUnits, Waste::IdleLanes, Waste::BankConflicts,
                      Waste::Sectors})
    if (stringify(waste) == name)
      return waste;
  return std::nullopt;
}

/// What is off by less is not worth a word.
static constexpr double kLeastRatio = 1.25;

/// "3.2": a ratio in words.
static std::string formatTimes(double ratio) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.3g", ratio);
  return text;
}

std::optional<WasteFinding>
mlir::roofline::findIdleUnits(int64_t blocks, const TargetModel &target) {
  constexpr double kMostOfRounds = 1 / 1.05;
  if (!target.unitCount || blocks <= 0)
    return std::nullopt;
  auto units = static_cast<int64_t>(target.unitCount->value);
  std::string name = target.unitName + "s";
  if (blocks < units)
    return WasteFinding{Waste::IdleUnits,
                        std::to_string(blocks) +
                            (blocks == 1 ? " block uses " : " blocks use ") +
                            std::to_string(blocks) + " of " +
                            std::to_string(units) + " " + name};
  if (getBusyShare(static_cast<double>(blocks), target) > kMostOfRounds)
    return std::nullopt;
  return WasteFinding{Waste::IdleUnits, std::to_string(blocks) + " blocks on " +
                                            std::to_string(units) + " " + name +
                                            " leave " +
                                            std::to_string(blocks % units) +
                                            " for the last round"};
}

static std::optional<WasteFinding> findIdleLanes(const LaunchFit &fit,
                                                 const TargetModel &target) {
  if (!fit.activeLanes)
    return std::nullopt;
  double width = target.warpWidth->value;
  auto idle = static_cast<int64_t>(std::floor(width - *fit.activeLanes));
  if (idle < 1)
    return std::nullopt;
  return WasteFinding{Waste::IdleLanes,
                      std::to_string(idle) + " of " +
                          std::to_string(static_cast<int64_t>(width)) +
                          " lanes idle"};
}

static std::optional<WasteFinding> findConflicts(const LaunchFit &fit) {
  if (fit.bankConflicts.value_or(1) < kLeastRatio)
    return std::nullopt;
  return WasteFinding{Waste::BankConflicts,
                      "banks of shared memory deliver " +
                          formatTimes(*fit.bankConflicts) +
                          " times as often as they had to"};
}

static std::optional<WasteFinding> findSectors(const LaunchFacts &launch) {
  Expr touched = launch.sectorBytesRead + launch.sectorBytesWritten;
  const Expr &least = launch.leastSectorBytes;
  if (!touched.isConstant() || !least.isConstant() || least.isZero() ||
      touched.toDouble() < kLeastRatio * least.toDouble())
    return std::nullopt;
  return WasteFinding{Waste::Sectors,
                      "warps touch " +
                          formatTimes(touched.toDouble() / least.toDouble()) +
                          " times the sectors that could hold what they want"};
}

std::vector<WasteFinding> mlir::roofline::findWaste(const LaunchFacts &launch,
                                                    const TargetModel &target) {
  LaunchFit fit = fitLaunch(launch, target);
  std::vector<WasteFinding> findings;
  for (std::optional<WasteFinding> &finding : std::array{
           findIdleUnits(fit.blocks.value_or(0), target),
           findIdleLanes(fit, target), findConflicts(fit), findSectors(launch)})
    if (finding)
      findings.push_back(std::move(*finding));
  return findings;
}

Expr mlir::roofline::countConflictBytes(const LaunchFacts &launch,
                                        const TargetModel &target) {
  if (!target.smemBanks)
    return 0;
  return (launch.wavefronts - launch.leastWavefronts) *
         (static_cast<int64_t>(target.smemBanks->value) * kBankBytes);
}

std::string mlir::roofline::findMisfit(const LaunchFacts &launch,
                                       const TargetModel &target) {
  LaunchFit fit = fitLaunch(launch, target);
  if (fit.blocksPerUnit != 0)
    return "";
  // The figure for a block where it is the one that is too small.
  auto compare = [](int64_t used, const std::optional<Figure> &ofBlock,
                    const std::optional<Figure> &ofUnit, llvm::StringRef what) {
    bool byBlock = ofBlock && used > ofBlock->value;
    const std::optional<Figure> &most = byBlock ? ofBlock : ofUnit;
    return ("a block of " + llvm::Twine(used) + " " + what + " cannot run, " +
            (byBlock ? "it may have " : "there are ") +
            llvm::Twine(most ? static_cast<int64_t>(most->value) : 0))
        .str();
  };
  switch (*fit.limitedBy) {
  case LaunchLimit::Threads:
    return compare(*launch.getThreadsPerBlock().getInt64(),
                   target.maxThreadsPerBlock, target.maxThreadsPerUnit,
                   "threads");
  case LaunchLimit::SMem:
    return compare(*launch.smemBytesPerBlock.getInt64(),
                   target.maxSmemBytesPerBlock, target.smemBytesPerUnit,
                   "bytes of shared memory");
  case LaunchLimit::Registers:
    return "a block with so many registers cannot run";
  case LaunchLimit::Blocks:
    return "no block can run";
  }
  llvm_unreachable("unknown limit");
}
