//===- FusionGraph.h - Kernels of a function, and their groups --*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_FUSIONGRAPH_H
#define ROOFLINE_LIB_FUSION_FUSIONGRAPH_H

#include "BufferOrder.h"
#include "GroupSpans.h"
#include "KernelMaker.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include <deque>

namespace mlir::roofline {

/// Kernels that are one, or are to be.
struct FusionNodes {
  std::unique_ptr<FusedKernel> kernel;
  /// Numbers of the first and the last op, as they run.
  unsigned head = 0;
  unsigned tail = 0;
  unsigned size = 1;
  /// Those in program order.
  unsigned start = 0;
  unsigned end = 0;
  /// The first op of the block that uses what they make, one of them or not;
  /// null if none does.
  Operation *firstUser = nullptr;
  /// Numbers of ops of other groups that it computes as well, before its own.
  SmallVector<unsigned, 0> copies;
  /// Values that its ops made and that others write over in memory.
  SmallVector<Value, 0> overwritten;
  /// Counts what happened to it.
  unsigned version = 0;

  /// Whether it is more than one op.
  bool isGroup() const { return size > 1 || !copies.empty(); }
};

/// The ops of a function that could be fused, and which of them are together.
class FusionGraph {
public:
  /// Two ops of one block that may be worth a group: the second uses what the
  /// first makes, or both read the same. `first` is the earlier one.
  struct Edge {
    unsigned first;
    unsigned second;
    bool isDependence;
  };

  /// `maker` makes the kernels of all functions; `order` is what buffers ask
  /// for.
  FusionGraph(const AnalysisResult &result, const FunctionRecord &function,
              KernelMaker &maker, const BufferOrder &order);

  const CostContext &getContext() const { return context; }
  ArrayRef<Edge> getEdges() const { return edges; }
  unsigned size() const { return ops.size(); }
  /// Ops are numbered in program order.
  Operation *getOp(unsigned number) const { return ops[number]; }
  /// The number of `op`; none where it can be in no group.
  std::optional<unsigned> getNumber(Operation *op) const {
    auto number = numberOf.find(op);
    return number == numberOf.end() ? std::nullopt
                                    : std::optional(number->second);
  }
  /// Whether op `number` sums something.
  bool isReduction(unsigned number) const { return reductions[number]; }
  /// What the analysis found of it.
  const KernelCost &getCost(unsigned number) const { return *costs[number]; }
  /// A fill that others only start from, and what it costs by itself.
  struct Seed {
    Operation *op;
    const KernelCost *cost;
  };
  /// In program order.
  ArrayRef<Seed> getSeeds() const { return seeds; }
  /// The number of the group of `op`: that of one of its ops.
  unsigned find(unsigned number);
  FusionNodes &getGroup(unsigned number) { return groups[find(number)]; }
  /// The kernel of that op alone, of whose accesses the uses are not counted.
  std::unique_ptr<FusedKernel> makeKernel(unsigned number) {
    return maker.makeUncounted(ops[number], *costs[number], context);
  }
  /// The group of that op alone, whatever it is in.
  FusionNodes makeAlone(unsigned number);
  /// The numbers of the ops of `group`, as they run.
  SmallVector<unsigned, 4> getMembers(const FusionNodes &group) const;
  /// Whether `number` stands for its group.
  bool isLeader(unsigned number) { return find(number) == number; }

  /// Whether something that neither contains uses what `first` makes, and is
  /// used by `second`; also where that is far to see. Where it is not,
  /// `between` is the op that `second` uses.
  bool isBlocked(const FusionNodes &first, const FusionNodes &second,
                 Operation **between = nullptr);
  /// Whether `second` uses what `first` makes.
  bool dependsOn(const FusionNodes &second, const FusionNodes &first);
  /// Makes two groups one, in which the first runs first, and which costs
  /// `kernel`.
  void unite(unsigned first, unsigned second,
             std::unique_ptr<FusedKernel> kernel);
  /// Makes `members`, as they run, one group, which costs `kernel` and computes
  /// `copies` too. What else was in groups with them must get a new one as
  /// well.
  void regroup(ArrayRef<unsigned> members, std::unique_ptr<FusedKernel> kernel,
               ArrayRef<unsigned> copies = {});
  /// Puts down that every group that uses op `number` computes it.
  void setShared(unsigned number) { sharedOps.insert(number); }
  /// Puts down that only its own group computes op `number`.
  void clearShared(unsigned number) { sharedOps.erase(number); }
  bool isShared(unsigned number) const { return sharedOps.contains(number); }

private:
  void addOp(Operation *op, const KernelCost &cost,
             std::unique_ptr<FusedKernel> kernel);
  /// Puts in what stays behind op `number`, the only one of `nodes`.
  void findFollowers(unsigned number, FusionNodes &nodes) const;
  void addEdges(unsigned number);
  void placeOps();
  /// The last op of the block that may have to run before `second`, with
  /// `first` part of it.
  Operation *findLimit(const FusionNodes &first,
                       const FusionNodes &second) const;
  SmallVectorImpl<Operation *> &getUsers(Value value);
  /// The group that `op` is in; null if it cannot be in one.
  FusionNodes *findGroup(Operation *op);

  DataLayout layout;
  CostContext context;
  KernelMaker &maker;
  const BufferOrder &order;
  std::vector<Operation *> ops;
  std::vector<const KernelCost *> costs;
  std::vector<bool> reductions;
  std::vector<Seed> seeds;
  std::deque<FusionNodes> groups;
  std::vector<unsigned> parents;
  /// The op that runs behind each, but the last one of a group.
  std::vector<unsigned> nextOf;
  /// Ops by block, and in each in program order: the place of each op, the op
  /// at each place, and where the block of each op starts.
  std::vector<unsigned> placeOf;
  std::vector<unsigned> opAt;
  std::vector<unsigned> blockStart;
  std::optional<GroupSpans> spans;
  llvm::DenseSet<unsigned> sharedOps;
  std::vector<Edge> edges;
  llvm::DenseMap<Operation *, unsigned> numberOf;
  /// The last op of a block that read a value.
  llvm::DenseMap<std::pair<Block *, const void *>, unsigned> lastReader;
  /// The last one first; without those known to be in a group with what makes
  /// the value.
  llvm::DenseMap<Value, SmallVector<Operation *, 2>> users;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_FUSIONGRAPH_H
