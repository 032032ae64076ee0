#include "model/reading/unconditional_seki.hpp"
namespace gosedai {
bool can_get_seki(const Board&, Color, const BitBoard&) { return false; }
}  // namespace gosedai
