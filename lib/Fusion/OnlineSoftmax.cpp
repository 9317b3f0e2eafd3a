//===- OnlineSoftmax.cpp - Softmaxes without whole rows -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OnlineSoftmax.h"
#include "FusedTiles.h"
#include "RowRoles.h"
#include "roofline/Fusion/ValueUses.h"
#include "roofline/Interfaces/ElementTypes.h"

using namespace mlir;
using namespace mlir::roofline;

/// The turns of the loop along the rows in one piece: as wide as the tiles of
/// products, of which the scores are one.
static constexpr int64_t kPieceSize = 128;

/// The most ops of an online group, and how many users of these are followed to
/// see that nothing stands between: so that the search stays linear.
static constexpr unsigned kMaxOps = 64;
static constexpr unsigned kMaxFollowed = 1024;

static linalg::LinalgOp getOp(FusionGraph &graph, unsigned number) {
  return dyn_cast<linalg::LinalgOp>(graph.getOp(number));
}

/// The ops between the maximum of rows, op `number`, and the sums that end what
/// is made of it.
GroupMembers OnlineSoftmax::findOps(unsigned number) {
  llvm::SmallSetVector<unsigned, 8> found;
  found.insert(number);
  auto isNear = [&](unsigned user) {
    return graph.getOp(user)->getBlock() == graph.getOp(number)->getBlock() &&
           graph.getCost(user).target == graph.getCost(number).target;
  };
  for (unsigned next = 0; next < found.size(); ++next) {
    unsigned op = found[next];
    if (next != 0 && graph.isReduction(op))
      continue;
    for (Value result : graph.getOp(op)->getResults())
      forEachRead(result, [&](OpOperand &use) {
        std::optional<unsigned> user = graph.getNumber(use.getOwner());
        if (user && found.size() <= kMaxOps && isNear(*user))
          found.insert(*user);
      });
  }
  return GroupMembers(found.begin(), found.end());
}

/// Whether something that is none of `members`, which are in program order,
/// uses one of them, and is used by another; also where that is far to see.
bool OnlineSoftmax::isBlocked(const GroupMembers &members) {
  OpSet inside;
  for (unsigned member : members)
    inside.insert(graph.getOp(member));
  Operation *last = graph.getOp(members.back());
  Block *block = last->getBlock();
  llvm::SmallSetVector<Operation *, 16> followers;
  auto follow = [&](Operation *op) {
    for (Operation *user : op->getUsers())
      if (Operation *here = block->findAncestorOpInBlock(*user))
        if (!inside.contains(here) && here->isBeforeInBlock(last))
          followers.insert(here);
  };
  for (unsigned member : members)
    follow(graph.getOp(member));
  for (unsigned next = 0; next < followers.size(); ++next) {
    if (followers.size() > kMaxFollowed)
      return true;
    Operation *op = followers[next];
    // What is only other coordinates is no op in between.
    bool isUsed = !isReshape(op) && llvm::any_of(op->getUsers(), [&](auto *u) {
      return inside.contains(block->findAncestorOpInBlock(*u));
    });
    if (isUsed)
      return true;
    follow(op);
  }
  return false;
}

/// The steps of all `members`, which are in program order, from the last one
/// on: so that the loops of each meet those of what uses it. Other groups
/// compute those that are `shared` as well, and read what these do.
OnlineSoftmax::Joined OnlineSoftmax::joinSteps(const GroupMembers &members,
                                               const GroupMembers &shared) {
  Joined joined;
  for (unsigned member : llvm::reverse(members)) {
    std::unique_ptr<FusedKernel> alone = graph.makeAlone(member).kernel;
    joined.loops.push_back(alone->lastLoops);
    for (OuterAccess &access : alone->accesses)
      if (access.writes())
        forEachRead(
            Value::getFromOpaquePointer(access.root), [&](OpOperand &use) {
              std::optional<unsigned> user = graph.getNumber(use.getOwner());
              access.uses += user && llvm::is_contained(shared, *user);
            });
    if (!joined.kernel) {
      joined.kernel = std::move(alone);
      continue;
    }
    SmallVector<uint8_t> loopOf;
    joined.kernel = roofline::joinSteps(*alone, *joined.kernel, loopOf);
    if (!joined.kernel)
      return joined;
    for (LoopMap &loops : llvm::drop_end(joined.loops))
      for (uint8_t &loop : loops)
        loop = loop < loopOf.size() ? loopOf[loop] : loop;
  }
  std::reverse(joined.loops.begin(), joined.loops.end());
  return joined;
}

/// The loop of `op`, which is number `member` of those joined, that is
/// `rowLoop` there.
static std::optional<unsigned>
findLoop(linalg::LinalgOp op, const LoopMap &loops, unsigned rowLoop) {
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
    if (loops[loop] == rowLoop)
      return loop;
  return std::nullopt;
}

/// Adds what the sums of `op`, of so many elements, take to be rescaled where
/// their maximum changes: in every row the larger maximum, and e to the power
/// of the difference; and a multiplication for every sum.
static void addRescaling(linalg::LinalgOp op, const RowRoles &roles,
                         int64_t numElements, int64_t changes, Work &work) {
  auto add = [&](WorkKind kind, Value sum, int64_t opsPerElement) {
    WorkItem item;
    item.kind = kind;
    item.precision = getPrecision(getElementTypeOrSelf(sum.getType()))
                         .value_or(Precision::F32);
    item.ops = Expr(numElements) * changes * opsPerElement;
    item.slots = item.ops;
    work.add(item);
  };
  for (OpResult result : op->getResults()) {
    if (roles.get(result) == RowRole::Maximum) {
      add(WorkKind::Arithmetic, result, 2);
      add(WorkKind::Transcendental, result, 1);
    } else if (roles.isRescaled(result)) {
      add(WorkKind::Arithmetic, result, 1);
    }
  }
}

/// Lets the steps of `joined` run along `rowLoop` in pieces; false where they
/// must wait for whole rows.
bool OnlineSoftmax::cutRows(Joined &joined, const GroupMembers &members,
                            unsigned rowLoop) {
  FusedKernel &kernel = *joined.kernel;
  kernel.inPieces = LoopSet(1) << rowLoop;
  kernel.pieceSize = std::min(kPieceSize, kernel.extents[rowLoop]);
  int64_t changes =
      llvm::divideCeil(kernel.extents[rowLoop], kernel.pieceSize) - 1;
  RowRoles roles;
  auto rescaling = std::make_shared<Work>();
  llvm::DenseSet<const void *> sums;
  for (auto [member, loops] : llvm::zip_equal(members, joined.loops)) {
    linalg::LinalgOp op = getOp(graph, member);
    std::optional<unsigned> ownLoop =
        op ? findLoop(op, loops, rowLoop) : std::nullopt;
    if (!op || !roles.add(op, ownLoop))
      return false;
    if (!ownLoop ||
        op.getIteratorTypesArray()[*ownLoop] != utils::IteratorType::reduction)
      continue;
    int64_t numSums = 1;
    for (auto [loop, type] : llvm::enumerate(op.getIteratorTypesArray()))
      if (type == utils::IteratorType::parallel)
        numSums *= kernel.extents[loops[loop]];
    addRescaling(op, roles, numSums, changes, *rescaling);
    for (Value sum : op->getResults())
      sums.insert(sum.getAsOpaquePointer());
  }
  // Of what is right with the last maximum only, nothing is left.
  if (llvm::any_of(kernel.accesses, [&](const OuterAccess &access) {
        return access.writes() && isIn(rowLoop, access.loops) &&
               roles.get(Value::getFromOpaquePointer(access.root)) !=
                   RowRole::Free;
      }))
    return false;
  kernel.again = std::move(rescaling);
  // Sums are there from the first piece to the last.
  for (ChipValue &value : kernel.values)
    if (sums.contains(value.root)) {
      value.from = 0;
      value.to = kernel.steps - 1;
      value.isOnChip = true;
    }
  return true;
}

/// Whether all that use op `number`, which several groups compute, are in
/// `groups`: as one these compute it once.
bool OnlineSoftmax::isOnlySharedIn(unsigned number, const Groups &groups) {
  return edits.isUsedByOnly(
      number, [&](unsigned user) { return groups.contains(graph.find(user)); });
}

/// Makes the groups of `ops`, of which op `maximum` takes the maximum of rows,
/// one that is online, where that saves time.
bool OnlineSoftmax::tryOps(unsigned maximum, const GroupMembers &ops) {
  Groups groups;
  for (unsigned op : ops)
    groups.insert(graph.find(op));
  GroupMembers members;
  double before = 0;
  for (unsigned group : groups) {
    const FusionNodes &nodes = graph.getGroup(group);
    llvm::append_range(members, graph.getMembers(nodes));
    // With a copy it is a group whether that saves anything or not.
    before += nodes.copies.empty() ? edits.getSecondsNow(group)
                                   : nodes.kernel->seconds;
    if (llvm::any_of(nodes.copies, [&](unsigned copy) {
          return !groups.contains(graph.find(copy));
        }))
      return false;
  }
  llvm::sort(members);
  GroupMembers shared;
  llvm::copy_if(members, std::back_inserter(shared), [&](unsigned member) {
    return graph.isShared(member) && !isOnlySharedIn(member, groups);
  });
  if (groups.size() < 2 || members.size() > kMaxOps || isBlocked(members))
    return false;
  Joined joined = joinSteps(members, shared);
  if (!joined.kernel || joined.kernel->hasPads)
    return false;
  FusedKernel &kernel = *joined.kernel;
  for (unsigned member : shared)
    kernel.dropWrites(graph.getOp(member));
  SmallVector<unsigned> reductions;
  getOp(graph, maximum).getReductionDims(reductions);
  unsigned place = llvm::find(members, maximum) - members.begin();
  unsigned rowLoop = joined.loops[place][reductions.front()];
  std::string why;
  if (isIn(rowLoop, kernel.split) || !cutRows(joined, members, rowLoop) ||
      !chooseTiles(kernel, why))
    return false;
  priceTiles(kernel, options.assumptions);
  kernel.form = FusionForm::Online;
  if (!edits.priceMembers(kernel, members, shared))
    return false;
  double saved = before - kernel.seconds;
  double times = graph.getCost(maximum).executions.toDouble();
  if (saved < options.minShare * before || saved * times < options.minSeconds)
    return false;
  for (unsigned member : members)
    if (!llvm::is_contained(shared, member))
      graph.clearShared(member);
  graph.regroup(members, std::move(joined.kernel));
  return true;
}

void OnlineSoftmax::tryMaximum(unsigned number) {
  GroupMembers ops = findOps(number);
  // Where the powers are wanted themselves, others compute them again.
  GroupMembers sums = {number};
  llvm::copy_if(ArrayRef(ops).drop_front(), std::back_inserter(sums),
                [&](unsigned op) { return graph.isReduction(op); });
  // The scores are part of it where that is better.
  GroupMembers withScores = ops;
  for (Value operand : getOp(graph, number).getDpsInputs()) {
    Operation *maker = lookThroughReshapes(operand).getDefiningOp();
    if (std::optional<unsigned> scores = graph.getNumber(maker))
      withScores.push_back(*scores);
  }
  for (const GroupMembers &some : {withScores, ops, sums})
    if (tryOps(number, some))
      return;
}

void OnlineSoftmax::join() {
  for (unsigned number = 0; number < graph.size(); ++number) {
    if (graph.isReduction(number) && takesMaximum(getOp(graph, number)))
      tryMaximum(number);
  }
}
