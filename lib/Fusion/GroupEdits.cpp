//===- GroupEdits.cpp - Kernels of groups with other ops ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GroupEdits.h"
#include "OrderedTiles.h"
#include "roofline/Fusion/ValueUses.h"

using namespace mlir;
using namespace mlir::roofline;

bool GroupEdits::isUsedByOnly(unsigned number,
                              llvm::function_ref<bool(unsigned)> isUser) const {
  SmallVector<Operation *, 4> makers = {graph.getOp(number)};
  bool isUsed = false;
  while (!makers.empty())
    for (Operation *user : makers.pop_back_val()->getUsers()) {
      if (isReshape(user)) {
        makers.push_back(user);
        continue;
      }
      std::optional<unsigned> its = graph.getNumber(user);
      if (!its || !isUser(*its))
        return false;
      isUsed = true;
    }
  return isUsed;
}

std::unique_ptr<FusedKernel>
GroupEdits::makeKernel(ArrayRef<unsigned> members) {
  std::unique_ptr<FusedKernel> kernel = graph.makeAlone(members.front()).kernel;
  for (unsigned member : members.drop_front())
    if (kernel)
      kernel =
          fuse(*kernel, *graph.makeAlone(member).kernel, options.assumptions)
              .kernel;
  return kernel;
}

bool GroupEdits::priceMembers(FusedKernel &kernel, GroupMembers members,
                              ArrayRef<unsigned> shared) {
  llvm::sort(members);
  FusionGroup group;
  for (unsigned member : members)
    group.ops.push_back(graph.getOp(member));
  for (unsigned member : shared)
    group.shared.push_back(graph.getOp(member));
  return priceInOrder(kernel, group, graph.getContext(), options.assumptions);
}

double GroupEdits::getSecondsApart(ArrayRef<unsigned> members) {
  double seconds = 0;
  for (unsigned member : members)
    seconds += graph.makeKernel(member)->seconds;
  return seconds;
}

bool GroupEdits::isWorthIt(const FusedKernel &kernel,
                           ArrayRef<unsigned> members) {
  double parts = getSecondsApart(members), saved = parts - kernel.seconds;
  double times = graph.getCost(members.front()).executions.toDouble();
  return saved * times >= options.minSeconds &&
         saved >= options.minShare * parts;
}

double GroupEdits::getSeconds(const FusedKernel &kernel,
                              ArrayRef<unsigned> members) {
  return isWorthIt(kernel, members) ? kernel.seconds : getSecondsApart(members);
}

double GroupEdits::getSecondsNow(unsigned number) {
  const FusionNodes &nodes = graph.getGroup(number);
  return getSeconds(*nodes.kernel, graph.getMembers(nodes));
}
