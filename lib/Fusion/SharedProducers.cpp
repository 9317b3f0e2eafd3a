//===- SharedProducers.cpp - Ops that several groups compute --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One op at a time, with all groups that use it: the value that it makes is
// gone only if each of them makes it. What a group depends on with a copy it
// did before, by way of who made the value, so that nothing can come to stand
// between groups.
//
//===----------------------------------------------------------------------===//

#include "SharedProducers.h"
#include "roofline/Fusion/ValueUses.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::roofline;

/// The most groups that get one op, the most ops of a group that is looked at,
/// and how often one is: so that the search stays linear.
static constexpr unsigned kMaxSharers = 8;
static constexpr unsigned kMaxMembers = 256;
static constexpr unsigned kMaxTries = 32;

/// Those of the groups that use op `number`, the first one first; none where
/// something else does, or a user is in several groups itself.
SmallVector<unsigned, 4> SharedProducers::findUsers(unsigned number) {
  Operation *op = graph.getOp(number);
  llvm::SmallSetVector<unsigned, 4> users;
  bool isOnly = edits.isUsedByOnly(number, [&](unsigned user) {
    if (users.size() > kMaxSharers || graph.isShared(user) ||
        graph.getOp(user)->getBlock() != op->getBlock() ||
        graph.getCost(user).target != graph.getCost(number).target)
      return false;
    users.insert(graph.find(user));
    return true;
  });
  if (!isOnly)
    return {};
  SmallVector<unsigned, 4> sorted(users.begin(), users.end());
  llvm::sort(sorted, [&](unsigned lhs, unsigned rhs) {
    return graph.getGroup(lhs).start < graph.getGroup(rhs).start;
  });
  return sorted;
}

static GroupMembers getCopies(const FusionNodes &nodes) {
  return GroupMembers(nodes.copies.begin(), nodes.copies.end());
}

/// Lets `group` compute op `number`, which is its own where that `isHome`.
/// False where that cannot be, or something would be computed several times.
bool SharedProducers::addUser(unsigned number, unsigned group, bool isHome) {
  const FusionNodes &nodes = graph.getGroup(group);
  FusionNodes alone = graph.makeAlone(number);
  for (OuterAccess &made : alone.kernel->accesses) {
    if (!made.writes())
      continue;
    made.uses = 0;
    for (const OuterAccess &access : nodes.kernel->accesses)
      if (!access.writes() && access.root == made.root)
        made.uses += access.uses;
  }
  FusedPair pair = fuse(*alone.kernel, *nodes.kernel, options.assumptions);
  if (!pair.kernel || pair.repeats > 1)
    return false;
  Change change{graph.getMembers(nodes), getCopies(nodes),
                std::move(pair.kernel)};
  GroupMembers &first = isHome ? change.members : change.copies;
  first.insert(first.begin(), number);
  changes.push_back(std::move(change));
  return true;
}

/// Whether op `number` reads what its own group makes and does not write: then
/// no other group can compute it.
bool SharedProducers::hidesInputs(unsigned number) {
  const FusionNodes &nodes = graph.getGroup(number);
  FusionNodes alone = graph.makeAlone(number);
  return llvm::any_of(alone.kernel->accesses, [&](const OuterAccess &read) {
    Operation *maker = Value::getFromOpaquePointer(read.root).getDefiningOp();
    std::optional<unsigned> its;
    if (maker && !read.writes())
      its = graph.getNumber(maker);
    return its && graph.find(*its) == graph.find(number) &&
           llvm::none_of(nodes.kernel->accesses, [&](const OuterAccess &made) {
             return made.writes() && made.root == read.root;
           });
  });
}

/// What becomes of the group that has op `number`, and `isUser` of it, too.
/// False where that cannot be.
bool SharedProducers::addMaker(unsigned number, bool isUser) {
  const FusionNodes &nodes = graph.getGroup(number);
  GroupMembers members = graph.getMembers(nodes);
  if (isUser) {
    if (hidesInputs(number))
      return false;
    auto kernel = std::make_unique<FusedKernel>(*nodes.kernel);
    kernel->dropWrites(graph.getOp(number));
    kernel->judge(options.assumptions);
    changes.push_back({members, getCopies(nodes), std::move(kernel)});
    return true;
  }
  if (!nodes.copies.empty())
    return false;
  llvm::erase(members, number);
  if (members.empty())
    return true;
  std::unique_ptr<FusedKernel> kernel = edits.makeKernel(members);
  if (!kernel)
    return false;
  changes.push_back({members, {}, std::move(kernel)});
  return true;
}

/// Whether the changes save time, and no group that computes op `number` takes
/// longer than its parts by as much as a group has to save.
bool SharedProducers::isWorthIt(unsigned number, double before) {
  double after = 0;
  for (Change &change : changes) {
    bool computes = llvm::is_contained(change.copies, number) ||
                    llvm::is_contained(change.members, number);
    GroupMembers all = change.copies;
    llvm::append_range(all, change.members);
    GroupMembers shared = change.copies;
    llvm::copy_if(change.members, std::back_inserter(shared),
                  [&](unsigned member) {
                    return member == number || graph.isShared(member);
                  });
    if (!edits.priceMembers(*change.kernel, all, shared))
      return false;
    double seconds = edits.getSeconds(*change.kernel, change.members);
    if (computes) {
      // It is a group in any case, but never to a loss of its own that counts.
      double apart = edits.getSecondsApart(change.members);
      seconds = change.kernel->seconds;
      if (seconds > apart * (1 + options.minShare))
        return false;
    }
    after += seconds;
  }
  double saved = before - after;
  double times = graph.getCost(number).executions.toDouble();
  return saved >= options.minShare * before &&
         saved * times >= options.minSeconds;
}

void SharedProducers::tryOp(unsigned number) {
  // What is cheap sums nothing.
  if (graph.getOp(number)->getNumResults() != 1 || graph.isReduction(number))
    return;
  SmallVector<unsigned, 4> users = findUsers(number);
  if (users.size() < 2)
    return;
  unsigned own = graph.find(number);
  bool isUser = llvm::is_contained(users, own);
  SmallVector<unsigned, 4> groups = users;
  if (!isUser)
    groups.push_back(own);
  for (unsigned group : groups)
    if (graph.getGroup(group).size > kMaxMembers || ++tries[group] > kMaxTries)
      return;
  changes.clear();
  double before = 0;
  for (unsigned group : groups)
    before += edits.getSecondsNow(group);
  if (!addMaker(number, isUser))
    return;
  bool hasHome = isUser;
  for (unsigned user : users)
    if (user != own && !addUser(number, user, !std::exchange(hasHome, true)))
      return;
  if (!isWorthIt(number, before))
    return;
  graph.setShared(number);
  for (Change &change : changes)
    graph.regroup(change.members, std::move(change.kernel), change.copies);
}

void SharedProducers::copy() {
  // From the last one, so that what an op uses can move behind it.
  for (unsigned number = graph.size(); number-- > 0;)
    tryOp(number);
}
