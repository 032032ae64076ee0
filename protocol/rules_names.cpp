#include "protocol/rules_names.hpp"

#include <array>
#include <cctype>
#include <string>

namespace gosedai {

namespace {

struct NamedRules {
  std::string_view key;  // lower-case letters only
  std::string_view sgf;
  KoRule ko;
  Suicide suicide;
  Scoring scoring;
};

/// The first entry that fits names the rules in SGF.
constexpr std::array<NamedRules, 8> named_rules = {{
    {"japanese", "Japanese", KoRule::simple, Suicide::forbidden, Scoring::territory},
    {"chinese", "Chinese", KoRule::positional, Suicide::forbidden, Scoring::area},
    {"aga", "AGA", KoRule::situational, Suicide::forbidden, Scoring::area},
    {"newzealand", "NZ", KoRule::situational, Suicide::allowed, Scoring::area},
    {"nz", "NZ", KoRule::situational, Suicide::allowed, Scoring::area},
    {"goe", "GOE", KoRule::positional, Suicide::allowed, Scoring::area},
    {"ing", "GOE", KoRule::positional, Suicide::allowed, Scoring::area},
    {"korean", "Korean", KoRule::simple, Suicide::forbidden, Scoring::territory},
}};

std::string letters_of(std::string_view name) {
  std::string letters;
  for (const char letter : name)
    if (std::isalpha(static_cast<unsigned char>(letter)))
      letters += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return letters;
}

}  // namespace

std::optional<Rules> rules_named(std::string_view name, const Rules& base) {
  const std::string letters = letters_of(name);
  for (const NamedRules& entry : named_rules)
    if (letters.starts_with(entry.key))
      return Rules{entry.ko, entry.suicide, entry.scoring, base.komi};
  return std::nullopt;
}

std::string_view sgf_name_of(const Rules& rules) {
  for (const NamedRules& entry : named_rules)
    if (entry.ko == rules.ko && entry.suicide == rules.suicide && entry.scoring == rules.scoring)
      return entry.sgf;
  return {};
}

}  // namespace gosedai
