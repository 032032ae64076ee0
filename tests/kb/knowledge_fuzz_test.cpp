// Every kind of knowledge file, with random mistakes: its check never fails, and always says where.
// GOSEDAI_TRIALS=250 makes it 100,000 files.
#include <gtest/gtest.h>

#include "kb/format/data_words.hpp"
#include "kb/library/knowledge_folder.hpp"
#include "tests/kb/mutated_text.hpp"
#include "tests/model/reading/trials.hpp"

namespace gosedai {
namespace {

/// Some lines of a file from anywhere, so that long files are not slower than short ones.
std::string piece_of(std::string_view text, std::mt19937& random) {
  constexpr std::size_t most_lines = 60;
  std::vector<std::string_view> lines;
  for_each_line(text, [&](std::string_view line, int) { lines.push_back(line); });
  const std::size_t first = random() % lines.size();
  std::string piece;
  for (std::size_t i = first; i < std::min(first + most_lines, lines.size()); ++i)
    piece += std::string(lines[i]) + '\n';
  return piece;
}

TEST(KnowledgeFuzz, AnyFileIsReadOrToldWithThePlaceOfItsMistakes) {
  std::mt19937 random(11);
  const auto kinds = knowledge_kinds();
  std::size_t with_errors = 0;
  for (int trial = 0; trial < trial_count(400) && !HasFailure(); ++trial) {
    const KnowledgeKind& kind = kinds[static_cast<std::size_t>(trial) % kinds.size()];
    const std::string text = kb_tests::mutated(piece_of(built_in_text(kind), random), random);
    const KnowledgeReport report = kind.check(text, "t");
    kb_tests::expect_places(report.errors, text);
    with_errors += report.errors.empty() ? 0 : 1;
    // What an editor asks about the same text.
    for (const std::string& name : entry_names(kind, text)) {
      const LineRange range = find_entry(kind, text, name);
      EXPECT_LT(range.first, range.end);
    }
  }
  EXPECT_GT(with_errors, 0U);
}

}  // namespace
}  // namespace gosedai
