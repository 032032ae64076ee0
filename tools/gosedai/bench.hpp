// What `gosedai bench` measures. Each prints its result as text; machines are noisy, so they give
// medians and tails rather than one figure.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "actors/options.hpp"
#include "kb/decision/thinking_setup.hpp"
#include "model/patterns/pattern_set.hpp"
#include "model/playout/playout_parameters.hpp"
#include "model/playout/playout_shapes.hpp"

namespace gosedai {

/// One number for the decisions on fixed positions at fixed node budgets: equal as long as the
/// engine decides the same.
struct Signature {
  std::uint64_t value = 0;
  int decisions = 0;
};
Signature behaviour_signature(std::size_t workers, const ThinkingSetup& setup);

/// Delay until a main-force task starts while roving slices fill all workers.
std::string bench_bands(std::size_t workers, int roving_tasks, int samples);

/// How late moves are answered at a fixed time per move while roving work fills all workers.
std::string bench_deadline(std::size_t workers, int moves, std::chrono::nanoseconds per_move);

/// From a new position to the decision over a game: the actors, told only what changed, beside the
/// sequential oracle from scratch, and the share of strings that re-evaluate.
std::string bench_epochs(std::size_t workers, int moves);

/// From one move to the next in a game (the record's, or one of the engine): the actors with one and
/// two workers beside recognition from scratch, in one thread and as a static task graph; how many
/// objects were asked again, turns of actors, and the time between them. Groups of moves around 30,
/// 90 and 180.
std::string bench_recognition(const std::string& record);

/// Patterns over the games of these records (none: a practice game): the share of matches that a move
/// leaves alone, and the time of a move, from scratch and with dependency sets.
std::string bench_patterns(const std::vector<std::string>& records, const PatternSet& patterns);

/// How often the decision of the knowledge alone is the move of the players, and has it among its first five: every
/// eleventh move of the games that are kept back from learning.
std::string bench_agreement(const std::vector<std::string>& files, std::size_t workers,
                            const ThinkingSetup& setup);

/// How well games played out from the middle of counted games foresee their ends: the owner of every point, the winner,
/// the lead.
std::string bench_foresight(const std::vector<std::string>& files, std::size_t workers, int games,
                            const PlayoutShapes& shapes, const PlayoutParameters& parameters);

/// So many games of the whole-board search through the actors, with one and with two workers in turns: games per second, their
/// ratio, processor time, and the shares of the tree's owner and of waiting. Moves 30, 90 and 180 of a game.
std::string bench_playouts(const std::string& record, const EngineOptions& engine, int games);

/// What share of the nodes and games of the search's tree is at positions that other nodes have too: at a quarter, half and
/// three quarters of each game (none: practice games).
std::string bench_transpositions(const std::vector<std::string>& files, const EngineOptions& engine,
                                 int games);

/// The main force's time to its decision through a game, with the whole-board search running and without it, in turns
/// (TR-0837, table 4.5-2). Groups of moves around 30, 90 and 180.
std::string bench_forces(const std::string& record, std::size_t workers,
                         const EngineOptions& engine);

/// Times in microseconds: median, 99th percentile, maximum.
std::string summary_us(std::vector<double> microseconds);

}  // namespace gosedai
