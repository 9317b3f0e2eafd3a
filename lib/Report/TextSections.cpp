//===- TextSections.cpp - The parts of the text report --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "roofline/Report/TextFormat.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;

bool mlir::roofline::areOnOwnTarget(llvm::ArrayRef<KernelRow> rows) {
  return llvm::all_of(
      rows, [](const KernelRow &row) { return row.first->target.empty(); });
}

TextCell mlir::roofline::getBoundCell(const Verdict &verdict) {
  Tone tone = verdict.regime == Regime::MemoryBound    ? Tone::Memory
              : verdict.regime == Regime::ComputeBound ? Tone::Compute
                                                       : Tone::Plain;
  std::string name = verdict.boundBy ? verdict.boundBy->getName()
                     : verdict.regime != Regime::None
                         ? stringify(verdict.regime).str()
                         : "-";
  return {verdict.getUnrated().empty() ? name : name + " ?", tone};
}
