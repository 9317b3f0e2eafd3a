//===- ValueTracing.h - Where the data of a value lives ---------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_INTERFACES_VALUETRACING_H
#define ROOFLINE_INTERFACES_VALUETRACING_H

#include "mlir/IR/BuiltinTypeInterfaces.h"
#include "mlir/IR/Value.h"
#include "roofline/Access/Nest.h"
#include "roofline/Interfaces/SizeTracing.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace mlir::roofline {

/// The value that `view` is a view of, one step up: the source of a slice,
/// reshape, cast or subview. Null if `view` is no view.
Value getViewSource(Value view);

/// Whether `use` asks for the size or the rank only, so that no data is used.
bool onlyAsksForSize(OpOperand &use);

/// Whether the payload of the linalg op that `use` is an operand of uses its
/// elements: of an init the old contents. Upstream's
/// `payloadUsesValueFromOperand` takes no init of a `linalg.map` for used.
bool payloadUses(OpOperand &use);

/// Where `value` lives, by the memory space of its type: the address spaces of
/// the gpu dialect, and the numbers that NVPTX and AMDGPU have in common.
MemorySpace getMemorySpace(Value value);

/// An affine change of coordinates from a view to a value that it was cut out
/// of: dimension d of the outer value is offset + stride * (dimension `viewDim`
/// of the view), or just the offset.
struct ViewDim {
  std::optional<unsigned> viewDim;
  Expr offset;
  Expr stride = 1;
};

/// The coordinates of a view in its root, one `ViewDim` per dimension of the
/// root; empty where something in between is no slice and no cast.
using ViewCoordinates = std::optional<SmallVector<ViewDim, 4>>;

/// Follows values through views to where their data lives. Answers are kept, so
/// that a chain of n views costs n steps, not n squared; the IR must stay as it
/// is.
class ValueTracer {
public:
  /// `sizes` tells the offsets of slices.
  explicit ValueTracer(SizeTracer &sizes) : sizes(sizes) {}

  /// The value at the end of the chain of views that starts at `value`. Data
  /// that several values name (a global that is asked for twice) has one root,
  /// the first of them that anyone asked about.
  Value getRoot(Value value);

  /// Whether the elements of `value` are known without reading memory: a splat
  /// constant, poison, or (not initialised at all) a tensor.empty or a
  /// bufferization.alloc_tensor without a copy. Views of such values are known
  /// too, but not buffers, nor tensors made from these: a memref does not keep
  /// what it holds first.
  bool isKnownContents(Value value);

  /// As `isKnownContents`, and also what tensor-level linalg.fill and
  /// tensor.splat make: a constant that an accumulator can start from.
  bool isKnownInitialValue(Value value);

  /// The coordinates of `view` in its root.
  const ViewCoordinates &getCoordinatesInRoot(Value view);

private:
  /// Where the data of a value comes from.
  struct Origin {
    Value root;
    /// Whether it, or something on the way from its root, is a memref.
    bool isBuffer = false;
  };
  Origin trace(Value value);
  /// Of a value that is no view.
  Origin getOwnOrigin(Value value);

  SizeTracer &sizes;
  /// Of views only: most values are none, and are told as fast as found.
  llvm::DenseMap<Value, Origin> origins;
  /// The root of what has a name, by symbol table and name.
  llvm::DenseMap<std::pair<Operation *, Attribute>, Value> rootOf;
  llvm::DenseMap<Value, ViewCoordinates> coordinates;
};

} // namespace mlir::roofline

#endif // ROOFLINE_INTERFACES_VALUETRACING_H
