/** Order numbers: eight digits that do not reveal how many orders there are (readings 30, reliability.md T10). */

/** 64 secret bits as two whole numbers below 2³². */
export type OrderNumberKey = readonly [number, number];

/** The smallest and the largest number: eight digits, no leading zero. */
export const ORDER_NUMBER_MINIMUM = 10_000_000;
export const ORDER_NUMBER_MAXIMUM = 99_999_999;

/** 9 000 × 10 000 = the ninety million numbers; each half of the Feistel network has one of the two ranges. */
const LEFT_SIZE = 9_000;
const RIGHT_SIZE = 10_000;

/** Eight rounds; four would already be a pseudo-random permutation with an ideal round function. */
const ROUNDS = 8;

const KEY_HEX = /^[0-9a-f]{16}$/i;

/**
 * Reads a key of 16 hexadecimal digits.
 *
 * @throws RangeError for anything else: the key is configuration, not input
 */
export function orderNumberKey(hex: string): OrderNumberKey {
  if (!KEY_HEX.test(hex)) throw new RangeError('An order number key is 16 hexadecimal digits');
  return [Number.parseInt(hex.slice(0, 8), 16), Number.parseInt(hex.slice(8), 16)];
}

/**
 * The number of the order with this sequence: a keyed permutation of 1…90 000 000, so no two orders share a number, and
 * their sequence cannot be derived without the key.
 *
 * A Feistel network over two halves of different size, alternately added to; each round can be undone by subtracting,
 * so the whole is a permutation for any round function.
 *
 * @throws RangeError for a sequence outside 1…90 000 000: the numbers are used up
 */
export function orderNumber(sequence: number, key: OrderNumberKey): number {
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > LEFT_SIZE * RIGHT_SIZE) {
    throw new RangeError(`No order number for ${sequence}`);
  }
  let left = Math.floor((sequence - 1) / RIGHT_SIZE);
  let right = (sequence - 1) % RIGHT_SIZE;
  for (let round = 0; round < ROUNDS; round += 2) {
    left = (left + halfSipHash(key, round, right)) % LEFT_SIZE;
    right = (right + halfSipHash(key, round + 1, left)) % RIGHT_SIZE;
  }
  return ORDER_NUMBER_MINIMUM + left * RIGHT_SIZE + right;
}

/**
 * HalfSipHash-2-4 of two 32-bit words (Aumasson and Bernstein, 2012; 32-bit variant 2017): a keyed hash of 32 bits,
 * small and synchronous, which is what a round function needs.
 */
export function halfSipHash([k0, k1]: OrderNumberKey, ...words: readonly [number, number]): number {
  let [v0, v1, v2, v3] = [k0, k1, 0x6c796765 ^ k0, 0x74656462 ^ k1];
  const rotate = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));
  const mix = (times: number) => {
    for (let time = 0; time < times; time += 1) {
      v0 = (v0 + v1) | 0;
      v1 = rotate(v1, 5) ^ v0;
      v0 = rotate(v0, 16);
      v2 = (v2 + v3) | 0;
      v3 = rotate(v3, 8) ^ v2;
      v0 = (v0 + v3) | 0;
      v3 = rotate(v3, 7) ^ v0;
      v2 = (v2 + v1) | 0;
      v1 = rotate(v1, 13) ^ v2;
      v2 = rotate(v2, 16);
    }
  };
  // The last block holds the message's length in bytes in its top byte.
  for (const word of [...words, (4 * words.length) << 24]) {
    v3 ^= word;
    mix(2);
    v0 ^= word;
  }
  v2 ^= 0xff;
  mix(4);
  return (v1 ^ v3) >>> 0;
}
