#include "kb/joseki/joseki_knowledge_file.hpp"

#include <utility>

#include "kb/joseki/joseki_file.hpp"
#include "kb/joseki/opening_file.hpp"
#include "kb/potential/influence_file.hpp"
#include "kb/potential/potential_file.hpp"

namespace gosedai {

namespace {

template <class Value>
Value keep(Loaded<Value>&& loaded, std::vector<DataError>& errors) {
  errors.insert(errors.end(), loaded.errors.begin(), loaded.errors.end());
  return std::move(loaded.value);
}

}  // namespace

Loaded<JosekiKnowledge> built_in_joseki_knowledge() {
  Loaded<JosekiKnowledge> loaded;
  loaded.value.tree = keep(built_in_joseki(), loaded.errors).tree;
  loaded.value.openings = keep(built_in_openings(), loaded.errors);
  loaded.value.influence = keep(built_in_influence(), loaded.errors);
  loaded.value.potential = keep(built_in_potential(), loaded.errors);
  return loaded;
}

}  // namespace gosedai
