//===- NestBuilder.cpp - From operands and maps to a nest -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Interfaces/NestBuilder.h"
#include "IndexConversion.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/BuiltinTypes.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/ValueTracing.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// A tensor encoding may change how many elements are stored. Attributes of the
/// builtin dialect (a memory space, a name) do not.
static std::optional<std::string> getEncodingProblem(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.getEncoding())
    return std::nullopt;
  Attribute encoding = tensor.getEncoding();
  if (isa<sparse_tensor::SparseTensorEncodingAttr>(encoding))
    return "a sparse tensor, whose number of non-zeros is not known";
  if (encoding.getDialect().getNamespace() !=
      BuiltinDialect::getDialectNamespace())
    return ("a tensor with an encoding of dialect '" +
            encoding.getDialect().getNamespace() + "'")
        .str();
  return std::nullopt;
}

std::optional<std::string>
mlir::roofline::getSizeProblem(Value value, const CostContext &context) {
  auto type = dyn_cast<ShapedType>(value.getType());
  if (!type || !type.hasRank())
    return "an operand without a rank";
  if (std::optional<std::string> problem = getEncodingProblem(type))
    return problem;
  if (!getElementBits(type.getElementType(), context)) {
    std::string text;
    llvm::raw_string_ostream(text)
        << "element type " << type.getElementType() << " has no known size";
    return text;
  }
  return std::nullopt;
}

/// How many elements of `bits` the memory behind `root` holds, if its size is
/// known.
static std::optional<Expr> getCapacity(Value root, Count bits,
                                       const CostContext &context) {
  if (getSizeProblem(root, context))
    return std::nullopt;
  auto type = cast<ShapedType>(root.getType());
  Expr elements = getProduct(context.sizes.getShape(root));
  // Elements of no size, as those of i0, fill nothing.
  if (bits.isZero())
    return elements;
  Count bitsOfRoot = *getElementBits(type.getElementType(), context);
  return bitsOfRoot == bits ? elements
                            : Expr::ceilDiv(elements * bitsOfRoot, bits);
}

//===----------------------------------------------------------------------===//
// NestBuilder
//===----------------------------------------------------------------------===//

NestBuilder::NestBuilder(const CostContext &context, ArrayRef<Expr> extents,
                         OpCost &cost)
    : context(context), cost(cost) {
  checkNumLoops(extents.size());
  cost.nest.extents.assign(extents.begin(), extents.end());
}

void NestBuilder::checkNumLoops(size_t number) {
  // More than any op that people write.
  constexpr size_t kMaxLoops = 64;
  if (number > kMaxLoops)
    fail("more than 64 loops");
}

void NestBuilder::fail(const llvm::Twine &why) {
  if (!failed)
    cost.markUnmodelled(why);
  failed = true;
}

bool NestBuilder::accepts(Value value, AccessKind kind) {
  if (failed)
    return false;
  if (kind == AccessKind::Read && context.values.isKnownContents(value))
    return false;
  if (std::optional<std::string> problem = getSizeProblem(value, context))
    fail(*problem);
  return !failed;
}

void NestBuilder::add(Value value, Access access) {
  pending.push_back(
      {value, context.values.getRoot(value), std::move(access), {}});
}

void NestBuilder::addAccess(Value value, AffineMap map, AccessKind kind) {
  SmallVector<IndexExpr, 4> converted;
  for (AffineExpr result : map.getResults()) {
    std::optional<IndexExpr> index = convertToIndex(result, cost.nest.extents);
    if (!index)
      return accepts(value, kind) ? fail("an indexing map with symbols")
                                  : void();
    converted.push_back(std::move(*index));
  }
  addAccess(value, converted, kind);
}

void NestBuilder::addAccess(Value value, ArrayRef<IndexExpr> index,
                            AccessKind kind, std::optional<Shape> ownExtents) {
  if (!accepts(value, kind))
    return;
  Access access;
  access.kind = kind;
  access.ownExtents = std::move(ownExtents);
  access.index.assign(index.begin(), index.end());
  add(value, std::move(access));
}

void NestBuilder::addWhole(Value value, AccessKind kind) {
  if (!accepts(value, kind))
    return;
  Access access;
  access.kind = kind;
  access.ownExtents = context.sizes.getShape(value);
  checkNumLoops(access.ownExtents->size());
  for (unsigned dim = 0; dim < access.ownExtents->size(); ++dim)
    access.index.emplace_back().terms.push_back({dim, 1});
  add(value, std::move(access));
}

void NestBuilder::addAnywhere(Value value, Access access,
                              ArrayRef<unsigned> loops) {
  // Every dimension may take any value; what limits the access is the number of
  // points, which the terms carry.
  for (const Expr &size : context.sizes.getShape(value)) {
    IndexExpr &index = access.index.emplace_back();
    index.maxDistinct = size;
    for (unsigned loop : loops)
      index.terms.push_back({loop, 1});
  }
  add(value, std::move(access));
}

void NestBuilder::addGather(Value value, ArrayRef<unsigned> loops,
                            AccessKind kind, const Expr &times) {
  if (!accepts(value, kind))
    return;
  Access access;
  access.kind = kind;
  // A loop inside the payload is one more loop of this access.
  SmallVector<unsigned> dependsOn(loops);
  if (!times.isOne()) {
    access.ownExtents.emplace(cost.nest.extents.begin(),
                              cost.nest.extents.end());
    dependsOn.push_back(access.ownExtents->size());
    access.ownExtents->push_back(times);
    checkNumLoops(access.ownExtents->size());
  }
  addAnywhere(value, std::move(access), dependsOn);
}

void NestBuilder::addLooseGather(Value value, const Expr &distinct,
                                 const Expr &number) {
  if (!accepts(value, AccessKind::Read) || number.isZero())
    return;
  Access access;
  // The second loop repeats the first, at no other index.
  access.ownExtents = {distinct, Expr::ceilDiv(number, distinct)};
  addAnywhere(value, std::move(access), /*loops=*/{0u});
}

void NestBuilder::addUnplaced(Value handle, const Expr &elements, Count bits,
                              AccessKind kind) {
  if (failed)
    return;
  Access access;
  access.kind = kind;
  access.ownExtents = {elements};
  access.index.emplace_back().terms.push_back({0, 1});
  Buffer buffer;
  buffer.space = MemorySpace::Workgroup;
  buffer.shape = {elements};
  buffer.bitsPerElement = bits;
  buffer.rootKey = context.values.getRoot(handle).getAsOpaquePointer();
  buffer.viewKey = handle.getAsOpaquePointer();
  pending.push_back({handle, context.values.getRoot(handle), std::move(access),
                     std::move(buffer)});
}

std::optional<Buffer> NestBuilder::makeBuffer(Value value) {
  if (getSizeProblem(value, context))
    return std::nullopt;
  auto type = cast<ShapedType>(value.getType());
  Buffer buffer;
  buffer.shape = context.sizes.getShape(value);
  buffer.bitsPerElement = *getElementBits(type.getElementType(), context);
  buffer.space = getMemorySpace(value);
  return buffer;
}

void mlir::roofline::moveToRoot(Access &access, ArrayRef<ViewDim> coordinates) {
  SmallVector<IndexExpr, 4> index;
  for (const ViewDim &dim : coordinates) {
    IndexExpr expr;
    if (dim.viewDim)
      expr = access.index[*dim.viewDim];
    expr.offset = expr.offset * dim.stride + dim.offset;
    for (IndexTerm &term : expr.terms)
      term.coefficient *= dim.stride;
    index.push_back(std::move(expr));
  }
  access.index.assign(index.begin(), index.end());
}

/// Each such access has a buffer of its own.
void NestBuilder::addUnplaced(const Pending &p, unsigned root) {
  cost.nest.buffers.push_back(*p.unplaced);
  cost.nest.buffers.back().root = root;
  cost.nest.accesses.push_back(p.access);
  cost.nest.accesses.back().buffer = cost.nest.buffers.size() - 1;
}

void NestBuilder::addRoot(ArrayRef<Pending *> sharing, unsigned root) {
  bool isRoot =
      llvm::all_of(sharing, [](Pending *p) { return p->value == p->root; });
  bool isOneView = llvm::all_of(
      sharing, [&](Pending *p) { return p->value == sharing.front()->value; });
  SmallVector<ViewCoordinates, 2> coordinates;
  std::optional<Buffer> common;
  if (!isRoot) {
    common = makeBuffer(sharing.front()->root);
    for (Pending *p : sharing)
      coordinates.push_back(context.values.getCoordinatesInRoot(p->value));
    if (!llvm::all_of(coordinates, [](auto &c) { return c.has_value(); }))
      common.reset();
  }
  bool isOneBuffer = isOneView || common;
  for (auto [i, p] : llvm::enumerate(sharing)) {
    Access &access = p->access;
    if (i == 0 || !isOneBuffer) {
      Buffer buffer = common ? *common : *makeBuffer(p->value);
      buffer.root = root;
      buffer.rootKey = p->root.getAsOpaquePointer();
      if (!common && p->value != p->root)
        buffer.viewKey = p->value.getAsOpaquePointer();
      buffer.rootElements =
          getCapacity(p->root, buffer.bitsPerElement, context);
      cost.nest.buffers.push_back(std::move(buffer));
    }
    if (common)
      moveToRoot(access, *coordinates[i]);
    access.buffer = cost.nest.buffers.size() - 1;
    cost.nest.accesses.push_back(std::move(access));
  }
}

LogicalResult NestBuilder::finish() {
  if (failed)
    return failure();
  llvm::SmallMapVector<Value, SmallVector<Pending *, 2>, 4> byRoot;
  for (Pending &p : pending)
    byRoot[p.root].push_back(&p);
  for (auto [number, entry] : llvm::enumerate(byRoot)) {
    SmallVector<Pending *, 2> placed;
    for (Pending *p : entry.second)
      p->unplaced ? addUnplaced(*p, number) : placed.push_back(p);
    if (!placed.empty())
      addRoot(placed, number);
  }
  cost.markKernel();
  return success();
}
