// The tunable numbers by name, with all that a person wants to know of each.
//
//     kb/data/parameters.txt --> ParameterTable --> Parameters (values by type)
//                                    ^
//                                    '-- a file of one's own, gosedai-param NAME VALUE
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kb/format/data_error.hpp"
#include "kb/parameters/parameters.hpp"

namespace gosedai {

struct Parameter {
  std::string name;            // "group.safe_interior"
  std::vector<double> values;  // one, or as many as the list has
  bool whole = false;          // whole numbers only
  double low = 0;
  double high = 0;
  std::string unit;
  std::string text;  // what it does, and where it comes from

  friend bool operator==(const Parameter&, const Parameter&) = default;
};

class ParameterTable {
 public:
  const std::vector<Parameter>& all() const { return all_; }
  const Parameter* find(std::string_view name) const;
  /// The name that is spelled most like it; empty when there is no parameter at all.
  std::string nearest(std::string_view name) const;

  void add(Parameter parameter) { all_.push_back(std::move(parameter)); }
  /// What is wrong, or nothing and the value is set.
  std::optional<std::string> set(std::string_view name, std::span<const std::string> words);
  /// Those whose values differ from the other table's.
  std::vector<Parameter> different_from(const ParameterTable& other) const;

  friend bool operator==(const ParameterTable&, const ParameterTable&) = default;

 private:
  std::vector<Parameter> all_;  // in the order of the file
};

/// What is wrong with a word as one value of the parameter; nothing when it is fine.
std::optional<std::string> problem_with(const Parameter& parameter, std::string_view word);

/// "no parameter "x"; did you mean "y"?"
std::string unknown_parameter(const ParameterTable& table, std::string_view name);

/// The table as it is built in.
Loaded<ParameterTable> parse_parameter_table(std::string_view text, std::string_view file_name);
const ParameterTable& built_in_parameters();
/// A file of one's own: lines `NAME = VALUE...`. All errors; the table has every line without one.
std::vector<DataError> apply_parameters(std::string_view text, std::string_view file_name,
                                        ParameterTable& table);

/// By type. Parameters that the table does not have keep their usual values.
Parameters values_of(const ParameterTable& table);

/// "11", "0 0 1 1".
std::string values_text(const Parameter& parameter);
/// "NAME = VALUE", type, range and what it does; as in the file.
std::string to_text(const Parameter& parameter);
/// A file of one's own that says only what differs.
std::string changes_text(const ParameterTable& table, const ParameterTable& from);

}  // namespace gosedai
