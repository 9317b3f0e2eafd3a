//===- Ceilings.cpp - The data sheet's roofs, or measured ones ------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Target/Ceilings.h"
#include "roofline/Target/Suggestion.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir::roofline;
using llvm::StringRef;

StringRef mlir::roofline::stringify(Ceilings ceilings) {
  switch (ceilings) {
  case Ceilings::Datasheet:
    return "datasheet";
  case Ceilings::Measured:
    return "measured";
  }
  llvm_unreachable("unknown ceilings");
}

llvm::Expected<Ceilings> mlir::roofline::parseCeilings(StringRef text) {
  for (Ceilings ceilings : {Ceilings::Datasheet, Ceilings::Measured})
    if (stringify(ceilings) == text)
      return ceilings;
  return llvm::createStringError(
      "unknown ceilings '" + text + "'" +
      suggest(text,
              {stringify(Ceilings::Datasheet), stringify(Ceilings::Measured)}));
}

Ceilings mlir::roofline::getCeilings(const TargetModel &target) {
  return target.datasheet ? Ceilings::Measured : Ceilings::Datasheet;
}

static void replaceRate(std::optional<Figure> &rate,
                        const std::optional<Figure> &measured) {
  if (measured)
    rate = measured;
}

/// Reads and writes are measured together.
static void replaceRates(MemoryLevel &level, const MemoryLevel &measured) {
  if (!measured.bytesPerSecond)
    return;
  level.bytesPerSecond = measured.bytesPerSecond;
  level.writtenBytesPerSecond = measured.writtenBytesPerSecond;
}

std::shared_ptr<const TargetModel>
mlir::roofline::withCeilings(std::shared_ptr<const TargetModel> target,
                             Ceilings ceilings) {
  if (ceilings == Ceilings::Datasheet)
    return target;
  auto changed = std::make_shared<TargetModel>(*target);
  for (ComputeRate &rate : changed->rates)
    for (const ComputeRate &measured : target->measured.rates)
      if (measured.isSameRate(rate))
        rate.opsPerSecond = measured.opsPerSecond;
  replaceRate(changed->specialOpsPerSecond,
              target->measured.specialOpsPerSecond);
  replaceRates(changed->hbm, target->measured.hbm);
  replaceRates(changed->l2, target->measured.l2);
  replaceRates(changed->smem, target->measured.smem);
  changed->datasheet = std::move(target);
  return changed;
}
