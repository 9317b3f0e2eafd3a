//===- TargetRegistry.cpp - Targets by name, chip or file -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/Suggestion.h"
#include "roofline/Target/TargetParser.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include <mutex>
#include <tuple>

using namespace mlir::roofline;
using llvm::StringRef;

using SharedTarget = std::shared_ptr<const TargetModel>;

static constexpr ShippedTarget kShippedTargets[] = {
#include "ShippedTargets.inc"
};

llvm::ArrayRef<ShippedTarget> mlir::roofline::getShippedTargets() {
  return kShippedTargets;
}

/// The name, then the aliases.
static llvm::SmallVector<StringRef> getNames(const ShippedTarget &target) {
  llvm::SmallVector<StringRef> names = {target.name};
  target.aliases.split(names, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  return names;
}

/// The chip without what only selects instructions.
static StringRef stripChipFeatures(StringRef chip) {
  chip = chip.split(':').first;
  if (chip.starts_with_insensitive("sm_") && chip.size() > 4 &&
      llvm::isDigit(chip.drop_back().back()))
    chip = chip.rtrim("aAfF");
  return chip;
}

static const ShippedTarget *findByChip(StringRef chip) {
  chip = stripChipFeatures(chip);
  for (const ShippedTarget &target : kShippedTargets)
    if (target.isChipDefault && target.chip.equals_insensitive(chip))
      return &target;
  return nullptr;
}

static const ShippedTarget *findByName(StringRef name) {
  for (const ShippedTarget &target : kShippedTargets)
    for (StringRef known : getNames(target))
      if (known.equals_insensitive(name))
        return &target;
  return nullptr;
}

std::optional<StringRef> mlir::roofline::findTargetForChip(StringRef chip) {
  if (const ShippedTarget *target = findByChip(chip))
    return target->name;
  return std::nullopt;
}

static llvm::Expected<SharedTarget> share(llvm::Expected<TargetFile> file) {
  if (!file)
    return file.takeError();
  return std::make_shared<const TargetModel>(std::move(file->model));
}

static llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
openTargetFile(StringRef path) {
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> buffer =
      llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (std::error_code code = buffer.getError())
    return llvm::createStringError(code, "cannot read target file '" + path +
                                             "': " + code.message());
  return std::move(*buffer);
}

/// The text of `target`, by the name that messages give it.
static std::unique_ptr<llvm::MemoryBuffer>
openShippedTarget(const ShippedTarget &target) {
  std::string fileName = ("<shipped>/" + target.name + ".yaml").str();
  return llvm::MemoryBuffer::getMemBuffer(target.text, fileName);
}

/// Reads `target` at the first call, and returns the same record from then on.
static llvm::Expected<SharedTarget>
getShippedTarget(const ShippedTarget &target) {
  static std::mutex mutex;
  static SharedTarget cache[std::size(kShippedTargets)];
  std::lock_guard<std::mutex> lock(mutex);
  SharedTarget &slot = cache[&target - kShippedTargets];
  if (slot)
    return slot;
  llvm::Expected<SharedTarget> read =
      share(parseTargetFile(*openShippedTarget(target)));
  if (read)
    slot = *read;
  return read;
}

/// What `target` is known by: its names, and its chip where that means it.
static llvm::SmallVector<StringRef> getSpellings(const ShippedTarget &target) {
  llvm::SmallVector<StringRef> spellings = getNames(target);
  if (target.isChipDefault)
    spellings.push_back(target.chip);
  return spellings;
}

/// The spellings that `start` may be the start of, one per target.
static llvm::SmallVector<StringRef> findCompletions(StringRef start) {
  llvm::SmallVector<StringRef> completions;
  for (const ShippedTarget &target : kShippedTargets) {
    llvm::SmallVector<StringRef> spellings = getSpellings(target);
    const StringRef *match = llvm::find_if(spellings, [&](StringRef spelling) {
      return spelling.starts_with_insensitive(start);
    });
    if (match != spellings.end())
      completions.push_back(*match);
  }
  return completions;
}

/// What `name` may have been meant to be.
static llvm::SmallVector<StringRef> guessTargets(StringRef name) {
  llvm::SmallVector<StringRef> guesses = findCompletions(name);
  if (!guesses.empty())
    return guesses;
  // Of `h100-smx` the part before the dash is right; a100-... is not meant.
  StringRef family = name.split('-').first;
  bool isFamily = findByName(family);
  llvm::SmallVector<StringRef> known;
  for (const ShippedTarget &target : kShippedTargets)
    for (StringRef spelling : getSpellings(target))
      if (!isFamily || spelling.starts_with_insensitive(family))
        known.push_back(spelling);
  StringRef nearest = findNearest(name, known);
  if (nearest.empty() && isFamily)
    nearest = family;
  if (!nearest.empty())
    guesses.push_back(nearest);
  return guesses;
}

static llvm::Error makeUnknownTargetError(StringRef name) {
  constexpr size_t kMaxGuesses = 6;
  llvm::SmallVector<StringRef> guesses = guessTargets(name);
  std::string hint = ";";
  if (!guesses.empty()) {
    hint = "; did you mean '" +
           llvm::join(llvm::ArrayRef(guesses).take_front(kMaxGuesses), "', '") +
           "'" + (guesses.size() > kMaxGuesses ? ", ..." : "") + "?";
  }
  return llvm::createStringError(
      "unknown target '" + name + "'" + hint +
      " --list-targets prints the known ones, and FILE.yaml describes one of "
      "your own");
}

bool mlir::roofline::isTargetPath(StringRef nameOrPath) {
  return nameOrPath.contains('/') || nameOrPath.ends_with(".yaml") ||
         nameOrPath.ends_with(".yml");
}

static llvm::Expected<const ShippedTarget *> findShipped(StringRef name) {
  if (const ShippedTarget *target = findByName(name))
    return target;
  if (const ShippedTarget *target = findByChip(name))
    return target;
  return makeUnknownTargetError(name);
}

static llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
openTarget(StringRef nameOrPath) {
  if (isTargetPath(nameOrPath))
    return openTargetFile(nameOrPath);
  llvm::Expected<const ShippedTarget *> target = findShipped(nameOrPath);
  if (!target)
    return target.takeError();
  return openShippedTarget(**target);
}

static llvm::Expected<SharedTarget> loadOverlaid(const TargetSpec &spec) {
  auto base = openTarget(spec.base);
  if (!base)
    return base.takeError();
  auto overlay = openTargetFile(spec.overlay);
  if (!overlay)
    return overlay.takeError();
  return share(parseOverlaidTarget(**base, **overlay));
}

llvm::Expected<SharedTarget> mlir::roofline::loadTarget(StringRef text) {
  llvm::Expected<TargetSpec> spec = TargetSpec::parse(text);
  if (!spec)
    return spec.takeError();
  if (spec->base.empty())
    return llvm::createStringError("the name of the target is empty; "
                                   "--list-targets prints the known ones, "
                                   "and FILE.yaml describes one of your own");
  if (!spec->overlay.empty())
    return loadOverlaid(*spec);
  if (isTargetPath(spec->base)) {
    auto file = openTargetFile(spec->base);
    if (!file)
      return file.takeError();
    return share(parseTargetFile(**file));
  }
  llvm::Expected<const ShippedTarget *> target = findShipped(spec->base);
  if (!target)
    return target.takeError();
  return getShippedTarget(**target);
}

llvm::Expected<std::vector<SharedTarget>> mlir::roofline::listTargets() {
  std::vector<SharedTarget> targets;
  for (const ShippedTarget &shipped : kShippedTargets) {
    llvm::Expected<SharedTarget> target = getShippedTarget(shipped);
    if (!target)
      return target.takeError();
    targets.push_back(*target);
  }
  llvm::stable_sort(targets, [](const SharedTarget &a, const SharedTarget &b) {
    return std::tie(a->vendor, a->name) < std::tie(b->vendor, b->name);
  });
  return targets;
}
