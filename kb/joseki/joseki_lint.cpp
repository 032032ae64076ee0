#include "kb/joseki/joseki_lint.hpp"

#include "kb/joseki/joseki_file.hpp"
#include "kb/joseki/opening_file.hpp"

namespace gosedai {

namespace {

int whole(std::size_t count) { return static_cast<int>(count); }

std::vector<KnowledgeCount> counts_of(const JosekiFile& file) {
  std::size_t marked = 0;
  std::size_t conditions = 0;
  std::size_t ladders = 0;
  for (const JosekiRecord& record : file.records) {
    marked += (record.marks & (joseki_mark::joseki | joseki_mark::major)) != 0 ? 1U : 0U;
    conditions += record.conditions.size();
    ladders += record.ladder ? 1U : 0U;
  }
  return {{"variations", whole(file.tree.variation_count())},
          {"records", whole(file.records.size())},
          {"shared nodes", whole(file.tree.node_count())},
          {"nodes in the cap tree", whole(file.tree.cap_node_count())},
          {"positions marked as joseki", whole(marked)},
          {"potential conditions", whole(conditions)},
          {"ladder conditions", whole(ladders)}};
}

}  // namespace

KnowledgeReport lint_joseki(std::string_view text, std::string_view file) {
  Loaded<JosekiFile> joseki = parse_joseki(text, file);
  if (joseki.value.head.empty())
    joseki.errors.push_back(
        {std::string(file), 1, 1, "expected a comment that says where the joseki come from"});
  return {std::move(joseki.errors), counts_of(joseki.value)};
}

KnowledgeReport lint_openings(std::string_view text, std::string_view file) {
  Loaded<OpeningBook> openings = parse_openings(text, file);
  return {std::move(openings.errors), {{"openings", whole(openings.value.openings().size())}}};
}

}  // namespace gosedai
