/* What both ways of choosing a move know of a game of Campus: its state, sets of territories, and who may move. */

#ifndef GAME_H
#define GAME_H

#include <stdbool.h>
#if defined(__BMI2__) || defined(__AVX512BW__)
#include <immintrin.h>
#endif

#include "dice.h"

#define MOST_TERRITORIES 64
#include "map.h"

_Static_assert(TERRITORIES < MOST_TERRITORIES, "a set of territories is 64 bits");

enum { PLACE, ATTACK, REINFORCE, END };

typedef uint64_t Set;

typedef struct {
    uint32_t verb, source, target;
    int32_t count;
} Move;

typedef struct {
    _Alignas(64) int32_t troops[MOST_TERRITORIES];
    int32_t fresh[MOST_TERRITORIES], vanguard[MOST_TERRITORIES];
    Set own[PLAYERS];
    int32_t reserve[PLAYERS];
    uint32_t first, turn, round;
    uint64_t moves, digest;
    Dice dice, choices;
} Game;

static ALWAYS_INLINE Set bit(uint32_t which) { return (Set)1 << which; }
static ALWAYS_INLINE uint32_t size(Set set) { return (uint32_t)__builtin_popcountll(set); }
static ALWAYS_INLINE uint32_t lowest(Set set) { return (uint32_t)__builtin_ctzll(set); }
static ALWAYS_INLINE int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }

/* The member of a set that has so many members before it. */
static ALWAYS_INLINE uint32_t member(Set set, uint32_t which) {
#ifdef __BMI2__
    return lowest(_pdep_u64(bit(which), set));
#else
    while (which--) set &= set - 1;
    return lowest(set);
#endif
}

static ALWAYS_INLINE int32_t most_attackers(const Game *game, uint32_t territory) {
    return smaller(game->troops[territory] - 1, game->fresh[territory] + game->vanguard[territory]);
}

static ALWAYS_INLINE int32_t most_movers(const Game *game, uint32_t territory) {
    return smaller(game->troops[territory] - 1, game->fresh[territory]);
}

/* The territories with more than the one troop that must stay. */
static ALWAYS_INLINE Set with_spare_troops(const Game *game) {
    Set found = 0;
#ifdef __AVX512F__
    for (uint32_t t = 0; t < MOST_TERRITORIES; t += 16)
        found |= (Set)_mm512_cmpgt_epi32_mask(_mm512_load_si512(game->troops + t), _mm512_set1_epi32(1)) << t;
#else
    for (uint32_t t = 0; t < TERRITORIES; t++) found |= (Set)(game->troops[t] > 1) << t;
#endif
    return found;
}

static ALWAYS_INLINE uint32_t random_count(Game *game, int32_t most) { return 1 + below(&game->choices, (uint32_t)most); }

#endif
