//===- SplitSoftmaxes.cpp - Softmaxes that groups would split -------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitSoftmaxes.h"
#include "FusionReasons.h"

using namespace mlir;
using namespace mlir::roofline;

bool SplitSoftmaxes::add(const FusionGroup &group) {
  llvm::MapVector<Operation *, unsigned> numParts;
  for (Operation *op : group.ops)
    if (Operation *original = order.getOriginal(op);
        order.numParts.contains(original))
      numParts[original] += !isa<linalg::FillOp>(op);
  bool isSplit = false;
  for (auto [softmax, number] : numParts) {
    if (number == order.numParts.lookup(softmax))
      continue;
    isSplit = true;
    Split &split = splits[softmax];
    ++split.numGroups;
    split.numParts += number;
    split.seconds += group.seconds;
    for (Operation *op : group.ops)
      split.ops.insert(order.getOriginal(op));
  }
  return isSplit;
}

void SplitSoftmaxes::addMisses(
    const FusionOptions &options,
    llvm::function_ref<double(Operation *)> getSeconds,
    std::vector<FusionMiss> &misses) const {
  for (const auto &[softmax, split] : splits) {
    // Of several that share a group nobody knows what each is worth.
    bool isAlone = llvm::none_of(split.ops, [&](Operation *op) {
      return op != softmax && splits.contains(op);
    });
    if (!isAlone || split.numParts != order.numParts.lookup(softmax))
      continue;
    double before = 0;
    for (Operation *op : split.ops)
      before += getSeconds(op);
    double saved = before - split.seconds;
    if (saved < options.minSeconds || saved < options.minShare * before)
      continue;
    misses.push_back({split.ops.front(), softmax,
                      "what the softmax stands for is best in " +
                          std::to_string(split.numGroups) +
                          " groups; take it apart (transform.structured."
                          "decompose_interface) and plan again, which saves " +
                          formatSeconds(saved)});
  }
}
