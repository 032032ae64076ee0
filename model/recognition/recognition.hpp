// The whole position recognised in one thread: the oracle that the actors must agree with, their
// fallback, and what batch work runs.
#pragma once

#include <map>
#include <tuple>

#include "model/reading/life_weights.hpp"
#include "model/recognition/group.hpp"
#include "model/recognition/weak_area.hpp"

namespace gosedai {

/// The groups under one assumption about who is dead (terrain.hpp).
struct Layer {
  TerrainPtr terrain;
  std::vector<Group> groups;  // in the order of the terrain
  WeakAreas weak;

  /// Who is dead by what this layer has found.
  BitBoard dead_stones() const;
  const Group* group_of(Point stone) const;
  friend bool operator==(const Layer& one, const Layer& other) {
    return one.groups == other.groups && one.weak == other.weak;
  }
};

/// How far to read about groups, in nodes.
struct GroupLimits {
  int life_nodes = 400;
  int race_nodes = 400;
  bool roving = false;  // groups with much room are read as well
  /// Lives are read on the whole board, not on a view of it: for who asks once and keeps nothing.
  bool whole_board = false;
  /// What orders the moves of life and death; null for the usual.
  LifeWeightsPtr weights = {};

  friend bool operator==(const GroupLimits&, const GroupLimits&) = default;
};

/// Deaths only add up from layer to layer, so there is an end anyway; few games need more than three.
/// The parameter `layers` may ask for fewer.
inline constexpr int most_layers = 6;

struct Situation;  // situation.hpp

struct Recognition {
  PositionPtr position;
  StringsPtr strings;
  LinkagesPtr linkages;
  std::vector<Layer> layers;                   // the last is what stands
  std::shared_ptr<const Situation> situation;  // when it has been judged

  const Layer& final_layer() const { return layers.back(); }
  /// The same objects with the same attributes; the situation follows from them.
  friend bool operator==(const Recognition& one, const Recognition& other);
};

using RecognitionPtr = std::shared_ptr<const Recognition>;

/// The neighbours and the share of weak area of each group, in the order of the terrain.
std::vector<GroupSurroundings> surroundings_of(const Terrain& terrain,
                                               const std::vector<GroupBase>& bases,
                                               const WeakAreas& weak,
                                               const GroupParameters& parameters = usual_group);
std::vector<bool> strong_ones(const std::vector<GroupBase>& bases,
                              const GroupParameters& parameters = usual_group);

/// The stones that count as taken in the next layer; the same set again means that nothing changes any
/// more. What has been read goes before what is only estimated: estimates wait until reading finds no
/// more.
BitBoard dead_after(const Terrain& terrain, const std::vector<Group>& groups);

/// Reads about groups, the same question once only: most groups are the same in all layers.
class GroupReader {
 public:
  GroupReader(const Board& board, const GroupLimits& limits,
              const RecognitionParameters& parameters = usual_recognition)
      : board_(board), limits_(limits), parameters_(parameters) {}

  const RecognitionParameters& parameters() const { return parameters_; }

  GroupAnswers read_life(const GroupFacts& facts);
  void read_race(const GroupBase& base, const GroupSurroundings& around, GroupAnswers& answers);

 private:
  ReadingAnswer read_life(const GroupQuestion& question, LifeSight sight, int nodes) const;

  const Board& board_;
  GroupLimits limits_;
  const RecognitionParameters& parameters_;
  std::map<std::tuple<Point, LifeSight, Color, LifeAim, int>, ReadingAnswer> lives_;  // int: nodes
  std::map<std::tuple<Point, Point, Color>, RaceAnswer> races_;
};

Layer recognise_layer(TerrainPtr terrain, GroupReader& reader);
Recognition recognise(PositionPtr position, const ReadingLimits& limits,
                      const GroupLimits& group_limits,
                      const RecognitionParameters& parameters = usual_recognition);

}  // namespace gosedai
