//===- PadFusion.cpp - Pads as part of what reads them --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadFusion.h"
#include "ChipValues.h"
#include "FusedTiles.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Fusion/ValueUses.h"

using namespace mlir;
using namespace mlir::roofline;

/// The one access of a pad that reads, or writes.
static const OuterAccess &getAccess(const FusedKernel &pad, bool writes) {
  return *llvm::find_if(pad.accesses, [&](const OuterAccess &access) {
    return access.writes() == writes;
  });
}

bool mlir::roofline::padsWholeRoot(const FusedKernel &pad) {
  return llvm::all_of(pad.accesses, [](const OuterAccess &access) {
    return !access.view && access.movedBytes == access.shape->rootBytes;
  });
}

/// Whether `index` takes every value from `low` to before `low + size`.
static bool coversAll(const IndexExpr &index, ArrayRef<int64_t> extents,
                      int64_t low, int64_t size) {
  std::optional<int64_t> start = index.offset.getInt64();
  SmallVector<std::pair<int64_t, int64_t>, 4> steps;
  for (const IndexTerm &term : index.terms) {
    std::optional<int64_t> step = term.coefficient.getInt64();
    if (!step || *step < 1)
      return false;
    steps.emplace_back(*step, extents[term.loop]);
  }
  llvm::sort(steps);
  Count reach = 1;
  for (auto [step, extent] : steps) {
    if (Count(step) > reach)
      return false;
    reach += Count(step) * (extent - 1);
  }
  return start && *start <= low && Count(*start) + reach >= Count(low) + size &&
         !index.maxDistinct;
}

std::optional<AccessShape>
mlir::roofline::findUnpadded(const OuterAccess &access,
                             const FusedKernel &kernel) {
  Value padded = Value::getFromOpaquePointer(access.root);
  const AccessShape &shape = *access.shape;
  // Without a window the index is loops one by one.
  if (shape.kind != AccessKind::Read || access.view || shape.index.empty() ||
      !isPlainPad(padded.getDefiningOp()))
    return std::nullopt;
  auto pad = cast<tensor::PadOp>(padded.getDefiningOp());
  ArrayRef<int64_t> sizes = pad.getSourceType().getShape();
  for (auto [index, low, size] :
       llvm::zip_equal(shape.index, pad.getStaticLow(), sizes))
    if (!coversAll(index, kernel.extents, low, size))
      return std::nullopt;
  AccessShape unpadded = shape;
  unpadded.sizes.assign(sizes.begin(), sizes.end());
  Expr elements = getProduct(toExprs(sizes));
  Count bytes = getBytes(elements, shape.bitsPerElement)
                    .getCount()
                    .value_or(Count::overflow());
  unpadded.rootElements = elements;
  unpadded.bufferBytes = unpadded.rootBytes = unpadded.touchedBytes =
      unpadded.movedBytes = bytes;
  return unpadded;
}

/// Why `reader` cannot take `pad` in; empty where it can.
static std::string findObstacle(const FusedKernel &pad,
                                const FusedKernel &reader) {
  const OuterAccess &made = getAccess(pad, /*writes=*/true);
  unsigned uses = 0;
  for (const OuterAccess &access : reader.accesses) {
    if (access.root != made.root)
      continue;
    uses += access.uses;
    if (!access.unpadded)
      return "only what reads windows that cover all that is padded, as "
             "convolutions do, takes a pad in";
  }
  if (uses < made.uses)
    return "others read what is padded, too";
  if (reader.hasReshapes)
    return "a reshape stands between others of its group";
  if (reader.form == FusionForm::Elementwise && reader.numOps > 1)
    return "what reads it is one op with others";
  return "";
}

/// Lets `kernel`, which has the pad now, read what that pads.
static void readUnpadded(FusedKernel &kernel, const FusedKernel &pad) {
  const OuterAccess &source = getAccess(pad, /*writes=*/false);
  const void *padded = getAccess(pad, /*writes=*/true).root;
  for (OuterAccess &access : kernel.accesses) {
    if (access.root != padded)
      continue;
    kernel.outer.remove(access);
    access.shape = access.unpadded;
    access.unpadded = nullptr;
    access.root = source.root;
    access.view = padded;
    access.movedBytes = access.shape->movedBytes;
    kernel.outer.add(access);
  }
  for (ChipValue &value : kernel.values)
    if (value.root == padded) {
      value.root = source.root;
      value.view = padded;
      value.bytes = source.shape->bufferBytes;
    }
  kernel.countMoved(source.root);
}

FusedPair mlir::roofline::fusePad(const FusedKernel &first,
                                  const FusedKernel &second,
                                  const Assumptions &assumptions) {
  FusedPair pair;
  if (!first.isPad || second.isPad) {
    pair.why = "a pad becomes part of nothing but what reads it";
    pair.isForGood = true;
    return pair;
  }
  pair.why = findObstacle(first, second);
  if (!pair.why.empty())
    return pair;
  auto kernel = std::make_unique<FusedKernel>(second);
  readUnpadded(*kernel, first);
  if (second.form == FusionForm::Elementwise)
    kernel->values = listChipValues(*kernel);
  kernel->once.add(first.once);
  kernel->hasPads = true;
  kernel->numOps += first.numOps;
  if (!chooseTiles(*kernel, pair.why))
    return pair;
  priceTiles(*kernel, assumptions);
  pair.kernel = std::move(kernel);
  return pair;
}
