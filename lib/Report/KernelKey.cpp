//===- KernelKey.cpp - Which kernels are equal ----------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row speaks for all of its kernels, so everything that the text says of one
// is part of the key, or follows from what is: the verdict from work, traffic,
// launch and target; levers of a launch and how it fills the target from the
// launch.
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/KernelKey.h"
#include "roofline/Tiling/ChipFit.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir::roofline;
using llvm::raw_ostream;

static void printKey(const LevelTraffic &level, raw_ostream &os) {
  os << level.read.toString() << ',' << level.written.toString() << ','
     << level.compulsory.toString() << ',' << level.requested.toString() << ','
     << (level.transferred ? level.transferred->toString() : "-") << ';';
}

static void printKey(const Work &work, raw_ostream &os) {
  for (const WorkItem &item : work.getItems()) {
    os << ';' << unsigned(item.kind) << stringify(item.precision);
    if (item.accumulator)
      os << ':' << stringify(*item.accumulator);
    os << ',' << item.ops.toString() << ',' << item.slots.toString();
  }
}

/// Every figure of `launch`.
static void printKey(const LaunchFacts &launch, raw_ostream &os) {
  os << ";launch" << (launch.cluster ? 'c' : '-')
     << (launch.warpsPerBlock ? 'w' : '-');
  if (launch.registersPerThread)
    os << *launch.registersPerThread;
  (void)launch.transform([&](const Expr &figure) {
    os << ',' << figure.toString();
    return figure;
  });
}

static void printKey(const ReportTiling &tiling, raw_ostream &os) {
  os << ";tiles" << stringify(tiling.tiling.source);
  if (tiling.tiling.sizes)
    os << tiling.tiling.sizes->toString();
  os << ',' << tiling.tiling.cluster.toString() << ',' << tiling.tiling.why;
  if (tiling.times)
    os << ',' << llvm::bit_cast<uint64_t>(tiling.times->seconds);
}

/// Orders of loops may move other bytes on another target.
static void printKey(const KernelOnTarget &verdict, raw_ostream &os) {
  os << ";on" << (verdict.boundBy ? verdict.boundBy->getName() : "-") << ','
     << verdict.crossover;
  if (verdict.seconds)
    os << ',' << llvm::bit_cast<uint64_t>(*verdict.seconds);
}

std::string mlir::roofline::getKernelKey(const ReportKernel &kernel) {
  std::string key;
  llvm::raw_string_ostream os(key);
  os << kernel.op << '\0' << kernel.target << '\0'
     << kernel.executions.toString() << ';';
  for (const Expr &extent : kernel.domain)
    os << extent << ',';
  printKey(kernel.work, os);
  os << ';';
  printKey(kernel.traffic.hbm, os);
  for (const auto &level : {kernel.traffic.chip.l2, kernel.traffic.chip.smem})
    level ? printKey(*level, os) : void(os << '-');
  os << kernel.isOfFloorClass;
  if (kernel.launch)
    printKey(*kernel.launch, os);
  for (const Lever &lever : kernel.levers)
    if (lever.name == kSmallerTilesLever)
      os << ";" << lever.why;
  if (kernel.tiling)
    printKey(*kernel.tiling, os);
  for (const KernelOnTarget &verdict : kernel.onTargets)
    printKey(verdict, os);
  return key;
}
