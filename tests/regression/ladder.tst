# Ladders: a run of ataris, what breaks it and what does not.
# Every position is shown before it is set up; docs/regression.md tells the format.

# A ladder to the corner
#| 9 . . . . . . . . .
#| 8 . . X X . . . . .
#| 7 . X O . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . . . . . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C8
play b D8
play b B7
play w C7
1001 ladder_attack C7
#? [1 C6]
1002 attack C7
#? [1 (C6|D6)]
1003 does_attack D7 C7
#? [0]
1004 does_attack C6 C7
#? [1]

# A stone on the way breaks the ladder; a net remains
#| 9 . . . . . . . . .
#| 8 . . X X . . . . .
#| 7 . X O . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . O . .
#| 3 . . . . . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C8
play b D8
play b B7
play w C7
play w G4
1005 ladder_attack C7
#? [0]
1006 attack C7
#? [1 (C6|D6)]

# A stone of the attacker on the way does not break it
#| 9 . . . . . . . . .
#| 8 . . X X . . . . .
#| 7 . X O . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . X . .
#| 3 . . . . . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C8
play b D8
play b B7
play b G4
play w C7
1007 ladder_attack C7
#? [1 C6]

# A breaker beside the end of the way
#| 9 . . . . . . . . .
#| 8 . . X X . . . . .
#| 7 . X O . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . . . . . . . . .
#| 2 . . . . . . O . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C8
play b D8
play b B7
play w C7
play w G2
1008 ladder_attack C7
#? [0]

# A stone far from the way breaks nothing
#| 9 . . . . . . . . .
#| 8 . . X X . . . . .
#| 7 . X O . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . . . . . . . . .
#| 2 . . O . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C8
play b D8
play b B7
play w C7
play w C2
1009 ladder_attack C7
#? [1 C6]

# A breaker on the way, near
#| 9 . . . . . . . . .
#| 8 . . X X . . . . .
#| 7 . X O . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . O . . . .
#| 4 . . . . . . . . .
#| 3 . . . . . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C8
play b D8
play b B7
play w C7
play w E5
1010 ladder_attack C7
#? [0]
1011 attack C7
#? [1 D6]

# A breaker so near that the net fails too
#| 9 . . . . . . . . .
#| 8 . . X X . . . . .
#| 7 . X O . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . O . . . . .
#| 4 . . . . . . . . .
#| 3 . . . . . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C8
play b D8
play b B7
play w C7
play w D5
1012 ladder_attack C7
#? [0]
1013 attack C7
#? [0]

# A friend to run to
#| 9 . . . . . . . . .
#| 8 . . X X . . . . .
#| 7 . X O . O . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . . . . . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C8
play b D8
play b B7
play w C7
play w E7
1014 ladder_attack C7
#? [0]
1015 attack C7
#? [0]

# A breaker above the way
#| 9 . . . . . . . . .
#| 8 . . X X . . . . .
#| 7 . X O . . . . . .
#| 6 . . . . . O . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . . . . . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C8
play b D8
play b B7
play w C7
play w F6
1016 ladder_attack C7
#? [0]
1017 attack C7
#? [1 D6]

# A stone at the very end comes too late
#| 9 . . . . . . . . .
#| 8 . . X X . . . . .
#| 7 . X O . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . . . . . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . O
#|   A B C D E F G H J
boardsize 9
clear_board
play b C8
play b D8
play b B7
play w C7
play w J1
1018 ladder_attack C7
#? [1 C6]

# A stone at the end of the second line comes too late
#| 9 . . . . . . . . .
#| 8 . . X X . . . . .
#| 7 . X O . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . . . . . . . . .
#| 2 . . . . . . . . O
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C8
play b D8
play b B7
play w C7
play w J2
1019 ladder_attack C7
#? [1 C6]

# A breaker at the end: one step earlier
#| 9 . . . . . . . . .
#| 8 . . X X . . . . .
#| 7 . X O . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . . . . . . . . .
#| 2 . . . . . . . O .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C8
play b D8
play b B7
play w C7
play w H2
1020 ladder_attack C7
#? [0]

# A breaker at the side: the runner gets there
#| 9 . . . . . . . . .
#| 8 . . X X . . . . .
#| 7 . X O . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . . . . . . . . O
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C8
play b D8
play b B7
play w C7
play w J3
1021 ladder_attack C7
#? [0]

# Down to the first line
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . . X . . . . . .
#| 2 . X O . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C3
play b B2
play w C2
1022 ladder_attack C2
#? [1 D2]
1023 attack C2
#? [1 (D2|D3|E2)]

# In atari and lost
#| 9 . . . . . . . . .
#| 8 . . X X . . . . .
#| 7 . X O . . . . . .
#| 6 . . X . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . . . . . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C8
play b D8
play b B7
play b C6
play w C7
1024 defend C7
#? [0]
1025 does_defend D7 C7
#? [0]

# Two stones in a ladder
#| 9 . . . . . . . . .
#| 8 . . X X X . . . .
#| 7 . X O O . . . . .
#| 6 . . X . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . . . . . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C8
play b D8
play b E8
play b B7
play b C6
play w C7
play w D7
1026 ladder_attack C7
#? [1 (E7|D6)]
