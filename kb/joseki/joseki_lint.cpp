#include "kb/joseki/joseki_lint.hpp"

#include "kb/joseki/joseki_file.hpp"
#include "kb/joseki/opening_file.hpp"

namespace gosedai {

namespace {

constexpr std::string_view joseki_name = "joseki.txt";
constexpr std::string_view openings_name = "openings.txt";

void lint_records(const JosekiFile& file, JosekiLint& lint) {
  if (file.head.empty())
    lint.errors.push_back({std::string(joseki_name), 1, 1,
                           "expected a comment that says where the joseki come from"});
  std::size_t marked = 0;
  std::size_t conditions = 0;
  std::size_t ladders = 0;
  for (const JosekiRecord& record : file.records) {
    marked += (record.marks & (joseki_mark::joseki | joseki_mark::major)) != 0 ? 1U : 0U;
    conditions += record.conditions.size();
    ladders += record.ladder ? 1U : 0U;
  }
  lint.counts = {{"joseki variations", file.tree.variation_count()},
                 {"joseki records", file.records.size()},
                 {"joseki nodes, shared", file.tree.node_count()},
                 {"joseki nodes in the cap tree", file.tree.cap_node_count()},
                 {"positions marked as joseki", marked},
                 {"potential conditions of joseki", conditions},
                 {"ladder conditions of joseki", ladders}};
}

}  // namespace

JosekiLint lint_joseki(std::string_view joseki_text, std::string_view openings_text) {
  JosekiLint lint;
  const Loaded<JosekiFile> joseki = parse_joseki(joseki_text, joseki_name);
  lint.errors = joseki.errors;
  lint_records(joseki.value, lint);
  const Loaded<OpeningBook> openings = parse_openings(openings_text, openings_name);
  lint.errors.insert(lint.errors.end(), openings.errors.begin(), openings.errors.end());
  lint.counts.emplace_back("whole-board openings", openings.value.openings().size());
  return lint;
}

}  // namespace gosedai
