//===- Description.cpp - What roofline-opt says of itself -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Description.h"
#include "roofline/Cost/Waste.h"
#include "roofline/Target/Precision.h"
#include "roofline/Target/TargetRegistry.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::roofline;
using llvm::StringRef;

/// Names, aliases, and how a file of one's own is put over one of them.
static std::vector<std::string> listTargetWords() {
  std::vector<std::string> words;
  for (const ShippedTarget &target : getShippedTargets()) {
    words.push_back(target.name.str());
    for (StringRef alias : llvm::split(target.aliases, ' '))
      if (!alias.empty())
        words.push_back(alias.str());
  }
  words.push_back("overlay=");
  return words;
}

/// What `WhatIf::parse` takes, or the start of it.
static std::vector<std::string> listChanges() {
  std::vector<std::string> words = {
      "weights=",  "cache=",   "operands=", "batch*", "target=", "tile=",
      "tile=best", "cluster=", "l2-reuse",  "tf32",   "fused"};
  for (Waste waste : {Waste::IdleUnits, Waste::IdleLanes, Waste::BankConflicts,
                      Waste::Sectors})
    words.push_back(stringify(waste).str());
  return words;
}

static std::vector<std::string> listPrecisions() {
  std::vector<std::string> words;
  for (unsigned i = 0; i < kNumPrecisions; ++i)
    words.push_back(stringify(Precision(i)).str());
  return words;
}

ToolDescription mlir::roofline::describeTool(const Options &options) {
  ToolDescription tool;
  tool.name = "roofline-opt";
  tool.summary = "mlir-opt with a static roofline analysis";
  tool.synopsis = "[options] [input.mlir | -]";
  tool.text = {
      "Counts the arithmetic of MLIR kernels and the bytes that they move, "
      "holds both against a machine, and says which of its limits binds each "
      "kernel. Nothing is run.",
      "It takes text and bytecode as mlir-opt does, with all of its options; "
      "the analysis runs after the passes. Annotated IR goes to standard "
      "output or to the file of -o."};
  tool.groups = {&options.category, &options.advice, &options.assumptions,
                 &options.withoutIR};
  tool.values["target"] = listTargetWords();
  tool.values["precision"] = listPrecisions();
  tool.values["what-if"] = listChanges();
  tool.exitStatus = {{0, "All went well."},
                     {1, "There was an error, and no report was written."}};
  tool.seeAlso = {"roofline-diff"};
  return tool;
}
