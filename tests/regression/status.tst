# Whether a group is alive, dead or critical.
# Every position is shown before it is set up; docs/regression.md tells the format.

# Status: straight three
#| 9 . . . . . O O O O
#| 8 . . . . . O X X X
#| 7 . . . . . O X . X
#| 6 . . . . . O X . X
#| 5 . . . . . O X . X
#| 4 . . . . . O X X X
#| 3 . . . . . O O O O
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b G8
play b H8
play b J8
play b G7
play b J7
play b G6
play b J6
play b G5
play b J5
play b G4
play b H4
play b J4
play w F9
play w G9
play w H9
play w J9
play w F8
play w F7
play w F6
play w F5
play w F4
play w F3
play w G3
play w H3
play w J3
9001 dragon_status G4
#? [critical H6 H6]

# Status: straight four
#| 9 . . . . . O O O O
#| 8 . . . . . O X X X
#| 7 . . . . . O X . X
#| 6 . . . . . O X . X
#| 5 . . . . . O X . X
#| 4 . . . . . O X . X
#| 3 . . . . . O X X X
#| 2 . . . . . O O O O
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b G8
play b H8
play b J8
play b G7
play b J7
play b G6
play b J6
play b G5
play b J5
play b G4
play b J4
play b G3
play b H3
play b J3
play w F9
play w G9
play w H9
play w J9
play w F8
play w F7
play w F6
play w F5
play w F4
play w F3
play w F2
play w G2
play w H2
play w J2
9002 dragon_status G3
#? [alive]

# Status: square four on the edge
#| 9 . . . . . . . . .
#| 8 . . . . . O O O O
#| 7 . . . . . O X X X
#| 6 . . . . . O X . .
#| 5 . . . . . O X . .
#| 4 . . . . . O X X X
#| 3 . . . . . O O O O
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b G7
play b H7
play b J7
play b G6
play b G5
play b G4
play b H4
play b J4
play w F8
play w G8
play w H8
play w J8
play w F7
play w F6
play w F5
play w F4
play w F3
play w G3
play w H3
play w J3
9003 dragon_status G4
#? [dead]

# Status: pyramid on the edge
#| 9 . . . . . . . . .
#| 8 . . . . . . O O O
#| 7 . . . . . O O X X
#| 6 . . . . . O X X .
#| 5 . . . . . O X . .
#| 4 . . . . . O X X .
#| 3 . . . . . O O X X
#| 2 . . . . . . O O O
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b H7
play b J7
play b G6
play b H6
play b G5
play b G4
play b H4
play b H3
play b J3
play w G8
play w H8
play w J8
play w F7
play w G7
play w F6
play w F5
play w F4
play w F3
play w G3
play w G2
play w H2
play w J2
9004 dragon_status H3
#? [critical J5 J5]

# Status: bulky five in the corner
#| 9 . . . . . O X . .
#| 8 . . . . . O X . .
#| 7 . . . . . O X X .
#| 6 . . . . . O O X X
#| 5 . . . . . . O O O
#| 4 . . . . . . . . .
#| 3 . . . . . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b G9
play b G8
play b G7
play b H7
play b H6
play b J6
play w F9
play w F8
play w F7
play w F6
play w G6
play w G5
play w H5
play w J5
9005 dragon_status H6
#? [critical J8 J8]

# Status: two eyes of one point
#| 9 . . . . . . O X .
#| 8 . . . . . . O X X
#| 7 . . . . . . O X .
#| 6 . . . . . . O X X
#| 5 . . . . . . O O O
#| 4 . . . . . . . . .
#| 3 . . . . . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b H9
play b H8
play b J8
play b H7
play b H6
play b J6
play w G9
play w G8
play w G7
play w G6
play w G5
play w H5
play w J5
9006 dragon_status H6
#? [alive]

# Status: a corner of three
#| 9 . . . . . . O X .
#| 8 . . . . . . O X .
#| 7 . . . . . . O X .
#| 6 . . . . . . O X X
#| 5 . . . . . . O O O
#| 4 . . . . . . . . .
#| 3 . . . . . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b H9
play b H8
play b H7
play b H6
play b J6
play w G9
play w G8
play w G7
play w G6
play w G5
play w H5
play w J5
9007 dragon_status H6
#? [critical J8 J8]

# Status: two points
#| 9 . . . . . . . . .
#| 8 . . . . . . O O O
#| 7 . . . . . . O X X
#| 6 . . . . . . O X .
#| 5 . . . . . . O X .
#| 4 . . . . . . O X X
#| 3 . . . . . . O O O
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b H7
play b J7
play b H6
play b H5
play b H4
play b J4
play w G8
play w H8
play w J8
play w G7
play w G6
play w G5
play w G4
play w G3
play w H3
play w J3
9008 dragon_status H4
#? [dead]

# Status: bent four at the side
#| 9 . . . . . . O O O
#| 8 . . . . . . O X X
#| 7 . . . . . O O X .
#| 6 . . . . . O X X .
#| 5 . . . . . O X . .
#| 4 . . . . . O X X X
#| 3 . . . . . O O O O
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b H8
play b J8
play b H7
play b G6
play b H6
play b G5
play b G4
play b H4
play b J4
play w G9
play w H9
play w J9
play w G8
play w F7
play w G7
play w F6
play w F5
play w F4
play w F3
play w G3
play w H3
play w J3
9009 dragon_status G4
#? [alive]

# Status: five in a row
#| 9 . . . . . . O X X
#| 8 . . . . . . O X .
#| 7 . . . . . . O X .
#| 6 . . . . . . O X .
#| 5 . . . . . . O X .
#| 4 . . . . . . O X .
#| 3 . . . . . . O X X
#| 2 . . . . . . O O O
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b H9
play b J9
play b H8
play b H7
play b H6
play b H5
play b H4
play b H3
play b J3
play w G9
play w G8
play w G7
play w G6
play w G5
play w G4
play w G3
play w G2
play w H2
play w J2
9010 dragon_status H3
#? [alive]

# Status: T of four with a stone inside
#| 9 . . . . . . . . .
#| 8 . . . O O O O O .
#| 7 . . O O X X X O O
#| 6 . . O X X . X X O
#| 5 . . O X . O . X O
#| 4 . . O X X X X X O
#| 3 . . O O O O O O O
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b E7
play b F7
play b G7
play b D6
play b E6
play b G6
play b H6
play b D5
play b H5
play b D4
play b E4
play b F4
play b G4
play b H4
play w D8
play w E8
play w F8
play w G8
play w H8
play w C7
play w D7
play w H7
play w J7
play w C6
play w J6
play w C5
play w F5
play w J5
play w C4
play w J4
play w C3
play w D3
play w E3
play w F3
play w G3
play w H3
play w J3
9011 dragon_status D4
#? [dead]

# Status: six in two rows on the edge
#| 9 . . . . . O O O O
#| 8 . . . . . O X X X
#| 7 . . . . . O X . .
#| 6 . . . . . O X . .
#| 5 . . . . . O X . .
#| 4 . . . . . O X X X
#| 3 . . . . . O O O O
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b G8
play b H8
play b J8
play b G7
play b G6
play b G5
play b G4
play b H4
play b J4
play w F9
play w G9
play w H9
play w J9
play w F8
play w F7
play w F6
play w F5
play w F4
play w F3
play w G3
play w H3
play w J3
9012 dragon_status G4
#? [alive]

# Status: crossed five
#| 9 . . . . . . . . .
#| 8 . . . O O O O O .
#| 7 . . O O X X X O O
#| 6 . . O X X . X X O
#| 5 . . O X . . . X O
#| 4 . . O X X . X X O
#| 3 . . O O X X X O O
#| 2 . . . O O O O O .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b E7
play b F7
play b G7
play b D6
play b E6
play b G6
play b H6
play b D5
play b H5
play b D4
play b E4
play b G4
play b H4
play b E3
play b F3
play b G3
play w D8
play w E8
play w F8
play w G8
play w H8
play w C7
play w D7
play w H7
play w J7
play w C6
play w J6
play w C5
play w J5
play w C4
play w J4
play w C3
play w D3
play w H3
play w J3
play w D2
play w E2
play w F2
play w G2
play w H2
9013 dragon_status E3
#? [critical F5 F5]

# Status: four in a row with a stone inside
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . O O O O O O O O
#| 6 . O X X X X X X O
#| 5 . O X . . O . X O
#| 4 . O X X X X X X O
#| 3 . O O O O O O O O
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C6
play b D6
play b E6
play b F6
play b G6
play b H6
play b C5
play b H5
play b C4
play b D4
play b E4
play b F4
play b G4
play b H4
play w B7
play w C7
play w D7
play w E7
play w F7
play w G7
play w H7
play w J7
play w B6
play w J6
play w B5
play w F5
play w J5
play w B4
play w J4
play w B3
play w C3
play w D3
play w E3
play w F3
play w G3
play w H3
play w J3
9014 dragon_status C4
#? [critical E5 E5]
