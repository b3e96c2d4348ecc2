/* A random move from the list of all legal moves, which is made anew for every decision, entries as the engine has them. */

#ifndef CHOOSER_H
#define CHOOSER_H

#include "game.h"

#define ENTRY_OF_ONE ((uint64_t)1 << 30)

static uint64_t entries[1 + LINKS + MOST_NEIGHBOURS];
static Set ready; /* the territories from which troops may attack */

static ALWAYS_INLINE void begin_moves(const Game *game, Set own) { ready = own & with_spare_troops(game); }

/* The troops of an own territory have changed. */
static ALWAYS_INLINE void note_troops(const Game *game, Set own, uint32_t territory) {
    (void)own;
    ready = (ready & ~bit(territory)) | (Set)(most_attackers(game, territory) > 0) << territory;
}

/* A territory has become own. */
static ALWAYS_INLINE void note_conquest(const Game *game, Set own, uint32_t territory) {
    note_troops(game, own, territory);
}

/* Write the entries that lead away from a territory; how many there are. */
static ALWAYS_INLINE uint32_t list_source(const Game *game, Set own, uint32_t source, uint64_t *list) {
    uint64_t movers = (uint64_t)most_movers(game, source);
    uint64_t attacks = ATTACK | ENTRY_OF_ONE | source << 6 | (uint64_t)most_attackers(game, source) << 46;
    uint64_t reinforcements = REINFORCE | ENTRY_OF_ONE | source << 6 | movers << 46;
    Set targets = NEIGHBOURS[source] & (movers ? ~(Set)0 : ~own);
#ifdef __AVX512F__
    __m512i towards = _mm512_load_si512(TOWARDS[source]);
    __mmask8 is_own = _mm512_test_epi64_mask(_mm512_load_si512(BITS[source]), _mm512_set1_epi64((long long)own));
    __mmask8 is_target = _mm512_test_epi64_mask(_mm512_load_si512(BITS[source]), _mm512_set1_epi64((long long)targets));
    __m512i start = _mm512_mask_set1_epi64(_mm512_set1_epi64((long long)attacks), is_own, (long long)reinforcements);
    _mm512_storeu_si512(list, _mm512_maskz_compress_epi64(is_target, _mm512_or_si512(start, towards)));
#else
    uint32_t found = 0;
    for (Set left = targets; left; left &= left - 1)
        list[found++] = (own >> lowest(left) & 1 ? reinforcements : attacks) | (uint64_t)lowest(left) << 18;
#endif
    return size(targets);
}

static ALWAYS_INLINE uint32_t list_moves(const Game *game, Set own) {
    uint32_t found = 1;
    entries[0] = END;
    for (Set left = ready; left; left &= left - 1) found += list_source(game, own, lowest(left), entries + found);
    return found;
}

static ALWAYS_INLINE Move choose_move(Game *game, Set own) {
    uint64_t entry = entries[below(&game->choices, list_moves(game, own))];
    if ((entry & 63) == END) return (Move){END, 0, 0, 0};
    return (Move){entry & 63, entry >> 6 & 4095, entry >> 18 & 4095, random_count(game, (int32_t)(entry >> 46))};
}

#endif
