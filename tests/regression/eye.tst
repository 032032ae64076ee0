# Eyes of an eye space, at least and at most, with the points for both sides.
# Every position is shown before it is set up; docs/regression.md tells the format.

# Eye space: straight three
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
4001 eval_eye D5
#? [1 2 E5 E5]

# Eye space: bent three in the corner
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
4002 eval_eye A1
#? [1 2 A1 A1]

# Eye space: straight four
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
4003 eval_eye C5
#? [2 2]

# Eye space: pyramid four
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
4004 eval_eye D5
#? [1 2 E5 E5]

# Eye space: zigzag four
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
4005 eval_eye D5
#? [2 2]

# Eye space: bulky five
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
4006 eval_eye D5
#? [1 2 E5 (D5|E4|E5)]

# Eye space: crossed five
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
4007 eval_eye E5
#? [1 2 E5 E5]

# Eye space: hooked five
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
4008 eval_eye C5
#? [2 2]

# Eye space: flower six
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
4009 eval_eye D5
#? [1 2 E5 (D5|E4|E5)]

# Eye space: two by three
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
4010 eval_eye D5
#? [2 2]

# Eye space: straight three on the edge
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
4011 eval_eye D1
#? [1 2 E1 E1]

# Eye space: pyramid on the edge
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
4012 eval_eye D1
#? [1 2 E1 E1]

# Half an eye
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . X X X X . . .
#| 3 . . X O O X X . .
#| 2 . . O O . O X . .
#| 1 . . O . O . X . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C4
play b D4
play b E4
play b F4
play b C3
play b F3
play b G3
play b G2
play b G1
play w D3
play w E3
play w C2
play w D2
play w F2
play w C1
play w E1
4013 eval_eye E2
#? [0 1 F1 F1]

# False eye by descent: joined at D1, two strings hold each other by it
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
4014 eval_eye F1
#? [0 1 D1 D1]
4015 eval_eye H1
#? [1 1]
