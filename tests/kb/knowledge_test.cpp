// All knowledge together: the registry, a folder of one's own, and the editors.
#include "kb/library/knowledge.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include <unistd.h>

#include <gtest/gtest.h>

#include "kb/editing/knowledge_editor.hpp"
#include "kb/format/text_file.hpp"

namespace gosedai {
namespace {

/// A folder for knowledge files that goes away with the test.
class Folder : public testing::Test {
 protected:
  Folder() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    path_ = std::filesystem::temp_directory_path() /
            ("gosedai-" + std::string(test->name()) + '-' + std::to_string(::getpid()));
    std::filesystem::create_directories(path_);
  }
  ~Folder() override { std::filesystem::remove_all(path_); }

  void write(const std::string& name, std::string_view text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
  }
  std::string file(const std::string& name) const { return (path_ / name).string(); }
  std::string text(const std::string& name) const {
    return read_text_file(file(name)).value_or("no file");
  }
  KnowledgeFolder folder() const { return KnowledgeFolder(path_.string()); }
  Knowledge load() const { return load_knowledge(folder()); }

  std::filesystem::path path_;
};

constexpr std::string_view own_pattern =
    "pattern pair\n"
    "  X X O\n"
    "says a pair\n"
    "no\n"
    "  X . O\n";

TEST(KnowledgeKinds, BuiltInFilesHaveNoErrors) {
  for (const CheckedFile& file : check_built_in()) {
    for (const DataError& error : file.report.errors) ADD_FAILURE() << to_text(error);
    EXPECT_FALSE(file.report.counts.empty()) << file.path;
    for (const KnowledgeCount& count : file.report.counts) EXPECT_GT(count.number, 0) << file.path;
  }
}

TEST(KnowledgeKinds, ThereAreAtLeast150Patterns) {
  EXPECT_GE(load_knowledge().patterns.size(), 150U);
}

TEST(KnowledgeKinds, AnEntryIsShownWithItsLines) {
  const KnowledgeKind& kind = *find_kind("patterns-shape");
  EXPECT_EQ(entry_text(kind, "# x\npattern a\n  X\nsays a\n\npattern b\n  O\nsays b\n", "a"),
            "# x\npattern a\n  X\nsays a\n");
  EXPECT_EQ(entry_text(kind, "pattern a\n  X\n", "c"), "");
  const KnowledgeKind& parameters = *find_kind("parameters");
  EXPECT_EQ(entry_text(parameters, "a = 1\n  real\nb = 2\n", "a"), "a = 1\n  real\n");
}

TEST_F(Folder, WithoutFilesEverythingIsBuiltIn) {
  const Knowledge knowledge = load();
  EXPECT_TRUE(knowledge.errors.empty());
  EXPECT_TRUE(knowledge.own_files.empty());
}

TEST_F(Folder, AReplacingFileIsUsed) {
  write("eye_shapes.txt", "0 0\n1-1 0\n");
  EXPECT_EQ(load().eye_shapes.size(), 2U);
  EXPECT_EQ(load().own_files, std::vector<std::string>{file("eye_shapes.txt")});
}

TEST_F(Folder, JosekiAreJudgedByTheOwnInfluenceAndPotential) {
  std::string text(built_in_text(*find_kind("influence")));
  text.replace(text.find("8000   92"), 9, "7000   92");
  write("influence.txt", text);
  const Knowledge knowledge = load();
  EXPECT_TRUE(knowledge.errors.empty());
  EXPECT_EQ(knowledge.joseki.influence.at(0, 0), 7000);
}

TEST_F(Folder, LifeAndDeathIsOrderedByOwnWeights) {
  std::string text(built_in_text(*find_kind("life-weights")));
  text.replace(text.find("home 0 -4"), 9, "home 0 11");
  write("life_weights.txt", text);
  EXPECT_NE(load().life_weights, usual_life_weights);
  EXPECT_EQ(load_knowledge().life_weights, usual_life_weights);
}

TEST_F(Folder, AFileWithErrorsLeavesTheBuiltInKnowledge) {
  write("eye_shapes.txt", "0 0\n1-1 x\n");
  const Knowledge knowledge = load();
  EXPECT_EQ(knowledge.eye_shapes.size(), load_knowledge().eye_shapes.size());
  ASSERT_EQ(knowledge.errors.size(), 1U);
  EXPECT_EQ(knowledge.errors[0].file, file("eye_shapes.txt"));
  EXPECT_EQ(knowledge.errors[0].line, 2);
}

TEST_F(Folder, ParametersAreChangedOneByOne) {
  write("parameters.txt", "search.main_nodes = 77\n");
  const Parameters changed = values_of(load().parameters);
  EXPECT_EQ(changed.search.main_nodes, 77);
  EXPECT_EQ(changed.search.roving_nodes, Parameters().search.roving_nodes);
}

TEST_F(Folder, PatternsAreAddedAndReplacedByName) {
  const std::size_t before = load_knowledge().patterns.size();
  write("patterns_shape.txt",
        std::string(own_pattern) + "\npattern ponnuki\n  X O X O\nsays something else\n");
  const Knowledge knowledge = load();
  EXPECT_TRUE(knowledge.errors.empty());
  EXPECT_EQ(knowledge.patterns.size(), before + 1);
  const auto found = std::ranges::find(knowledge.patterns, "ponnuki", &Pattern::name);
  EXPECT_EQ(found->text, "something else");
}

TEST_F(Folder, AFileOfNoKindIsTold) {
  write("pattern_shapes.txt", "");
  const auto errors = load().errors;
  ASSERT_EQ(errors.size(), 1U);
  EXPECT_EQ(errors[0].message, "no kind of knowledge has a file of this name");
}

TEST_F(Folder, BackupsCanBeUndoneAndRedone) {
  const std::string path = file("x.txt");
  EXPECT_EQ(write_with_backup(path, "one\n"), "");
  EXPECT_EQ(write_with_backup(path, "two\n"), "");
  EXPECT_EQ(restore_backup(path), "");
  EXPECT_EQ(text("x.txt"), "one\n");
  EXPECT_EQ(restore_backup(path), "");
  EXPECT_EQ(text("x.txt"), "two\n");
}

TEST_F(Folder, AFirstFileCanBeUndone) {
  EXPECT_EQ(write_with_backup(file("x.txt"), "one\n"), "");
  EXPECT_EQ(restore_backup(file("x.txt")), "");
  EXPECT_EQ(text("x.txt"), "no file");
  EXPECT_EQ(restore_backup(file("y.txt")), file("y.txt") + ": there is nothing to undo");
}

TEST_F(Folder, APatternIsAddedReplacedRemovedAndUndone) {
  PatternEdit edit{EditAction::add, "patterns-shape", "", std::string(own_pattern)};
  EXPECT_TRUE(edit_pattern(folder(), edit).ok);
  edit = {EditAction::replace, "patterns-shape", "pair", "pattern pair\n  X X .\nsays new\n"};
  EXPECT_TRUE(edit_pattern(folder(), edit).ok);
  EXPECT_EQ(text("patterns_shape.txt"), "pattern pair\n  X X .\nsays new\n");
  EXPECT_TRUE(undo_edit(folder(), "patterns-shape").ok);
  EXPECT_EQ(text("patterns_shape.txt"), own_pattern);
  EXPECT_TRUE(edit_pattern(folder(), {EditAction::remove, "patterns-shape", "pair", ""}).ok);
  EXPECT_EQ(text("patterns_shape.txt"), "");
}

TEST_F(Folder, ABadPatternLeavesTheFileAsItWas) {
  write("patterns_shape.txt", own_pattern);
  for (const std::string bad : {"pattern pair\n  X\nsays again\n", "pattern q\n  X a a\nsays x\n",
                                "pattern q\n  X O\nsays x\nyes\n  . .\n", "nothing\n", ""}) {
    const EditResult result = edit_pattern(folder(), {EditAction::add, "patterns-shape", "", bad});
    EXPECT_FALSE(result.ok) << bad;
    EXPECT_EQ(text("patterns_shape.txt"), own_pattern);
  }
  EXPECT_FALSE(edit_pattern(folder(), {EditAction::remove, "patterns-shape", "none", ""}).ok);
  EXPECT_FALSE(
      edit_pattern(folder(), {EditAction::replace, "patterns-shape", "pair", "pattern z\n X\n"})
          .ok);
  EXPECT_FALSE(std::filesystem::exists(file("patterns_shape.txt.bak")));
}

TEST_F(Folder, AParameterIsSetAndUndone) {
  EXPECT_TRUE(edit_parameter(folder(), {"group.strong", {"21"}}).ok);
  EXPECT_TRUE(edit_parameter(folder(), {"group.strong", {"22"}}).ok);
  EXPECT_EQ(text("parameters.txt"), "group.strong = 22\n");
  EXPECT_TRUE(undo_edit(folder(), "parameters").ok);
  EXPECT_EQ(text("parameters.txt"), "group.strong = 21\n");
  const EditResult bad = edit_parameter(folder(), {"group.strng", {"1"}});
  EXPECT_EQ(bad.message, "no parameter \"group.strng\"; did you mean \"group.strong\"?");
  EXPECT_FALSE(edit_parameter(folder(), {"group.strong", {"99"}}).ok);
  EXPECT_EQ(text("parameters.txt"), "group.strong = 21\n");
}

TEST_F(Folder, APotentialCellIsSetWithItsMirrorImages) {
  const auto value_at = [&](const Knowledge& knowledge, int top, int left, int row, int column) {
    return knowledge.potential.at(
        {top, left})[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  };
  EXPECT_TRUE(edit_potential(folder(), {"A", 4, 5, 40}).ok);
  const Knowledge knowledge = load();
  EXPECT_TRUE(knowledge.errors.empty());
  for (const auto& [row, column] : {std::pair{3, 4}, {5, 4}, {4, 3}, {4, 5}})
    EXPECT_EQ(value_at(knowledge, 0, 0, row, column), 40);
  // One edge: left as right. Two at the same distance: as in the mirror of the diagonal. Else alone.
  EXPECT_TRUE(edit_potential(folder(), {"B", 1, 4, 27}).ok);
  EXPECT_TRUE(edit_potential(folder(), {"D3", 3, 1, 39}).ok);
  EXPECT_TRUE(edit_potential(folder(), {"D1", 1, 1, 100}).ok);
  EXPECT_TRUE(load().errors.empty());
}

TEST_F(Folder, ABadPotentialCellIsRefused) {
  EXPECT_FALSE(edit_potential(folder(), {"A", 5, 5, 40}).ok);
  EXPECT_FALSE(edit_potential(folder(), {"A", 10, 5, 40}).ok);
  EXPECT_FALSE(edit_potential(folder(), {"A", 4, 5, 101}).ok);
  EXPECT_FALSE(edit_potential(folder(), {"Z", 4, 5, 1}).ok);
  EXPECT_FALSE(std::filesystem::exists(file("potential.txt")));
}

}  // namespace
}  // namespace gosedai
