//===- TargetRegistryTest.cpp - Targets by name, chip or file -------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Target/TargetRegistry.h"
#include "TestTargets.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <thread>

using namespace mlir::roofline;
using llvm::StringRef;

namespace {

/// The canonical name of what `name` loads, or the error.
std::string resolve(StringRef name) {
  auto target = loadTarget(name);
  return target ? (*target)->name : llvm::toString(target.takeError());
}

/// A file that is gone at the end of the test.
class TargetFileOnDisk {
public:
  explicit TargetFileOnDisk(StringRef text)
      : remover(
            (llvm::cantFail(llvm::errorCodeToError(
                 llvm::sys::fs::createTemporaryFile("target", "yaml", path))),
             path.str())) {
    std::error_code code;
    llvm::raw_fd_ostream(path, code) << text;
  }
  StringRef getPath() const { return path; }

private:
  llvm::SmallString<64> path;
  llvm::FileRemover remover;
};

TEST(TargetRegistry, NamesAndAliases) {
  EXPECT_EQ(resolve("h100-sxm"), "h100-sxm");
  EXPECT_EQ(resolve("h100"), "h100-sxm");
  EXPECT_EQ(resolve("nvidia-h100-sxm5-80gb"), "h100-sxm");
  EXPECT_EQ(resolve("H200"), "h200");
  EXPECT_EQ(resolve("MI300X"), "mi300x");
  EXPECT_EQ(resolve("8480+"), "xeon-8480plus");
  EXPECT_EQ(resolve("4090"), "rtx4090");
  EXPECT_EQ(resolve("trillium"), "tpu-v6e");
  EXPECT_EQ(resolve(kDefaultTargetName), kDefaultTargetName);
}

TEST(TargetRegistry, AmbiguousAliasesHaveADocumentedMeaning) {
  EXPECT_EQ(resolve("v100"), "v100-sxm2-16gb");
  EXPECT_EQ(resolve("tesla-v100"), "v100-sxm2-16gb");
  EXPECT_EQ(resolve("v100-32gb"), "v100-sxm2-32gb");
  EXPECT_EQ(resolve("a100"), "a100-sxm4-80gb");
  EXPECT_EQ(resolve("a100-40gb"), "a100-sxm4-40gb");
}

TEST(TargetRegistry, Chips) {
  EXPECT_EQ(findTargetForChip("sm_90"), StringRef("h100-sxm"));
  EXPECT_EQ(findTargetForChip("sm_90a"), StringRef("h100-sxm"));
  EXPECT_EQ(findTargetForChip("SM_90A"), StringRef("h100-sxm"));
  EXPECT_EQ(findTargetForChip("sm_100f"), StringRef("b200"));
  EXPECT_EQ(findTargetForChip("sm_100"), StringRef("b200"));
  EXPECT_EQ(findTargetForChip("sm_103"), StringRef("b300"));
  EXPECT_EQ(findTargetForChip("sm_80"), StringRef("a100-sxm4-80gb"));
  EXPECT_EQ(findTargetForChip("gfx90a"), StringRef("mi250x-gcd"));
  EXPECT_EQ(findTargetForChip("gfx942"), StringRef("mi300x"));
  EXPECT_EQ(findTargetForChip("gfx942:sramecc+:xnack-"), StringRef("mi300x"));
  EXPECT_EQ(findTargetForChip("sapphirerapids"), StringRef("xeon-8480plus"));
  EXPECT_EQ(findTargetForChip("sm_61"), std::nullopt);
  EXPECT_EQ(findTargetForChip("sm_"), std::nullopt);
  EXPECT_EQ(findTargetForChip(""), std::nullopt);
  // A name is no chip, but a chip names a target.
  EXPECT_EQ(findTargetForChip("h100"), std::nullopt);
  EXPECT_EQ(resolve("sm_90a"), "h100-sxm");
}

TEST(TargetRegistry, UnknownNamesGetASuggestion) {
  EXPECT_EQ(resolve("h101"),
            "unknown target 'h101'; did you mean 'h100'? --list-targets prints "
            "the known ones, and FILE.yaml describes one of your own");
  EXPECT_NE(resolve("mi30ox").find("did you mean 'mi300x'?"),
            std::string::npos);
  EXPECT_NE(resolve("SM_91").find("did you mean 'sm_90'?"), std::string::npos);
  EXPECT_EQ(resolve("somethingelse"),
            "unknown target 'somethingelse'; --list-targets prints the known "
            "ones, and FILE.yaml describes one of your own");
}

TEST(TargetRegistry, StartsOfNamesAreCompleted) {
  auto guess = [](StringRef name) {
    return StringRef(resolve(name))
        .split("did you mean ")
        .second.split('?')
        .first.str();
  };
  EXPECT_EQ(guess("epyc"), "'epyc-9654', 'epyc-9755'");
  EXPECT_EQ(guess("XEON"), "'xeon-6980p', 'xeon-8480plus'");
  // One spelling per target, the name before its aliases.
  EXPECT_EQ(guess("h10"), "'h100-nvl', 'h100-pcie', 'h100-sxm'");
  EXPECT_EQ(guess("sm_10"), "'sm_100', 'sm_103'");
  // Too many to list.
  EXPECT_EQ(guess("tpu-v"), "'tpu-v4', 'tpu-v5e', 'tpu-v5p', 'tpu-v6e', "
                            "'tpu-v7'");
  EXPECT_EQ(guess("mi").substr(0, 20), "'mi100', 'mi210', 'm");
  EXPECT_EQ(StringRef(guess("mi")).ends_with(", ..."), true);
}

TEST(TargetRegistry, AnotherFamilyIsNotSuggested) {
  // One letter from 'a100-80gb'.
  EXPECT_NE(resolve("h100-80gb").find("did you mean 'h100'?"),
            std::string::npos);
  EXPECT_NE(resolve("h100-smx").find("did you mean 'h100-sxm'?"),
            std::string::npos);
}

TEST(TargetRegistry, EmptyName) {
  EXPECT_EQ(resolve(""),
            "the name of the target is empty; --list-targets prints the known "
            "ones, and FILE.yaml describes one of your own");
}

TEST(TargetRegistry, ReadsFiles) {
  TargetFileOnDisk file(kMinimalTarget);
  EXPECT_EQ(resolve(file.getPath()), "my-gpu");
}

TEST(TargetRegistry, ChecksFiles) {
  TargetFileOnDisk unreadable("name: [\n");
  EXPECT_EQ(StringRef(resolve(unreadable.getPath()))
                .starts_with((unreadable.getPath() + ":").str()),
            true);
  TargetFileOnDisk impossible(minimalWith("warp: {lanes: 0, source: A}\n"));
  EXPECT_EQ(StringRef(resolve(impossible.getPath()))
                .starts_with((impossible.getPath() + ":11:1: error: 'warp' "
                                                     "must be a positive")
                                 .str()),
            true);
}

TEST(TargetRegistry, MissingFiles) {
  EXPECT_EQ(resolve("/no/such/file.yaml"),
            "cannot read target file '/no/such/file.yaml': No such file or "
            "directory");
  // The ending alone makes it a file.
  EXPECT_EQ(StringRef(resolve("h100.yml")).starts_with("cannot read"), true);
}

TEST(TargetRegistry, ShippedTargetsAreShared) {
  auto first = llvm::cantFail(loadTarget("h100"));
  auto second = llvm::cantFail(loadTarget("sm_90"));
  EXPECT_EQ(first, second);
}

TEST(TargetRegistry, MayBeCalledFromSeveralThreads) {
  constexpr unsigned count = 8;
  std::vector<std::shared_ptr<const TargetModel>> loaded(count);
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < count; ++i)
    threads.emplace_back(
        [&loaded, i] { loaded[i] = llvm::cantFail(loadTarget("gb200")); });
  for (std::thread &thread : threads)
    thread.join();
  for (const auto &target : loaded)
    EXPECT_EQ(target, loaded.front());
}

TEST(TargetRegistry, ListIsSortedByVendorAndName) {
  auto targets = llvm::cantFail(listTargets());
  EXPECT_EQ(targets.size(), getShippedTargets().size());
  for (size_t i = 1; i < targets.size(); ++i)
    EXPECT_LT(std::tie(targets[i - 1]->vendor, targets[i - 1]->name),
              std::tie(targets[i]->vendor, targets[i]->name));
}

} // namespace
