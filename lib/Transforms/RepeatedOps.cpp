//===- RepeatedOps.cpp - Ops that compute what there is -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RepeatedOps.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
class RepeatedOps {
public:
  /// The first op that computes what `op` does; null if that is `op`. Looks at
  /// the whole block of `op` the first time.
  Operation *findFirst(Operation *op);

private:
  void numberBlock(Block &block);
  Value getNumber(Value value) const {
    Value first = firstValues.lookup(value);
    return first ? first : value;
  }

  llvm::DenseSet<Block *> seen;
  llvm::DenseMap<Operation *, Operation *> firstOps;
  llvm::DenseMap<Value, Value> firstValues;
};
} // namespace

void RepeatedOps::numberBlock(Block &block) {
  auto hashValue = [this](Value value) { return hash_value(getNumber(value)); };
  auto areEqual = [this](Operation *lhs, Operation *rhs) {
    // Of the values inside of both.
    llvm::DenseMap<Value, Value> inside;
    return OperationEquivalence::isEquivalentTo(
        lhs, rhs,
        [&](Value left, Value right) {
          return success(getNumber(left) == getNumber(right) ||
                         inside.lookup(left) == right);
        },
        [&](Value left, Value right) { inside[left] = right; },
        OperationEquivalence::IgnoreLocations);
  };
  llvm::DenseMap<size_t, SmallVector<Operation *, 1>> byHash;
  for (Operation &op : block) {
    if (op.getNumResults() == 0 || !isMemoryEffectFree(&op))
      continue;
    size_t hash = OperationEquivalence::computeHash(
        &op, hashValue, OperationEquivalence::ignoreHashValue,
        OperationEquivalence::IgnoreLocations);
    SmallVector<Operation *, 1> &alike = byHash[hash];
    auto *first = llvm::find_if(
        alike, [&](Operation *other) { return areEqual(other, &op); });
    if (first == alike.end()) {
      alike.push_back(&op);
      continue;
    }
    firstOps[&op] = *first;
    for (auto [result, original] :
         llvm::zip_equal(op.getResults(), (*first)->getResults()))
      firstValues[result] = original;
  }
}

Operation *RepeatedOps::findFirst(Operation *op) {
  if (op->getBlock() && seen.insert(op->getBlock()).second)
    numberBlock(*op->getBlock());
  return firstOps.lookup(op);
}

void mlir::roofline::addRepeats(const AnalysisResult &result,
                                ReportData &report) {
  RepeatedOps repeated;
  llvm::DenseMap<Operation *, unsigned> ids;
  unsigned id = 0;
  for (const FunctionRecord &function : result.functions)
    for (const KernelRecord &kernel : function.kernels) {
      ids.try_emplace(kernel.op, id);
      auto first = ids.find(repeated.findFirst(kernel.op));
      if (first != ids.end())
        report.kernels[id].repeats = first->second;
      ++id;
    }
}
