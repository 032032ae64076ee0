# Capturing and saving strings: nets, snapback, throw-in, backfilling, ko, cutting stones.
# Every position is shown before it is set up; docs/regression.md tells the format.

# Snapback: only the throw-in
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . X X X O . .
#| 4 . . . X X X O . .
#| 3 . . . X X X O . .
#| 2 . . X O O X O . .
#| 1 . . X . . O O . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b D5
play b E5
play b F5
play b D4
play b E4
play b F4
play b D3
play b E3
play b F3
play b C2
play b F2
play b C1
play w G5
play w G4
play w G3
play w D2
play w E2
play w G2
play w F1
play w G1
2001 attack D2
#? [1 E1]
2002 defend D2
#? [1 E1]

# Snapback in the corner
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X O . . . .
#| 3 X X X X O . . . .
#| 2 O O X O O . . . .
#| 1 . . O O . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b A3
play b B3
play b C3
play b D3
play b C2
play w E4
play w E3
play w A2
play w B2
play w D2
play w E2
play w C1
play w D1
2003 attack A2
#? [1 B1]
2004 defend A2
#? [1 B1]

# Enough liberties after the throw-in
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X O . . .
#| 3 X O O O X O . . .
#| 2 X O X O X O . . .
#| 1 O . . O O O . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b A3
play b E3
play b A2
play b C2
play b E2
play w F4
play w B3
play w C3
play w D3
play w F3
play w B2
play w D2
play w F2
play w A1
play w D1
play w E1
play w F1
2005 attack B3
#? [0]

# No throw-in works on the first line
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . X X X X X O O .
#| 3 . X O O X X O O .
#| 2 X X O . . X O O .
#| 1 . O . O . O O O .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B4
play b C4
play b D4
play b E4
play b F4
play b B3
play b E3
play b F3
play b A2
play b B2
play b F2
play w G4
play w H4
play w C3
play w D3
play w G3
play w H3
play w C2
play w G2
play w H2
play w B1
play w D1
play w F1
play w G1
play w H1
2006 attack C2
#? [0]

# Taking the surrounding stone saves
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X . . . .
#| 3 X O O O X . . . .
#| 2 O X X O X . . . .
#| 1 . O . O X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b A3
play b E3
play b B2
play b C2
play b E2
play b E1
play w B3
play w C3
play w D3
play w A2
play w D2
play w B1
play w D1
2007 attack B3
#? [1 (A1|C1)]
2008 defend B3
#? [1 C1]

# Backfill before the atari
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X O . . .
#| 3 O O O X X O . . .
#| 2 . . O X O O . . .
#| 1 . . O . O . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b D3
play b E3
play b D2
play w F4
play w A3
play w B3
play w C3
play w F3
play w C2
play w E2
play w F2
play w C1
play w E1
2009 attack A3
#? [1 D1]
2010 defend A3
#? [1 (A1|A2|B1|B2|D1)]

# Shortage of liberties: no need to hurry
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X . . . . .
#| 3 O O O X . . . . .
#| 2 . X O X . . . . .
#| 1 . . O X . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b D3
play b B2
play b D2
play b D1
play w A3
play w B3
play w C3
play w C2
play w C1
2011 attack A3
#? [1 (A1|A2|B1)]
2012 defend A3
#? [0]

# A ko for three stones that their owner can take but never end
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X . . . . .
#| 3 O O X X . . . . .
#| 2 . O X X . . . . .
#| 1 O X . X . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b C3
play b D3
play b C2
play b D2
play b B1
play b D1
play w A3
play w B3
play w B2
play w A1
2013 attack A3
#? [1 (A2|C1)]
2014 defend A3
#? [0]

# A ko that comes too late
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X . . . . . .
#| 3 O O X . . . . . .
#| 2 . O X . . . . . .
#| 1 X . O X . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b C3
play b C2
play b A1
play b D1
play w A3
play w B3
play w B2
play w C1
2015 attack A3
#? [1 (A2|B1)]
2016 defend A3
#? [0]

# The cutting stones fall to the clamp
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . O O O O O O . .
#| 3 . O X X X X O . .
#| 2 O O X O O X O . .
#| 1 O . X . . . O . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C3
play b D3
play b E3
play b F3
play b C2
play b F2
play b C1
play w B4
play w C4
play w D4
play w E4
play w F4
play w G4
play w B3
play w G3
play w A2
play w B2
play w D2
play w E2
play w G2
play w A1
play w G1
2017 attack D2
#? [1 (D1|E1)]
2018 defend D2
#? [0]

# Cut and capture along the first line
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X O . . .
#| 3 X O O X X O . . .
#| 2 X O . O X O . . .
#| 1 X X O . . O . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b A3
play b D3
play b E3
play b A2
play b E2
play b A1
play b B1
play w F4
play w B3
play w C3
play w F3
play w B2
play w D2
play w F2
play w C1
play w F1
2019 attack D2
#? [1 (C2|E1)]
2020 defend D2
#? [1 E1]

# Two steps to the capture: block first
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 . X . . O X . . .
#| 1 . . X . O X . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b F3
play b B2
play b F2
play b C1
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w E2
play w E1
2021 attack A3
#? [1 A2]
2022 defend A3
#? [1 C2]

# Hane under the stones on the edge
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 O X X X X X O . .
#| 2 O X O O O X O . .
#| 1 O . . . . . O . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B3
play b C3
play b D3
play b E3
play b F3
play b B2
play b F2
play w A3
play w G3
play w A2
play w C2
play w D2
play w E2
play w G2
play w A1
play w G1
2023 attack C2
#? [1 (C1|E1)]
2024 defend C2
#? [1 (B1|D1|F1)]

# A net with both sides closed
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . X X X . . . .
#| 5 . X X X X X . . .
#| 4 X X O O . X X . .
#| 3 X X . . . . X . .
#| 2 X X . . . X X . .
#| 1 X X X X X X X . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C6
play b D6
play b E6
play b B5
play b C5
play b D5
play b E5
play b F5
play b A4
play b B4
play b F4
play b G4
play b A3
play b B3
play b G3
play b A2
play b B2
play b F2
play b G2
play b A1
play b B1
play b C1
play b D1
play b E1
play b F1
play b G1
play w C4
play w D4
2025 defend C4
#? [0]

# Inside the lump nothing helps
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 X X X X X X . . .
#| 5 X O O O X X . . .
#| 4 X O X . O X . . .
#| 3 X X . O O X . . .
#| 2 X . O X . X . . .
#| 1 X X X X X X . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A6
play b B6
play b C6
play b D6
play b E6
play b F6
play b A5
play b E5
play b F5
play b A4
play b C4
play b F4
play b A3
play b B3
play b F3
play b A2
play b D2
play b F2
play b A1
play b B1
play b C1
play b D1
play b E1
play b F1
play w B5
play w C5
play w D5
play w B4
play w E4
play w D3
play w E3
play w C2
2026 attack B5
#? [1 (B2|C3|D4|E2)]
2027 defend B5
#? [0]

# Crane's nest
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . X X X X X . .
#| 6 . . X O O O X . .
#| 5 . . X . . . X . .
#| 4 . . . . . . . . .
#| 3 . . . . O . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C7
play b D7
play b E7
play b F7
play b G7
play b C6
play b G6
play b C5
play b G5
play w D6
play w E6
play w F6
play w E3
2028 attack D6
#? [1 (D4|D5|E4|E5|F4|F5)]

# Net around one stone
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . X X X . . . .
#| 6 . . X O . . . . .
#| 5 . . X . . . . . .
#| 4 . . . . . O . . .
#| 3 . . . . . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C7
play b D7
play b E7
play b C6
play b C5
play w D6
play w F4
2029 attack D6
#? [1 (E4|E5|F5)]

# Net with both ladders broken
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . X X . . . .
#| 6 . . X O . . . O .
#| 5 . . X . . . . . .
#| 4 . . . . . . . . .
#| 3 . . . O . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b D7
play b E7
play b C6
play b C5
play w D6
play w H6
play w D3
2030 attack D6
#? [1 (D5|E4|E5)]

# Two stones get out
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . X X X . . . . .
#| 6 . X O O . . . . .
#| 5 . . X . . . . . .
#| 4 . . . . . . . . .
#| 3 . . . . . . O . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B7
play b C7
play b D7
play b B6
play b C5
play w C6
play w D6
play w G3
2031 attack D6
#? [0]

# Friends by kosumi on both sides
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . X X . . . .
#| 6 . . X O . O . . .
#| 5 . . X . O . . . .
#| 4 . . . X . . . . .
#| 3 . . . . . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b D7
play b E7
play b C6
play b C5
play b D4
play w D6
play w F6
play w E5
2032 attack D6
#? [0]

# Loose ladder from three liberties
#| 9 . . . . . . . . .
#| 8 O . . . . . . . .
#| 7 . . . X . . . . .
#| 6 . . X O X . . . .
#| 5 . . . O . . . . .
#| 4 . . X . . . . . .
#| 3 . . X X . . . . .
#| 2 . . . . . . . O .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b D7
play b C6
play b E6
play b C4
play b C3
play b D3
play w A8
play w D6
play w D5
play w H2
2033 attack D5
#? [1 E5]

# Loose ladder towards the left side
#| 9 . . . . . . . . .
#| 8 . . . . . O . . .
#| 7 . . . . . . . O .
#| 6 . . . . . X . . .
#| 5 . . . . . . . . .
#| 4 . X . X . . . . .
#| 3 . . O O . . . . .
#| 2 . . X X . . . . .
#| 1 . . . X . X . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b F6
play b B4
play b D4
play b C2
play b D2
play b D1
play b F1
play w F8
play w H7
play w C3
play w D3
2034 attack C3
#? [1 E3]

# Loose ladder with stones far off
#| 9 . . . . . O . . .
#| 8 . X . . X . . . .
#| 7 . . . . . . . . .
#| 6 . . . . X . . . .
#| 5 . . X O O . . . .
#| 4 . . . . X . . . .
#| 3 . X . X . . . . .
#| 2 . . . . . . . . O
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B8
play b E8
play b E6
play b C5
play b E4
play b B3
play b D3
play w F9
play w D5
play w E5
play w J2
2035 attack D5
#? [1 F5]

# Loose ladder by a diagonal move
#| 9 . . . . . . O . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . O . . . .
#| 5 X . . X . . . . .
#| 4 . . X O . . . . .
#| 3 . . O O . X . . .
#| 2 . X X X . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A5
play b D5
play b C4
play b F3
play b B2
play b C2
play b D2
play w G9
play w E6
play w D4
play w C3
play w D3
2036 attack C3
#? [1 E4]

# Loose ladder along a wall of two
#| 9 . . . . . . O . .
#| 8 . . . . O . X . .
#| 7 . . . . . . . . .
#| 6 . . X X . . . . .
#| 5 . . X O O X . . .
#| 4 . . . . . . X . .
#| 3 . . . . X . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b G8
play b C6
play b D6
play b C5
play b F5
play b G4
play b E3
play w G9
play w E8
play w D5
play w E5
2037 attack D5
#? [1 E6]

# Loose ladder below
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . O . . . .
#| 6 . . . . . . . . .
#| 5 . X . X . . . . .
#| 4 . . . . . . . . .
#| 3 X X O O . . . . .
#| 2 . . X X . . . . .
#| 1 . . . X . . . O .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B5
play b D5
play b A3
play b B3
play b C2
play b D2
play b D1
play w E7
play w C3
play w D3
play w H1
2038 attack C3
#? [1 E3]

# Loose ladder with a long wall
#| 9 . . O . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . X . . . X . . .
#| 5 . . . . X . . . .
#| 4 . . . X . . . . O
#| 3 X . O O . . . . .
#| 2 . . X X . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B6
play b F6
play b E5
play b D4
play b A3
play b C2
play b D2
play w C9
play w J4
play w C3
play w D3
2039 attack C3
#? [1 E3]

# Loose ladder with two ways
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . X . X . . .
#| 6 . . . O X . . . .
#| 5 . X . O X . . O .
#| 4 . . . . . X . . .
#| 3 . . . . X . . . .
#| 2 . O . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b D7
play b F7
play b E6
play b B5
play b E5
play b F4
play b E3
play w D6
play w D5
play w H5
play w B2
2040 attack D5
#? [1 (C4|D4)]

# Oiotoshi: connecting only loses more
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 X X X X X X X . .
#| 2 X O O X O O X . .
#| 1 . . O . O . . X .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A3
play b B3
play b C3
play b D3
play b E3
play b F3
play b G3
play b A2
play b D2
play b G2
play b H1
play w B2
play w C2
play w E2
play w F2
play w C1
play w E1
2041 attack C2
#? [1 (A1|B1|D1|F1|G1)]
2042 defend C2
#? [0]
2043 defend E2
#? [0]

# Oiotoshi from the other side
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 X X X X X X X X .
#| 2 X O O O X O O X .
#| 1 X . . O . O . X .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A3
play b B3
play b C3
play b D3
play b E3
play b F3
play b G3
play b H3
play b A2
play b E2
play b H2
play b A1
play b H1
play w B2
play w C2
play w D2
play w F2
play w G2
play w D1
play w F1
2044 defend C2
#? [0]
2045 attack F2
#? [1 (B1|C1|E1|G1)]
2046 defend F2
#? [0]
