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
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::roofline;

/// The most ops of a group that is taken apart, and how many groups it may give
/// ends to: so that the search stays linear.
static constexpr unsigned kMaxTakenApart = 256;
static constexpr unsigned kMaxTaken = 8;

/// The group that all users of op `number` are in, and nothing keeps it from.
std::optional<unsigned> GroupBorders::findOnlyUser(unsigned number) {
  std::optional<unsigned> only;
  bool isOnly = edits.isUsedByOnly(number, [&](unsigned user) {
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
GroupMembers GroupBorders::findCone(unsigned number, unsigned to) {
  GroupMembers members = graph.getMembers(graph.getGroup(number));
  std::vector<std::unique_ptr<FusedKernel>> kernels;
  llvm::DenseMap<const void *, unsigned> readers;
  for (unsigned member : members) {
    kernels.push_back(graph.makeKernel(member));
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
  GroupMembers cone;
  size_t best = 0;
  double least = 0, bytes = 0;
  for (auto [member, kernel] : llvm::reverse(llvm::zip(members, kernels))) {
    if (!edits.isUsedByOnly(member, isMoved))
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
  GroupMembers cone = findCone(number, *to);
  if (cone.empty())
    return;
  FusionNodes &user = graph.getGroup(*to);
  GroupMembers all = graph.getMembers(from), users = graph.getMembers(user);
  GroupMembers left, extended = cone;
  llvm::copy_if(all, std::back_inserter(left), [&](unsigned member) {
    return !llvm::is_contained(cone, member);
  });
  llvm::append_range(extended, users);
  std::unique_ptr<FusedKernel> first = edits.makeKernel(left);
  std::unique_ptr<FusedKernel> second = extendKernel(cone, *user.kernel);
  if (!first || !second || !edits.priceMembers(*first, left) ||
      !edits.priceMembers(*second, extended) ||
      edits.getSeconds(*first, left) + edits.getSeconds(*second, extended) >=
          edits.getSeconds(*from.kernel, all) +
              edits.getSeconds(*user.kernel, users))
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
