//===- Work.cpp - Arithmetic, by kind, unit and precision -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Cost/Work.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;

void Work::add(const WorkItem &item) {
  if (item.ops.isZero() && item.slots.isZero())
    return;
  for (WorkItem &other : items) {
    if (other.kind != item.kind || other.precision != item.precision ||
        other.accumulator != item.accumulator ||
        other.isSparse != item.isSparse)
      continue;
    other.ops += item.ops;
    other.slots += item.slots;
    return;
  }
  items.push_back(item);
}

void Work::add(const Work &other) {
  for (const WorkItem &item : other.items)
    add(item);
}

void Work::scale(const Expr &n) {
  if (n.isZero()) {
    items.clear();
    return;
  }
  for (WorkItem &item : items) {
    item.ops *= n;
    item.slots *= n;
  }
}

/// The operations of the items that `matches` accepts.
template <typename Predicate>
static Expr sumOps(llvm::ArrayRef<WorkItem> items, Predicate matches) {
  Expr sum;
  for (const WorkItem &item : items)
    if (item.kind != WorkKind::Division && matches(item))
      sum += item.ops;
  return sum;
}

Expr Work::getFlops() const {
  return sumOps(
      items, [](const WorkItem &item) { return !isInteger(item.precision); });
}

Expr Work::getTranscendentals() const {
  return sumOps(items, [](const WorkItem &item) {
    return item.kind == WorkKind::Transcendental;
  });
}

Expr Work::getIops() const {
  return sumOps(items,
                [](const WorkItem &item) { return isInteger(item.precision); });
}

Expr Work::getContractionOps() const {
  return sumOps(items, [](const WorkItem &item) {
    return item.kind == WorkKind::MultiplyAccumulate;
  });
}

bool Work::isOverflow() const {
  return llvm::any_of(items, [](const WorkItem &item) {
    return item.ops.isOverflow() || item.slots.isOverflow();
  });
}

Work Work::transform(llvm::function_ref<Expr(const Expr &)> change) const {
  Work result;
  for (WorkItem item : items) {
    item.ops = change(item.ops);
    item.slots = change(item.slots);
    result.add(item);
  }
  return result;
}
