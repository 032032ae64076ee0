// Boost 1.74 (Debian 12) uses std::exchange here without including its header, which shows in
// C++20. This folder comes before the system's with that version only.
#pragma GCC system_header
#include <utility>

#include_next <boost/asio/awaitable.hpp>
