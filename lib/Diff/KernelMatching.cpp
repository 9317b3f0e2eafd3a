//===- KernelMatching.cpp - Which kernels are the same --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Texts that are equal for kernels to be matched, strict ones first, and the
// alignment of functions by each in turn.
//
//===----------------------------------------------------------------------===//

#include "KernelMatching.h"
#include "SymbolNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"
#include <limits>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::StringRef;

using Kernels = std::vector<const RecordedKernel *>;
using KernelText = std::string (*)(const RecordedKernel &);

/// What follows from the IR of a kernel alone, wherever it stands and whatever
/// its function is called.
static std::string getStructure(const RecordedKernel &kernel) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << kernel.op << '|' << kernel.domain;
  for (const RecordedCount *count :
       {&kernel.executions, &kernel.flops, &kernel.iops, &kernel.bytesRead,
        &kernel.bytesWritten, kernel.times ? &*kernel.times : nullptr})
    os << '|' << (count ? count->toString() : "");
  return renameFunctions(text, [&](StringRef function) {
    return function == kernel.function ? std::string() : function.str();
  });
}

/// Where a kernel stands, whatever the folder of the file.
static std::string getPlace(const RecordedKernel &kernel) {
  StringRef location = kernel.location;
  return kernel.op + "|" + location.substr(location.rfind('/') + 1).str();
}

static std::string getPlacedStructure(const RecordedKernel &kernel) {
  return getPlace(kernel) + "|" + getStructure(kernel);
}

static std::string getLoops(const RecordedKernel &kernel) {
  return kernel.op + "|" + kernel.domain;
}

static std::string getOp(const RecordedKernel &kernel) { return kernel.op; }

namespace {
/// The items of two lists that have no partner yet.
class Unpaired {
public:
  Unpaired(size_t numBefore, size_t numAfter)
      : before(numBefore, true), after(numAfter, true) {}

  void add(unsigned left, unsigned right) {
    before[left] = after[right] = false;
    pairs.emplace_back(left, right);
  }

  /// Pairs the n-th of a text with the n-th of the other list, in any order.
  void pairByText(llvm::function_ref<std::string(unsigned)> getBefore,
                  llvm::function_ref<std::string(unsigned)> getAfter) {
    llvm::StringMap<std::vector<unsigned>> places;
    for (unsigned i = before.size(); i > 0; --i)
      if (before[i - 1])
        places[getBefore(i - 1)].push_back(i - 1);
    for (unsigned i = 0; i < after.size(); ++i) {
      if (!after[i])
        continue;
      auto found = places.find(getAfter(i));
      if (found == places.end() || found->second.empty())
        continue;
      add(found->second.back(), i);
      found->second.pop_back();
    }
  }

  bool hasBefore(unsigned left) const { return before[left]; }
  bool hasAfter(unsigned right) const { return after[right]; }

  std::vector<std::pair<unsigned, unsigned>> pairs;

private:
  std::vector<bool> before, after;
};
} // namespace

namespace {
/// Two lists of kernels as numbers, equal ones for equal texts.
struct NumberedKernels {
  NumberedKernels(const Kernels &before, const Kernels &after,
                  KernelText getText) {
    KeyNumbers numbers;
    for (const RecordedKernel *kernel : before)
      left.push_back(numbers.get(getText(*kernel)));
    for (const RecordedKernel *kernel : after)
      right.push_back(numbers.get(getText(*kernel)));
  }

  /// Gives what has a partner numbers that nothing else has.
  void hidePaired(const Unpaired &unpaired) {
    // The last two are those that a DenseSet takes for itself.
    constexpr unsigned kLast = std::numeric_limits<unsigned>::max() - 2;
    for (unsigned i = 0; i < left.size(); ++i)
      if (!unpaired.hasBefore(i))
        left[i] = kLast - 2 * i;
    for (unsigned i = 0; i < right.size(); ++i)
      if (!unpaired.hasAfter(i))
        right[i] = kLast - 1 - 2 * i;
  }

  std::vector<unsigned> left, right;
};

/// The kernels of a function, or their instances, in program order.
struct Body {
  StringRef function;
  bool hasInstances;
  /// Positions in the report.
  std::vector<unsigned> positions;
  Kernels kernels;

  std::string getName() const {
    return function.str() + (hasInstances ? "|instances" : "");
  }
  std::string getText(KernelText getKernelText) const {
    std::string text = hasInstances ? "instances" : "";
    for (const RecordedKernel *kernel : kernels)
      text += "\n" + getKernelText(*kernel);
    return text;
  }
};
} // namespace

static std::vector<Body> getBodies(const RecordedReport &report) {
  std::vector<Body> bodies;
  llvm::StringMap<unsigned> indices;
  for (auto [position, kernel] : llvm::enumerate(report.kernels)) {
    Body body{kernel.function, kernel.times.has_value(), {}, {}};
    auto [entry, isNew] = indices.try_emplace(body.getName(), bodies.size());
    if (isNew)
      bodies.push_back(std::move(body));
    bodies[entry->second].positions.push_back(position);
    bodies[entry->second].kernels.push_back(&kernel);
  }
  return bodies;
}

/// Pairs of equal kernels in order. Those that stand where they stood are
/// preferred to others, but not at the price of fewer pairs: what moved down by
/// some lines may stand where its like stood.
static Alignment alignEqual(const Kernels &before, const Kernels &after) {
  NumberedKernels structures(before, after, getStructure);
  NumberedKernels placed(before, after, getPlacedStructure);
  Alignment equal = align(structures.left, structures.right);
  Alignment inPlace = alignGaps(align(placed.left, placed.right),
                                structures.left, structures.right);
  return inPlace.size() < equal.size() ? equal : inPlace;
}

/// The kernels of one function: equal ones in order, equal ones that changed
/// places with others, and similar ones in the gaps between the first.
static std::vector<std::pair<unsigned, unsigned>>
matchBody(const Kernels &before, const Kernels &after) {
  Unpaired unpaired(before.size(), after.size());
  Alignment inOrder = alignEqual(before, after);
  for (auto [left, right] : inOrder)
    unpaired.add(left, right);
  unpaired.pairByText([&](unsigned i) { return getStructure(*before[i]); },
                      [&](unsigned i) { return getStructure(*after[i]); });
  for (KernelText getText : {getPlace, getLoops, getOp}) {
    NumberedKernels similar(before, after, getText);
    similar.hidePaired(unpaired);
    inOrder = alignGaps(inOrder, similar.left, similar.right);
    for (auto [left, right] : inOrder)
      if (unpaired.hasBefore(left))
        unpaired.add(left, right);
  }
  return unpaired.pairs;
}

KernelMatches mlir::roofline::matchKernels(const RecordedReport &before,
                                           const RecordedReport &after) {
  std::vector<Body> left = getBodies(before), right = getBodies(after);
  Unpaired unpaired(left.size(), right.size());
  unpaired.pairByText([&](unsigned i) { return left[i].getName(); },
                      [&](unsigned i) { return right[i].getName(); });
  for (KernelText getText : {getStructure, getOp})
    unpaired.pairByText([&](unsigned i) { return left[i].getText(getText); },
                        [&](unsigned i) { return right[i].getText(getText); });

  KernelMatches matches;
  for (auto [i, j] : unpaired.pairs) {
    if (left[i].function != right[j].function)
      matches.renamed[right[j].function.str()] = left[i].function.str();
    for (auto [first, second] : matchBody(left[i].kernels, right[j].kernels))
      matches.pairs.emplace_back(left[i].positions[first],
                                 right[j].positions[second]);
  }
  return matches;
}

static std::string getKernelsText(const RecordedReport &report) {
  std::string text;
  for (const RecordedKernel &kernel : report.kernels)
    text += getStructure(kernel) + "\n";
  return text;
}

static std::string getNamesText(const RecordedReport &report) {
  std::string text;
  for (const RecordedFunction &function : report.functions)
    text += function.name + "\n";
  return text;
}

static std::string getNothing(const RecordedReport &) { return ""; }

Alignment mlir::roofline::matchDocuments(ArrayRef<RecordedReport> before,
                                         ArrayRef<RecordedReport> after) {
  Alignment pairs;
  for (auto getText : {getKernelsText, getNamesText, getNothing}) {
    KeyNumbers numbers;
    std::vector<unsigned> left, right;
    for (const RecordedReport &report : before)
      left.push_back(numbers.get(getText(report)));
    for (const RecordedReport &report : after)
      right.push_back(numbers.get(getText(report)));
    pairs = alignGaps(pairs, left, right);
  }
  return pairs;
}
