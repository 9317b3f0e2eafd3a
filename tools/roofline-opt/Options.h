//===- Options.h - The options of roofline-opt ------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_OPTIONS_H
#define ROOFLINE_TOOLS_OPTIONS_H

#include "ExplainOption.h"
#include "roofline/Support/DocumentationOptions.h"
#include "roofline/Target/TargetSpec.h"
#include "roofline/Transforms/Passes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"

namespace mlir::roofline {

namespace cl = llvm::cl;

/// The options of our own. `--help` sorts groups by name, and these names put
/// ours before those of MLIR.
struct Options {
  cl::OptionCategory category{"Analysis"};
  cl::OptionCategory advice{"Analysis, advice in reports"};
  cl::OptionCategory assumptions{"Analysis, assumptions"};
  cl::OptionCategory withoutIR{"Asked without IR"};

  cl::opt<bool> analyze{
      "analyze", cl::cat(category),
      cl::desc("Cost every op, judge it against the target and annotate it, "
               "after all other passes")};
  cl::opt<std::string> target{
      "target", cl::cat(category), cl::value_desc("NAME|FILE.yaml"),
      cl::desc("Hardware to judge against (default: what the IR says, else "
               "h100-sxm); of several, NAME,NAME, the first annotates and "
               "decides, and reports compare them all; "
               "NAME,overlay=FILE.yaml changes what the file gives")};
  cl::opt<std::string> ceilings{
      "ceilings", cl::cat(category), cl::value_desc("datasheet|measured"),
      cl::init("datasheet"),
      cl::desc("Roofs to judge against: what the vendor states, or what was "
               "reached, as far as somebody measured it (default: "
               "datasheet)")};
  cl::list<std::string> dims{
      "dims", cl::cat(category), cl::value_desc("B=64,S=1..2048"),
      cl::CommaSeparated,
      cl::desc("Sizes that the IR leaves open: values, or ranges")};
  cl::opt<std::string> sweep{
      "sweep", cl::cat(category), cl::value_desc("B=1:512[:STEP|:log]"),
      cl::desc("Show in the reports how the verdicts change along the values "
               "of a size")};
  cl::list<std::string> reports{
      "report", cl::cat(category),
      cl::value_desc("text|json|csv|svg|html[:PATH]"),
      cl::desc("Write a report; without PATH to stderr, ':-' for stdout")};
  cl::opt<bool> strict{"strict", cl::cat(category),
                       cl::desc("Make an op that cannot be costed an error")};

  cl::opt<std::string> tiling{
      "tiling", cl::cat(assumptions), cl::value_desc("MxNxK|search|none"),
      cl::init("search"),
      cl::desc(
          "Judge contractions and convolutions in tiles of these sizes, or "
          "search for the best as advice in reports (default: search)")};
  cl::opt<std::string> cluster{
      "cluster", cl::cat(assumptions), cl::value_desc("MxN"), cl::init("1x1"),
      cl::desc("Blocks that load the operands of their tiles together")};
  cl::opt<bool> allowTF32{
      "allow-tf32", cl::cat(assumptions),
      cl::desc("Let f32 contractions run on tensor units at tf32 precision")};
  cl::opt<bool> launchOverhead{
      "launch-overhead", cl::cat(assumptions),
      cl::desc("Add the target's launch latency, where it is known, to every "
               "kernel's time")};

  cl::opt<std::string> fusion{
      "fusion", cl::cat(advice), cl::value_desc("plan|direct|none"),
      cl::init("plan"),
      cl::desc("What to fuse: plan to say so, direct to say so without looking "
               "through reshapes, or none")};
  cl::opt<bool> explainFusion{
      "explain-fusion", cl::cat(advice),
      cl::desc("Say of ops that stay apart why they do")};
  cl::opt<double> fusionThreshold{
      "fusion-threshold", cl::cat(advice), cl::value_desc("op/B"), cl::init(1),
      cl::desc("Intensity under which an elementwise kernel is of the floor "
               "class, which only fusion helps (default 1)")};
  cl::list<std::string> whatIf{
      "what-if", cl::cat(advice),
      cl::value_desc("weights=TYPE|batch*N|target=NAME|..."),
      cl::desc("Show in the reports what a change would gain: weights=TYPE, "
               "cache=TYPE, operands=TYPE, batch*N, target=NAME, tile=MxNxK, "
               "tile=best, cluster=MxN, blocks, lanes, bank-conflicts, "
               "coalesce, l2-reuse, tf32, fused, or several with + between "
               "them")};
  cl::opt<std::string> levers{
      "levers", cl::cat(advice), cl::value_desc("find|none"), cl::init("find"),
      cl::desc("What would make kernels faster: find to try changes for "
               "reports, or none")};
  cl::opt<std::string> emitTransform{
      "emit-transform", cl::cat(advice), cl::value_desc("FILE"),
      cl::desc("Write what to fuse directly as a script of the transform "
               "dialect, for mlir-opt to run on the input")};
  ExplainOption explain{advice};

  cl::opt<bool> chart{
      "chart", cl::cat(withoutIR),
      cl::desc("Print what targets attain at given intensities, and draw it "
               "with --report=svg:FILE")};
  cl::list<std::string> precisions{
      "precision", cl::cat(withoutIR), cl::value_desc("bf16,f8"),
      cl::CommaSeparated,
      cl::desc("Types for --chart (default: bf16, where the target has it)")};
  cl::list<std::string> intensities{
      "intensity", cl::cat(withoutIR), cl::value_desc("1,64,295"),
      cl::CommaSeparated,
      cl::desc("Operations per byte of main memory for --chart")};
  cl::opt<bool> listTargets{
      "list-targets", cl::cat(withoutIR),
      cl::desc("Print the known targets with their peaks and ridge points")};
  DocumentationOptions documentation{withoutIR};

  /// Options that mean nothing without `--analyze`.
  bool asksForAnalysis() const {
    return target.getNumOccurrences() > 0 || ceilings.getNumOccurrences() > 0 ||
           !dims.empty() || sweep.getNumOccurrences() > 0 || !reports.empty() ||
           tiling.getNumOccurrences() > 0 || cluster.getNumOccurrences() > 0 ||
           fusion.getNumOccurrences() > 0 || explainFusion || !whatIf.empty() ||
           levers.getNumOccurrences() > 0 ||
           emitTransform.getNumOccurrences() > 0 ||
           fusionThreshold.getNumOccurrences() > 0 || strict || allowTF32 ||
           launchOverhead || explain.isGiven();
  }

  AnnotateCostPassOptions getPassOptions() const {
    auto options = makeOptions<AnnotateCostPassOptions>();
    options.sweep = sweep;
    options.tiling = tiling;
    options.cluster = cluster;
    options.fusion = fusion;
    options.explainFusion = explainFusion;
    options.fusionThreshold = fusionThreshold;
    options.whatIf = llvm::to_vector(whatIf);
    options.levers = levers;
    options.explain = explain.getNames();
    options.strict = strict;
    return options;
  }

  FuseKernelsPassOptions getScriptOptions() const {
    auto options = makeOptions<FuseKernelsPassOptions>();
    // Of several targets the first decides what to fuse.
    options.target = splitTargetList(target).front().str();
    options.emitTransform = emitTransform;
    return options;
  }

private:
  /// With what decides how kernels are judged.
  template <typename PassOptions>
  PassOptions makeOptions() const {
    PassOptions options;
    options.target = target;
    options.ceilings = ceilings;
    options.dims = llvm::to_vector(dims);
    options.allowTF32 = allowTF32;
    options.launchOverhead = launchOverhead;
    return options;
  }
};

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_OPTIONS_H
