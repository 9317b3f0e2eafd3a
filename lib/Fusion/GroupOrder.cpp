//===- GroupOrder.cpp - What stands between two groups --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two groups can be one kernel where nothing has to run behind the one and
// before the other: the part of `FusionGraph` that finds out.
//
//===----------------------------------------------------------------------===//

#include "FusionGraph.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "roofline/Fusion/ValueUses.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::roofline;

/// How many ops are looked at to see that nothing stands between two groups:
/// so that the search stays linear. Where more do, the groups stay apart.
static constexpr unsigned kMaxSteps = 1024;

Operation *FusionGraph::findLimit(const FusionNodes &first,
                                  const FusionNodes &second) const {
  auto [from, to] = std::minmax(placeOf[first.start], placeOf[second.start]);
  unsigned start = blockStart[second.end];
  unsigned limit = placeOf[second.end], furthest = limit;
  do {
    limit = furthest;
    // The two groups themselves are looked at as one.
    for (auto [begin, end] : {std::pair(start, from), std::pair(from + 1, to),
                              std::pair(to + 1, limit + 1)})
      if (begin < std::min(end, limit + 1))
        furthest = std::max(
            furthest, spans->getFurthest(begin, std::min(end, limit + 1)));
  } while (furthest > limit);
  return ops[opAt[limit]];
}

SmallVectorImpl<Operation *> &FusionGraph::getUsers(Value value) {
  auto [known, isNew] = users.try_emplace(value);
  if (!isNew)
    return known->second;
  Block *block = value.getParentBlock();
  llvm::SmallSetVector<Operation *, 4> found;
  for (OpOperand &use : value.getUses()) {
    Operation *inBlock = block->findAncestorOpInBlock(*use.getOwner());
    if (inBlock && readsContents(use))
      found.insert(inBlock);
  }
  found.insert_range(order.getOverwriters(value));
  known->second.assign(found.begin(), found.end());
  auto isLater = [](Operation *lhs, Operation *rhs) {
    return rhs->isBeforeInBlock(lhs);
  };
  // Uses are mostly found from the last to the first.
  if (!llvm::is_sorted(known->second, isLater))
    llvm::sort(known->second, isLater);
  return known->second;
}

FusionNodes *FusionGraph::findGroup(Operation *op) {
  auto number = numberOf.find(op);
  return number == numberOf.end() ? nullptr : &getGroup(number->second);
}

/// `op`, and if it has effects all ops from there to `end` that have some:
/// their order stays.
static SmallVector<Operation *, 4> getFollowers(Operation *op, Operation *end,
                                                unsigned &steps) {
  SmallVector<Operation *, 4> followers = {op};
  if (isMemoryEffectFree(op))
    return followers;
  for (Operation *next = op->getNextNode(); next && next != end;
       next = next->getNextNode()) {
    if (++steps > kMaxSteps)
      break;
    if (!isMemoryEffectFree(next))
      followers.push_back(next);
  }
  return followers;
}

bool FusionGraph::isBlocked(const FusionNodes &first, const FusionNodes &second,
                            Operation **between) {
  if (!first.firstUser)
    return false;
  Operation *limit = findLimit(first, second);
  if (!first.firstUser->isBeforeInBlock(limit))
    return false;
  // Values, and the groups that make them; null for other ops.
  SmallVector<std::pair<Value, const FusionNodes *>> worklist;
  llvm::SmallDenseSet<Value> visited;
  auto addResults = [&](const FusionNodes &group) {
    for (const OuterAccess &access : group.kernel->accesses)
      if (access.writes())
        worklist.emplace_back(Value::getFromOpaquePointer(access.root), &group);
    for (Value value : group.overwritten)
      worklist.emplace_back(value, &group);
  };
  addResults(first);
  unsigned steps = 0;
  while (!worklist.empty()) {
    auto [value, maker] = worklist.pop_back_val();
    if (!visited.insert(value).second)
      continue;
    SmallVectorImpl<Operation *> &users = getUsers(value);
    Operation **before = llvm::partition_point(
        users, [&](Operation *user) { return limit->isBeforeInBlock(user); });
    // What a group has taken in does not come out again.
    users.erase(std::remove_if(before, users.end(),
                               [&, maker = maker](Operation *user) {
                                 return maker && findGroup(user) == maker;
                               }),
                users.end());
    for (Operation *user : llvm::make_range(before, users.end())) {
      if (++steps > kMaxSteps)
        return true;
      if (isReshape(user)) {
        worklist.emplace_back(user->getResult(0), maker);
        continue;
      }
      const FusionNodes *group = findGroup(user);
      if (group == &second && maker != &first) {
        if (between)
          *between =
              order.getOriginal(lookThroughReshapes(value).getDefiningOp());
        return true;
      }
      if (!group)
        for (Operation *op : getFollowers(user, limit, steps))
          for (Value result : op->getResults())
            worklist.emplace_back(result, nullptr);
      else if (group != &second && group != &first)
        addResults(*group);
    }
  }
  return false;
}

bool FusionGraph::dependsOn(const FusionNodes &second,
                            const FusionNodes &first) {
  if (second.end < first.start)
    return false;
  return llvm::any_of(second.kernel->accesses, [&](const OuterAccess &access) {
    Value root = Value::getFromOpaquePointer(access.root);
    return !access.writes() && findGroup(root.getDefiningOp()) == &first;
  });
}
