// gosedai kb learn-playouts (tools/gosedai/kb_learn_playouts_command.cpp): from a record to the file of shapes.
#include <filesystem>
#include <fstream>
#include <sstream>

#include <CLI/CLI.hpp>
#include <gtest/gtest.h>

#include "kb/playout/playout_shape_file.hpp"
#include "tools/gosedai/kb_commands.hpp"

namespace gosedai {
namespace {

TEST(LearnPlayouts, AShapeThatIsAlwaysAnsweredHasBetterOddsThanTheEmptyBoard) {
  const std::filesystem::path folder =
      std::filesystem::path(::testing::TempDir()) / "gosedai_learn_playouts";
  std::filesystem::create_directories(folder);
  const std::string record = folder / "game.sgf";
  const std::string output = folder / "shapes.txt";
  // Every contact at the side is answered by a stretch, in each corner once.
  std::ofstream(record) << "(;SZ[9];B[cc];W[dc];B[cd];W[gg];B[fg];W[gf])\n";
  CLI::App app;
  int status = 0;
  add_kb_learn_playouts(app, status);
  app.parse("learn-playouts " + record + " --output " + output + " --least 1");
  std::stringstream text;
  text << std::ifstream(output).rdbuf();
  const Loaded<PlayoutShapeFile> learned = parse_playout_shape_file(text.str(), output);
  EXPECT_TRUE(learned.errors.empty());
  EXPECT_GT(learned.value.count, 2);
  // B[cd]: an own stone above, and the enemy beside that.
  const ShapeCode stretch = static_cast<ShapeCode>(static_cast<unsigned>(Color::black) << 2 |
                                                   static_cast<unsigned>(Color::white) << 4);
  const PlayoutShapes& shapes = learned.value.shapes;
  EXPECT_GT(shapes.odds(stretch, Color::black).near, shapes.odds(ShapeCode{0}, Color::black).far);
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace gosedai
