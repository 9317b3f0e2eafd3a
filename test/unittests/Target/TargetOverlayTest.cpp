//===- TargetOverlayTest.cpp - One file over another ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestTargets.h"
#include "roofline/Target/TargetSpec.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using llvm::StringRef;

namespace {

/// Bases are right, but for one test.
llvm::Expected<TargetFile> lay(StringRef overlay,
                               StringRef base = kMinimalTarget) {
  return parseOverlaidTarget(llvm::MemoryBufferRef(base, "base.yaml"),
                             llvm::MemoryBufferRef(overlay, "dir/mine.yaml"));
}

std::string getErrorsOf(StringRef overlay, StringRef base = kMinimalTarget) {
  llvm::Expected<TargetFile> file = lay(overlay, base);
  return file ? "" : llvm::toString(file.takeError());
}

constexpr StringRef kMySource =
    "sources: {mine: {grade: measured, text: ours}}\n";

TEST(TargetOverlay, OnlyWhatItGivesChanges) {
  TargetModel model =
      llvm::cantFail(
          lay(("hbm: {bandwidth: {gb_per_s: 900, source: mine}}\n" + kMySource)
                  .str()))
          .model;
  EXPECT_EQ(model.name, "my-gpu + mine.yaml");
  EXPECT_EQ(model.hbm.bytesPerSecond->value, 900e9);
  EXPECT_EQ(model.hbm.bytesPerSecond->source, "mine");
  EXPECT_EQ(model.hbm.capacityBytes->value, 16e9);
  EXPECT_EQ(model.sources.size(), 3u);
}

/// A figure is replaced as a whole, even one in another unit.
TEST(TargetOverlay, FiguresInOtherUnits) {
  TargetModel model = llvm::cantFail(lay("hbm: {bandwidth: {tb_per_s: 2, "
                                         "source: B}}\n"))
                          .model;
  EXPECT_EQ(model.hbm.bytesPerSecond->value, 2e12);
}

TEST(TargetOverlay, NotesAreAdded) {
  std::string base = minimalWith("notes: [one]\n");
  TargetModel model = llvm::cantFail(lay("notes: [two]\n", base)).model;
  EXPECT_EQ(model.notes, (std::vector<std::string>{"one", "two"}));
}

TEST(TargetOverlay, MistakesStandInTheOverlay) {
  EXPECT_EQ(getErrorsOf("hbm:\n  bandwith: {gb_per_s: 900, source: B}\n"),
            "dir/mine.yaml:2:3: error: unknown key 'bandwith' in hbm; did you "
            "mean 'bandwidth'?");
  EXPECT_EQ(getErrorsOf("hbm:\n  bandwidth: {gb_per_s: 900}\n"),
            "dir/mine.yaml:2:3: error: 'hbm.bandwidth' has no source; add "
            "`source: KEY`, naming an entry of `sources`");
  EXPECT_EQ(getErrorsOf("l2: {capacity: {gb: 17, source: A}}\n"),
            "dir/mine.yaml:1:6: error: the last cache is larger than main "
            "memory; correct one of them");
  EXPECT_NE(getErrorsOf("hbm: [").find("dir/mine.yaml:1"), std::string::npos);
}

TEST(TargetOverlay, HasNoNames) {
  EXPECT_EQ(getErrorsOf("name: other\n"),
            "dir/mine.yaml:1:1: error: an overlay has no 'name'; the target "
            "that it lies over has, so remove it");
}

TEST(TargetOverlay, DoesNotChangeWhatSourcesMean) {
  EXPECT_EQ(getErrorsOf("sources: {A: {grade: measured, text: ours}}\n"),
            "dir/mine.yaml:1:11: error: source 'A' is one of the target that "
            "the overlay lies over; choose another key");
}

TEST(TargetOverlay, MistakesOfTheBaseStandThere) {
  EXPECT_EQ(getErrorsOf("notes: [a]\n", minimalWith("wrap: 1\n")),
            "base.yaml:11:1: error: unknown key 'wrap' in a target; did you "
            "mean 'warp'?");
}

TEST(TargetSpec, Lists) {
  auto split = [](StringRef list) {
    std::vector<std::string> targets;
    for (StringRef target : splitTargetList(list))
      targets.push_back(target.str());
    return targets;
  };
  using Names = std::vector<std::string>;
  EXPECT_EQ(split("h100"), (Names{"h100"}));
  EXPECT_EQ(split("h100,overlay=a.yaml,h200"),
            (Names{"h100,overlay=a.yaml", "h200"}));
  EXPECT_EQ(split("h100,,h200"), (Names{"h100", "", "h200"}));
  EXPECT_EQ(split(""), (Names{""}));
}

TEST(TargetSpec, ReadsAndWrites) {
  for (StringRef text : {"h100", "h100,overlay=a/b.yaml"})
    EXPECT_EQ(llvm::cantFail(TargetSpec::parse(text)).toString(), text);
  auto getError = [](StringRef text) {
    llvm::Expected<TargetSpec> spec = TargetSpec::parse(text);
    return spec ? "" : llvm::toString(spec.takeError());
  };
  EXPECT_EQ(getError("overlay=a.yaml"),
            "'overlay=a.yaml' lies over no target; name one before it, as in "
            "h100-sxm,overlay=FILE.yaml");
  EXPECT_EQ(getError("h100,overlay="),
            "target 'h100,overlay=' has an overlay without a file; write "
            "overlay=FILE.yaml");
  EXPECT_EQ(getError("h100,overlay=a,overlay=b"),
            "target 'h100,overlay=a,overlay=b' has more than one overlay; put "
            "them into one file");
  EXPECT_EQ(getError("h100,h200"),
            "target 'h100,h200' names several targets; name one here");
}

} // namespace
