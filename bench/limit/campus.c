/* Campus as fast as we can write it: the limit that the compiled rules are measured against.

   It plays the same games as hegemon.games.campus with its default dials: the same dice, the same order of legal moves,
   the same random player. Sets of territories are bits, map and dials are constants (map.h, written by build.py), and of
   the accounts it keeps only what decides the game. How a move is chosen is in the header named by CHOOSER: from a list
   of all legal moves, as a bot or a table needs it (listed.h), or without ever making one (counted.h).

     campus check FIRST COUNT     one line a game: seed, moves, winners as bits, digest of all moves
     campus time FIRST SECONDS    one line of JSON: what was played, and in how much time
*/

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include CHOOSER

#define GAMES_A_LOOK 10 /* games between two looks at the clock */

static uint8_t losses[ATTACK_DICE + 1][DEFENCE_DICE + 1][ALL_FACES];
static const uint32_t POWERS_OF_SIX[] = {1, 6, 36, 216, 1296, 7776, 46656, 279936};

/* What the attacker loses in every roll: highest against highest, and a tie is the defender's. */
static int higher_first(const void *a, const void *b) { return *(const int *)b - *(const int *)a; }

static uint8_t lost_in(uint32_t rolled, uint32_t attackers, uint32_t defenders) {
    int faces[ATTACK_DICE + DEFENCE_DICE];
    uint8_t lost = 0;
    for (uint32_t i = 0; i < attackers + defenders; i++) faces[i] = (int)(rolled / POWERS_OF_SIX[i] % 6);
    qsort(faces, attackers, sizeof *faces, higher_first);
    qsort(faces + attackers, defenders, sizeof *faces, higher_first);
    for (uint32_t pair = 0; pair < attackers && pair < defenders; pair++) lost += faces[pair] <= faces[attackers + pair];
    return lost;
}

static void fill_losses(void) {
    for (uint32_t attackers = 1; attackers <= ATTACK_DICE; attackers++)
        for (uint32_t defenders = 1; defenders <= DEFENCE_DICE; defenders++)
            for (uint32_t rolled = 0; rolled < POWERS_OF_SIX[attackers + defenders]; rolled++)
                losses[attackers][defenders][rolled] = lost_in(rolled, attackers, defenders);
}

/* Chapter 2: setup. */
static void deal(Game *game) {
    uint8_t deck[TERRITORIES];
    for (uint32_t t = 0; t < TERRITORIES; t++) deck[t] = (uint8_t)t;
    for (uint32_t i = TERRITORIES - 1; i > 0; i--) {
        uint32_t j = below(&game->dice, i + 1);
        uint8_t kept = deck[i];
        deck[i] = deck[j];
        deck[j] = kept;
    }
    memset(game->own, 0, sizeof game->own);
    const uint32_t even = TERRITORIES / PLAYERS * PLAYERS;
    for (uint32_t k = 0; k < TERRITORIES; k++) {
        uint32_t place = k < even ? k % PLAYERS : PLAYERS - (TERRITORIES - even) + k - even;
        game->own[(game->first + place) % PLAYERS] |= bit(deck[k]);
    }
}

static bool someone_has_a_building(const Game *game) {
    for (uint32_t seat = 0; seat < PLAYERS; seat++)
        for (uint32_t b = 0; b < BUILDINGS; b++)
            if (size(MEMBERS[b]) > 1 && !(MEMBERS[b] & ~game->own[seat])) return true;
    return false;
}

static void set_up(Game *game, uint64_t seed) {
    seed_dice(&game->dice, seed, 0);
    seed_dice(&game->choices, seed, 1);
    game->moves = game->digest = 0;
    game->first = game->turn = below(&game->dice, PLAYERS);
    do {
        deal(game);
    } while (someone_has_a_building(game));
    uint32_t most = 0;
    for (uint32_t seat = 0; seat < PLAYERS; seat++) most = size(game->own[seat]) > most ? size(game->own[seat]) : most;
    uint32_t troops = most + SPARE_TROOPS > STARTING_TROOPS ? most + SPARE_TROOPS : STARTING_TROOPS;
    for (uint32_t seat = 0; seat < PLAYERS; seat++) game->reserve[seat] = (int32_t)(troops - size(game->own[seat]));
    for (uint32_t t = 0; t < TERRITORIES; t++) game->troops[t] = 1;
}

/* Moves as hegemon.engine.moves packs them, mixed into a digest. */
static ALWAYS_INLINE void note_move(Game *game, bool check, Move move) {
    game->moves++;
    if (!check) return;
    uint64_t packed = move.verb | move.source << 6 | (uint64_t)move.target << 18 | (uint64_t)move.count << 30;
    uint64_t mixed = (game->digest ^ packed) * 0x9E3779B97F4A7C15;
    game->digest = mixed ^ mixed >> 29;
}

/* Place some of the troops that are left at random; how many are left then. */
static ALWAYS_INLINE int32_t place(Game *game, bool check, int32_t left) {
    Set own = game->own[game->turn];
    uint32_t territory = member(own, below(&game->choices, size(own)));
    int32_t count = random_count(game, left);
    game->troops[territory] += count;
    note_move(game, check, (Move){PLACE, territory, 0, count});
    return left - count;
}

static ALWAYS_INLINE void place_starting_troops(Game *game, bool check) {
    for (uint32_t waiting = PLAYERS; waiting; game->turn = (game->turn + 1) % PLAYERS) {
        int32_t left = smaller(BATCH_OF_SETUP, game->reserve[game->turn]);
        if (left == 0) continue;
        game->reserve[game->turn] -= left;
        waiting -= game->reserve[game->turn] == 0;
        while (left) left = place(game, check, left);
    }
}

/* Chapter 3: a turn. */
static int32_t income(Set own) {
    int32_t troops = (int32_t)(size(own) / TERRITORIES_PER_TROOP);
    if (troops < MINIMUM_INCOME) troops = MINIMUM_INCOME;
    for (uint32_t b = 0; b < BUILDINGS; b++) troops += MEMBERS[b] & ~own ? 0 : BONUSES[b];
    return troops;
}

static ALWAYS_INLINE uint32_t place_in_turn(const Game *game) {
    return (game->turn + PLAYERS - game->first) % PLAYERS;
}

static ALWAYS_INLINE void reinforce(Game *game, Set own, Move move) {
    game->troops[move.source] -= move.count;
    game->fresh[move.source] -= move.count;
    game->troops[move.target] += move.count;
    note_troops(game, own, move.source);
    note_troops(game, own, move.target);
}

/* Chapter 4: the attack. What the own territories are after it. */
static ALWAYS_INLINE Set move_in(Game *game, Set own, uint32_t target, int32_t troops) {
    for (uint32_t seat = 0; seat < PLAYERS; seat++) game->own[seat] &= ~bit(target);
    own |= bit(target);
    game->own[game->turn] = own;
    game->troops[target] = game->vanguard[target] = troops;
    game->fresh[target] = 0;
    note_conquest(game, own, target);
    return own;
}

static ALWAYS_INLINE Set attack(Game *game, Set own, Move move) {
    int32_t attackers = move.count, defenders = game->troops[move.target];
    int32_t vanguard = smaller(move.count, game->vanguard[move.source]);
    game->vanguard[move.source] -= vanguard;
    game->fresh[move.source] -= move.count - vanguard;
    game->troops[move.source] -= move.count;
    while (attackers > 0 && defenders > 0) {
        int32_t dice = smaller(attackers, ATTACK_DICE), against = smaller(defenders, DEFENCE_DICE);
        int32_t lost = losses[dice][against][below(&game->dice, POWERS_OF_SIX[dice + against])];
        attackers -= lost;
        defenders -= smaller(dice, against) - lost;
    }
    game->troops[move.target] = defenders;
    if (defenders == 0) own = move_in(game, own, move.target, attackers);
    note_troops(game, own, move.source);
    return own;
}

/* One turn; whether it ended the game. */
static ALWAYS_INLINE bool take_turn(Game *game, bool check) {
    Set own = game->own[game->turn];
    int32_t left = income(own);
    if (UNLIKELY(game->round == 1)) left += EXTRA_TROOPS[place_in_turn(game)];
    while (left) left = place(game, check, left);
    memcpy(game->fresh, game->troops, sizeof game->fresh);
    memset(game->vanguard, 0, sizeof game->vanguard);
    begin_moves(game, own);
    for (;;) {
        Move move = choose_move(game, own);
        note_move(game, check, move);
        if (move.verb == REINFORCE) {
            reinforce(game, own, move);
        } else if (move.verb == ATTACK) {
            own = attack(game, own, move);
            if (UNLIKELY(own == bit(TERRITORIES) - 1)) return true;
        } else {
            return false;
        }
    }
}

/* The next player who has not fallen begins; a new round when turn order starts again. */
static ALWAYS_INLINE void pass_on(Game *game) {
    do {
        game->turn = (game->turn + 1) % PLAYERS;
        game->round += game->turn == game->first;
    } while (!game->own[game->turn]);
}

/* A die after each turn of the last round: everyone still in is as likely to have the last one. */
static bool die_ends_it(Game *game) {
    uint32_t choices = 1;
    for (uint32_t later = place_in_turn(game) + 1; later < PLAYERS; later++)
        choices += game->own[(game->first + later) % PLAYERS] != 0;
    return choices > 1 && below(&game->dice, choices) == 0;
}

static ALWAYS_INLINE void play(Game *game, uint64_t seed, bool check) {
    set_up(game, seed);
    place_starting_troops(game, check);
    game->turn = game->first;
    for (game->round = 1; game->round <= ROUND_LIMIT; pass_on(game)) {
        if (take_turn(game, check)) return;
        if (UNLIKELY(game->round == ROUND_LIMIT) && die_ends_it(game)) return;
    }
}

/* Chapter 5: the end. Most territories, then most troops; else shared. */
static uint32_t winners(const Game *game) {
    uint64_t best = 0;
    uint32_t seats = 0;
    for (uint32_t seat = 0; seat < PLAYERS; seat++) {
        uint64_t rank = (uint64_t)size(game->own[seat]) << 32;
        for (uint32_t t = 0; t < TERRITORIES; t++) rank += game->own[seat] >> t & 1 ? (uint64_t)game->troops[t] : 0;
        if (rank > best) seats = 0;
        if (rank >= best) seats |= 1u << seat;
        best = rank > best ? rank : best;
    }
    return seats;
}

static double seconds_on(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void check(unsigned long long first, unsigned long long count) {
    static Game game;
    for (unsigned long long seed = first; seed < first + count; seed++) {
        play(&game, seed, true);
        printf("%llu %llu %u %016llx\n", seed, (unsigned long long)game.moves, winners(&game),
               (unsigned long long)game.digest);
    }
}

static void measure(unsigned long long seed, double seconds) {
    static Game game;
    unsigned long long moves = 0, games = 0, won = 0;
    double start = seconds_on(CLOCK_MONOTONIC), processor_start = seconds_on(CLOCK_PROCESS_CPUTIME_ID);
    do {
        for (int i = 0; i < GAMES_A_LOOK; i++) {
            play(&game, seed + games++, false);
            moves += game.moves;
            won += winners(&game) & 1;
        }
    } while (seconds_on(CLOCK_MONOTONIC) - start < seconds);
    double used = seconds_on(CLOCK_PROCESS_CPUTIME_ID) - processor_start;
    printf("{\"moves\": %llu, \"games\": %llu, \"won_by_seat_0\": %llu, ", moves, games, won);
    printf("\"seconds\": %.6f, \"processor_seconds\": %.6f}\n", seconds_on(CLOCK_MONOTONIC) - start, used);
}

int main(int count, char **words) {
    bool is_check = count == 4 && strcmp(words[1], "check") == 0;
    if (!is_check && (count != 4 || strcmp(words[1], "time") != 0)) {
        fprintf(stderr, "campus check FIRST COUNT, or campus time FIRST SECONDS\n");
        return 2;
    }
    fill_losses();
    if (is_check) check(strtoull(words[2], NULL, 10), strtoull(words[3], NULL, 10));
    else measure(strtoull(words[2], NULL, 10), strtod(words[3], NULL));
    return 0;
}
