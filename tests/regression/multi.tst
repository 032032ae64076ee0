# At least one of several strings.
# Every position is shown before it is set up; docs/regression.md tells the format.

# Double atari: one of two
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . . X O . X . . .
#| 2 . . X . O X . . .
#| 1 . . . X X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C3
play b F3
play b C2
play b F2
play b D1
play b E1
play w D3
play w E2
7001 attack_either D3 E2
#? [1]

# Two strings that save each other
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . X X X X X . . .
#| 2 . X O . O X . . .
#| 1 . . . . . . . . .
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
play w C2
play w E2
7002 attack_either C2 E2
#? [1]

# Two safe strings
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . O . . . O . .
#| 3 . . O X . X O . .
#| 2 . . O . . . O . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b D3
play b F3
play w C4
play w G4
play w C3
play w G3
play w C2
play w G2
7003 attack_either C3 G3
#? [0]
7004 combination_attack b
#? [PASS]

# An atari that makes the other atari
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . X X X X X . .
#| 3 . . X O . O X . .
#| 2 . . X . . . X . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C4
play b D4
play b E4
play b F4
play b G4
play b C3
play b G3
play b C2
play b G2
play w D3
play w F3
7005 attack_either D3 F3
#? [1]

# A fork on the second line
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . . . X . X . . .
#| 2 . . X O . O X . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b D3
play b F3
play b C2
play b G2
play w D2
play w F2
7006 attack_either D2 F2
#? [1]

# An empty board has nothing to take
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . . . . . . . . .
#| 2 . . X . . . O . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b C2
play w G2
7007 combination_attack b
#? [PASS]
7008 combination_attack w
#? [PASS]

# Ladder or capture: one stone breaks only one
#| 9 . . . . . . . . .
#| 8 . X X . . . X X .
#| 7 . X O . . . O X .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 . . . . . . . . .
#| 3 . . . . . . . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b B8
play b C8
play b G8
play b H8
play b B7
play b H7
play w C7
play w G7
7009 attack_either C7 G7
#? [1]

# Double atari: one of two stones falls
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . X . X . . .
#| 5 . . X O . O X . .
#| 4 . . . . . . . . .
#| 3 . . . O . O . . .
#| 2 . . . O . O . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b D6
play b F6
play b C5
play b G5
play w D5
play w F5
play w D3
play w F3
play w D2
play w F2
7010 attack D5
#? [0]
7011 attack F5
#? [0]
7012 attack_either D5 F5
#? [1]
7013 combination_attack b
#? [E5]

# Double atari of a pair and a stone
#| 9 . . . . . . . . .
#| 8 . . . X . . . . .
#| 7 . . X O . X . . .
#| 6 . . X O . O X . .
#| 5 . . . . . . . . .
#| 4 . . . O . O . . .
#| 3 . . . O . O . . .
#| 2 . . . . . . . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b D8
play b C7
play b F7
play b C6
play b G6
play w D7
play w D6
play w F6
play w D4
play w F4
play w D3
play w F3
7014 attack D6
#? [0]
7015 attack F6
#? [0]
7016 attack_either D6 F6
#? [1]
7017 combination_attack b
#? [E6]

# Double atari at the edge
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . O . . . O . .
#| 5 . . O X . X O . .
#| 4 . . O X . X O . .
#| 3 . . X O . O X . .
#| 2 . . X X . X X . .
#| 1 . . . . X . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b D5
play b F5
play b D4
play b F4
play b C3
play b G3
play b C2
play b D2
play b F2
play b G2
play b E1
play w C6
play w G6
play w C5
play w G5
play w C4
play w G4
play w D3
play w F3
7018 attack_either D3 F3
#? [1]

# White's double atari
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . O . O . .
#| 5 . . . O X . X O .
#| 4 . . . . . . . . .
#| 3 . . . . X . X . .
#| 2 . . . . X . X . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b G5
play b E3
play b G3
play b E2
play b G2
play w E6
play w G6
play w D5
play w H5
7019 attack_either E5 G5
#? [1]
7020 attack E5
#? [0]
7021 attack G5
#? [0]
7022 combination_attack w
#? [F5]

# No double atari: the stones are joined through a friend
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . O . . . .
#| 6 . . . X O X . . .
#| 5 . . X O . O X . .
#| 4 . . . . . . . . .
#| 3 . . . O . O . . .
#| 2 . . . O . O . . .
#| 1 . . . . . . . . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b D6
play b F6
play b C5
play b G5
play w E7
play w E6
play w D5
play w F5
play w D3
play w F3
play w D2
play w F2
7023 attack_either D5 F5
#? [0]
7024 combination_attack b
#? [PASS]
