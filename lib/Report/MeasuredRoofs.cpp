//===- MeasuredRoofs.cpp - Which roofs were measured ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MeasuredRoofs.h"
#include "roofline/Report/TextFormat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::roofline;
using llvm::StringRef;

std::vector<RatedRoof> mlir::roofline::listRoofs(const TargetModel &target) {
  std::vector<RatedRoof> roofs;
  auto add = [&](Roof roof, const std::optional<Figure> &rate) {
    if (rate)
      roofs.push_back({roof, *rate});
  };
  add(Roof::Kind::HBM, target.hbm.bytesPerSecond);
  add(Roof::Kind::L2, target.l2.bytesPerSecond);
  add(Roof::Kind::SMem, target.smem.bytesPerSecond);
  for (const ComputeRate &rate : target.rates)
    add(Roof::ofRate(target, rate), rate.opsPerSecond);
  add(Roof::Kind::Special, target.specialOpsPerSecond);
  return roofs;
}

std::optional<double> mlir::roofline::findRoofRate(const TargetModel &target,
                                                   Roof roof) {
  for (const RatedRoof &known : listRoofs(target))
    if (known.roof == roof)
      return known.rate.value;
  return std::nullopt;
}

/// "hbm (S04; reads 1.49 TB/s, writes 1.19 TB/s)".
static std::string describe(const RatedRoof &roof, const TargetModel &target) {
  std::string text = roof.roof.getName() + " (" + roof.rate.source;
  const auto &written = target.hbm.writtenBytesPerSecond;
  if (roof.roof.getKind() == Roof::Kind::HBM && written)
    text += "; reads " + formatQuantity(roof.rate.value, "B/s") + ", writes " +
            formatQuantity(written->value, "B/s");
  return text + ")";
}

std::string mlir::roofline::describeCeilings(const TargetModel &target) {
  std::vector<std::string> measured, cited;
  for (const RatedRoof &roof : listRoofs(target)) {
    if (roof.rate.provenance != Provenance::Measured)
      continue;
    measured.push_back(describe(roof, target));
    for (StringRef key : llvm::split(roof.rate.source, ", "))
      if (!llvm::is_contained(cited, key))
        cited.push_back(key.str());
  }
  if (measured.empty())
    return "the data sheet's; no measured ones are known of " +
           makePrintable(target.name) + " (overlay=FILE.yaml adds yours).";
  std::string text = "measured " + llvm::join(measured, ", ") +
                     "; the data sheet's for the rest.";
  for (const TargetSource &source : target.sources)
    if (llvm::is_contained(cited, source.key))
      text += " " + source.key + ": " + makePrintable(source.text) + ".";
  return text;
}
