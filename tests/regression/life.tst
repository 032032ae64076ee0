# Life and death: the eye shapes in the middle, on the edge and in the corner, and classics.
# Every position is shown before it is set up; docs/regression.md tells the format.

# Two points in a row are one eye
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . X X X X X X . .
#| 6 . X O O O O X . .
#| 5 . X O . . O X . .
#| 4 . X O O O O X . .
#| 3 . X X X X X X . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b B6
play b G6
play b B5
play b G5
play b B4
play b G4
play b B3
play b C3
play b D3
play b E3
play b F3
play b G3
play w C6
play w D6
play w E6
play w F6
play w C5
play w F5
play w C4
play w D4
play w E4
play w F4
5001 dragon_status F6
#? [dead]

# Straight three
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . X X X X X X X .
#| 6 . X O O O O O X .
#| 5 . X O . . . O X .
#| 4 . X O O O O O X .
#| 3 . X X X X X X X .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b H7
play b B6
play b H6
play b B5
play b H5
play b B4
play b H4
play b B3
play b C3
play b D3
play b E3
play b F3
play b G3
play b H3
play w C6
play w D6
play w E6
play w F6
play w G6
play w C5
play w G5
play w C4
play w D4
play w E4
play w F4
play w G4
5002 owl_attack G6
#? [1 E5]
5003 owl_defend G6
#? [1 E5]

# Bent three
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . X X X X X X . .
#| 6 . X O O O O X . .
#| 5 . X O . . O X . .
#| 4 . X O O . O X . .
#| 3 . X X O O O X . .
#| 2 . . X X X X X . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b B6
play b G6
play b B5
play b G5
play b B4
play b G4
play b B3
play b C3
play b G3
play b C2
play b D2
play b E2
play b F2
play b G2
play w C6
play w D6
play w E6
play w F6
play w C5
play w F5
play w C4
play w D4
play w F4
play w D3
play w E3
play w F3
5004 owl_attack F6
#? [1 E5]
5005 owl_defend F6
#? [1 E5]

# Straight three on the edge
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . X X X X X X X .
#| 2 . X O O O O O X .
#| 1 . X O . . . O X .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B3
play b C3
play b D3
play b E3
play b F3
play b G3
play b H3
play b B2
play b H2
play b B1
play b H1
play w C2
play w D2
play w E2
play w F2
play w G2
play w C1
play w G1
5006 owl_attack G2
#? [1 E1]
5007 owl_defend G2
#? [1 E1]

# Straight three in the corner
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 X X X X X . . . .
#| 2 O O O O X . . . .
#| 1 . . . O X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A3
play b B3
play b C3
play b D3
play b E3
play b E2
play b E1
play w A2
play w B2
play w C2
play w D2
play w D1
5008 owl_attack D2
#? [1 B1]
5009 owl_defend D2
#? [1 B1]

# Bent three in the corner
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X . . . . . .
#| 3 O O X X . . . . .
#| 2 . O O X . . . . .
#| 1 . . O X . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b C3
play b D3
play b D2
play b D1
play w A3
play w B3
play w B2
play w C2
play w C1
5010 owl_attack B3
#? [1 A1]
5011 owl_defend B3
#? [1 A1]

# Straight four lives
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 X X X X X X X X .
#| 6 X O O O O O O X .
#| 5 X O . . . . O X .
#| 4 X O O O O O O X .
#| 3 X X X X X X X X .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A7
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b H7
play b A6
play b H6
play b A5
play b H5
play b A4
play b H4
play b A3
play b B3
play b C3
play b D3
play b E3
play b F3
play b G3
play b H3
play w B6
play w C6
play w D6
play w E6
play w F6
play w G6
play w B5
play w G5
play w B4
play w C4
play w D4
play w E4
play w F4
play w G4
5012 owl_attack G6
#? [0]

# Bent four lives
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . X X X X X X X .
#| 6 . X O O O O O X .
#| 5 . X O . . . O X .
#| 4 . X O O O . O X .
#| 3 . X X X O O O X .
#| 2 . . . X X X X X .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b H7
play b B6
play b H6
play b B5
play b H5
play b B4
play b H4
play b B3
play b C3
play b D3
play b H3
play b D2
play b E2
play b F2
play b G2
play b H2
play w C6
play w D6
play w E6
play w F6
play w G6
play w C5
play w G5
play w C4
play w D4
play w E4
play w G4
play w E3
play w F3
play w G3
5013 owl_attack G6
#? [0]

# Zigzag four lives
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . X X X X X X . .
#| 6 . X O O O O X X .
#| 5 . X O . . O O X .
#| 4 . X O O . . O X .
#| 3 . X X O O O O X .
#| 2 . . X X X X X X .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b B6
play b G6
play b H6
play b B5
play b H5
play b B4
play b H4
play b B3
play b C3
play b H3
play b C2
play b D2
play b E2
play b F2
play b G2
play b H2
play w C6
play w D6
play w E6
play w F6
play w C5
play w F5
play w G5
play w C4
play w D4
play w G4
play w D3
play w E3
play w F3
play w G3
5014 owl_attack F6
#? [0]

# Square four is dead
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . X X X X X X . .
#| 6 . X O O O O X . .
#| 5 . X O . . O X . .
#| 4 . X O . . O X . .
#| 3 . X O O O O X . .
#| 2 . X X X X X X . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b B6
play b G6
play b B5
play b G5
play b B4
play b G4
play b B3
play b G3
play b B2
play b C2
play b D2
play b E2
play b F2
play b G2
play w C6
play w D6
play w E6
play w F6
play w C5
play w F5
play w C4
play w F4
play w C3
play w D3
play w E3
play w F3
5015 owl_defend F6
#? [0]

# Pyramid four
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . X X X X X X X .
#| 6 . X O O O O O X .
#| 5 . X O . . . O X .
#| 4 . X O O . O O X .
#| 3 . X X O O O X X .
#| 2 . . X X X X X . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b H7
play b B6
play b H6
play b B5
play b H5
play b B4
play b H4
play b B3
play b C3
play b G3
play b H3
play b C2
play b D2
play b E2
play b F2
play b G2
play w C6
play w D6
play w E6
play w F6
play w G6
play w C5
play w G5
play w C4
play w D4
play w F4
play w G4
play w D3
play w E3
play w F3
5016 owl_attack G6
#? [1 E5]
5017 owl_defend G6
#? [1 E5]

# Pyramid four on the edge
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . X X X X X . .
#| 3 . X X O O O X X .
#| 2 . X O O . O O X .
#| 1 . X O . . . O X .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C4
play b D4
play b E4
play b F4
play b G4
play b B3
play b C3
play b G3
play b H3
play b B2
play b H2
play b B1
play b H1
play w D3
play w E3
play w F3
play w C2
play w D2
play w F2
play w G2
play w C1
play w G1
5018 owl_attack F3
#? [1 E1]
5019 owl_defend F3
#? [1 E1]

# Straight four in the corner lives
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 X X X X X X . . .
#| 2 O O O O O X . . .
#| 1 . . . . O X . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A3
play b B3
play b C3
play b D3
play b E3
play b F3
play b F2
play b F1
play w A2
play w B2
play w C2
play w D2
play w E2
play w E1
5020 owl_attack E2
#? [0]

# Bent four around the corner: a ko
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X . . . . . .
#| 3 O O X X X . . . .
#| 2 . O O O X . . . .
#| 1 . . . O X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b C3
play b D3
play b E3
play b E2
play b E1
play w A3
play w B3
play w B2
play w C2
play w D2
play w D1
5021 owl_attack B3
#? [2 B1]

# Square four in the corner is dead
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X . . . . .
#| 3 O O O X . . . . .
#| 2 . . O X . . . . .
#| 1 . . O X . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b D3
play b D2
play b D1
play w A3
play w B3
play w C3
play w C2
play w C1
5022 dragon_status C3
#? [dead]

# Bulky five
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . X X X X X X X .
#| 6 . X O O O O O X .
#| 5 . X O . . . O X .
#| 4 . X O . . O O X .
#| 3 . X O O O O X X .
#| 2 . X X X X X X . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b H7
play b B6
play b H6
play b B5
play b H5
play b B4
play b H4
play b B3
play b G3
play b H3
play b B2
play b C2
play b D2
play b E2
play b F2
play b G2
play w C6
play w D6
play w E6
play w F6
play w G6
play w C5
play w G5
play w C4
play w F4
play w G4
play w C3
play w D3
play w E3
play w F3
5023 owl_attack G6
#? [1 E5]
5024 owl_defend G6
#? [1 (D5|E4|E5)]

# Crossed five
#| 9 . . . . . . . . .
#| 8 . . X X X X X . .
#| 7 . X X O O O X X .
#| 6 . X O O . O O X .
#| 5 . X O . . . O X .
#| 4 . X O O . O O X .
#| 3 . X X O O O X X .
#| 2 . . X X X X X . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C8
play b D8
play b E8
play b F8
play b G8
play b B7
play b C7
play b G7
play b H7
play b B6
play b H6
play b B5
play b H5
play b B4
play b H4
play b B3
play b C3
play b G3
play b H3
play b C2
play b D2
play b E2
play b F2
play b G2
play w D7
play w E7
play w F7
play w C6
play w D6
play w F6
play w G6
play w C5
play w G5
play w C4
play w D4
play w F4
play w G4
play w D3
play w E3
play w F3
5025 owl_attack F7
#? [1 E5]
5026 owl_defend F7
#? [1 E5]

# Straight five lives
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 X X X X X X X X X
#| 6 X O O O O O O O X
#| 5 X O . . . . . O X
#| 4 X O O O O O O O X
#| 3 X X X X X X X X X
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A7
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b H7
play b J7
play b A6
play b J6
play b A5
play b J5
play b A4
play b J4
play b A3
play b B3
play b C3
play b D3
play b E3
play b F3
play b G3
play b H3
play b J3
play w B6
play w C6
play w D6
play w E6
play w F6
play w G6
play w H6
play w B5
play w H5
play w B4
play w C4
play w D4
play w E4
play w F4
play w G4
play w H4
5027 owl_attack H6
#? [0]

# Hooked five lives
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 X X X X X X X X .
#| 6 X O O O O O O X .
#| 5 X O . . . . O X .
#| 4 X O O O O . O X .
#| 3 X X X X O O O X .
#| 2 . . . X X X X X .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A7
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b H7
play b A6
play b H6
play b A5
play b H5
play b A4
play b H4
play b A3
play b B3
play b C3
play b D3
play b H3
play b D2
play b E2
play b F2
play b G2
play b H2
play w B6
play w C6
play w D6
play w E6
play w F6
play w G6
play w B5
play w G5
play w B4
play w C4
play w D4
play w E4
play w G4
play w E3
play w F3
play w G3
5028 owl_attack G6
#? [0]

# Bulky five on the edge
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . X X X X X X . .
#| 3 . X O O O O X X .
#| 2 . X O . . O O X .
#| 1 . X O . . . O X .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b B3
play b G3
play b H3
play b B2
play b H2
play b B1
play b H1
play w C3
play w D3
play w E3
play w F3
play w C2
play w F2
play w G2
play w C1
play w G1
5029 owl_attack F3
#? [1 E1]
5030 owl_defend F3
#? [1 (D1|E1|E2)]

# Bulky five in the corner
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X . . . . .
#| 3 O O O X X . . . .
#| 2 . . O O X . . . .
#| 1 . . . O X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b D3
play b E3
play b E2
play b E1
play w A3
play w B3
play w C3
play w C2
play w D2
play w D1
5031 owl_attack C3
#? [1 B1]
5032 owl_defend C3
#? [1 B1]

# Flower six
#| 9 . . . . . . . . .
#| 8 . . X X X X X . .
#| 7 . X X O O O X X .
#| 6 . X O O . O O X .
#| 5 . X O . . . O X .
#| 4 . X O . . O O X .
#| 3 . X O O O O X X .
#| 2 . X X X X X X . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C8
play b D8
play b E8
play b F8
play b G8
play b B7
play b C7
play b G7
play b H7
play b B6
play b H6
play b B5
play b H5
play b B4
play b H4
play b B3
play b G3
play b H3
play b B2
play b C2
play b D2
play b E2
play b F2
play b G2
play w D7
play w E7
play w F7
play w C6
play w D6
play w F6
play w G6
play w C5
play w G5
play w C4
play w F4
play w G4
play w C3
play w D3
play w E3
play w F3
5033 owl_attack F7
#? [1 E5]
5034 owl_defend F7
#? [1 (D5|E4|E5)]

# Rectangular six lives in the middle
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . X X X X X X X .
#| 6 . X O O O O O X .
#| 5 . X O . . . O X .
#| 4 . X O . . . O X .
#| 3 . X O O O O O X .
#| 2 . X X X X X X X .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b H7
play b B6
play b H6
play b B5
play b H5
play b B4
play b H4
play b B3
play b H3
play b B2
play b C2
play b D2
play b E2
play b F2
play b G2
play b H2
play w C6
play w D6
play w E6
play w F6
play w G6
play w C5
play w G5
play w C4
play w G4
play w C3
play w D3
play w E3
play w F3
play w G3
5035 owl_attack G6
#? [0]

# Rectangular six on the edge lives
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . X X X X X X X .
#| 3 . X O O O O O X .
#| 2 . X O . . . O X .
#| 1 . X O . . . O X .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b H4
play b B3
play b H3
play b B2
play b H2
play b B1
play b H1
play w C3
play w D3
play w E3
play w F3
play w G3
play w C2
play w G2
play w C1
play w G1
5036 owl_attack G3
#? [0]

# Rectangular six in the corner without liberties
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X . . . .
#| 3 O O O O X . . . .
#| 2 . . . O X . . . .
#| 1 . . . O X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b E3
play b E2
play b E1
play w A3
play w B3
play w C3
play w D3
play w D2
play w D1
5037 owl_attack D3
#? [1 B2]
5038 owl_defend D3
#? [1 (B1|B2)]

# Straight six lives
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 X X X X X X X X X
#| 6 O O O O O O O O X
#| 5 O . . . . . . O X
#| 4 O O O O O O O O X
#| 3 X X X X X X X X X
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A7
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b H7
play b J7
play b J6
play b J5
play b J4
play b A3
play b B3
play b C3
play b D3
play b E3
play b F3
play b G3
play b H3
play b J3
play w A6
play w B6
play w C6
play w D6
play w E6
play w F6
play w G6
play w H6
play w A5
play w H5
play w A4
play w B4
play w C4
play w D4
play w E4
play w F4
play w G4
play w H4
5039 owl_attack H6
#? [0]

# Straight three with a stone in the middle is dead
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . X X X X X X X .
#| 6 . X O O O O O X .
#| 5 . X O . X . O X .
#| 4 . X O O O O O X .
#| 3 . X X X X X X X .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b H7
play b B6
play b H6
play b B5
play b E5
play b H5
play b B4
play b H4
play b B3
play b C3
play b D3
play b E3
play b F3
play b G3
play b H3
play w C6
play w D6
play w E6
play w F6
play w G6
play w C5
play w G5
play w C4
play w D4
play w E4
play w F4
play w G4
5040 dragon_status G6
#? [dead]

# Straight three with a stone at its end
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . X X X X X X X .
#| 6 . X O O O O O X .
#| 5 . X O X . . O X .
#| 4 . X O O O O O X .
#| 3 . X X X X X X X .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b H7
play b B6
play b H6
play b B5
play b D5
play b H5
play b B4
play b H4
play b B3
play b C3
play b D3
play b E3
play b F3
play b G3
play b H3
play w C6
play w D6
play w E6
play w F6
play w G6
play w C5
play w G5
play w C4
play w D4
play w E4
play w F4
play w G4
5041 owl_attack G6
#? [1 E5]
5042 owl_defend G6
#? [1 E5]

# Four in a row with a stone inside: the next point
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 X X X X X X X X .
#| 6 X O O O O O O X .
#| 5 X O . X . . O X .
#| 4 X O O O O O O X .
#| 3 X X X X X X X X .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A7
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b H7
play b A6
play b H6
play b A5
play b D5
play b H5
play b A4
play b H4
play b A3
play b B3
play b C3
play b D3
play b E3
play b F3
play b G3
play b H3
play w B6
play w C6
play w D6
play w E6
play w F6
play w G6
play w B5
play w G5
play w B4
play w C4
play w D4
play w E4
play w F4
play w G4
5043 owl_attack G6
#? [1 E5]

# Four in a row with two stones inside is dead
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 X X X X X X X X .
#| 6 X O O O O O O X .
#| 5 X O . X X . O X .
#| 4 X O O O O O O X .
#| 3 X X X X X X X X .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A7
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b H7
play b A6
play b H6
play b A5
play b D5
play b E5
play b H5
play b A4
play b H4
play b A3
play b B3
play b C3
play b D3
play b E3
play b F3
play b G3
play b H3
play w B6
play w C6
play w D6
play w E6
play w F6
play w G6
play w B5
play w G5
play w B4
play w C4
play w D4
play w E4
play w F4
play w G4
5044 owl_defend G6
#? [0]

# Square four with one stone inside stays dead
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . X X X X X X . .
#| 6 . X O O O O X . .
#| 5 . X O X . O X . .
#| 4 . X O . . O X . .
#| 3 . X O O O O X . .
#| 2 . X X X X X X . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b B6
play b G6
play b B5
play b D5
play b G5
play b B4
play b G4
play b B3
play b G3
play b B2
play b C2
play b D2
play b E2
play b F2
play b G2
play w C6
play w D6
play w E6
play w F6
play w C5
play w F5
play w C4
play w F4
play w C3
play w D3
play w E3
play w F3
5045 owl_defend F6
#? [0]

# Bulky five after the vital move is dead
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . X X X X X X X .
#| 6 . X O O O O O X .
#| 5 . X O . X . O X .
#| 4 . X O . . O O X .
#| 3 . X O O O O X X .
#| 2 . X X X X X X . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b H7
play b B6
play b H6
play b B5
play b E5
play b H5
play b B4
play b H4
play b B3
play b G3
play b H3
play b B2
play b C2
play b D2
play b E2
play b F2
play b G2
play w C6
play w D6
play w E6
play w F6
play w G6
play w C5
play w G5
play w C4
play w F4
play w G4
play w C3
play w D3
play w E3
play w F3
5046 owl_defend G6
#? [0]

# Pyramid four with a stone in the wrong place
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . X X X X X X X .
#| 6 . X O O O O O X .
#| 5 . X O X . . O X .
#| 4 . X O O . O O X .
#| 3 . X X O O O X X .
#| 2 . . X X X X X . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b H7
play b B6
play b H6
play b B5
play b D5
play b H5
play b B4
play b H4
play b B3
play b C3
play b G3
play b H3
play b C2
play b D2
play b E2
play b F2
play b G2
play w C6
play w D6
play w E6
play w F6
play w G6
play w C5
play w G5
play w C4
play w D4
play w F4
play w G4
play w D3
play w E3
play w F3
5047 owl_attack G6
#? [1 E5]
5048 owl_defend G6
#? [1 E5]

# Two stones around the corner: dead, or a ko for the defender
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X . . . . . .
#| 3 O O X X X . . . .
#| 2 X O O O X . . . .
#| 1 . X . O X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b C3
play b D3
play b E3
play b A2
play b E2
play b B1
play b E1
play w A3
play w B3
play w B2
play w C2
play w D2
play w D1
5049 owl_attack B3
#? [1 (A1|C1)]
5050 owl_defend B3
#? [2 A1]

# Two stones in four in a row on the edge: dead
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 X X X X X X X X .
#| 2 X O O O O O O X .
#| 1 X O . X X . O X .
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
play b H2
play b A1
play b D1
play b E1
play b H1
play w B2
play w C2
play w D2
play w E2
play w F2
play w G2
play w B1
play w G1
5051 owl_defend G2
#? [0]

# Three in the corner, stone at the end
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 X X X X X . . . .
#| 2 O O O O X . . . .
#| 1 . . X O X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A3
play b B3
play b C3
play b D3
play b E3
play b E2
play b C1
play b E1
play w A2
play w B2
play w C2
play w D2
play w D1
5052 owl_attack D2
#? [1 B1]
5053 owl_defend D2
#? [1 B1]

# T of five on the edge lives
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . X X X X X . .
#| 4 . . X O O O X . .
#| 3 . X X O . O X X .
#| 2 . X O O . O O X .
#| 1 . X O . . . O X .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C5
play b D5
play b E5
play b F5
play b G5
play b C4
play b G4
play b B3
play b C3
play b G3
play b H3
play b B2
play b H2
play b B1
play b H1
play w D4
play w E4
play w F4
play w D3
play w F3
play w C2
play w D2
play w F2
play w G2
play w C1
play w G1
5054 owl_attack F4
#? [0]

# Twisted six lives
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . X X X X X X . .
#| 6 . X O O O O X X .
#| 5 . X O . . O O X X
#| 4 . X O O . . O O X
#| 3 . X X O O . . O X
#| 2 . . X X O O O O X
#| 1 . . . X X X X X X
#|   A B C D E F G H J
boardsize 9
clear_board
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b B6
play b G6
play b H6
play b B5
play b H5
play b J5
play b B4
play b J4
play b B3
play b C3
play b J3
play b C2
play b D2
play b J2
play b D1
play b E1
play b F1
play b G1
play b H1
play b J1
play w C6
play w D6
play w E6
play w F6
play w C5
play w F5
play w G5
play w C4
play w D4
play w G4
play w H4
play w D3
play w E3
play w H3
play w E2
play w F2
play w G2
play w H2
5055 owl_attack F6
#? [0]

# Two by three in the corner with a stone on the two-one point
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X . . . .
#| 3 O O O O X . . . .
#| 2 . . . O X . . . .
#| 1 . X . O X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b E3
play b E2
play b B1
play b E1
play w A3
play w B3
play w C3
play w D3
play w D2
play w D1
5056 owl_attack D3
#? [1 B2]
5057 owl_defend D3
#? [3 B2]

# Six on the second line in the corner live
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X X . .
#| 3 X X X X X X X X .
#| 2 O O O O O O X . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b A3
play b B3
play b C3
play b D3
play b E3
play b F3
play b G3
play b H3
play b G2
play w A2
play w B2
play w C2
play w D2
play w E2
play w F2
5058 owl_attack A2
#? [0]

# A corner of five points without liberties is dead
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X . . . . .
#| 3 O O O X . . . . .
#| 2 . . O X . . . . .
#| 1 . . . X . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b D3
play b D2
play b D1
play w A3
play w B3
play w C3
play w C2
5059 owl_defend C2
#? [0]

# An eye in the corner of the wall and one beside it
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . X X X X X X . .
#| 3 . X O O O O X . .
#| 2 X O O . O . X . .
#| 1 X O . O O X X . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b B3
play b G3
play b A2
play b G2
play b A1
play b F1
play b G1
play w C3
play w D3
play w E3
play w F3
play w B2
play w C2
play w E2
play w B1
play w D1
play w E1
5060 owl_attack C3
#? [0]

# Two eyes at the bottom of the wall
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 X X X X X X . . .
#| 4 X O O O O X . . .
#| 3 X O . O . X . . .
#| 2 O O O O X X . . .
#| 1 . . O . . X . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A5
play b B5
play b C5
play b D5
play b E5
play b F5
play b A4
play b F4
play b A3
play b F3
play b E2
play b F2
play b F1
play w B4
play w C4
play w D4
play w E4
play w B3
play w D3
play w A2
play w B2
play w C2
play w D2
play w C1
5061 owl_attack B3
#? [0]

# Take three or save four
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X X . .
#| 3 X O O O O O X . .
#| 2 . O O X X O X . .
#| 1 . O O X . O X . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b A3
play b G3
play b D2
play b E2
play b G2
play b D1
play b G1
play w B3
play w C3
play w D3
play w E3
play w F3
play w B2
play w C2
play w F2
play w B1
play w C1
play w F1
5062 owl_attack F2
#? [1 A2]
5063 owl_defend F2
#? [1 (A2|E1)]

# Two stones taken are one eye only
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 . X X O . X . . .
#| 1 . . O O X X . . .
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
play b C2
play b F2
play b E1
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w D2
play w C1
play w D1
5064 owl_defend A3
#? [0]

# Two stones against the edge of the corner
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X . . . . .
#| 3 O O O X . . . . .
#| 2 . X O X . . . . .
#| 1 . X O X . . . . .
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
play b B1
play b D1
play w A3
play w B3
play w C3
play w C2
play w C1
5065 owl_defend A3
#? [0]

# The snapback is not enough against two eyes
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X X . .
#| 3 X O O O O O X . .
#| 2 X O . X O . O X .
#| 1 X O X . O . O X .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b A3
play b G3
play b A2
play b D2
play b H2
play b A1
play b C1
play b H1
play w B3
play w C3
play w D3
play w E3
play w F3
play w B2
play w E2
play w G2
play w B1
play w E1
play w G1
5066 owl_attack C3
#? [0]

# A ko stone does not hurt two eyes
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X X . .
#| 3 O O O O O O X . .
#| 2 . O X O . O X . .
#| 1 O O . X . O X . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b G3
play b C2
play b G2
play b D1
play b G1
play w A3
play w B3
play w C3
play w D3
play w E3
play w F3
play w B2
play w D2
play w F2
play w A1
play w B1
play w F1
5067 owl_attack B3
#? [0]

# Two eyes of one point each
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 . O . O . X . . .
#| 1 O O O O O X . . .
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
play b F2
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w B2
play w D2
play w A1
play w B1
play w C1
play w D1
play w E1
5068 owl_attack B3
#? [0]
5069 dragon_status B3
#? [alive]

# A prisoner makes the second eye
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O X X . . .
#| 2 . O X . O X . . .
#| 1 . O . O O X . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b E3
play b F3
play b C2
play b F2
play b F1
play w A3
play w B3
play w C3
play w D3
play w B2
play w E2
play w B1
play w D1
play w E1
5070 owl_attack B3
#? [0]

# Two stones inside four points of the corner
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X . . . . .
#| 3 O O O X . . . . .
#| 2 X X O X . . . . .
#| 1 . . O X . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b D3
play b A2
play b B2
play b D2
play b D1
play w A3
play w B3
play w C3
play w C2
play w C1
5071 owl_defend A3
#? [0]

# A stone inside one's own space makes two eyes
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X . . . .
#| 3 O O O O X . . . .
#| 2 . . . O X . . . .
#| 1 . O . O X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b E3
play b E2
play b E1
play w A3
play w B3
play w C3
play w D3
play w D2
play w B1
play w D1
5072 owl_attack A3
#? [0]

# Eight points with a stone inside
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 . . . . O X . . .
#| 1 . . O . O X . . .
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
play b F2
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w E2
play w C1
play w E1
5073 owl_attack A3
#? [0]

# Seven points in the corner: the first to play
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X . . . .
#| 3 O O O O X . . . .
#| 2 . . . O X X . . .
#| 1 . . . . . X . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b E3
play b E2
play b F2
play b F1
play w A3
play w B3
play w C3
play w D3
play w D2
5074 owl_defend A3
#? [1 B1]

# Two by three in the corner, liberties closed
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X . . . . .
#| 3 O O O O X . . . .
#| 2 . . . O X . . . .
#| 1 . . . O X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E3
play b E2
play b E1
play w A3
play w B3
play w C3
play w D3
play w D2
play w D1
5075 owl_attack A3
#? [1 B2]
5076 owl_defend A3
#? [1 (B1|B2)]

# One capture each: the second eye
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 X . O X . X . . .
#| 1 . O O O X X . . .
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
play b A2
play b D2
play b F2
play b E1
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w C2
play w B1
play w C1
play w D1
5077 owl_attack A3
#? [1 E2]
5078 owl_defend A3
#? [1 E2]

# A stone in the corner saves the eye
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X . . . . .
#| 3 O O O X . . . . .
#| 2 . X O X . . . . .
#| 1 . O . X . . . . .
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
play w B1
5079 owl_attack A3
#? [1 A2]
5080 owl_defend A3
#? [1 A2]

# A wall with a hole is dead
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . X X X X X X . .
#| 3 . X O O O O X . .
#| 2 . X O . O . X . .
#| 1 . X . . O X X . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b B3
play b G3
play b B2
play b G2
play b B1
play b F1
play b G1
play w C3
play w D3
play w E3
play w F3
play w C2
play w E2
play w E1
5081 owl_defend C3
#? [0]

# The comb: one point for both
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X . . . .
#| 3 O O O O X . . . .
#| 2 . O . O X . . . .
#| 1 . . . X . X . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b E3
play b E2
play b D1
play b F1
play w A3
play w B3
play w C3
play w D3
play w B2
play w D2
5082 owl_attack A3
#? [1 C1]
5083 owl_defend A3
#? [1 C1]

# Corner: B2 is the point for both
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 X . X X O X . . .
#| 1 X O X O O X . . .
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
play b A2
play b C2
play b D2
play b F2
play b A1
play b C1
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w E2
play w B1
play w D1
play w E1
5084 owl_attack A3
#? [1 B2]
5085 owl_defend A3
#? [1 B2]

# Corner: C1 is the point for both
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 . X O O O X . . .
#| 1 X . . X O X . . .
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
play b A1
play b D1
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w C2
play w D2
play w E2
play w E1
5086 owl_attack A3
#? [1 C1]
5087 owl_defend A3
#? [1 C1]

# Corner: B2 is the point for both
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 X . X X O X . . .
#| 1 X O X . O X . . .
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
play b A2
play b C2
play b D2
play b F2
play b A1
play b C1
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w E2
play w B1
play w E1
5088 owl_attack A3
#? [1 B2]
5089 owl_defend A3
#? [1 B2]

# Corner: a ko, taken at B2
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 . . X O O X . . .
#| 1 . . . . O X . . .
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
play b C2
play b F2
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w D2
play w E2
play w E1
5090 owl_attack A3
#? [2 B2]
5091 owl_defend A3
#? [1 (A1|B1|B2|C1)]

# Corner: D1 kills, B1 lives
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 O X X X O X . . .
#| 1 X . O . O X . . .
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
play b C2
play b D2
play b F2
play b A1
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w A2
play w E2
play w C1
play w E1
5092 owl_attack A3
#? [1 D1]
5093 owl_defend A3
#? [1 B1]

# Corner: a ko, taken at C2
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 . . . . O X . . .
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
5094 owl_defend A3
#? [1 (A2|B1|B2|C2|D1)]

# Corner: a ko, taken at B1
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 . O X . O X . . .
#| 1 X . . X O X . . .
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
play b C2
play b F2
play b A1
play b D1
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w B2
play w E2
play w E1
5095 owl_defend A3
#? [1 (B1|D2)]

# Corner: a ko, taken at B1
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 X O O . O X . . .
#| 1 . . . X O X . . .
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
play b A2
play b F2
play b D1
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w B2
play w C2
play w E2
play w E1
5096 owl_attack A3
#? [3 B1]
5097 owl_defend A3
#? [1 (A1|B1|C1)]

# Corner: D1 kills, B2 lives
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 X . X X O X . . .
#| 1 X X O . O X . . .
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
play b A2
play b C2
play b D2
play b F2
play b A1
play b B1
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w E2
play w C1
play w E1
5098 owl_attack A3
#? [1 D1]
5099 owl_defend A3
#? [1 B2]

# Corner: the defender gets a ko at A2
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 . X . . O X . . .
#| 1 . . X X O X . . .
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
play b D1
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w E2
play w E1
5100 owl_attack A3
#? [1 A2]

# Corner: the defender gets a ko at A2
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 . X X . O X . . .
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
play b C2
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
5101 owl_attack A3
#? [1 A2]

# Corner: a ko, taken at B1
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 . O . . O X . . .
#| 1 . . . X O X . . .
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
play b F2
play b D1
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w B2
play w E2
play w E1
5102 owl_defend A3
#? [1 (A1|A2|B1|C1|C2|D2)]

# Corner: A2 is the point for both
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 . . X X O X . . .
#| 1 . X X . O X . . .
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
play b C2
play b D2
play b F2
play b B1
play b C1
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w E2
play w E1
5103 owl_attack A3
#? [1 A2]

# Corner: a ko, taken at C2
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 X . . . O X . . .
#| 1 . . . . O X . . .
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
play b A2
play b F2
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w E2
play w E1
5104 owl_attack A3
#? [3 C2]
5105 owl_defend A3
#? [1 (A1|B1|B2|C1|C2|D1)]

# Under the stones: taking four does not kill
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X X X X
#| 3 X X X O O O O O O
#| 2 X O O X O O O O O
#| 1 X O O . O O . . O
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b A2
play b D2
play b A1
play w D3
play w E3
play w F3
play w G3
play w H3
play w J3
play w B2
play w C2
play w E2
play w F2
play w G2
play w H2
play w J2
play w B1
play w C1
play w E1
play w F1
play w J1
5106 owl_attack E2
#? [0]

# Under the stones: back into the hole
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X X X X
#| 3 X X X O O O O O O
#| 2 X . . X O O O O O
#| 1 X . . X O O . . O
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b A2
play b D2
play b A1
play b D1
play w D3
play w E3
play w F3
play w G3
play w H3
play w J3
play w E2
play w F2
play w G2
play w H2
play w J2
play w E1
play w F1
play w J1
5107 owl_defend E2
#? [1 C2]
5108 owl_attack E2
#? [1 (B1|B2|C1|C2|G1|H1)]

# Under the stones in the corner: taking four
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X X X X
#| 3 X X O O O O O O O
#| 2 O O X O O O O O O
#| 1 O O . O O . . O O
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C2
play w C3
play w D3
play w E3
play w F3
play w G3
play w H3
play w J3
play w A2
play w B2
play w D2
play w E2
play w F2
play w G2
play w H2
play w J2
play w A1
play w B1
play w D1
play w E1
play w H1
play w J1
5109 owl_attack D2
#? [0]

# Under the stones in the corner: back into the hole
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X X X X
#| 3 X X O O O O O O O
#| 2 . . X O O O O O O
#| 1 . . X O O . . O O
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C2
play b C1
play w C3
play w D3
play w E3
play w F3
play w G3
play w H3
play w J3
play w D2
play w E2
play w F2
play w G2
play w H2
play w J2
play w D1
play w E1
play w H1
play w J1
5110 owl_defend D2
#? [1 B2]
5111 owl_attack D2
#? [1 (A2|B1|B2|F1|G1)]

# Under the stones: four and three
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X X X X
#| 3 X X X O O O O O O
#| 2 X O O X X O O O O
#| 1 X O O . X O . . O
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b A2
play b D2
play b E2
play b A1
play b E1
play w D3
play w E3
play w F3
play w G3
play w H3
play w J3
play w B2
play w C2
play w F2
play w G2
play w H2
play w J2
play w B1
play w C1
play w F1
play w J1
5112 owl_attack F2
#? [0]

# Under the stones: four for four
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X X X X
#| 3 X X X O O O O O O
#| 2 X . . X X O O O O
#| 1 X . . X X O . . O
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b A2
play b D2
play b E2
play b A1
play b D1
play b E1
play w D3
play w E3
play w F3
play w G3
play w H3
play w J3
play w F2
play w G2
play w H2
play w J2
play w F1
play w J1
5113 owl_defend F2
#? [1 C2]
5114 owl_attack F2
#? [1 (B1|B2|C1|C2|G1|H1)]

# L group: dead even when it begins
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X . . . . .
#| 3 O O O X . . . . .
#| 2 . . O X . . . . .
#| 1 . . . . X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b D3
play b D2
play b E1
play w A3
play w B3
play w C3
play w C2
5115 owl_defend B3
#? [0]

# Long L group: it lives on the two-one point
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X . . . .
#| 3 O O O O X . . . .
#| 2 . . . O X . . . .
#| 1 . . . . . X . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b E3
play b E2
play b F1
play w A3
play w B3
play w C3
play w D3
play w D2
5116 owl_attack B3
#? [1 (C1|D1|B2)]
5117 owl_defend B3
#? [1 B1]

# J group: the two-one points
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X . . . . .
#| 3 O O O X X . . . .
#| 2 . . O O X . . . .
#| 1 . . . . . X . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b D3
play b E3
play b E2
play b F1
play w A3
play w B3
play w C3
play w C2
play w D2
5118 owl_attack B3
#? [1 (B1|D1|A2)]
5119 owl_defend B3
#? [1 B1]

# J group with a leg
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X . . . . .
#| 3 O O O X X . . . .
#| 2 . . O O X X . . .
#| 1 . . . . O X . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b D3
play b E3
play b E2
play b F2
play b F1
play w A3
play w B3
play w C3
play w C2
play w D2
play w E1
5120 owl_attack B3
#? [1 (B1|D1|A2|B2)]
5121 owl_defend B3
#? [1 B1]

# Tripod group: dead even when it begins
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 X . . . . . . . .
#| 4 . X X X . . . . .
#| 3 . O O X . . . . .
#| 2 . . O X . . . . .
#| 1 . . . . X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A5
play b B4
play b C4
play b D4
play b D3
play b D2
play b E1
play w B3
play w C3
play w C2
5122 owl_defend B3
#? [0]

# Tripod group: long legs and liberties outside do not save it
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 X . . . . . . . .
#| 5 O X X . . . . . .
#| 4 O X . X . . . . .
#| 3 . O O . X . . . .
#| 2 . . O X X . . . .
#| 1 . . . O O X . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A6
play b B5
play b C5
play b B4
play b D4
play b E3
play b D2
play b E2
play b F1
play w A5
play w A4
play w B3
play w C3
play w C2
play w D1
play w E1
5123 owl_defend B3
#? [0]

# Carpenter's square, solid: alive
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 X X X X X . . . .
#| 4 O O O O X . . . .
#| 3 . . . O X . . . .
#| 2 . . . O X . . . .
#| 1 . . . O X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A5
play b B5
play b C5
play b D5
play b E5
play b E4
play b E3
play b E2
play b E1
play w A4
play w B4
play w C4
play w D4
play w D3
play w D2
play w D1
5124 owl_attack A4
#? [0]

# Carpenter's square with its corner cut off
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 X X X X X . . . .
#| 4 O O O X X . . . .
#| 3 . . . O X . . . .
#| 2 . . . O X . . . .
#| 1 . . . O X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A5
play b B5
play b C5
play b D5
play b E5
play b D4
play b E4
play b E3
play b E2
play b E1
play w A4
play w B4
play w C4
play w D3
play w D2
play w D1
5125 owl_attack A4
#? [1 (B2|C3)]
5126 owl_defend A4
#? [1 (B1|A2|B2|C2|B3)]

# Door group: a ko
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X . . . . . .
#| 3 O O X X X . . . .
#| 2 . O O O X . . . .
#| 1 . . . O X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b C3
play b D3
play b E3
play b E2
play b E1
play w A3
play w B3
play w B2
play w C2
play w D2
play w D1
5127 owl_attack B3
#? [2 B1]
5128 owl_defend B3
#? [1 (A1|B1)]

# Comb of three teeth, closed on both sides
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X X . .
#| 3 X O O O O O X . .
#| 2 X O . O . O X . .
#| 1 X X . . . . X X .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b A3
play b G3
play b A2
play b G2
play b A1
play b B1
play b G1
play b H1
play w B3
play w C3
play w D3
play w E3
play w F3
play w B2
play w D2
play w F2
5129 owl_attack B3
#? [1 (C1|E1|F1)]
5130 owl_defend B3
#? [1 C1]

# Comb of three teeth, open on both sides: alive
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X X . .
#| 3 X O O O O O X . .
#| 2 X O . O . O X . .
#| 1 . . . . . . . X .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b A3
play b G3
play b A2
play b G2
play b H1
play w B3
play w C3
play w D3
play w E3
play w F3
play w B2
play w D2
play w F2
5131 owl_attack B3
#? [0]

# Bent four in the corner is dead
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 X X X X X . . . .
#| 4 O O O X X . . . .
#| 3 . O O X X . . . .
#| 2 X O O O X . . . .
#| 1 X X . O X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A5
play b B5
play b C5
play b D5
play b E5
play b D4
play b E4
play b D3
play b E3
play b A2
play b E2
play b A1
play b B1
play b E1
play w A4
play w B4
play w C4
play w B3
play w C3
play w B2
play w C2
play w D2
play w D1
5132 owl_defend B3
#? [0]

# Three stones in five points of the edge: seki
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 X X X X X X X . .
#| 2 O O O O O O X . .
#| 1 . X X X . O X . .
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
play b G2
play b B1
play b C1
play b D1
play b G1
play w A2
play w B2
play w C2
play w D2
play w E2
play w F2
play w F1
5133 owl_attack A2
#? [0]

# False eye by descent
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 X X X X X X X X X
#| 2 O O O X X O O O O
#| 1 . O O . O . O . O
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
play b J3
play b D2
play b E2
play w A2
play w B2
play w C2
play w F2
play w G2
play w H2
play w J2
play w B1
play w C1
play w E1
play w G1
play w J1
5134 owl_attack F2
#? [1 D1]
5135 owl_defend F2
#? [1 D1]

# The two-one point
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 X X X . . . . . .
#| 4 O O X X . . . . .
#| 3 . O O X . . . . .
#| 2 . . O X X . . . .
#| 1 . . O O X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A5
play b B5
play b C5
play b C4
play b D4
play b D3
play b D2
play b E2
play b E1
play w A4
play w B4
play w B3
play w C3
play w C2
play w C1
play w D1
5136 owl_attack B3
#? [1 A2]
5137 owl_defend B3
#? [1 A2]

# A ko in two steps
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X . . . .
#| 3 O O O O X . . . .
#| 2 X O . O X . . . .
#| 1 . . . O X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b E3
play b A2
play b E2
play b E1
play w A3
play w B3
play w C3
play w D3
play w B2
play w D2
play w D1
5138 owl_attack A3
#? [3 B1]
5139 owl_defend A3
#? [1 (A1|B1|C1)]

# Ten-thousand-year ko: either side may begin it, and black may make it a seki
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 . O . O O X . . .
#| 1 . X X . O X . . .
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
play b F2
play b B1
play b C1
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w B2
play w D2
play w E2
play w E1
5140 owl_attack A3
#? [3 (D1|A2|C2)]
5141 owl_defend A3
#? [2 A1]

# Thousand-year ko with a stone more
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 O O O O O X . . .
#| 2 X O . O O X . . .
#| 1 . X X . O X . . .
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
play b A2
play b F2
play b B1
play b C1
play b F1
play w A3
play w B3
play w C3
play w D3
play w E3
play w B2
play w D2
play w E2
play w E1
5142 owl_attack A3
#? [3 (D1|C2)]
5143 owl_defend A3
#? [2 A1]
