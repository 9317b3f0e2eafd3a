//===- WhatIf.cpp - What a change would gain ------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/WhatIf.h"

using namespace mlir::roofline;

std::string ReportOutcome::explain() const {
  if (isGain())
    return "";
  if (!obstacle.empty())
    return obstacle;
  if (!secondsBefore || !secondsAfter)
    return "not known: sizes are open, bind them with --dims";
  bool isSlower = speedup && *speedup * kLeastGain <= 1;
  std::string text = isSlower ? "slower" : "no gain";
  const std::optional<Roof> &bound = isSlower ? boundAfter : boundBefore;
  if (bound)
    text += ": bound by " + bound->getName();
  return isReached ? text : text + ", since nothing changes";
}
