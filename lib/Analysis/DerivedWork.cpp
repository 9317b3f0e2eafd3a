//===- DerivedWork.cpp - Parts of work, on the units of a target ----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DerivedWork.h"
#include "roofline/Analysis/Explanation.h"
#include "roofline/Cost/Booking.h"
#include "roofline/Interfaces/CostInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// Why a contraction is on `roof`.
static std::string explainContraction(const WorkItem &item, Roof roof) {
  std::string own = stringify(item.precision).str();
  std::string entering = "operands enter the multiply as " + own;
  bool isTensor = roof.getKind() == Roof::Kind::Tensor;
  if (isTensor && roof.getPrecision() == item.precision)
    return entering;
  if (item.precision == Precision::F32)
    return isTensor ? "tf32 is allowed for f32 products"
                    : entering + ", which no tensor unit here multiplies "
                                 "exactly (--allow-tf32 rounds them)";
  if (isTensor)
    return entering + ", for which there is no rate here; " +
           stringify(roof.getPrecision()).str() +
           " is the next wider one that has one";
  return entering + ", for which no tensor unit here has a rate";
}

/// Why other work is on `roof`.
static std::string explainVector(const WorkItem &item, Roof roof,
                                 bool isRated) {
  std::string own = stringify(item.precision).str();
  if (!isRated)
    return "no rate here for " + own + ": the roof is unknown";
  if (roof.getKind() == Roof::Kind::Special)
    return item.kind == WorkKind::Division
               ? "a division asks for one operation here beside its flop"
               : "transcendentals up to f32 run here";
  std::string why = item.kind == WorkKind::Transcendental
                        ? "no special unit here for " + own
                        : "done in " + own;
  if (roof.getPrecision() != item.precision)
    why += ", for which there is no rate here; " +
           stringify(roof.getPrecision()).str() + " is the next wider one";
  return why;
}

static CountingRule getRule(WorkKind kind, bool isOfPayload) {
  switch (kind) {
  case WorkKind::MultiplyAccumulate:
    return CountingRule::Contraction;
  case WorkKind::Arithmetic:
    return isOfPayload ? CountingRule::Arithmetic : CountingRule::NamedOp;
  case WorkKind::Transcendental:
    return CountingRule::Transcendental;
  case WorkKind::Division:
    return CountingRule::Division;
  }
  llvm_unreachable("unknown kind of work");
}

static std::string nameOps(const WorkPart &part) {
  SmallVector<StringRef, 2> names;
  for (Operation *op : part.ops)
    names.push_back(op->getName().getStringRef());
  return llvm::join(names, ", ");
}

namespace {
/// Parts that are alike but for where they stand.
struct Group {
  WorkPart part;
  int64_t number = 0;

  bool accepts(const WorkPart &other) const {
    return part.points == other.points &&
           part.isOfPayload == other.isOfPayload &&
           nameOps(part) == nameOps(other) && haveSameItems(other);
  }
  bool haveSameItems(const WorkPart &other) const {
    return llvm::equal(part.each.getItems(), other.each.getItems(),
                       [](const WorkItem &a, const WorkItem &b) {
                         return isSameKind(a, b) && a.ops == b.ops &&
                                a.slots == b.slots;
                       });
  }
};
} // namespace

std::vector<DerivedWork>
mlir::roofline::deriveWork(ArrayRef<WorkPart> parts, const TargetModel &target,
                           const Assumptions &assumptions) {
  SmallVector<Group, 8> groups;
  for (const WorkPart &part : parts) {
    auto *same = llvm::find_if(
        groups, [&](const Group &group) { return group.accepts(part); });
    if (same == groups.end())
      groups.push_back({part}), same = std::prev(groups.end());
    ++same->number;
  }
  std::vector<DerivedWork> derived;
  for (const Group &group : groups)
    for (const WorkItem &item : group.part.each.getItems()) {
      std::optional<BookedWork> booked = bookAlone(item, target, assumptions);
      if (item.ops.isZero() || !booked)
        continue;
      DerivedWork &work = derived.emplace_back();
      work.ops = nameOps(group.part);
      if (group.number > 1)
        work.ops += " x" + std::to_string(group.number);
      if (Location location = group.part.ops.front()->getLoc();
          !isa<UnknownLoc>(location))
        work.location = getPlace(location);
      work.each = item;
      work.each.ops *= group.number;
      work.each.slots *= group.number;
      work.points = group.part.points;
      work.sum = work.each.ops * work.points;
      work.roof = booked->roof;
      work.peak = booked->peak;
      work.why =
          item.kind == WorkKind::MultiplyAccumulate
              ? explainContraction(item, booked->roof)
              : explainVector(item, booked->roof, booked->peak.has_value());
      work.rule = getRule(item.kind, group.part.isOfPayload);
    }
  return derived;
}

std::string mlir::roofline::listFreeOps(ArrayRef<WorkPart> parts) {
  llvm::MapVector<StringRef, unsigned> numbers;
  for (const WorkPart &part : parts)
    if (part.each.getOps().isZero())
      for (Operation *op : part.ops)
        if (isa<ArithmeticOpInterface>(op))
          ++numbers[op->getName().getStringRef()];
  SmallVector<std::string, 4> names;
  for (auto [name, number] : numbers)
    names.push_back(name.str() +
                    (number > 1 ? " x" + std::to_string(number) : ""));
  return llvm::join(names, ", ");
}
