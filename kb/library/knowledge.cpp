#include "kb/library/knowledge.hpp"

#include <algorithm>

#include "kb/habits/habit_file.hpp"
#include "kb/intuition/intuition_file.hpp"
#include "kb/joseki/joseki_file.hpp"
#include "kb/joseki/opening_file.hpp"
#include "kb/patterns/pattern_file.hpp"
#include "kb/playout/playout_shape_file.hpp"
#include "kb/potential/influence_file.hpp"
#include "kb/potential/potential_file.hpp"
#include "kb/shapes/eye_shape_file.hpp"
#include "kb/shapes/life_weight_file.hpp"
#include "kb/shapes/move_knowledge_file.hpp"

namespace gosedai {

namespace {

class Loader {
 public:
  explicit Loader(const KnowledgeFolder& folder) : folder_(folder) {
    found_.errors = folder.problems();
  }

  Knowledge run() {
    replace("eye-shapes", found_.eye_shapes, parse_eye_shapes);
    replace("life-weights", found_.life_weights, parse_life_weights);
    replace("influence", found_.influence, parse_influence);
    replace("potential", found_.potential, parse_potential);
    replace("move-shapes", found_.moves.strengths, parse_shape_strengths);
    replace("surroundings-net", found_.moves.net, parse_surroundings_net);
    replace("move-habits", found_.habits, parse_move_habits);
    replace("intuition", found_.intuition, parse_intuition);
    replace("playout-shapes", found_.playout_shapes, parse_playout_shapes);
    read_joseki();
    found_.parameters = built_in_parameters();
    change_parameters();
    for (int kind = 0; kind < pattern_kind_count; ++kind) add_patterns(PatternKind(kind));
    return std::move(found_);
  }

 private:
  template <class Value>
  using Parse = Loaded<Value> (*)(std::string_view, std::string_view);

  void note(std::vector<DataError> errors) {
    found_.errors.insert(found_.errors.end(), std::make_move_iterator(errors.begin()),
                         std::make_move_iterator(errors.end()));
  }

  /// The folder's own file when it is without errors, else the built-in one.
  template <class Value>
  void replace(std::string_view name, Value& value, Parse<Value> parse) {
    const KnowledgeKind& kind = *find_kind(name);
    if (const auto text = folder_.own_text(kind)) {
      Loaded<Value> own = parse(*text, folder_.path_of(kind));
      if (own.errors.empty()) {
        value = std::move(own.value);
        found_.own_files.push_back(folder_.path_of(kind));
        return;
      }
      note(std::move(own.errors));
    }
    Loaded<Value> loaded = parse(built_in_text(kind), kind.file);
    value = std::move(loaded.value);
    note(std::move(loaded.errors));
  }

  void read_joseki() {
    JosekiFile file;
    replace("joseki", file, parse_joseki);
    found_.joseki.tree = std::move(file.tree);
    replace("openings", found_.joseki.openings, parse_openings);
    found_.joseki.influence = found_.influence;
    found_.joseki.potential = found_.potential;
  }

  void change_parameters() {
    const KnowledgeKind& kind = *find_kind("parameters");
    const auto text = folder_.own_text(kind);
    if (!text) return;
    ParameterTable changed = found_.parameters;
    std::vector<DataError> errors = apply_parameters(*text, folder_.path_of(kind), changed);
    if (errors.empty()) {
      found_.parameters = std::move(changed);
      found_.own_files.push_back(folder_.path_of(kind));
    }
    note(std::move(errors));
  }

  /// The built-in patterns of a kind; own ones take the place of those of the same name.
  void add_patterns(PatternKind pattern_kind) {
    const KnowledgeKind& kind = *kind_of_file(pattern_file_name(pattern_kind));
    Loaded<PatternFile> built_in = parse_patterns(built_in_text(kind), kind.file);
    note(std::move(built_in.errors));
    std::vector<Pattern> all = std::move(built_in.value.patterns);
    for (Pattern& own : own_patterns(kind)) {
      const auto known = std::ranges::find(all, own.name, &Pattern::name);
      if (known == all.end())
        all.push_back(std::move(own));
      else
        *known = std::move(own);
    }
    for (Pattern& pattern : all) {
      pattern.kind = pattern_kind;
      found_.patterns.push_back(std::move(pattern));
    }
  }

  std::vector<Pattern> own_patterns(const KnowledgeKind& kind) {
    const auto text = folder_.own_text(kind);
    if (!text) return {};
    const std::string path = folder_.path_of(kind);
    Loaded<PatternFile> own = parse_patterns(*text, path);
    if (own.errors.empty()) own.errors = check_examples(own.value, path);
    const bool fine = own.errors.empty();
    note(std::move(own.errors));
    if (fine) found_.own_files.push_back(path);
    return fine ? std::move(own.value.patterns) : std::vector<Pattern>();
  }

  const KnowledgeFolder& folder_;
  Knowledge found_;
};

}  // namespace

Knowledge load_knowledge(const KnowledgeFolder& folder) { return Loader(folder).run(); }

CaseKnowledge case_knowledge(const std::shared_ptr<const Knowledge>& knowledge) {
  return {{knowledge, &knowledge->joseki},
          {knowledge, &knowledge->habits},
          {knowledge, &knowledge->intuition},
          std::make_shared<const PatternSet>(knowledge->patterns)};
}

}  // namespace gosedai
