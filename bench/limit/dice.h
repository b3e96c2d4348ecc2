/* The ChaCha8 stream of hegemon.engine.dice, many blocks at a time: each lane of a vector computes one block. */

#ifndef DICE_H
#define DICE_H

#include <stdint.h>
#include <string.h>

#define KEY_WORDS 8
#define BLOCK_WORDS 16
#define DOUBLE_ROUNDS 4
#ifdef __AVX512F__
#define LANES 16
#else
#define LANES 8
#endif
#define BATCH_WORDS (LANES * BLOCK_WORDS)

#define ALWAYS_INLINE inline __attribute__((always_inline))
#define UNLIKELY(condition) __builtin_expect(!!(condition), 0)

typedef uint32_t Lanes __attribute__((vector_size(LANES * 4)));

typedef struct {
    _Alignas(64) uint32_t words[BATCH_WORDS];
    uint32_t key[KEY_WORDS];
    uint64_t stream, next_block, drawn;
} Dice;

static void seed_dice(Dice *dice, uint64_t seed, uint64_t stream) {
    memset(dice->key, 0, sizeof dice->key);
    dice->key[0] = (uint32_t)seed;
    dice->key[1] = (uint32_t)(seed >> 32);
    dice->stream = stream;
    dice->next_block = 0;
    dice->drawn = BATCH_WORDS;
}

static void start_blocks(const Dice *dice, Lanes *words) {
    static const uint32_t CONSTANTS[4] = {0x61707865, 0x3320646E, 0x79622D32, 0x6B206574};
    for (int i = 0; i < 4; i++) words[i] = (Lanes){0} + CONSTANTS[i];
    for (int i = 0; i < KEY_WORDS; i++) words[4 + i] = (Lanes){0} + dice->key[i];
    for (int lane = 0; lane < LANES; lane++) {
        words[12][lane] = (uint32_t)(dice->next_block + (uint64_t)lane);
        words[13][lane] = (uint32_t)((dice->next_block + (uint64_t)lane) >> 32);
    }
    words[14] = (Lanes){0} + (uint32_t)dice->stream;
    words[15] = (Lanes){0} + (uint32_t)(dice->stream >> 32);
}

#define TURNED(x, bits) ((x) << (bits) | (x) >> (32 - (bits)))
#define QUARTER(a, b, c, d)        \
    a += b; d = TURNED(d ^ a, 16); \
    c += d; b = TURNED(b ^ c, 12); \
    a += b; d = TURNED(d ^ a, 8);  \
    c += d; b = TURNED(b ^ c, 7);

static __attribute__((noinline)) void fill_batch(Dice *dice) {
    Lanes start[BLOCK_WORDS], w[BLOCK_WORDS];
    start_blocks(dice, start);
    memcpy(w, start, sizeof w);
    for (int i = 0; i < DOUBLE_ROUNDS; i++) {
        QUARTER(w[0], w[4], w[8], w[12]) QUARTER(w[1], w[5], w[9], w[13])
        QUARTER(w[2], w[6], w[10], w[14]) QUARTER(w[3], w[7], w[11], w[15])
        QUARTER(w[0], w[5], w[10], w[15]) QUARTER(w[1], w[6], w[11], w[12])
        QUARTER(w[2], w[7], w[8], w[13]) QUARTER(w[3], w[4], w[9], w[14])
    }
    for (int i = 0; i < BLOCK_WORDS; i++) w[i] += start[i];
    for (int lane = 0; lane < LANES; lane++)
        for (int i = 0; i < BLOCK_WORDS; i++) dice->words[lane * BLOCK_WORDS + i] = w[i][lane];
    dice->next_block += LANES;
    dice->drawn = 0;
}

static ALWAYS_INLINE uint32_t draw_word(Dice *dice) {
    if (UNLIKELY(dice->drawn == BATCH_WORDS)) fill_batch(dice);
    return dice->words[dice->drawn++];
}

static __attribute__((noinline)) uint64_t drawn_again(Dice *dice, uint64_t product, uint32_t bound) {
    uint32_t floor = -bound % bound;
    while ((uint32_t)product < floor) product = (uint64_t)draw_word(dice) * bound;
    return product;
}

/* 0 to bound - 1, each as likely as the other. */
static ALWAYS_INLINE uint32_t below(Dice *dice, uint32_t bound) {
    uint64_t product = (uint64_t)draw_word(dice) * bound;
    if (UNLIKELY((uint32_t)product < bound)) product = drawn_again(dice, product, bound);
    return (uint32_t)(product >> 32);
}

#endif
