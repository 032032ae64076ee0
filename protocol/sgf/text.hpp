// Text inside SGF values: escapes, and the encodings in which a second byte can look like one.
// Bytes are never converted.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace gosedai::sgf {

/// In Shift-JIS, GBK and Big5 the second byte of a character may be '\' or ']'. UTF-8, Latin-1 and
/// EUC have no such bytes and are read byte by byte.
enum class Charset : std::uint8_t { one_byte, shift_jis, gbk_or_big5 };

/// By the value of the CA property; letter case and punctuation do not count.
Charset charset_named(std::string_view name);

/// The byte begins a character of two bytes.
bool is_lead_byte(Charset charset, char byte);

/// The text that a value stands for: escapes resolved, escaped line ends removed, other line ends
/// made '\n', tabs made blanks.
std::string unescape(std::string_view value, Charset charset = Charset::one_byte);

/// A value that stands for the text (in UTF-8 or another encoding of plain bytes).
std::string escape(std::string_view text);

}  // namespace gosedai::sgf
