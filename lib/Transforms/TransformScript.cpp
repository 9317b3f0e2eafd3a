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
#include "LocationNames.h"
#include "ScriptGaps.h"
#include "ScriptSteps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::roofline;
using linalg::LinalgOp;

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
  void addHandles(StringRef name, StringRef matched, unsigned number);
  std::string nameHandle(Operation *op) const {
    StringRef name = isa<LinalgOp>(op) ? "all" : "pads";
    return llvm::formatv("%{0}{1}#{2}", name, functionNumber,
                         positions.lookup(op));
  }

  const AnalysisResult &result;
  const FusionPlan &plan;
  std::vector<ScriptGap> gaps;
  std::string text;
  llvm::raw_string_ostream os;
  LocationNames locations;
  unsigned functionNumber = 0;
  /// Of the linalg ops of one function, and of its pads.
  llvm::DenseMap<Operation *, unsigned> positions;
};
} // namespace

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

/// Names the `number` ops of the function that are `matched`.
void ScriptWriter::addHandles(StringRef name, StringRef matched,
                              unsigned number) {
  std::string types = kHandle.str();
  for (unsigned i = 1; i < number; ++i)
    types += (", " + kHandle).str();
  unsigned id = functionNumber;
  os << "    %found_" << name << id << " = transform.structured.match "
     << matched << " in %function" << id << " : (" << kHandle << ") -> "
     << kHandle << "\n"
     << "    %" << name << id << ":" << number
     << " = transform.split_handle %found_" << name << id << " : (" << kHandle
     << ") -> (" << types << ")\n";
}

void ScriptWriter::addFunction(FunctionOpInterface function,
                               ArrayRef<unsigned> groups) {
  positions.clear();
  unsigned numLinalg = 0, numPads = 0;
  function->walk([&](Operation *op) {
    if (isa<LinalgOp>(op))
      positions[op] = numLinalg++;
    else if (isa<tensor::PadOp>(op))
      positions[op] = numPads++;
  });
  std::string name;
  llvm::raw_string_ostream(name) << function.getNameAttr();
  unsigned id = functionNumber;
  os << "    %function" << id << " = transform.structured.match ops{[\""
     << function->getName().getStringRef()
     << "\"]} attributes {sym_name = " << name << "} in %root : (" << kHandle
     << ") -> " << kHandle << "\n";
  addHandles("all", "interface{LinalgOp}", numLinalg);
  bool usesPads = llvm::any_of(groups, [&](unsigned number) {
    return llvm::any_of(plan.groups[number].ops, llvm::IsaPred<tensor::PadOp>);
  });
  if (usesPads)
    addHandles("pads", "ops{[\"tensor.pad\"]}", numPads);
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
  for (std::optional<ScriptGap> gap :
       {findOpenSizes(result), findSoftmaxes(result)}) {
    if (!gap)
      continue;
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
