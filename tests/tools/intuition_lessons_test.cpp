// gosedai kb intuition-lessons (tools/gosedai/kb_intuition_command.cpp): from a record to records of equal length.
#include <filesystem>
#include <fstream>
#include <iterator>

#include <CLI/CLI.hpp>
#include <gtest/gtest.h>

#include "tools/gosedai/kb_commands.hpp"

namespace gosedai {
namespace {

constexpr std::size_t record_size = 732;
constexpr std::size_t places = 722;  // where the four numbers begin
constexpr int nowhere = 361;

class IntuitionLessons : public testing::Test {
 protected:
  IntuitionLessons() {
    std::filesystem::create_directories(folder_);
    std::ofstream(folder_ / "game.sgf") << "(;SZ[19];B[dd];W[pp];B[pd];W[dp];B[fq];W[cn])\n";
  }
  ~IntuitionLessons() override { std::filesystem::remove_all(folder_); }

  std::string lessons(const std::string& arguments = "") const {
    CLI::App app;
    int status = 0;
    add_kb_intuition(app, status);
    app.parse("intuition-lessons " + (folder_ / "game.sgf").string() + " --output " +
              (folder_ / "lessons").string() + arguments);
    std::ifstream file(folder_ / "lessons", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  /// 0 the last move, 1 the move before, 2 the ko ban, 3 the move that was played.
  static int number(const std::string& lessons, std::size_t record, std::size_t which) {
    const std::size_t at = record * record_size + places + 2 * which;
    return static_cast<unsigned char>(lessons[at]) +
           256 * static_cast<unsigned char>(lessons[at + 1]);
  }

  /// Of this test alone: others run at the same time.
  std::filesystem::path folder_ =
      std::filesystem::path(::testing::TempDir()) /
      ("gosedai_intuition_lessons_" +
       std::string(::testing::UnitTest::GetInstance()->current_test_info()->name()));
};

TEST_F(IntuitionLessons, OneRecordForEveryMove) { EXPECT_EQ(lessons().size(), 6 * record_size); }

TEST_F(IntuitionLessons, ARecordHasTheMoveAndThoseBefore) {
  const std::string all = lessons();
  EXPECT_EQ(number(all, 0, 0), nowhere);
  EXPECT_EQ(number(all, 2, 0), number(all, 1, 3));
  EXPECT_EQ(number(all, 2, 1), number(all, 0, 3));
  EXPECT_EQ(number(all, 0, 3), 15 * 19 + 3);
}

TEST_F(IntuitionLessons, StrangersSeeEveryThirdMoveWithoutThoseBefore) {
  const std::string all = lessons(" --strangers 3");
  ASSERT_EQ(all.size(), 8 * record_size);
  EXPECT_EQ(number(all, 3, 0), nowhere);
  EXPECT_EQ(number(all, 3, 1), nowhere);
  EXPECT_EQ(number(all, 3, 3), number(all, 2, 3));
}

}  // namespace
}  // namespace gosedai
