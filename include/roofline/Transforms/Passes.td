//===- Passes.td - The passes of roofline-opt --------------*- tablegen -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRANSFORMS_PASSES_TD
#define ROOFLINE_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def AnnotateCostPass : Pass<"roofline-annotate"> {
  let summary = "Cost every op, judge it against hardware, and annotate the IR";
  let description = [{
    Counts the arithmetic and the main-memory bytes of every kernel, judges them
    against a target, and attaches the result as `roofline.cost`; ops that could
    not be costed get `roofline.unmodelled` with the reason, and the op that the
    pass runs on gets `roofline.target`. Annotations of an earlier run are
    replaced, so that running twice equals running once. Emits one analysis
    remark per kernel where remarks are enabled, and writes the reports asked
    for. Changes nothing else.

    The traffic of a contraction or convolution at L2 and shared memory depends
    on tiles. Where `tiling` or `roofline.tile_sizes = array<i64: m, n, k>` on
    the op imposes them, it is part of the verdict; else reports carry the best
    tiles as advice.

    Sizes that are not known stay symbols, and counts are then formulas in them;
    `dims` binds them, and `sweep` shows in the reports how the verdicts change
    along the values of one. With `strict`, an op that cannot be costed is an error.

    ```mlir
    // roofline-opt --analyze
    %0 = linalg.add ins(%a, %b : tensor<1000xf32>, tensor<1000xf32>)
                    outs(%e : tensor<1000xf32>) -> tensor<1000xf32>
    // becomes
    %0 = linalg.add {roofline.cost = {bound_by = "hbm",
             domain = array<i64: 1000>, flops = 1000 : i64,
             hbm_bytes_read = 8000 : i64, hbm_bytes_written = 4000 : i64, ...}}
    ```
  }];
  let options = [
    Option<"target", "target", "std::string", "\"\"",
           "Hardware: a name, alias, chip or FILE.yaml. Without it the IR's "
           "`roofline.target` or chip decides, else h100-sxm. Of several, "
           "NAME,NAME, the first annotates and decides, and reports compare. "
           "NAME,overlay=FILE.yaml changes what the file gives">,
    Option<"ceilings", "ceilings", "std::string", "\"datasheet\"",
           "Roofs: datasheet for what the vendor states, or measured for what "
           "was reached, as far as the target's file has it">,
    ListOption<"dims", "dims", "std::string",
               "Sizes that the IR leaves open, NAME=VALUE or NAME=LOW..HIGH">,
    Option<"sweep", "sweep", "std::string", "\"\"",
           "A size whose values the reports go through, NAME=LOW:HIGH, with "
           ":STEP for every so many or :log for doubled ones">,
    ListOption<"reports", "report", "std::string",
               "Reports to write, FORMAT[:PATH] with FORMAT text, json, csv, "
               "svg or html; without PATH to stderr, with PATH `-` to stdout">,
    Option<"tiling", "tiling", "std::string", "\"search\"",
           "Tiles of contractions and convolutions that have none: sizes MxNxK "
           "that are imposed, search for the best as advice in reports, or "
           "none; `roofline.tile_sizes` on an op wins">,
    Option<"cluster", "cluster", "std::string", "\"1x1\"",
           "Blocks MxN that load the operands of their tiles together">,
    Option<"fusion", "fusion", "std::string", "\"plan\"",
           "What to fuse: plan to say so, direct to say so without looking "
           "through reshapes, or none">,
    Option<"explainFusion", "explain-fusion", "bool", "false",
           "Say of ops that stay apart why they do">,
    Option<"fusionThreshold", "fusion-threshold", "double", "1.0",
           "Intensity, in operations per byte, under which an elementwise "
           "kernel is of the floor class: only fusion helps it">,
    ListOption<"whatIf", "what-if", "std::string",
               "Changes whose gain reports show: weights=TYPE, cache=TYPE, "
               "operands=TYPE, batch*N, target=NAME, tile=MxNxK, tile=best, "
               "cluster=MxN, blocks, lanes, bank-conflicts, coalesce, l2-reuse, "
               "tf32, fused, or several with + between them">,
    Option<"levers", "levers", "std::string", "\"find\"",
           "What would make kernels faster: find to try changes for reports, "
           "or none">,
    ListOption<"explain", "explain", "std::string",
               "Kernels whose figures are derived part by part: ids, names of "
               "functions, places such as :12:8, or all; to stderr, and in JSON "
               "and HTML reports">,
    Option<"strict", "strict", "bool", "false",
           "Make an op that cannot be costed an error">,
    Option<"allowTF32", "allow-tf32", "bool", "false",
           "Let f32 contractions run on tensor units at tf32 precision">,
    Option<"launchOverhead", "launch-overhead", "bool", "false",
           "Add the target's launch latency, where it is known, to every "
           "kernel's time">,
  ];
  let statistics = [
    Statistic<"numKernels", "num-kernels", "Number of kernels costed">,
    Statistic<"numUnmodelled", "num-unmodelled",
              "Number of ops that could not be costed">,
  ];
}

def FuseKernelsPass : Pass<"roofline-fuse"> {
  let summary = "Fuse the kernels that cost less time as one";
  let description = [{
    Costs every kernel, plans which of them are worth fusing on the target, and
    makes one op of each such group: a `linalg.generic` with all payloads where
    the loops are the same, else an `scf.forall` over tiles whose values in
    between stay on chip. What the plan saves is what analysing the result shows.
    Emits a remark for every group: passed, or missed with the reason why it
    could not be applied. Annotations of the ops that it replaces go; all others
    stay as they are. With `emit-transform` the plan becomes a script instead.

    ```mlir
    // roofline-fuse
    %0 = linalg.exp ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>)
        -> tensor<1024xf32>
    %1 = linalg.square ins(%0 : tensor<1024xf32>) outs(%e : tensor<1024xf32>)
        -> tensor<1024xf32>
    // becomes
    %1 = linalg.generic {...} ins(%x : tensor<1024xf32>)
        outs(%e : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.exp %in : f32
      %3 = arith.mulf %2, %2 : f32
      linalg.yield %3 : f32
    } -> tensor<1024xf32>
    ```
  }];
  let options = [
    Option<"target", "target", "std::string", "\"\"",
           "Hardware: a name, alias, chip or FILE.yaml. Without it the IR's "
           "`roofline.target` or chip decides, else h100-sxm. "
           "NAME,overlay=FILE.yaml changes what the file gives">,
    Option<"ceilings", "ceilings", "std::string", "\"datasheet\"",
           "Roofs: datasheet for what the vendor states, or measured for what "
           "was reached, as far as the target's file has it">,
    ListOption<"dims", "dims", "std::string",
               "Sizes that the IR leaves open, NAME=VALUE or NAME=LOW..HIGH">,
    Option<"allowTF32", "allow-tf32", "bool", "false",
           "Let f32 contractions run on tensor units at tf32 precision">,
    Option<"launchOverhead", "launch-overhead", "bool", "false",
           "Add the target's launch latency, where it is known, to every "
           "kernel's time">,
    Option<"emitTransform", "emit-transform", "std::string", "\"\"",
           "Leave the IR as it is, and write the plan to a file as a script of "
           "the transform dialect that upstream's interpreter runs on it">,
  ];
  let statistics = [
    Statistic<"numApplied", "num-applied", "Number of groups made one kernel">,
    Statistic<"numNotApplied", "num-not-applied",
              "Number of groups that could not be made one kernel">,
  ];
}

def StripAnnotationsPass : Pass<"roofline-strip"> {
  let summary = "Remove every annotation of roofline-opt";
  let description = [{
    Removes the discardable attributes `roofline.cost`, `roofline.unmodelled`
    and `roofline.target` from every op, whoever put them there. What is left is
    the IR as it was before `roofline-annotate`, but for a target that the user
    wrote.
  }];
}

#endif // ROOFLINE_TRANSFORMS_PASSES_TD
