//===- FloorStorages.h - What kernels do to memory, in order ----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values are gathered into storages: a value made by a kernel has one of its
// own, except where it updates an input in place. Of inputs and constants is
// read what is read before it is written; of what leaves the function is
// written what a kernel writes. An op that is not modelled may be fused like
// any other: what it makes, or may have written, need not come from memory, and
// what it reads need not go there.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_FLOORSTORAGES_H
#define ROOFLINE_LIB_ANALYSIS_FLOORSTORAGES_H

#include "BlockLifting.h"
#include "InlinedValues.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "roofline/Access/StorageTraffic.h"
#include "roofline/Analysis/Invocations.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir::roofline {

/// The memory of a function and of what it calls.
class FloorStorages {
public:
  /// `function` has the data layout.
  FloorStorages(Operation *function, const AnalysisResult &result)
      : lifted(*result.lifted), values(*result.values), inlined(*result.values),
        layout(DataLayout::closest(function)),
        context{layout, *result.values, *result.sizes} {}

  /// Says that `op` is a kernel, or not modelled: before it is added, and
  /// before all that uses what it makes.
  void markKernel(Operation *op) { made.insert(op); }
  void markUnmodelled(Operation *op) { unmodelled.insert(op); }
  bool isKernel(Operation *op) const { return made.contains(op); }
  bool isUnmodelled(Operation *op) const { return unmodelled.contains(op); }

  /// The next in program order, costed for `decisions`. False where a loop
  /// holds what is not described as accesses.
  bool addKernel(Operation *kernel, ArrayRef<SizeDecision> decisions);
  /// `op` may write every buffer that it sees, and globals that it names.
  void addUnmodelled(Operation *op);
  /// `value`, of frame 0, leaves the function.
  void addReturned(Value value);

  /// The frame that what is added now stands in.
  unsigned getFrame() const { return frame; }
  void setFrame(unsigned newFrame) { frame = newFrame; }
  /// One for a call that gives the function called `sizes`.
  unsigned createFrame(SizeMap sizes) {
    sizesOfFrame.push_back(std::move(sizes));
    return inlined.createFrame();
  }
  /// Takes note that `value` is `source`, from which nothing is read where its
  /// contents are known.
  void pass(const FramedValue &value, const FramedValue &source);

  /// What must cross main memory.
  LevelTraffic computeTraffic();

private:
  /// What the kernels do to one storage, in order.
  struct Storage {
    std::vector<PlacedAccess> accesses;
    /// Values that leave the function, of frame 0.
    llvm::SmallSetVector<Value, 1> returned;
    /// An op that is not modelled may have written it, or it is known.
    bool isUnknown = false;
  };

  Expr instantiateIn(unsigned frame, const Expr &size) const {
    return instantiate(size, sizesOfFrame[frame],
                       context.sizes.getDimensions());
  }
  Nest instantiateHere(const Nest &nest) const {
    return nest.transform(
        [this](const Expr &size) { return instantiateIn(frame, size); });
  }
  bool isUnknown(const FramedValue &root, const Storage &storage);
  void addOp(Operation *op);
  /// Adds what `access` of `nest` loads, if it does, to the storage of `value`.
  void addRead(const Access &access, const Nest &nest, Value value);
  bool addLoop(Operation *loop, ArrayRef<SizeDecision> taken);
  void addLoopResult(OpResult result, const Nest &nest, const Expr &turns);
  bool moveOut(PlacedAccess &placed, ArrayRef<FramedValue> views);
  PlacedAccess place(const Access &access, const Nest &nest, bool isWrite);
  std::optional<PlacedAccess> placeWhole(Value value, bool isWrite);
  FramedValue getStorage(Value value);
  bool isInput(const FramedValue &root) const;
  std::optional<Expr> getCapacity(const FramedValue &root);
  Expr countLeaving(const FramedValue &root, const Storage &storage);

  const LiftedBodies &lifted;
  ValueTracer &values;
  InlinedValues inlined;
  unsigned frame = 0;
  /// What the symbols of the function of each frame are in it.
  std::vector<SizeMap> sizesOfFrame = {SizeMap()};
  DataLayout layout;
  CostContext context;
  llvm::SmallPtrSet<Operation *, 16> made;
  llvm::SmallPtrSet<Operation *, 4> unmodelled;
  SymbolTableCollection symbols;
  /// An op that is not modelled may have written any global.
  bool areGlobalsUnknown = false;
  llvm::MapVector<FramedValue, Storage> storages;
  llvm::DenseMap<FramedValue, FramedValue> storageOf;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_FLOORSTORAGES_H
