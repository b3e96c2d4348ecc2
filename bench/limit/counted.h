/* A random move without a list of moves: how many lead away from each territory is kept up to date. */

#ifndef CHOOSER_H
#define CHOOSER_H

#include "game.h"

#define ONES 0x0101010101010101u

_Static_assert(LINKS < 256, "a sum of ways is a byte");

typedef uint8_t Bytes[MOST_TERRITORIES] __attribute__((aligned(64)));

static Bytes ways;    /* legal moves from each territory: every neighbour counts, or every enemy */
static Bytes sums;    /* the same, from this territory and all before it */
static int32_t total; /* all but the end of the turn */
static Set pushing;   /* the territories whose troops may attack and not reinforce */

static ALWAYS_INLINE void set_ways(uint32_t territory, uint32_t number) {
    uint8_t change = (uint8_t)(number - ways[territory]);
    ways[territory] = (uint8_t)number;
    total += (int8_t)change;
#ifdef __AVX512BW__
    __m512i old = _mm512_load_si512(sums);
    _mm512_store_si512(sums, _mm512_mask_add_epi8(old, ~(Set)0 << territory, old, _mm512_set1_epi8((char)change)));
#else
    for (uint32_t i = 0; i < MOST_TERRITORIES; i++) sums[i] += i >= territory ? change : 0;
#endif
}

static ALWAYS_INLINE uint32_t source_of(uint32_t which) {
#ifdef __AVX512BW__
    return size(_mm512_cmple_epu8_mask(_mm512_load_si512(sums), _mm512_set1_epi8((char)which)));
#else
    uint8_t territory = 0;
    for (uint32_t i = 0; i < MOST_TERRITORIES; i++) territory += sums[i] <= which;
    return territory;
#endif
}

/* A turn's moves begin, and all troops are fresh. Multiplied by ONES the bytes of a word become their own sums. */
static void begin_moves(const Game *game, Set own) {
    Set ready = own & with_spare_troops(game);
#ifdef __AVX512BW__
    _mm512_store_si512(ways, _mm512_maskz_mov_epi8(ready, _mm512_load_si512(DEGREES)));
#else
    for (uint32_t t = 0; t < MOST_TERRITORIES; t++) ways[t] = ready >> t & 1 ? DEGREES[t] : 0;
#endif
    uint64_t sum = 0, words[MOST_TERRITORIES / 8];
    memcpy(words, ways, sizeof words);
    for (uint32_t i = 0; i < MOST_TERRITORIES / 8; i++) {
        words[i] = words[i] * ONES + sum * ONES;
        sum = words[i] >> 56;
    }
    memcpy(sums, words, sizeof words);
    total = (int32_t)sum;
    pushing = 0;
}

/* The troops of an own territory have changed. */
static ALWAYS_INLINE void note_troops(const Game *game, Set own, uint32_t territory) {
    uint32_t can_move = most_movers(game, territory) > 0;
    uint32_t can_push = (most_attackers(game, territory) > 0) & ~can_move;
    uint32_t enemies = size(NEIGHBOURS[territory] & ~own);
    pushing = (pushing & ~bit(territory)) | (Set)can_push << territory;
    set_ways(territory, (-can_move & DEGREES[territory]) | (-can_push & enemies));
}

/* A territory has become own. */
static ALWAYS_INLINE void note_conquest(const Game *game, Set own, uint32_t territory) {
    for (Set left = NEIGHBOURS[territory] & pushing; left; left &= left - 1)
        set_ways(lowest(left), ways[lowest(left)] - 1u);
    note_troops(game, own, territory);
}

static ALWAYS_INLINE Move choose_move(Game *game, Set own) {
    uint32_t which = below(&game->choices, 1u + (uint32_t)total);
    if (UNLIKELY(which == 0)) return (Move){END, 0, 0, 0};
    uint32_t source = source_of(which - 1);
    uint32_t way = which - 1 - (sums[source] - (uint32_t)ways[source]);
    int32_t movers = most_movers(game, source);
    Set targets = movers > 0 ? NEIGHBOURS[source] : NEIGHBOURS[source] & ~own;
    uint32_t target = member(targets, way);
    if (own >> target & 1) return (Move){REINFORCE, source, target, random_count(game, movers)};
    return (Move){ATTACK, source, target, random_count(game, most_attackers(game, source))};
}

#endif
