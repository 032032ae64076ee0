// Problems of a regression suite (.tst), added, removed and listed: the problem editor of TR-0837 3.8.2. A
// request in, a result out, as kb/editing; the suite is checked as a whole before it is written.
#pragma once

#include <string>
#include <vector>

#include "kb/editing/knowledge_editor.hpp"

namespace gosedai {

/// A position with a question and what the answer must look like.
struct ProblemAddition {
  int number = 0;        // 0: ten more than the last in the file
  std::string title;     // a comment above it
  std::string diagram;   // rows of X, O and "."
  std::string command;   // "attack D4"
  std::string expected;  // the regular expression of "#? [...]"
};

struct Problem {
  int number = 0;
  int line = 0;
  std::string title;
  std::string command;
  std::string expected;
};

EditResult add_problem(const std::string& file, const ProblemAddition& addition);
/// The question with its answer; and its position when no other question is about it.
EditResult remove_problem(const std::string& file, int number);
/// Nothing and a reason in `problem` when the file cannot be read.
std::vector<Problem> list_problems(const std::string& file, std::string& problem);
EditResult undo_problems(const std::string& file);

}  // namespace gosedai
