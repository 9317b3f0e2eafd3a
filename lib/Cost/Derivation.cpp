//===- Derivation.cpp - Where the figures of a kernel come from -----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names of rules, and where each is written down. docs/explain.md lists
// them; a test holds the two against each other.
//
//===----------------------------------------------------------------------===//

#include "roofline/Cost/Derivation.h"

using namespace mlir::roofline;
using llvm::StringRef;

static constexpr struct {
  StringRef name;
  StringRef section;
} kRules[kNumCountingRules] = {
    {"contraction", "docs/counting.md#units-and-precisions"},
    {"arithmetic", "docs/counting.md#arithmetic"},
    {"transcendental", "docs/counting.md#units-and-precisions"},
    {"division", "docs/counting.md#units-and-precisions"},
    {"named-op", "docs/counting.md#arithmetic"},
    {"footprint", "docs/counting.md#bytes"},
    {"union", "docs/counting.md#bytes"},
    {"gather", "docs/counting.md#bytes"},
    {"initial-value", "docs/counting.md#bytes"},
    {"known-contents", "docs/counting.md#bytes"},
    {"unused-operand", "docs/counting.md#bytes"},
    {"on-chip", "docs/counting.md#bytes"},
    {"loop-order", "docs/traffic.md#the-rule"},
    {"tiles", "docs/tiling.md#what-moves"},
    {"launch", "docs/gpu.md#levels"},
    {"repetition", "docs/symbols.md#loops"},
    {"external-cost", "docs/symbols.md#calls"},
};

StringRef mlir::roofline::getName(CountingRule rule) {
  return kRules[static_cast<unsigned>(rule)].name;
}

StringRef mlir::roofline::getSection(CountingRule rule) {
  return kRules[static_cast<unsigned>(rule)].section;
}
