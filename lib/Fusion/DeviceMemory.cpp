//===- DeviceMemory.cpp - What a function keeps in device memory ----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Fusion/DeviceMemory.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Fusion/ValueUses.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/ValueTracing.h"
#include "llvm/ADT/SetVector.h"
#include <map>

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// What is known of one function.
struct FunctionMemory {
  /// The most that its values take at any time, with those of what it calls.
  Count temporaries;
  /// Of the constants that it makes itself.
  Count constants;
  /// Whether constants are made here or in what is called.
  bool reachesConstants = false;
  bool isKnown = true;
  llvm::SetVector<Operation *> callees;
};

/// Follows the values of functions, in program order, with or without groups.
class MemoryCounter {
public:
  MemoryCounter(const AnalysisResult &result,
                const llvm::DenseSet<Operation *> &kernels,
                const FusionPlan *plan)
      : result(result), kernels(kernels), plan(plan) {}

  /// What `function` and all that it calls keep. A function that calls itself
  /// is nothing where it does.
  const FunctionMemory &countFunction(Operation *function);
  /// The constants that `function` and all that it calls make.
  Count countConstants(Operation *function) const;
  /// What `value` takes; empty where a size is no number.
  std::optional<Count> countBytes(Value value) const;

private:
  /// Memory that values one after the other have.
  struct Storage {
    Count bytes;
    unsigned start = 0;
    unsigned end = 0;
  };
  /// The values of one block.
  struct BlockState {
    llvm::DenseMap<Operation *, unsigned> places;
    llvm::DenseMap<Value, unsigned> lastUse;
    llvm::DenseMap<Value, unsigned> storageOf;
    std::vector<Storage> storages;
    /// What is only taken while the op at a place runs.
    std::vector<Count> inside;
  };

  /// What `value` takes in the function that is looked at now.
  Count countHere(Value value);
  Count countBlock(Block &block);
  void findPlaces(Block &block, BlockState &state);
  void findLastUses(Block &block, BlockState &state);
  ArrayRef<Operation *> getCopies(Operation &op) const;
  bool staysInGroup(Operation &op, Value value) const;
  void addResults(Operation &op, BlockState &state);
  Count countInside(Operation &op);

  const AnalysisResult &result;
  /// The ops of all functions' kernels.
  const llvm::DenseSet<Operation *> &kernels;
  const FusionPlan *plan;
  std::map<Operation *, FunctionMemory> functions;
  /// The function that is looked at now.
  FunctionMemory *current = nullptr;
};
} // namespace

const FunctionMemory &MemoryCounter::countFunction(Operation *function) {
  auto [entry, isNew] = functions.try_emplace(function);
  FunctionMemory &memory = entry->second;
  if (!isNew)
    return memory;
  FunctionMemory *around = std::exchange(current, &memory);
  Count most;
  for (Region &region : function->getRegions())
    for (Block &block : region)
      most = std::max(most, countBlock(block));
  memory.temporaries = most;
  current = around;
  return memory;
}

Count MemoryCounter::countConstants(Operation *function) const {
  Count constants;
  llvm::SetVector<Operation *> reached;
  reached.insert(function);
  for (size_t next = 0; next < reached.size(); ++next) {
    const FunctionMemory &memory = functions.at(reached[next]);
    constants += memory.constants;
    for (Operation *callee : memory.callees)
      if (functions.at(callee).reachesConstants)
        reached.insert(callee);
  }
  return constants;
}

std::optional<Count> MemoryCounter::countBytes(Value value) const {
  auto type = dyn_cast<ShapedType>(value.getType());
  if (!type || isa<VectorType>(type))
    return 0;
  Operation *scope = value.getParentRegion()->getParentOp();
  DataLayout layout = DataLayout::closest(scope);
  CostContext context{layout, *result.values, *result.sizes};
  std::optional<Count> bits = getElementBits(type.getElementType(), context);
  std::optional<Count> bytes;
  if (type.hasRank() && bits)
    bytes =
        getBytes(getProduct(result.sizes->getShape(value)), *bits).getCount();
  return bytes && !bytes->isOverflow() ? bytes : std::nullopt;
}

Count MemoryCounter::countHere(Value value) {
  std::optional<Count> bytes = countBytes(value);
  current->isKnown &= bytes.has_value();
  return bytes.value_or(0);
}

/// Ops in order; those of a group where its last one stands.
void MemoryCounter::findPlaces(Block &block, BlockState &state) {
  unsigned next = 0;
  for (Operation &op : block)
    state.places[&op] = next++;
  state.inside.resize(next);
  if (!plan)
    return;
  for (Operation &op : block) {
    auto group = plan->groupOf.find(&op);
    if (group != plan->groupOf.end())
      state.places[&op] = state.places[plan->groups[group->second].ops.back()];
  }
}

void MemoryCounter::findLastUses(Block &block, BlockState &state) {
  for (Operation &op : block) {
    unsigned place = state.places[&op];
    auto use = [&](Operation *nested) {
      for (Value operand : nested->getOperands()) {
        unsigned &last = state.lastUse[result.values->getRoot(operand)];
        last = std::max(last, place);
      }
    };
    op.walk(use);
    for (Operation *copy : getCopies(op))
      copy->walk(use);
  }
}

/// Whether only ops of one group of `plan` touch `buffer`, and the last of them
/// reads it only.
static bool isBetweenOpsOfGroup(Value buffer, const FusionPlan &plan) {
  std::optional<unsigned> group;
  Operation *last = nullptr;
  for (OpOperand &use : buffer.getUses()) {
    Operation *user = use.getOwner();
    if (isa<memref::DeallocOp>(user) || onlyAsksForSize(use))
      continue;
    auto found = plan.groupOf.find(user);
    if (found == plan.groupOf.end() || (group && *group != found->second))
      return false;
    group = found->second;
    if (!last || last->isBeforeInBlock(user))
      last = user;
  }
  return last && !hasEffect<MemoryEffects::Write>(last, buffer);
}

/// The copies that run where `op`, the last one of a group, does.
ArrayRef<Operation *> MemoryCounter::getCopies(Operation &op) const {
  if (!plan)
    return {};
  auto own = plan->groupOf.find(&op);
  if (own == plan->groupOf.end())
    return {};
  const FusionGroup &group = plan->groups[own->second];
  return group.ops.back() == &op ? ArrayRef(group.copies)
                                 : ArrayRef<Operation *>();
}

/// Whether only one group uses `value`, which it or a fill makes for it, or all
/// that use it make it: then it stays on chip.
bool MemoryCounter::staysInGroup(Operation &op, Value value) const {
  if (!plan || value.use_empty())
    return false;
  if (isa<memref::AllocOp, memref::AllocaOp>(op))
    return isBetweenOpsOfGroup(value, *plan);
  auto own = plan->groupOf.find(&op);
  std::optional<unsigned> group;
  if (own != plan->groupOf.end())
    group = own->second;
  else if (!isa<linalg::FillOp>(op))
    return false;
  bool stays = true, isRead = false;
  forEachRead(value, [&](OpOperand &use) {
    isRead = true;
    auto other = plan->groupOf.find(use.getOwner());
    if (other == plan->groupOf.end() || (group && *group != other->second &&
                                         !plan->computes(other->second, &op)))
      stays = false;
    else if (!group)
      group = other->second;
  });
  return isRead && stays;
}

/// What `op` makes its result `number` from, in its place if it can.
static Value getStart(Operation &op, unsigned number) {
  if (auto destination = dyn_cast<DestinationStyleOpInterface>(op)) {
    OpOperand *init = destination.getTiedOpOperand(op.getResult(number));
    return init ? init->get() : Value();
  }
  if (auto loop = dyn_cast<LoopLikeOpInterface>(op)) {
    OperandRange inits = loop.getInits();
    return number < inits.size() ? inits[number] : Value();
  }
  return {};
}

void MemoryCounter::addResults(Operation &op, BlockState &state) {
  ValueTracer &values = *result.values;
  unsigned place = state.places[&op];
  for (auto [number, value] : llvm::enumerate(op.getResults())) {
    if (!isa<TensorType, BaseMemRefType>(value.getType()) ||
        values.getRoot(value) != value || values.isKnownContents(value))
      continue;
    if (isa<arith::ConstantOp, memref::GetGlobalOp>(op)) {
      current->constants += countHere(value);
      current->reachesConstants = true;
      continue;
    }
    if (staysInGroup(op, value))
      continue;
    unsigned end = std::max(place, state.lastUse.lookup(value));
    Count bytes = countHere(value);
    Value start = getStart(op, number);
    auto before = state.storageOf.end();
    if (start)
      before = state.storageOf.find(values.getRoot(start));
    if (before != state.storageOf.end()) {
      Storage &storage = state.storages[before->second];
      if (storage.bytes == bytes && storage.end == place) {
        storage.end = end;
        unsigned same = before->second;
        state.storageOf[value] = same;
        continue;
      }
    }
    state.storageOf[value] = state.storages.size();
    state.storages.push_back({bytes, place, end});
  }
}

/// What `op` needs while it runs, beyond what it makes.
Count MemoryCounter::countInside(Operation &op) {
  Count most;
  if (auto call = dyn_cast<CallOpInterface>(op)) {
    FunctionOpInterface callee = result.sizes->getCallee(call);
    if (!callee || callee.isExternal())
      return 0;
    const FunctionMemory &called = countFunction(callee);
    current->callees.insert(callee);
    current->reachesConstants |= called.reachesConstants;
    current->isKnown &= called.isKnown;
    most = called.temporaries;
    for (Value value : op.getResults())
      most = most - countHere(value);
    return most;
  }
  // Values in a kernel are on chip.
  if (kernels.contains(&op) || isa<FunctionOpInterface>(op))
    return 0;
  for (Region &region : op.getRegions())
    for (Block &block : region)
      most = std::max(most, countBlock(block));
  return most;
}

Count MemoryCounter::countBlock(Block &block) {
  BlockState state;
  findPlaces(block, state);
  findLastUses(block, state);
  for (Operation &op : block) {
    addResults(op, state);
    if (op.getNumRegions() > 0 || isa<CallOpInterface>(op)) {
      Count &inside = state.inside[state.places[&op]];
      inside = std::max(inside, countInside(op));
    }
  }
  std::vector<Count> made(state.inside.size()), left(state.inside.size() + 1);
  for (const Storage &storage : state.storages) {
    made[storage.start] += storage.bytes;
    left[storage.end + 1] += storage.bytes;
  }
  Count now, most;
  for (unsigned place = 0; place < made.size(); ++place) {
    now = now - left[place] + made[place];
    most = std::max(most, now + state.inside[place]);
  }
  return most;
}

static std::optional<DeviceMemory> countFunction(const FunctionRecord &function,
                                                 MemoryCounter &asItIs,
                                                 MemoryCounter &fused) {
  auto op = dyn_cast<FunctionOpInterface>(function.op);
  if (!op || op.isExternal())
    return std::nullopt;
  const FunctionMemory &own = asItIs.countFunction(op);
  const FunctionMemory &ownFused = fused.countFunction(op);
  if (!own.isKnown || !ownFused.isKnown)
    return std::nullopt;
  DeviceMemory memory;
  for (BlockArgument argument : op.getArguments()) {
    std::optional<Count> bytes = asItIs.countBytes(argument);
    if (!bytes)
      return std::nullopt;
    memory.arguments += *bytes;
  }
  memory.temporaries = own.temporaries;
  memory.fusedTemporaries = ownFused.temporaries;
  memory.constants = asItIs.countConstants(op);
  return memory;
}

std::vector<std::optional<DeviceMemory>>
mlir::roofline::computeDeviceMemory(const AnalysisResult &result,
                                    const CallGraph &graph,
                                    const FusionPlan &plan) {
  llvm::DenseSet<Operation *> kernels;
  for (const FunctionRecord &function : result.functions)
    for (const KernelRecord &kernel : function.kernels)
      kernels.insert(kernel.op);
  MemoryCounter asItIs(result, kernels, nullptr);
  MemoryCounter fused(result, kernels, &plan);
  std::vector<std::optional<DeviceMemory>> memory(result.functions.size());
  // Callees first, so that none waits for a chain of others.
  for (unsigned position : graph.getOrder())
    memory[position] = countFunction(result.functions[position], asItIs, fused);
  return memory;
}
