// The numbers by which a joseki is chosen. kb reads them from kb/data/parameters.txt, where each is explained;
// the values here are the same.
#pragma once

namespace gosedai {

/// How far lines are followed and when they end (joseki_judge.hpp).
struct JudgeParameters {
  int judgements = 60;  // positions judged for one move
  int depth = 5;        // moves of a line, the first included
  int width = 3;        // moves followed in one position
  double first_move_elsewhere = 8.0;
  double least_share = 0.08;
  double frequent_tenuki = 0.35;

  friend bool operator==(const JudgeParameters&, const JudgeParameters&) = default;
};

struct JosekiParameters {
  double trust_in_judgement = 0.05;
  double most_judgement = 3.0;
  double most_for_opening = 2.0;
  JudgeParameters judge;
  int judgements = 400;  // in one corner
  int ladder_nodes = 400;

  friend bool operator==(const JosekiParameters&, const JosekiParameters&) = default;
};

}  // namespace gosedai
