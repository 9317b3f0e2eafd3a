//===- PlanBuilder.h - Groups of a search as a plan -------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_PLANBUILDER_H
#define ROOFLINE_LIB_FUSION_PLANBUILDER_H

#include "FusionGraph.h"

namespace mlir::roofline {

/// Adds the groups of one function that are worth a suggestion to a plan.
class PlanBuilder {
public:
  /// `maker` made the kernels of `graph`.
  PlanBuilder(FusionGraph &graph, KernelMaker &maker,
              const FusionOptions &options, FusionPlan &plan)
      : graph(graph), maker(maker), options(options), plan(plan) {}

  void run();

private:
  void addGroup(unsigned leader);
  void addParts(const FusionNodes &nodes, FusionGroup &group);
  Operation *findProduct(const FusionNodes &nodes);
  void addSeeds();

  FusionGraph &graph;
  KernelMaker &maker;
  const FusionOptions &options;
  FusionPlan &plan;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_PLANBUILDER_H
