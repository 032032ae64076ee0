# Races of two groups, each side first.
# Every position is shown before it is set up; docs/regression.md tells the format.

# Two liberties against two: the first to play wins
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 O O O O X X X X X
#| 3 O O O O X X X X X
#| 2 X X X X O O O O X
#| 1 X X . . . . O O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b F4
play b G4
play b H4
play b J4
play b E3
play b F3
play b G3
play b H3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b A1
play b B1
play b J1
play w A4
play w B4
play w C4
play w D4
play w A3
play w B3
play w C3
play w D3
play w E2
play w F2
play w G2
play w H2
play w G1
play w H1
6001 analyze_semeai A2 E2
#? [1 1 (D1|E1)]
6002 analyze_semeai E2 A2
#? [1 1 (D1|E1)]

# Three against two: the one ahead wins even second
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 O O O O X X X X X
#| 3 O O O O X X X X X
#| 2 X X X X O O O O X
#| 1 X . . . . . O O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b F4
play b G4
play b H4
play b J4
play b E3
play b F3
play b G3
play b H3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b A1
play b J1
play w A4
play w B4
play w C4
play w D4
play w A3
play w B3
play w C3
play w D3
play w E2
play w F2
play w G2
play w H2
play w G1
play w H1
6003 analyze_semeai A2 E2
#? [1 1 (D1|E1|F1|PASS)]
6004 analyze_semeai E2 A2
#? [0 0 PASS]

# Three against three
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 O O O O X X X X X
#| 3 O O O O X X X X X
#| 2 X X X X O O O O X
#| 1 X . . . . . . O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b F4
play b G4
play b H4
play b J4
play b E3
play b F3
play b G3
play b H3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b A1
play b J1
play w A4
play w B4
play w C4
play w D4
play w A3
play w B3
play w C3
play w D3
play w E2
play w F2
play w G2
play w H2
play w H1
6005 analyze_semeai A2 E2
#? [1 1 (D1|E1|F1)]
6006 analyze_semeai E2 A2
#? [1 1 (C1|D1|E1)]

# Four against two: one side has no hope
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 O O O O X X X X X
#| 3 O O O O X X X X X
#| 2 X X X X O O O O X
#| 1 . . . . . . O O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b F4
play b G4
play b H4
play b J4
play b E3
play b F3
play b G3
play b H3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b J1
play w A4
play w B4
play w C4
play w D4
play w A3
play w B3
play w C3
play w D3
play w E2
play w F2
play w G2
play w H2
play w G1
play w H1
6007 analyze_semeai A2 E2
#? [1 1 (A1|B1|C1|D1|E1|F1|PASS)]
6008 analyze_semeai E2 A2
#? [0 0 PASS]

# An eye of two against an eye of one
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 O O O O X X X X X
#| 3 O O O O X X X X X
#| 2 X X X X O O O O X
#| 1 . . X X O O O . X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b F4
play b G4
play b H4
play b J4
play b E3
play b F3
play b G3
play b H3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b C1
play b D1
play b J1
play w A4
play w B4
play w C4
play w D4
play w A3
play w B3
play w C3
play w D3
play w E2
play w F2
play w G2
play w H2
play w E1
play w F1
play w G1
6009 analyze_semeai A2 E2
#? [1 1 (H1|PASS)]
6010 analyze_semeai E2 A2
#? [0 0 PASS]

# An eye of three with a stone in it against two liberties
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 O O O O X X X X X
#| 3 O O O O X X X X X
#| 2 X X X X O O O O X
#| 1 . O . X O . . O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b F4
play b G4
play b H4
play b J4
play b E3
play b F3
play b G3
play b H3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b D1
play b J1
play w A4
play w B4
play w C4
play w D4
play w A3
play w B3
play w C3
play w D3
play w E2
play w F2
play w G2
play w H2
play w B1
play w E1
play w H1
6011 analyze_semeai A2 E2
#? [1 1 (F1|G1)]
6012 analyze_semeai E2 A2
#? [1 1 (A1|C1)]

# Three against one: white is lost
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 O O O O X X X X X
#| 3 O O O O X X X X X
#| 2 X X X X O O O O X
#| 1 . . X X . O O O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b F4
play b G4
play b H4
play b J4
play b E3
play b F3
play b G3
play b H3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b C1
play b D1
play b J1
play w A4
play w B4
play w C4
play w D4
play w A3
play w B3
play w C3
play w D3
play w E2
play w F2
play w G2
play w H2
play w F1
play w G1
play w H1
6013 analyze_semeai A2 E2
#? [1 1 (A1|B1|E1|PASS)]
6014 analyze_semeai E2 A2
#? [0 0 PASS]

# Two against one
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 O O O O X X X X X
#| 3 O O O O X X X X X
#| 2 X X X X O O O O X
#| 1 X X . . . O O O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b F4
play b G4
play b H4
play b J4
play b E3
play b F3
play b G3
play b H3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b A1
play b B1
play b J1
play w A4
play w B4
play w C4
play w D4
play w A3
play w B3
play w C3
play w D3
play w E2
play w F2
play w G2
play w H2
play w F1
play w G1
play w H1
6015 analyze_semeai A2 E2
#? [1 1 (D1|E1|PASS)]
6016 analyze_semeai E2 A2
#? [0 0 PASS]

# A throw-in, or else seki
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 O O O O X X X X X
#| 3 O O O O X X X X X
#| 2 X X X X O O O O X
#| 1 X . . X . O . O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b F4
play b G4
play b H4
play b J4
play b E3
play b F3
play b G3
play b H3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b A1
play b D1
play b J1
play w A4
play w B4
play w C4
play w D4
play w A3
play w B3
play w C3
play w D3
play w E2
play w F2
play w G2
play w H2
play w F1
play w H1
6017 analyze_semeai A2 E2
#? [1 1 E1]
6018 analyze_semeai E2 A2
#? [1 0 (B1|C1)]

# One liberty each: whoever plays takes
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X X X X O O O O X
#| 1 X X . X O . O O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b A1
play b B1
play b D1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w H2
play w E1
play w G1
play w H1
6019 analyze_semeai A2 E2
#? [1 1 F1]
6020 analyze_semeai E2 A2
#? [1 1 C1]

# Two shared liberties and nothing else: seki
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X X X . O O O O X
#| 1 X X X . O O O O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b B2
play b C2
play b J2
play b A1
play b B1
play b C1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w H2
play w E1
play w F1
play w G1
play w H1
6021 analyze_semeai A2 E2
#? [1 0 PASS]
6022 analyze_semeai E2 A2
#? [1 0 PASS]

# An eye each and two shared liberties: seki
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X X X . O O O O X
#| 1 X . X . O . O O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b B2
play b C2
play b J2
play b A1
play b C1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w H2
play w E1
play w G1
play w H1
6023 analyze_semeai A2 E2
#? [1 0 (D1|D2|PASS)]
6024 analyze_semeai E2 A2
#? [1 0 (D1|D2|PASS)]

# An eye against none, two shared liberties
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X X X . O O O O X
#| 1 X . X . O O O O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b B2
play b C2
play b J2
play b A1
play b C1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w H2
play w E1
play w F1
play w G1
play w H1
6025 analyze_semeai A2 E2
#? [1 1 (D1|D2|PASS)]
6026 analyze_semeai E2 A2
#? [0 0 PASS]

# An eye of two and a shared liberty against nothing
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X X X . O O O O X
#| 1 X . . X X O O O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b B2
play b C2
play b J2
play b A1
play b D1
play b E1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w H2
play w F1
play w G1
play w H1
6027 analyze_semeai A2 E2
#? [1 1 (B1|C1|D2|PASS)]
6028 analyze_semeai E2 A2
#? [0 0 PASS]

# An eye of two against none, two shared liberties
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X . X . O O O O X
#| 1 X . X . O O O O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b C2
play b J2
play b A1
play b C1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w H2
play w E1
play w F1
play w G1
play w H1
6029 analyze_semeai A3 E3
#? [1 1 (B1|B2|D1|D2|PASS)]
6030 analyze_semeai E3 A3
#? [0 0 PASS]

# An eye of three against none, two shared liberties
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X . X . O O O O X
#| 1 . . X . O O O O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b C2
play b J2
play b C1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w H2
play w E1
play w F1
play w G1
play w H1
6031 analyze_semeai A3 E3
#? [1 1 (A1|B1|B2|D1|D2|PASS)]
6032 analyze_semeai E3 A3
#? [0 0 PASS]

# An eye each and one shared liberty: seki
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X X X . O O O O X
#| 1 X . X X O . O O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b B2
play b C2
play b J2
play b A1
play b C1
play b D1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w H2
play w E1
play w G1
play w H1
6033 analyze_semeai A2 E2
#? [1 0 PASS]
6034 analyze_semeai E2 A2
#? [1 0 PASS]

# An eye against one outside liberty, one shared
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X X X . O O O O X
#| 1 X . X X O O O . X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b B2
play b C2
play b J2
play b A1
play b C1
play b D1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w H2
play w E1
play w F1
play w G1
6035 analyze_semeai A2 E2
#? [1 1 (H1|PASS)]
6036 analyze_semeai E2 A2
#? [0 0 PASS]

# An eye each, one of them in the corner: seki
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X X X . O O O O X
#| 1 . X X X O . O O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b B2
play b C2
play b J2
play b B1
play b C1
play b D1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w H2
play w E1
play w G1
play w H1
6037 analyze_semeai A2 E2
#? [1 0 PASS]
6038 analyze_semeai E2 A2
#? [1 0 PASS]

# An eye each, one in the corner, two shared: seki
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X X X . O O O O X
#| 1 . X X . O . O O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b B2
play b C2
play b J2
play b B1
play b C1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w H2
play w E1
play w G1
play w H1
6039 analyze_semeai A2 E2
#? [1 0 (D1|D2|PASS)]
6040 analyze_semeai E2 A2
#? [1 0 (D1|D2|PASS)]

# An eye each, two shared and an outside liberty: seki
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X X X . O O O O X
#| 1 . X X . O . O . X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b B2
play b C2
play b J2
play b B1
play b C1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w H2
play w E1
play w G1
6041 analyze_semeai A2 E2
#? [1 0 (H1|PASS)]
6042 analyze_semeai E2 A2
#? [1 0 (D1|D2|H1|PASS)]

# A corner eye against one outside liberty, one shared
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X X X . O O O O X
#| 1 . X X X O O O . X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b B2
play b C2
play b J2
play b B1
play b C1
play b D1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w H2
play w E1
play w F1
play w G1
6043 analyze_semeai A2 E2
#? [1 1 (H1|PASS)]
6044 analyze_semeai E2 A2
#? [0 0 PASS]

# A corner eye against one outside liberty, two shared
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X X X . O O O O X
#| 1 . X X . O O O . X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b B2
play b C2
play b J2
play b B1
play b C1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w H2
play w E1
play w F1
play w G1
6045 analyze_semeai A2 E2
#? [1 1 (D1|D2|H1|PASS)]
6046 analyze_semeai E2 A2
#? [0 0 PASS]

# An eye of three against one outside liberty, one shared
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X X X . O O O O X
#| 1 . . . X O O O . X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b B2
play b C2
play b J2
play b D1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w H2
play w E1
play w F1
play w G1
6047 analyze_semeai A2 E2
#? [1 1 (A1|B1|C1|D2|H1|PASS)]
6048 analyze_semeai E2 A2
#? [0 0 PASS]

# An eye of three against three liberties
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X X X X O O O O X
#| 1 . . . X O . . . X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b D1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w H2
play w E1
6049 analyze_semeai A2 E2
#? [1 1 (B1|F1|G1|H1)]
6050 analyze_semeai E2 A2
#? [1 1 B1]

# An eye of four against three liberties
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O O X X X X
#| 4 O O O O O X X X X
#| 3 X X X X X O O O X
#| 2 X X X X X O O O X
#| 1 . . . . X . . . X
#|   A B C D E F G H J
boardsize 9
clear_board
play b F5
play b G5
play b H5
play b J5
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b E3
play b J3
play b A2
play b B2
play b C2
play b D2
play b E2
play b J2
play b E1
play b J1
play w A5
play w B5
play w C5
play w D5
play w E5
play w A4
play w B4
play w C4
play w D4
play w E4
play w F3
play w G3
play w H3
play w F2
play w G2
play w H2
6051 analyze_semeai A2 F2
#? [1 1 (A1|B1|C1|D1|F1|G1|H1|PASS)]
6052 analyze_semeai F2 A2
#? [0 0 PASS]

# Two stones in an eye of four against two liberties
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O O X X X X
#| 4 O O O O O X X X X
#| 3 X X X X X O O O X
#| 2 X X X X X O O O X
#| 1 . O O . X . . O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b F5
play b G5
play b H5
play b J5
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b E3
play b J3
play b A2
play b B2
play b C2
play b D2
play b E2
play b J2
play b E1
play b J1
play w A5
play w B5
play w C5
play w D5
play w E5
play w A4
play w B4
play w C4
play w D4
play w E4
play w F3
play w G3
play w H3
play w F2
play w G2
play w H2
play w B1
play w C1
play w H1
6053 analyze_semeai A2 F2
#? [1 1 (A1|D1|F1|G1|PASS)]
6054 analyze_semeai F2 A2
#? [0 0 PASS]

# An eye against three outside liberties, two shared
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X X X . O O O O X
#| 1 . X X . O . . . X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b B2
play b C2
play b J2
play b B1
play b C1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w H2
play w E1
6055 analyze_semeai A2 E2
#? [1 0 (F1|G1|H1)]
6056 analyze_semeai E2 A2
#? [1 1 (D1|D2)]

# A hole in the wall saves the group
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X X X X O O O X .
#| 1 . X . X O . O O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b B2
play b C2
play b D2
play b H2
play b B1
play b D1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w E1
play w G1
play w H1
6057 analyze_semeai A2 E2
#? [1 1 (F1|J2)]
6058 analyze_semeai E2 A2
#? [1 0 J2]

# A false eye in the corner: ko
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 O X X X O O O O X
#| 1 . O . X O . . O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b B2
play b C2
play b D2
play b J2
play b D1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w A2
play w E2
play w F2
play w G2
play w H2
play w B1
play w E1
play w H1
6059 analyze_semeai B2 E2
#? [2 2 A1]
6060 analyze_semeai E2 B2
#? [1 1 C1]

# A corner eye of two and a shared liberty against nothing
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 X X X . O O O O X
#| 1 . . X X O O O O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b A2
play b B2
play b C2
play b J2
play b C1
play b D1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w F2
play w G2
play w H2
play w E1
play w F1
play w G1
play w H1
6061 analyze_semeai A2 E2
#? [1 1 (A1|B1|D2|PASS)]
6062 analyze_semeai E2 A2
#? [0 0 PASS]

# Without the approach move the last liberty is a ko
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 O O O O X X X X X
#| 3 O O O O X X X X X
#| 2 X X X X O O O O X
#| 1 X . . O O O O . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b F4
play b G4
play b H4
play b J4
play b E3
play b F3
play b G3
play b H3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b A1
play w A4
play w B4
play w C4
play w D4
play w A3
play w B3
play w C3
play w D3
play w E2
play w F2
play w G2
play w H2
play w D1
play w E1
play w F1
play w G1
6063 analyze_semeai A2 E2
#? [3 3 H1]
6064 analyze_semeai E2 A2
#? [1 1 (B1|C1)]

# With the approach move made it is a plain race
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 O O O O X X X X X
#| 3 O O O O X X X X X
#| 2 X X X X O O O O X
#| 1 X . . O O O O . X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b F4
play b G4
play b H4
play b J4
play b E3
play b F3
play b G3
play b H3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b A1
play b J1
play w A4
play w B4
play w C4
play w D4
play w A3
play w B3
play w C3
play w D3
play w E2
play w F2
play w G2
play w H2
play w D1
play w E1
play w F1
play w G1
6065 analyze_semeai A2 E2
#? [1 1 H1]
6066 analyze_semeai E2 A2
#? [1 1 (B1|C1)]

# The approach move is in time
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 O O O O X X X X X
#| 3 O O O O X X X X X
#| 2 X X X X O O O O X
#| 1 . . X . . O O . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b F4
play b G4
play b H4
play b J4
play b E3
play b F3
play b G3
play b H3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b C1
play w A4
play w B4
play w C4
play w D4
play w A3
play w B3
play w C3
play w D3
play w E2
play w F2
play w G2
play w H2
play w F1
play w G1
6067 analyze_semeai A2 E2
#? [1 1 (D1|E1|H1|J1|PASS)]
6068 analyze_semeai E2 A2
#? [0 0 PASS]

# A throw-in wins, or the other side makes seki
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 O O O O X X X X X
#| 3 O O O O X X X X X
#| 2 X X X X O O O O X
#| 1 . X . O . . O X .
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b F4
play b G4
play b H4
play b J4
play b E3
play b F3
play b G3
play b H3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b B1
play b H1
play w A4
play w B4
play w C4
play w D4
play w A3
play w B3
play w C3
play w D3
play w E2
play w F2
play w G2
play w H2
play w D1
play w G1
6069 analyze_semeai A2 E2
#? [1 1 E1]
6070 analyze_semeai E2 A2
#? [1 0 E1]

# A throw-in is the only way
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 O O O O X X X X X
#| 3 O O O O X X X X X
#| 2 X X X X O O O O X
#| 1 X X . . X . O . X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b F4
play b G4
play b H4
play b J4
play b E3
play b F3
play b G3
play b H3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b A1
play b B1
play b E1
play b J1
play w A4
play w B4
play w C4
play w D4
play w A3
play w B3
play w C3
play w D3
play w E2
play w F2
play w G2
play w H2
play w G1
6071 analyze_semeai A2 E2
#? [1 1 (D1|H1)]
6072 analyze_semeai E2 A2
#? [1 1 D1]

# Behind by a move, the ko is all that is left
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 O O O O X X X X X
#| 3 O O O O X X X X X
#| 2 X X X X O O O O X
#| 1 X . . X O . O . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b F4
play b G4
play b H4
play b J4
play b E3
play b F3
play b G3
play b H3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b A1
play b D1
play w A4
play w B4
play w C4
play w D4
play w A3
play w B3
play w C3
play w D3
play w E2
play w F2
play w G2
play w H2
play w E1
play w G1
6073 analyze_semeai A2 E2
#? [3 3 H1]
6074 analyze_semeai E2 A2
#? [1 1 (B1|C1)]

# A ko that is taken first
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 O O O O X X X X X
#| 3 O O O O X X X X X
#| 2 X X X X O O O O X
#| 1 . O . O X . O . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b F4
play b G4
play b H4
play b J4
play b E3
play b F3
play b G3
play b H3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b E1
play w A4
play w B4
play w C4
play w D4
play w A3
play w B3
play w C3
play w D3
play w E2
play w F2
play w G2
play w H2
play w B1
play w D1
play w G1
6075 analyze_semeai A2 E2
#? [1 1 (C1|H1|J1)]
6076 analyze_semeai E2 A2
#? [2 2 F1]

# A ko for a seki
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 O O O O X X X X X
#| 3 O O O O X X X X X
#| 2 X X X X O O O O X
#| 1 X . X . O . O . .
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b F4
play b G4
play b H4
play b J4
play b E3
play b F3
play b G3
play b H3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b A1
play b C1
play w A4
play w B4
play w C4
play w D4
play w A3
play w B3
play w C3
play w D3
play w E2
play w F2
play w G2
play w H2
play w E1
play w G1
6077 analyze_semeai A2 E2
#? [3 0 H1]
6078 analyze_semeai E2 A2
#? [1 1 D1]

# Double ko: threats do not help
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 . . . . . . . . .
#| 4 O O O O X X X X X
#| 3 O O O O X X X X X
#| 2 X X X X O O O O X
#| 1 . . X O . O O . O
#|   A B C D E F G H J
boardsize 9
clear_board
play b E4
play b F4
play b G4
play b H4
play b J4
play b E3
play b F3
play b G3
play b H3
play b J3
play b A2
play b B2
play b C2
play b D2
play b J2
play b C1
play w A4
play w B4
play w C4
play w D4
play w A3
play w B3
play w C3
play w D3
play w E2
play w F2
play w G2
play w H2
play w D1
play w F1
play w G1
play w J1
6079 analyze_semeai A2 E2
#? [1 1 (E1|H1)]
6080 analyze_semeai E2 A2
#? [3 3 (A1|B1)]

# A big eye against a small one, two shared liberties
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O X
#| 2 . . X . O . O O X
#| 1 . . X . O O O O X
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b J3
play b C2
play b J2
play b C1
play b J1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w G2
play w H2
play w E1
play w F1
play w G1
play w H1
6081 analyze_semeai A3 E3
#? [1 1 (D1|D2)]
6082 analyze_semeai E3 A3
#? [1 0 (B1|A2|B2)]

# A big eye against a small one and three liberties outside
#| 9 . . . . . . . . .
#| 8 . . . . . . . . .
#| 7 . . . . . . . . .
#| 6 . . . . . . . . .
#| 5 O O O O X X X X X
#| 4 O O O O X X X X X
#| 3 X X X X O O O O .
#| 2 . . X . O . O O .
#| 1 . . X X O O O O .
#|   A B C D E F G H J
boardsize 9
clear_board
play b E5
play b F5
play b G5
play b H5
play b J5
play b E4
play b F4
play b G4
play b H4
play b J4
play b A3
play b B3
play b C3
play b D3
play b C2
play b C1
play b D1
play w A5
play w B5
play w C5
play w D5
play w A4
play w B4
play w C4
play w D4
play w E3
play w F3
play w G3
play w H3
play w E2
play w G2
play w H2
play w E1
play w F1
play w G1
play w H1
6083 analyze_semeai A3 E3
#? [0 0 PASS]
6084 analyze_semeai E3 A3
#? [1 1 (A1|B1|A2|B2|D2|J2|J3|PASS)]
