//===- GroupBorders.cpp - Ops between two groups --------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What moves is all of one end: an op whose users are in one other group, and
// ops that only it and that group use. So nothing can come to stand between the
// groups that did not before.
//
//===----------------------------------------------------------------------===//

#include "GroupBorders.h"
#include "OrderedTiles.h"
#include "roofline/Fusion/ValueUses.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::roofline;

/// The most ops of a group that is taken apart, and how many groups it may give
/// ends to: so that the search stays linear.
static constexpr unsigned kMaxTakenApart = 256;
static constexpr unsigned kMaxTaken = 8;

/// Whether some op uses what op `number` makes, reshapes of it included, and
/// `isUser` holds for all that do, each an op of the graph.
bool GroupBorders::isUsedByOnly(unsigned number,
                                llvm::function_ref<bool(unsigned)> isUser) {
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

/// The group that all users of op `number` are in, and nothing keeps it from.
std::optional<unsigned> GroupBorders::findOnlyUser(unsigned number) {
  std::optional<unsigned> only;
  bool isOnly = isUsedByOnly(number, [&](unsigned user) {
    unsigned group = graph.find(user);
    only = only.value_or(group);
    return group == *only;
  });
  Operation *op = graph.getOp(number);
  if (!isOnly || *only == graph.find(number) ||
      graph.getOp(*only)->getBlock() != op->getBlock() ||
      graph.getCost(*only).target != graph.getCost(number).target)
    return std::nullopt;
  return only;
}

/// What moves besides, were the ops of `kernel`, one of group `from`, moved to
/// who reads `passed`; takes note of that there and in `readers`, by which the
/// values are known that ops still in `from` read.
double GroupBorders::moveReads(const FusedKernel &kernel, unsigned from,
                               llvm::DenseMap<const void *, unsigned> &readers,
                               llvm::DenseSet<const void *> &passed) {
  llvm::SmallMapVector<const void *, Count, 4> reads;
  for (const OuterAccess &access : kernel.accesses)
    if (!access.writes())
      reads[access.root] += access.movedBytes;
  double bytes = 0;
  for (auto [root, moved] : reads) {
    Operation *maker = Value::getFromOpaquePointer(root).getDefiningOp();
    std::optional<unsigned> number =
        maker ? graph.getNumber(maker) : std::optional<unsigned>();
    bool isOfGroup = number && graph.find(*number) == from;
    // What the group makes is written too, what is not is read by it no more.
    if (passed.insert(root).second)
      bytes += (isOfGroup ? 2 : 1) * moved.toDouble();
    if (--readers[root] == 0 && !isOfGroup)
      bytes -= moved.toDouble();
  }
  return bytes;
}

/// Of the ops that end in op `number` of their group, those that had better be
/// in group `to` by what both move; none if they are well where they are.
GroupBorders::Members GroupBorders::findCone(unsigned number, unsigned to) {
  Members members = graph.getMembers(graph.getGroup(number));
  std::vector<std::unique_ptr<FusedKernel>> kernels;
  llvm::DenseMap<const void *, unsigned> readers;
  for (unsigned member : members) {
    kernels.push_back(graph.makeAlone(member).kernel);
    llvm::SmallDenseSet<const void *> roots;
    for (const OuterAccess &access : kernels.back()->accesses)
      if (!access.writes() && roots.insert(access.root).second)
        ++readers[access.root];
  }
  llvm::DenseSet<const void *> passed;
  for (const OuterAccess &access : graph.getGroup(to).kernel->accesses)
    if (!access.writes())
      passed.insert(access.root);
  llvm::DenseSet<unsigned> moved;
  auto isMoved = [&](unsigned user) {
    return moved.contains(user) || graph.find(user) == to;
  };
  Members cone;
  size_t best = 0;
  double least = 0, bytes = 0;
  for (auto [member, kernel] : llvm::reverse(llvm::zip(members, kernels))) {
    if (!isUsedByOnly(member, isMoved))
      continue;
    moved.insert(member);
    cone.push_back(member);
    bytes += moveReads(*kernel, graph.find(number), readers, passed) -
             2 * kernel->outer.written.toDouble();
    // All of them have been tried, as a pair.
    if (bytes >= least || cone.size() == members.size())
      continue;
    least = bytes;
    best = cone.size();
  }
  cone.truncate(best);
  std::reverse(cone.begin(), cone.end());
  return cone;
}

std::unique_ptr<FusedKernel>
GroupBorders::makeKernel(ArrayRef<unsigned> members) {
  std::unique_ptr<FusedKernel> kernel = graph.makeAlone(members.front()).kernel;
  for (unsigned member : members.drop_front())
    if (kernel)
      kernel =
          fuse(*kernel, *graph.makeAlone(member).kernel, options.assumptions)
              .kernel;
  return kernel;
}

/// `kernel` with `cone` before it; null where what it uses would be computed
/// again.
std::unique_ptr<FusedKernel>
GroupBorders::extendKernel(ArrayRef<unsigned> cone, const FusedKernel &kernel) {
  std::unique_ptr<FusedKernel> extended;
  for (unsigned member : llvm::reverse(cone)) {
    FusedPair pair = fuse(*graph.makeAlone(member).kernel,
                          extended ? *extended : kernel, options.assumptions);
    if (!pair.kernel || pair.repeats > 1)
      return nullptr;
    extended = std::move(pair.kernel);
  }
  return extended;
}

bool GroupBorders::priceMembers(FusedKernel &kernel, Members members) {
  llvm::sort(members);
  SmallVector<Operation *, 8> ops;
  for (unsigned member : members)
    ops.push_back(graph.getOp(member));
  return priceInOrder(kernel, ops, graph.getContext(), options.assumptions);
}

/// What `members` take in a plan: as `kernel`, or apart where that is not worth
/// a group.
double GroupBorders::getSeconds(const FusedKernel &kernel,
                                ArrayRef<unsigned> members) {
  double parts = 0;
  for (unsigned member : members)
    parts += graph.makeAlone(member).kernel->seconds;
  double saved = parts - kernel.seconds;
  double times = graph.getCost(members.front()).executions.toDouble();
  bool isWorthIt =
      saved * times >= options.minSeconds && saved >= options.minShare * parts;
  return isWorthIt ? kernel.seconds : parts;
}

/// Moves what ends in op `number` if that saves time.
void GroupBorders::moveEnd(unsigned number) {
  FusionNodes &from = graph.getGroup(number);
  if (from.size < 2 || from.size > kMaxTakenApart)
    return;
  std::optional<unsigned> to = findOnlyUser(number);
  // A cone has all ends that may go to the same group.
  llvm::SmallDenseSet<unsigned> &known = tried[graph.find(number)];
  if (!to || known.size() == kMaxTaken || !known.insert(*to).second)
    return;
  Members cone = findCone(number, *to);
  if (cone.empty())
    return;
  FusionNodes &user = graph.getGroup(*to);
  Members all = graph.getMembers(from), users = graph.getMembers(user);
  Members left, extended = cone;
  llvm::copy_if(all, std::back_inserter(left), [&](unsigned member) {
    return !llvm::is_contained(cone, member);
  });
  llvm::append_range(extended, users);
  std::unique_ptr<FusedKernel> first = makeKernel(left);
  std::unique_ptr<FusedKernel> second = extendKernel(cone, *user.kernel);
  if (!first || !second || !priceMembers(*first, left) ||
      !priceMembers(*second, extended) ||
      getSeconds(*first, left) + getSeconds(*second, extended) >=
          getSeconds(*from.kernel, all) + getSeconds(*user.kernel, users))
    return;
  known.clear();
  graph.regroup(left, std::move(first));
  graph.regroup(extended, std::move(second));
}

void GroupBorders::move() {
  // From the last one, so that what an op uses can move behind it.
  for (unsigned number = graph.size(); number-- > 0;)
    moveEnd(number);
}
