//===- TransformScript.cpp - A plan of fusion as a script -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The last op of a group is tiled, and the others are pulled into the loop from
// the last to the first: by then all that read them are in it. Equal slices are
// made one before that, since only one use of an op is pulled in at a time.
//
//===----------------------------------------------------------------------===//

#include "roofline/Transforms/TransformScript.h"
#include "FusionForms.h"
#include "LocationNames.h"
#include "ScriptGaps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::roofline;
using linalg::LinalgOp;

/// Points of a tile of an elementwise group: as many as a block of a launch may
/// have threads (CUDA C++ Programming Guide, "Compute Capabilities": 1024).
static constexpr int64_t kElementwisePoints = 1024;

static constexpr llvm::StringLiteral kHandle = "!transform.any_op";

namespace {
class ScriptWriter {
public:
  ScriptWriter(const AnalysisResult &result, const FusionPlan &plan)
      : result(result), plan(plan), os(text) {}

  TransformScript run();

private:
  void addFunction(FunctionOpInterface function, ArrayRef<unsigned> groups);
  void addGroup(unsigned number);
  void addLeftOut(unsigned number, const Twine &why);
  void addFunctions();
  std::string nameHandle(Operation *op) const {
    return llvm::formatv("%all{0}#{1}", functionNumber, positions.lookup(op));
  }

  const AnalysisResult &result;
  const FusionPlan &plan;
  std::vector<ScriptGap> gaps;
  std::string text;
  llvm::raw_string_ostream os;
  LocationNames locations;
  unsigned functionNumber = 0;
  /// Of the linalg ops of one function.
  llvm::DenseMap<Operation *, unsigned> positions;
};

/// What becomes of one group.
struct GroupSteps {
  /// Sides of tiles by loop of the last op, and its loops in their new order.
  SmallVector<int64_t> sizes;
  SmallVector<int64_t> order;
  /// What is pulled into the loop, in that order.
  SmallVector<LinalgOp> producers;
};
} // namespace

static bool isMember(ArrayRef<Operation *> ops, Operation *op) {
  return llvm::is_contained(ops, op);
}

/// Tiles along the outermost parallel loop; empty where no loop is parallel.
static SmallVector<int64_t> chooseSizes(LinalgOp last) {
  SmallVector<int64_t, 4> extents = last.getStaticLoopRanges();
  SmallVector<utils::IteratorType> kinds = last.getIteratorTypesArray();
  for (unsigned loop = 0; loop < extents.size(); ++loop) {
    if (kinds[loop] != utils::IteratorType::parallel || extents[loop] == 1)
      continue;
    Count inside = 1;
    for (unsigned other = 0; other < extents.size(); ++other)
      if (other != loop)
        inside *= std::max<int64_t>(extents[other], 1);
    SmallVector<int64_t> sizes(extents.size());
    sizes[loop] = inside < Count(kElementwisePoints)
                      ? kElementwisePoints / inside.toInt64()
                      : 1;
    if (!ShapedType::isDynamic(extents[loop]))
      sizes[loop] = std::min(sizes[loop], extents[loop]);
    return sizes;
  }
  return {};
}

/// Fills that one op of the group starts from, and nobody else uses.
static void addFills(LinalgOp op, SmallVectorImpl<LinalgOp> &producers) {
  for (Value init : op.getDpsInits())
    if (auto fill = init.getDefiningOp<linalg::FillOp>();
        fill && fill->hasOneUse() && fill->getBlock() == op->getBlock())
      producers.push_back(cast<LinalgOp>(fill.getOperation()));
}

static llvm::Expected<GroupSteps> planSteps(const FusionGroup &group) {
  ArrayRef<Operation *> ops = group.ops;
  if (llvm::Error error = checkBuffers(ops))
    return error;
  auto last = cast<LinalgOp>(ops.back());
  GroupSteps steps;
  if (group.form == FusionForm::Tiled)
    steps.sizes.assign(group.tileSizes.begin(), group.tileSizes.end());
  else
    steps.sizes = chooseSizes(last);
  if (steps.sizes.empty())
    return llvm::createStringError("its last op has no parallel loop to tile");
  steps.order = getLoopOrder(group.tileOrder, steps.sizes.size());

  for (Operation *op : ops) {
    auto name = op->getName().getStringRef();
    if (isOnlyStartedFrom(op))
      continue; // Comes with what starts from it.
    addFills(cast<LinalgOp>(op), steps.producers);
    if (op == ops.back())
      break;
    if (group.form == FusionForm::Tiled &&
        !llvm::all_of(op->getUsers(),
                      [&](Operation *user) { return isMember(ops, user); }))
      return llvm::createStringError(
          "'" + name +
          "' is used outside too, and upstream's loops return "
          "what the last op makes");
    if (llvm::none_of(op->getUsers(),
                      [&](Operation *user) { return isMember(ops, user); }))
      return llvm::createStringError("its last op does not need '" + name +
                                     "', and only producers can be pulled "
                                     "into a loop");
    for (OpResult result : op->getResults())
      if (!cast<LinalgOp>(op)
               .getIndexingMapMatchingResult(result)
               .isProjectedPermutation())
        return llvm::createStringError(
            "the indices of what '" + name +
            "' makes are not all loops, and of such an op upstream pulls all "
            "into every tile");
    for (Operation *user : op->getUsers()) {
      Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
      if (!isMember(ops, user) &&
          (!ancestor || ancestor->isBeforeInBlock(ops.back())))
        return llvm::createStringError("what '" + name +
                                       "' makes is used before its last op");
    }
    steps.producers.push_back(cast<LinalgOp>(op));
  }
  llvm::sort(steps.producers, [](LinalgOp lhs, LinalgOp rhs) {
    return rhs->isBeforeInBlock(lhs);
  });
  return steps;
}

void ScriptWriter::addLeftOut(unsigned number, const Twine &why) {
  const FusionGroup &group = plan.groups[number];
  gaps.push_back({group.ops.back(),
                  ("the group that ends in it is left out: " + why).str()});
  os << "    // Group " << number << ", which ends in "
     << group.ops.back()->getName().getStringRef() << " "
     << locations.getText(group.ops.back()->getLoc())
     << ", is left out: " << why << ".\n";
}

void ScriptWriter::addGroup(unsigned number) {
  const FusionGroup &group = plan.groups[number];
  llvm::Expected<GroupSteps> steps = planSteps(group);
  if (!steps)
    return addLeftOut(number, llvm::toString(steps.takeError()));
  Operation *last = group.ops.back();
  os << "    // Group " << number << ": " << stringify(group.form) << ", "
     << group.ops.size() << " ops.\n";
  std::string handle = nameHandle(last);
  auto transform = [&](StringRef name, const Twine &what,
                       const Twine &arguments) {
    std::string result = llvm::formatv("%{0}{1}", what.str(), number);
    os << "    " << result << " = transform.structured." << name << " "
       << handle << arguments << " : (" << kHandle << ") -> " << kHandle
       << "\n";
    handle = result;
  };
  auto list = [](ArrayRef<int64_t> numbers) {
    std::string text;
    llvm::raw_string_ostream os(text);
    llvm::interleaveComma(numbers, os);
    return "[" + text + "]";
  };
  SmallVector<int64_t> sizes;
  for (int64_t loop : steps->order)
    sizes.push_back(steps->sizes[loop]);
  if (!llvm::is_sorted(steps->order)) {
    // Only generic ops can have their loops in another order.
    if (!isa<linalg::GenericOp>(last))
      transform("generalize", "generic", "");
    transform("interchange", "ordered",
              " iterator_interchange = " + list(steps->order));
  }
  std::string loop = llvm::formatv("%loop{0}_0", number);
  os << "    %tile" << number << ", " << loop
     << " = transform.structured.tile_using_forall " << handle << " tile_sizes "
     << list(sizes) << " : (" << kHandle << ") -> (" << kHandle << ", "
     << kHandle << ")\n";
  for (auto [step, producer] : llvm::enumerate(steps->producers)) {
    os << "    transform.apply_cse to " << loop << " : " << kHandle << "\n";
    std::string next = llvm::formatv("%loop{0}_{1}", number, step + 1);
    os << "    %part" << number << "_" << step << ", " << next
       << " = transform.structured.fuse_into_containing_op "
       << nameHandle(producer) << " into " << loop << " : (" << kHandle << ", "
       << kHandle << ") -> (" << kHandle << ", " << kHandle << ")\n";
    loop = next;
  }
}

void ScriptWriter::addFunction(FunctionOpInterface function,
                               ArrayRef<unsigned> groups) {
  positions.clear();
  function->walk(
      [&](LinalgOp op) { positions.try_emplace(op, positions.size()); });
  std::string name;
  llvm::raw_string_ostream(name) << function.getNameAttr();
  std::string types = kHandle.str();
  for (unsigned i = 1; i < positions.size(); ++i)
    types += (", " + kHandle).str();
  unsigned id = functionNumber;
  os << "    %function" << id << " = transform.structured.match ops{[\""
     << function->getName().getStringRef()
     << "\"]} attributes {sym_name = " << name << "} in %root : (" << kHandle
     << ") -> " << kHandle << "\n"
     << "    %found" << id
     << " = transform.structured.match interface{LinalgOp} in %function" << id
     << " : (" << kHandle << ") -> " << kHandle << "\n"
     << "    %all" << id << ":" << positions.size()
     << " = transform.split_handle %found" << id << " : (" << kHandle
     << ") -> (" << types << ")\n";
  for (unsigned number : groups)
    addGroup(number);
  os << "    transform.apply_patterns to %function" << id << " {\n"
     << "      transform.apply_patterns.tensor.fold_tensor_empty\n"
     << "      transform.apply_patterns.linalg.tiling_canonicalization\n"
     << "    } : " << kHandle << "\n"
     << "    transform.apply_cse to %function" << id << " : " << kHandle
     << "\n";
  ++functionNumber;
}

void ScriptWriter::addFunctions() {
  llvm::StringMap<unsigned> numNamed;
  result.root->walk(
      [&](FunctionOpInterface function) { ++numNamed[function.getName()]; });
  llvm::MapVector<Operation *, SmallVector<unsigned>> groupsOf;
  for (auto [number, group] : llvm::enumerate(plan.groups))
    groupsOf[group.ops.back()->getParentOfType<FunctionOpInterface>()]
        .push_back(number);
  for (auto &[op, groups] : groupsOf) {
    auto function = cast_or_null<FunctionOpInterface>(op);
    if (function && numNamed[function.getName()] == 1) {
      addFunction(function, groups);
      continue;
    }
    for (unsigned number : groups)
      addLeftOut(number, function ? "several functions have the name of its own"
                                  : "it is in no function");
  }
}

TransformScript ScriptWriter::run() {
  for (const FunctionRecord &function : result.functions)
    for (const KernelRecord &kernel : function.kernels)
      locations.add(kernel.op->getLoc());
  os << "module attributes {transform.with_named_sequence} {\n"
     << "  transform.named_sequence @__transform_main(%root: " << kHandle
     << " {transform.readonly}) {\n";
  if (std::optional<ScriptGap> gap = findOpenSizes(result)) {
    os << "    // " << gap->op->getName() << " "
       << locations.getText(gap->op->getLoc())
       << " is not looked at: " << gap->why << ".\n";
    gaps.push_back(std::move(*gap));
  }
  if (plan.groups.empty())
    os << "    // No group of what is looked at is worth it.\n";
  addFunctions();
  os << "    transform.yield\n  }\n}\n";
  return {std::move(text), std::move(gaps)};
}

TransformScript
mlir::roofline::writeTransformScript(const AnalysisResult &result,
                                     const FusionPlan &plan) {
  return ScriptWriter(result, plan).run();
}
