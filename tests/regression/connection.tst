# Two strings of one colour: can they be joined, can they be cut.
# Every position is shown before it is set up; docs/regression.md tells the format.

# Bamboo joint cannot be cut
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . X . X . . .
#| 3 . . . X . X . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b D4
play b F4
play b D3
play b F3
3001 disconnect D3 F3
#? [0]

# Diagonal: two ways to join
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . X . . . .
#| 3 . . . X . . . . .
#| 2 . . . X . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b D3
play b D2
3002 disconnect D3 E4
#? [0]

# One-space jump with an enemy above
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . X . . . X . .
#| 4 . . X . O . X . .
#| 3 . . . X . X . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C5
play b G5
play b C4
play b G4
play b D3
play b F3
play w E4
3003 connect D3 F3
#? [1 E3]

# One-space jump on the second line
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . X . O . X . .
#| 3 . . X . O . X . .
#| 2 . . . X . X . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C4
play b G4
play b C3
play b G3
play b D2
play b F2
play w E4
play w E3
3004 disconnect D2 F2
#? [0]

# One-space jump on the second line, surrounded
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . . O O O O O . .
#| 2 . . O X . X O . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b D2
play b F2
play w C3
play w D3
play w E3
play w F3
play w G3
play w C2
play w G2
3005 connect D2 F2
#? [1 E2]
3006 disconnect D2 F2
#? [1 E2]

# Two-space jump on the second line below enemy stones
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . X X O O X X . .
#| 3 . X X O O X X . .
#| 2 . . X . . X . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B4
play b C4
play b F4
play b G4
play b B3
play b C3
play b F3
play b G3
play b C2
play b F2
play w D4
play w E4
play w D3
play w E3
3007 connect C2 F2
#? [1 (C1|D1|D2|E1|E2|F1)]
3008 disconnect C2 F2
#? [1 (D1|D2|E1|E2)]

# Two-space jump on the second line, surrounded
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . O O O O O O . .
#| 2 . O X . . X O . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C2
play b F2
play w B3
play w C3
play w D3
play w E3
play w F3
play w G3
play w B2
play w G2
3009 connect C2 F2
#? [0]

# Knight's move in a corridor is cut already
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . O O O O O . . .
#| 3 . O X . . O . . .
#| 2 . O O . X O . . .
#| 1 . O O O O O . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C3
play b E2
play w B4
play w C4
play w D4
play w E4
play w F4
play w B3
play w F3
play w B2
play w C2
play w F2
play w B1
play w C1
play w D1
play w E1
play w F1
3010 connect C3 E2
#? [0]

# Large knight's move in a corridor
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . O O O O O O . .
#| 3 . O X . . . O . .
#| 2 . O . . . X O . .
#| 1 . O O O O O O . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C3
play b F2
play w B4
play w C4
play w D4
play w E4
play w F4
play w G4
play w B3
play w G3
play w B2
play w G2
play w B1
play w C1
play w D1
play w E1
play w F1
play w G1
3011 connect C3 F2
#? [0]

# Long legs along the edge
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . O O O O O O O .
#| 2 . O X . . . X O .
#| 1 . O . . . . . O .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C2
play b G2
play w B3
play w C3
play w D3
play w E3
play w F3
play w G3
play w H3
play w B2
play w H2
play w B1
play w H1
3012 connect C2 G2
#? [0]

# The cutting stone is in a net
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . O O O O O O O .
#| 4 . O X X O X X O .
#| 3 . O X . . . X O .
#| 2 . O X X . X X O .
#| 1 . O O O O O O O .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C4
play b D4
play b F4
play b G4
play b C3
play b G3
play b C2
play b D2
play b F2
play b G2
play w B5
play w C5
play w D5
play w E5
play w F5
play w G5
play w H5
play w B4
play w E4
play w H4
play w B3
play w H3
play w B2
play w H2
play w B1
play w C1
play w D1
play w E1
play w F1
play w G1
play w H1
3013 connect C4 G4
#? [1 E2]
3014 disconnect C4 G4
#? [1 E2]

# Along the first line: one gap
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . X O O O X . . .
#| 2 . X O O O X . . .
#| 1 . X X . X X . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B3
play b F3
play b B2
play b F2
play b B1
play b C1
play b E1
play b F1
play w C3
play w D3
play w E3
play w C2
play w D2
play w E2
3015 connect C1 E1
#? [1 D1]

# Cut and connection at one point
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . O O O . . .
#| 3 . . X X O X X . .
#| 2 . . X X . X X . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C3
play b D3
play b F3
play b G3
play b C2
play b D2
play b F2
play b G2
play w D4
play w E4
play w F4
play w E3
3016 connect D2 F2
#? [1 E2]

# Elephant's move with its waist open
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . X X O O . . .
#| 3 . . X X . O O . .
#| 2 . O O . . X X . .
#| 1 . . O O . X X . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C4
play b D4
play b C3
play b D3
play b F2
play b G2
play b F1
play b G1
play w E4
play w F4
play w F3
play w G3
play w B2
play w C2
play w C1
play w D1
3017 connect D3 F2
#? [1 E2]
3018 disconnect D3 F2
#? [1 (D2|E2|E3)]

# Taking a stone joins
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . X X O . . . .
#| 4 . . X O X X . . .
#| 3 . . O . O X . . .
#| 2 . . O O X X . . .
#| 1 . . . O . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C5
play b D5
play b C4
play b E4
play b F4
play b F3
play b E2
play b F2
play w E5
play w D4
play w C3
play w E3
play w C2
play w D2
play w D1
3019 connect C4 E4
#? [1 D3]

# A peep on a one-space jump
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . X O O O X . .
#| 4 . . X O O O X . .
#| 3 . . . X . X . . .
#| 2 . . . X O X . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C5
play b G5
play b C4
play b G4
play b D3
play b F3
play b D2
play b F2
play w D5
play w E5
play w F5
play w D4
play w E4
play w F4
play w E2
3020 connect D3 F3
#? [1 E3]

# A hole in the wall that leads nowhere
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . X O O O X . . .
#| 4 . X O . O X . . .
#| 3 . X . . . X . . .
#| 2 . X O O O X . . .
#| 1 . X . O . X . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B5
play b F5
play b B4
play b F4
play b B3
play b F3
play b B2
play b F2
play b B1
play b F1
play w C5
play w D5
play w E5
play w C4
play w E4
play w C2
play w D2
play w E2
play w D1
3021 connect B3 F3
#? [0]

# Two ways across
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . X X O X X . . .
#| 4 . X O . O X . . .
#| 3 . X . . . X . . .
#| 2 . X X . X X . . .
#| 1 . . . O . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B5
play b C5
play b E5
play b F5
play b B4
play b F4
play b B3
play b F3
play b B2
play b C2
play b E2
play b F2
play w D5
play w C4
play w E4
play w D1
3022 connect B3 F3
#? [1 (C3|D2|D3|D4|E3)]

# Diagonal with one way closed
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . O X . . . .
#| 3 . . . X . . . . .
#| 2 . . . X . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b D3
play b D2
play w D4
3023 connect D3 E4
#? [1 (E2|E3|F3)]

# Knight's move on the second line
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . X O O O X . . .
#| 3 . X X . O X . . .
#| 2 . . . . X X . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B4
play b F4
play b B3
play b C3
play b F3
play b E2
play b F2
play w C4
play w D4
play w E4
play w E3
3024 connect C3 E2
#? [1 (C1|C2|D1|D2|D3|E1)]

# Monkey jump: it cannot be cut
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X O . . . . .
#| 3 X . X O O O O O O
#| 2 X X X . . . . O O
#| 1 X . . . . X . . O
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b A3
play b C3
play b A2
play b B2
play b C2
play b A1
play b F1
play w D4
play w D3
play w E3
play w F3
play w G3
play w H3
play w J3
play w H2
play w J2
play w J1
3025 disconnect C2 F1
#? [0]

# Monkey jump one column too far
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X O . . . . .
#| 3 X . X O O O O O O
#| 2 X X X . . . . O O
#| 1 X . . . . . X . O
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b A3
play b C3
play b A2
play b B2
play b C2
play b A1
play b G1
play w D4
play w D3
play w E3
play w F3
play w G3
play w H3
play w J3
play w H2
play w J2
play w J1
3026 disconnect C2 G1
#? [1 (D1|E1|F1|D2|E2|F2)]
3027 connect C2 G1
#? [1 (D1|E1|F1|D2)]

# A knight's move down to the first line cannot be cut
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X O . . . . .
#| 3 X . X O O O O O O
#| 2 X X X . . . . O O
#| 1 X . . . X . . . O
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b A3
play b C3
play b A2
play b B2
play b C2
play b A1
play b E1
play w D4
play w D3
play w E3
play w F3
play w G3
play w H3
play w J3
play w H2
play w J2
play w J1
3028 disconnect C2 E1
#? [0]

# A monkey jump cannot be cut off
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . X X O O O . .
#| 4 . . X X O . . O .
#| 3 . . . X O O O O .
#| 2 . . . X . . . O .
#| 1 . . . . . . X . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C5
play b D5
play b C4
play b D4
play b D3
play b D2
play b G1
play w E5
play w F5
play w G5
play w E4
play w H4
play w E3
play w F3
play w G3
play w H3
play w H2
3029 connect D2 G1
#? [1 (E1|F1|E2|F2)]
3030 disconnect D2 G1
#? [0]

# A clamp on the first line
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . O . . . .
#| 5 . . X O O O X . .
#| 4 . . X O O O X . .
#| 3 . . X X O X X . .
#| 2 . . . X O X . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C5
play b G5
play b C4
play b G4
play b C3
play b D3
play b F3
play b G3
play b D2
play b F2
play w E6
play w D5
play w E5
play w F5
play w D4
play w E4
play w F4
play w E3
play w E2
3031 connect D2 F2
#? [1 E1]
3032 disconnect D2 F2
#? [1 E1]

# Two spaces with legs on both sides
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . O . . O . .
#| 3 . . O X . . X O .
#| 2 . . O X . . X O .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b D3
play b G3
play b D2
play b G2
play w D4
play w G4
play w C3
play w H3
play w C2
play w H2
3033 disconnect D3 G3
#? [0]

# Two spaces with an enemy below
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . O O . . .
#| 4 . . X O . . O X .
#| 3 . . X X . . X X .
#| 2 . . . . O . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C4
play b H4
play b C3
play b D3
play b G3
play b H3
play w E5
play w F5
play w D4
play w G4
play w E2
3034 connect D3 G3
#? [1 .*]
3035 disconnect D3 G3
#? [1 .*]

# A large knight's move under an enemy
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . O O . .
#| 4 . . X O . . X X .
#| 3 . . X X . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C4
play b G4
play b H4
play b C3
play b D3
play w F5
play w G5
play w D4
3036 connect D3 G4
#? [1 .*]
3037 disconnect D3 G4
#? [1 .*]

# A large knight's move between two walls
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . O O O O . .
#| 5 . . X O . . X X .
#| 4 . . X X . . . X .
#| 3 . . . . O O . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C5
play b G5
play b H5
play b C4
play b D4
play b H4
play w D6
play w E6
play w F6
play w G6
play w D5
play w E3
play w F3
3038 connect D4 G5
#? [0]

# An elephant's move: whoever takes the middle
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . X X . .
#| 6 . . . O . X . . .
#| 5 . . . . . . . . .
#| 4 . . X X . O . . .
#| 3 . . . X . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b F7
play b G7
play b F6
play b C4
play b D4
play b D3
play w D6
play w F4
3039 connect D4 F6
#? [1 E5]
3040 disconnect D4 F6
#? [1 E5]

# An elephant's move with helpers
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . X X . . .
#| 5 . . . . X . . . .
#| 4 . . . . . X . . .
#| 3 . X X . X . . . .
#| 2 . X . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b E6
play b F6
play b E5
play b F4
play b B3
play b C3
play b E3
play b B2
3041 disconnect C3 E5
#? [0]

# A cutting stone that is driven against the edge
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . O . . . . .
#| 3 . X X O . . . . .
#| 2 . . . X X . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B3
play b C3
play b D2
play b E2
play w D4
play w D3
3042 disconnect C3 D2
#? [0]
3043 connect C3 D2
#? [1 .*]

# A snapback takes the cutting stones
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . O O O . . . .
#| 4 . . X X O O . . .
#| 3 . . X O X X X . .
#| 2 . . X O . X O O .
#| 1 . . X O . O O . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C4
play b D4
play b C3
play b E3
play b F3
play b G3
play b C2
play b F2
play b C1
play w C5
play w D5
play w E5
play w E4
play w F4
play w D3
play w D2
play w G2
play w H2
play w D1
play w F1
play w G1
3044 connect C3 E3
#? [1 E1]
3045 disconnect C3 E3
#? [1 E1]

# A cut that would be snapped back is none
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . O O O . . . .
#| 4 . . X X O O . . .
#| 3 . . X . X X X . .
#| 2 . . X O . X O O .
#| 1 . . X O . O O . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C4
play b D4
play b C3
play b E3
play b F3
play b G3
play b C2
play b F2
play b C1
play w C5
play w D5
play w E5
play w E4
play w F4
play w D2
play w G2
play w H2
play w D1
play w F1
play w G1
3046 disconnect C3 E3
#? [0]
