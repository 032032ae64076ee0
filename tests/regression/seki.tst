# Eye spaces that are territory or a seki by who plays there first.
# Every position is shown before it is set up; docs/regression.md tells the format.

# Six points in the corner: the middle leaves a seki
#| . . . . X O . . .
#| . . . . X O O . .
#| . . . . X X O O .
#| . . . . . X X O O
#| . . . . . . X X X
#| X X X X X X X X X
#| O O O O O O O O O
#| . . . . . . . . .
#| . . . . . . . . .
boardsize 9
clear_board
play b E9
play b E8
play b E7
play b F7
play b F6
play b G6
play b G5
play b H5
play b J5
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b H4
play b J4
play w F9
play w F8
play w G8
play w G7
play w H7
play w H6
play w J6
play w A3
play w B3
play w C3
play w D3
play w E3
play w F3
play w G3
play w H3
play w J3
10001 reg_genmove b
#? [H8|H9|J8]

# Six points in the corner: the owner divides them
#| . . . . X O . . .
#| . . . . X O O . .
#| . . . . X X O O .
#| . . . . . X X O O
#| . . . . . . X X X
#| X X X X X X X X X
#| O O O O O O O O O
#| . . . . . . . . .
#| . . . . . . . . .
boardsize 9
clear_board
play b E9
play b E8
play b E7
play b F7
play b F6
play b G6
play b G5
play b H5
play b J5
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b H4
play b J4
play w F9
play w F8
play w G8
play w G7
play w H7
play w H6
play w J6
play w A3
play w B3
play w C3
play w D3
play w E3
play w F3
play w G3
play w H3
play w J3
10002 reg_genmove w
#? [H8|H9|J8]

# Six points in the corner: a seki is better than death
#| . . . . X O . . .
#| . . . . X O O X .
#| . . . . X X O O .
#| . . . . . X X O O
#| . . . . . . X X X
#| X X X X X X X X X
#| O O O O O O O O O
#| . . . . . . . . .
#| . . . . . . . . .
boardsize 9
clear_board
play b E9
play b E8
play b H8
play b E7
play b F7
play b F6
play b G6
play b G5
play b H5
play b J5
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b H4
play b J4
play w F9
play w F8
play w G8
play w G7
play w H7
play w H6
play w J6
play w A3
play w B3
play w C3
play w D3
play w E3
play w F3
play w G3
play w H3
play w J3
10003 reg_genmove w
#? [H9|J8]

# Six points in the corner: the seki goes on
#| . . . . X O . . .
#| . . . . X O O X O
#| . . . . X X O O .
#| . . . . . X X O O
#| . . . . . . X X X
#| X X X X X X X X X
#| O O O O O O O O O
#| . . . . . . . . .
#| . . . . . . . . .
boardsize 9
clear_board
play b E9
play b E8
play b H8
play b E7
play b F7
play b F6
play b G6
play b G5
play b H5
play b J5
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b H4
play b J4
play w F9
play w F8
play w G8
play w J8
play w G7
play w H7
play w H6
play w J6
play w A3
play w B3
play w C3
play w D3
play w E3
play w F3
play w G3
play w H3
play w J3
10004 reg_genmove b
#? [H9]
