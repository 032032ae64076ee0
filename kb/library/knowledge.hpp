// Everything the program knows as data, read once: the built-in files, and those of a folder of one's own.
//
// A file of the folder with any mistake in it is left out as a whole, and the built-in knowledge stands in
// its place: a game must not be lost over a slip in a file. Whoever loads tells the errors.
#pragma once

#include "kb/cases/case_knowledge.hpp"
#include "kb/library/knowledge_folder.hpp"
#include "kb/parameters/parameter_table.hpp"
#include "model/habits/move_habits.hpp"
#include "model/intuition/intuition_net.hpp"
#include "model/joseki/joseki_knowledge.hpp"
#include "model/patterns/pattern.hpp"
#include "model/playout/playout_shapes.hpp"
#include "model/reading/eye_shapes.hpp"
#include "model/reading/life_weights.hpp"
#include "model/recognition/influence.hpp"
#include "model/recognition/potential.hpp"
#include "model/shapes/move_knowledge.hpp"

namespace gosedai {

struct Knowledge {
  EyeShapeTable eye_shapes;
  LifeWeights life_weights;
  InfluenceRules influence;
  PotentialPatterns potential;
  MoveKnowledge moves;
  MoveHabits habits;
  IntuitionNet intuition;
  PlayoutShapes playout_shapes;
  JosekiKnowledge joseki;
  ParameterTable parameters;
  std::vector<Pattern> patterns;       // of all kinds
  std::vector<std::string> own_files;  // of the folder, that are in use
  std::vector<DataError> errors;       // of the folder's files and of the built-in ones
};

/// What the CASEs use of it.
CaseKnowledge case_knowledge(const std::shared_ptr<const Knowledge>& knowledge);

Knowledge load_knowledge(const KnowledgeFolder& folder = KnowledgeFolder());

}  // namespace gosedai
