//===- WhatIf.cpp - Changes that are asked for by name --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WhatIf.h"
#include "Improvements.h"
#include "ReportBuilder.h"
#include "mlir/AsmParser/AsmParser.h"
#include "roofline/Dialect/MutedDiagnostics.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Target/Suggestion.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

static llvm::Error makeUnknown(StringRef part) {
  return llvm::createStringError(
      "'" + part +
      "' is no change; there are weights=TYPE, cache=TYPE and operands=TYPE "
      "(such as f8E4M3FN or i4), batch*N, target=NAME, tile=MxNxK, "
      "tile=best, cluster=MxN, blocks, lanes, bank-conflicts, coalesce, "
      "l2-reuse, tf32 and fused, and several with + between them");
}

/// The tail of a message about `name`, which is no type: reports say "f8" for
/// all types of that size, and others have names of their own for them.
static std::string suggestType(StringRef name) {
  constexpr StringRef kTypes[] = {
      "f64",      "f32",      "f16", "bf16", "f8E4M3FN", "f8E5M2", "f6E2M3FN",
      "f6E3M2FN", "f4E2M1FN", "i32", "i16",  "i8",       "i4"};
  std::string meant = name.str();
  if (name.consume_front_insensitive("fp"))
    meant = ("f" + name).str();
  else if (name.consume_front_insensitive("int"))
    meant = ("i" + name).str();
  if (meant.size() > 1)
    for (StringRef type : kTypes)
      if (type.contains_insensitive(meant))
        return ("; did you mean '" + type + "'?").str();
  return suggest(meant, kTypes);
}

llvm::Error WhatIf::addType(NarrowOperands::What what, StringRef name,
                            MLIRContext *context) {
  // What is wrong with a name is said below.
  MutedDiagnostics silence(context);
  Type type = parseType(name, context);
  if (!type || !type.isIntOrFloat() || !getPrecision(type))
    return llvm::createStringError(
        "'" + name + "' is no number type with a rate" + suggestType(name));
  if (llvm::any_of(narrowings, [&](const Narrowing &narrowing) {
        return narrowing.what == what;
      }))
    return llvm::createStringError("'" + name +
                                   "' is a second type for the same; give one");
  int64_t bits = type.getIntOrFloatBitWidth();
  narrowings.push_back({what, type, Count(bits)});
  return llvm::Error::success();
}

llvm::Error WhatIf::addPart(StringRef part, MLIRContext *context) {
  using What = NarrowOperands::What;
  StringRef value = part;
  if (value.consume_front("weights="))
    return addType(What::Weights, value, context);
  if (value.consume_front("cache="))
    return addType(What::Caches, value, context);
  if (value.consume_front("operands="))
    return addType(What::Operands, value, context);
  if (value.consume_front("batch*")) {
    constexpr int64_t kMostTimes = 1 << 30;
    if (value.getAsInteger(10, batch) || batch < 1 || batch > kMostTimes)
      return llvm::createStringError(
          "'" + part + "' needs a number from 1 up to " +
          std::to_string(kMostTimes) + ", such as batch*4");
    return llvm::Error::success();
  }
  if (value.consume_front("target=") && !value.empty()) {
    target = value.str();
    return llvm::Error::success();
  }
  if (part == "tile=best") {
    hasBestTiles = true;
    return llvm::Error::success();
  }
  if (value.consume_front("tile="))
    return TileSizes::parse(value).moveInto(tile);
  if (value.consume_front("cluster="))
    return ClusterShape::parse(value).moveInto(cluster);
  return addFlag(part);
}

llvm::Error WhatIf::addFlag(StringRef part) {
  if (std::optional<Waste> waste = parseWaste(part))
    removed.push_back(*waste);
  else if (part == "l2-reuse")
    reusesThroughL2 = true;
  else if (part == "tf32")
    allowsTF32 = true;
  else if (part == "fused")
    fused = true;
  else
    return makeUnknown(part);
  return llvm::Error::success();
}

llvm::Expected<WhatIf> WhatIf::parse(StringRef text, MLIRContext *context) {
  WhatIf result;
  result.text = text.str();
  for (StringRef part : llvm::split(text, '+'))
    if (llvm::Error error = result.addPart(part, context))
      return error;
  // A plan is made of ops as they stand.
  if (result.fused && (result.changesOps() || result.changesCosts()))
    return llvm::createStringError(
        "'" + text +
        "' mixes fused with what changes kernels; it goes with target=NAME and "
        "tf32 only");
  return result;
}

WhatIf WhatIf::ofOpenBatch(StringRef symbol) {
  WhatIf result;
  result.openBatch = symbol.str();
  return result;
}

std::string WhatIf::explainLoop(bool isDifferent) const {
  SmallVector<std::string, 3> reasons;
  if (!narrowings.empty() && !isDifferent)
    reasons.push_back("no linalg op there reads such an operand, or one that "
                      "is wider");
  if (batch != 1)
    reasons.push_back("loops and launches run once for each element");
  if (tile || cluster || hasBestTiles)
    reasons.push_back("tiles are those of the IR");
  return llvm::join(reasons, ", and ");
}

//===----------------------------------------------------------------------===//
// Analysis
//===----------------------------------------------------------------------===//

FailureOr<AnalysisResult>
WhatIf::analyze(Operation *root, const AnalysisOptions &options) const {
  SeveralChanges changes;
  for (const Narrowing &narrowing : narrowings)
    changes.add(std::make_unique<NarrowOperands>(narrowing.what, narrowing.type,
                                                 narrowing.bits));
  if (!openBatch.empty())
    changes.add(std::make_unique<LargerBatch>(StringRef(openBatch)));
  else if (batch != 1)
    changes.add(std::make_unique<LargerBatch>(Expr(batch)));
  return changes.isEmpty() ? analyzeModule(root, options)
                           : analyzeChanged(root, options, changes);
}

FailureOr<ReportData> WhatIf::run(Operation *root,
                                  const AnalysisOptions &options,
                                  const FusionOptions &fusion,
                                  bool isQuiet) const {
  AnalysisOptions changed = options;
  if (!target.empty())
    changed.target = target;
  if (tile)
    changed.tiling.sizes = tile;
  if (cluster)
    changed.tiling.cluster = *cluster;
  changed.tiling.search = false;
  changed.assumptions.allowTF32 |= allowsTF32;
  changed.hasEndlessL2 = reusesThroughL2;
  using Keep = MutedDiagnostics::Keep;
  MutedDiagnostics mute(root->getContext(),
                        isQuiet ? Keep::Nothing : Keep::Errors);
  FailureOr<AnalysisResult> result = analyze(root, changed);
  if (failed(result))
    return failure();
  if (hasBestTiles)
    imposeBestTiles(*result, changed);
  for (Waste waste : removed)
    removeWaste(waste, *result);
  FusionPlan plan;
  if (fused) {
    FusionOptions asked = fusion;
    asked.assumptions = changed.assumptions;
    asked.analysis = changed;
    asked.explain = false;
    plan = planFusion(*result, asked);
  }
  return buildReport(*result, changed, plan, /*floorIntensity=*/0);
}
