//===- JSONKernels.cpp - Kernels in JSON ----------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONReport.h"

using namespace mlir::roofline;
using llvm::StringRef;

void JSONReport::addLevel(StringRef key,
                          const std::optional<LevelTraffic> &level) {
  if (!level)
    return addNull(key);
  json.attributeObject(key, [&] {
    addCount("read", level->read);
    addCount("written", level->written);
    addCount("compulsory", level->compulsory);
    addCount("requested", level->requested);
    level->transferred ? addCount("transferred", *level->transferred)
                       : addNull("transferred");
    if (level->fills)
      addCount("fills", *level->fills);
  });
}

void JSONReport::addBytes(const Traffic &traffic) {
  json.attributeObject("bytes", [&] {
    addLevel("hbm", traffic.hbm);
    addLevel("l2", traffic.chip.l2);
    addLevel("smem", traffic.chip.smem);
  });
}

void JSONReport::addCompute(const Verdict &verdict) {
  json.attributeArray("compute", [&] {
    for (const BookedWork &booked : verdict.compute)
      json.object([&] {
        addText("unit", booked.roof.getName());
        addCount("ops", booked.ops);
        addNumber("peak_ops_per_s", booked.peak);
      });
  });
  addNames("unrated", verdict.getUnrated());
}

void JSONReport::addRoofs(llvm::ArrayRef<RoofTime> roofs) {
  json.attributeArray("roofs", [&] {
    for (const RoofTime &time : roofs)
      json.object([&] {
        addText("roof", time.roof.getName());
        addNumber("time_s", time.seconds);
      });
  });
}

void JSONReport::addVerdict(const Verdict &verdict) {
  addNumber("intensity", verdict.intensity);
  addRoof("dominant_unit", verdict.dominantUnit);
  addNumber("ridge", verdict.ridge);
  addRoofs(verdict.roofs);
  addRoof("bound_by", verdict.boundBy);
  addText("regime", stringify(verdict.regime));
  addRoof("runner_up", verdict.runnerUp);
  addNumber("margin", verdict.margin);
  addFlag("launch_bound", verdict.launchBound);
  addNumber("time_s", verdict.seconds);
  addNumber("attainable_flops_per_s", verdict.attainable);
  addNumber("percent_of_peak", verdict.percentOfPeak);
}

void JSONReport::addSizes(StringRef key, const LaunchFacts::Sizes &sizes) {
  json.attributeArray(key, [&] {
    for (const Expr &size : sizes)
      writeExtent(size);
  });
}

void JSONReport::addSize(StringRef key, const Expr &size) {
  json.attributeBegin(key);
  writeExtent(size);
  json.attributeEnd();
}

void JSONReport::addLaunch(const ReportKernel &kernel) {
  if (!kernel.launch)
    return addNull("launch");
  const LaunchFacts &launch = *kernel.launch;
  const LaunchFit &fit = kernel.launchFit;
  json.attributeObject("launch", [&] {
    addSizes("grid", launch.grid);
    addSizes("block", launch.block);
    launch.cluster ? addSizes("cluster", *launch.cluster) : addNull("cluster");
    addSize("blocks", launch.getBlocks());
    addSize("threads_per_block", launch.getThreadsPerBlock());
    launch.warpsPerBlock ? addSize("warps_per_block", *launch.warpsPerBlock)
                         : addNull("warps_per_block");
    addSize("smem_bytes_per_block", launch.smemBytesPerBlock);
    addNumber("registers_per_thread", launch.registersPerThread);
    addNumber("blocks_per_unit", fit.blocksPerUnit);
    fit.limitedBy ? addText("limited_by", stringify(*fit.limitedBy))
                  : addNull("limited_by");
    addNumber("waves", fit.waves);
    addNumber("last_wave_fill", fit.lastWaveFill);
    addNumber("active_units", fit.activeUnits);
    addNumber("active_lanes", fit.activeLanes);
    addNumber("coalescing", fit.coalescing);
    addNumber("bank_conflicts", fit.bankConflicts);
  });
}

void JSONReport::addLevers(llvm::ArrayRef<Lever> levers) {
  json.attributeArray("levers", [&] {
    for (const Lever &lever : levers)
      json.object([&] {
        addText("lever", lever.name);
        addNumber("speedup", lever.speedup);
        addText("why", lever.why);
      });
  });
}

/// What is known where sizes lie in ranges; nothing elsewhere.
void JSONReport::addRange(const std::optional<ReportRange> &range) {
  if (!range)
    return;
  auto addPair = [&](StringRef key, const std::string &least,
                     const std::string &most) {
    json.attributeArray(key, [&] {
      json.rawValue(least);
      json.rawValue(most);
    });
  };
  json.attributeObject("range", [&] {
    addPair("ops", range->leastOps.toString(), range->mostOps.toString());
    addPair("hbm_bytes", range->leastBytes.toString(),
            range->mostBytes.toString());
    addPair("time_s", getDigits(range->leastSeconds),
            getDigits(range->mostSeconds));
  });
}

void JSONReport::addKernelFormulas(const ReportKernel &kernel) {
  json.attributeObject("expr", [&] {
    addWorkFormulas(kernel.work);
    addFormula("executions", kernel.executions);
    if (kernel.takingCalls)
      addFormula("taken_in_calls", *kernel.takingCalls);
    addByteFormulas(kernel.traffic.hbm);
    addFormula("hbm_bytes_compulsory", kernel.traffic.hbm.compulsory);
    addFormula("hbm_bytes_requested", kernel.traffic.hbm.requested);
    const ChipTraffic &chip = kernel.traffic.chip;
    if (chip.l2)
      addByteFormulas(*chip.l2, "l2");
    if (chip.smem)
      addByteFormulas(*chip.smem, "smem");
    for (const BookedWork &booked : kernel.verdict.compute)
      addFormula("compute." + booked.roof.getName(), booked.ops);
  });
}

/// A number, or a formula as text.
void JSONReport::writeExtent(const Expr &extent) {
  if (extent.isConstant())
    json.rawValue(extent.toString());
  else
    json.value(extent.toString());
}

void JSONReport::writeKernel(const ReportKernel &kernel) {
  json.object([&] {
    json.attribute("id", kernel.id);
    addText("op", kernel.op);
    addText("function", kernel.function);
    addText("location", kernel.location);
    if (!kernel.target.empty())
      addText("target", kernel.target);
    json.attributeArray("domain", [&] {
      for (const Expr &extent : kernel.domain)
        writeExtent(extent);
    });
    addCount("executions", kernel.executions);
    json.attribute("branch", kernel.isBranch);
    if (kernel.isBranch)
      addText("arm", kernel.arm);
    json.attribute("taken", kernel.isTaken);
    if (!kernel.mayRun)
      json.attribute("runs", false);
    if (kernel.takingCalls)
      addCount("taken_in_calls", *kernel.takingCalls);
    addWork(kernel.work);
    addCompute(kernel.verdict);
    addBytes(kernel.traffic);
    addVerdict(kernel.verdict);
    addKernelTargets(kernel);
    addRange(kernel.range);
    kernel.group ? json.attribute("group", *kernel.group) : addNull("group");
    json.attribute("floor_class", kernel.isOfFloorClass);
    if (kernel.repeats)
      json.attribute("repeats", *kernel.repeats);
    addTiling(kernel.tiling.get());
    addLaunch(kernel);
    if (kernel.verdict.crossover.empty())
      addNull("crossover");
    else
      addText("crossover", kernel.verdict.crossover);
    addLevers(kernel.levers);
    addKernelFormulas(kernel);
    if (!kernel.turnConditions.empty())
      addList("holds_where", kernel.turnConditions);
    addDerivation(kernel);
  });
}

void JSONReport::writeInstance(const ReportInstance &instance) {
  json.object([&] {
    addCount("times", instance.times);
    json.attributeObject("expr", [&] { addFormula("times", instance.times); });
    json.attributeBegin("kernel");
    writeKernel(instance.kernel);
    json.attributeEnd();
  });
}
