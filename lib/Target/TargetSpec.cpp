//===- TargetSpec.cpp - How options name targets --------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Target/TargetSpec.h"

using namespace mlir::roofline;
using llvm::StringRef;

static constexpr llvm::StringLiteral kOverlay = "overlay=";

llvm::Expected<TargetSpec> TargetSpec::parse(StringRef text) {
  TargetSpec spec;
  auto [base, rest] = text.split(',');
  if (base.starts_with(kOverlay))
    return llvm::createStringError("'" + text +
                                   "' lies over no target; name one before "
                                   "it, as in h100-sxm,overlay=FILE.yaml");
  spec.base = base;
  if (base.size() == text.size())
    return spec;
  if (!rest.consume_front(kOverlay))
    return llvm::createStringError("target '" + text +
                                   "' names several targets; name one here");
  if (rest.contains(','))
    return llvm::createStringError(
        "target '" + text +
        "' has more than one overlay; put them into one "
        "file");
  if (rest.empty())
    return llvm::createStringError("target '" + text +
                                   "' has an overlay without a file; write "
                                   "overlay=FILE.yaml");
  spec.overlay = rest;
  return spec;
}

std::string TargetSpec::toString() const {
  return overlay.empty() ? base.str() : (base + "," + kOverlay + overlay).str();
}

llvm::SmallVector<StringRef> mlir::roofline::splitTargetList(StringRef list) {
  llvm::SmallVector<StringRef> names, targets;
  list.split(names, ',');
  for (StringRef name : names) {
    bool isOverlay = name.starts_with(kOverlay) && !targets.empty();
    if (isOverlay)
      // Both are parts of `list`.
      targets.back() =
          StringRef(targets.back().data(), name.end() - targets.back().data());
    else
      targets.push_back(name);
  }
  return targets;
}
