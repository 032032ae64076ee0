# What is settled whatever anybody plays.
# Every position is shown before it is set up; docs/regression.md tells the format.

# Two eyes in the corner
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 X X X X . . . . .
#| 2 . X . X . . . . .
#| 1 . X . X . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A3
play b B3
play b C3
play b D3
play b B2
play b D2
play b B1
play b D1
8001 unconditional_status A3
#? [alive]
8002 unconditional_status A1
#? [black_territory]
8003 unconditional_status C2
#? [black_territory]
8004 unconditional_status F5
#? [undecided]

# One eye of two points is not enough
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 X X X X . . . . .
#| 2 . . X X . . . . .
#| 1 X X X X . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A3
play b B3
play b C3
play b D3
play b C2
play b D2
play b A1
play b B1
play b C1
play b D1
8005 unconditional_status A3
#? [undecided]

# Two eyes, one with a prisoner that can do nothing
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X . . . .
#| 3 . X . O X . . . .
#| 2 X X . . X . . . .
#| 1 . . X X X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b B3
play b E3
play b A2
play b B2
play b E2
play b C1
play b D1
play b E1
play w D3
8006 unconditional_status A4
#? [alive]
8007 unconditional_status D3
#? [dead]
8008 unconditional_status C2
#? [black_territory]
8009 unconditional_status B1
#? [black_territory]

# A wall across the board
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 X X X X X X X X X
#| 6 . . . X . . . . .
#| 5 X X X X X . . . .
#| 4 X . X . X . . . .
#| 3 X X X X X . . . .
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
play b D6
play b A5
play b B5
play b C5
play b D5
play b E5
play b A4
play b C4
play b E4
play b A3
play b B3
play b C3
play b D3
play b E3
8010 unconditional_status A4
#? [alive]
8011 unconditional_status B4
#? [black_territory]
8012 unconditional_status B6
#? [black_territory]
8013 unconditional_status J7
#? [alive]
8014 unconditional_status G2
#? [undecided]

# White stones without room inside black's territory
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X X X X . . .
#| 3 X . X . . X . . .
#| 2 X X X O . X . . .
#| 1 . X X X X X . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b A3
play b C3
play b F3
play b A2
play b B2
play b C2
play b F2
play b B1
play b C1
play b D1
play b E1
play b F1
play w D2
8015 unconditional_status D2
#? [dead]
8016 unconditional_status E2
#? [black_territory]
8017 unconditional_status A4
#? [alive]

# Four strings that share their eyes
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 X X X . . . . . .
#| 3 . X . X . . . . .
#| 2 X . X X . . . . .
#| 1 . X . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b A4
play b B4
play b C4
play b B3
play b D3
play b A2
play b C2
play b D2
play b B1
8018 unconditional_status A4
#? [alive]
8019 unconditional_status A2
#? [alive]
8020 unconditional_status D3
#? [alive]
8021 unconditional_status A3
#? [black_territory]

# Eyes on both sides of the string
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . O O O O O
#| 3 . . . . O . O . O
#| 2 . . . . O O O O O
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play w E4
play w F4
play w G4
play w H4
play w J4
play w E3
play w G3
play w J3
play w E2
play w F2
play w G2
play w H2
play w J2
8022 unconditional_status E4
#? [alive]
8023 unconditional_status F3
#? [white_territory]
8024 unconditional_status H3
#? [white_territory]
8025 unconditional_status E1
#? [undecided]

# Nothing is settled in the open
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . X . . . O . .
#| 3 . . . . . . . . .
#| 2 . . X . . . O . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C4
play b C2
play w G4
play w G2
8026 unconditional_status C4
#? [undecided]
8027 unconditional_status E3
#? [undecided]
