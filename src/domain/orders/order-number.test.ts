import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  halfSipHash,
  ORDER_NUMBER_MAXIMUM,
  ORDER_NUMBER_MINIMUM,
  type OrderNumberKey,
  orderNumber,
  orderNumberKey,
} from './order-number.ts';

const anyKey = fc.tuple(fc.nat(0xffffffff), fc.nat(0xffffffff)).map((words): OrderNumberKey => words);
const anySequence = fc.integer({ min: 1, max: 90_000_000 });

/** The network run backwards: that it finds every sequence again is what makes the numbers a permutation. */
function sequenceOf(number: number, key: OrderNumberKey): number {
  let [left, right] = [Math.floor((number - 10_000_000) / 10_000), number % 10_000];
  const modulo = (value: number, size: number) => ((value % size) + size) % size;
  for (let round = 6; round >= 0; round -= 2) {
    right = modulo(right - halfSipHash(key, round + 1, left), 10_000);
    left = modulo(left - halfSipHash(key, round, right), 9_000);
  }
  return left * 10_000 + right + 1;
}

describe('an order number', () => {
  test('leads back to its sequence with the key, for every key: no two orders share one', () => {
    fc.assert(
      fc.property(anySequence, anyKey, (sequence, key) => {
        expect(sequenceOf(orderNumber(sequence, key), key)).toBe(sequence);
      }),
    );
  });

  test('has eight digits and no leading zero, from the first to the last', () => {
    fc.assert(
      fc.property(fc.oneof(anySequence, fc.constantFrom(1, 90_000_000)), anyKey, (sequence, key) => {
        const number = orderNumber(sequence, key);
        expect(number).toBeGreaterThanOrEqual(ORDER_NUMBER_MINIMUM);
        expect(number).toBeLessThanOrEqual(ORDER_NUMBER_MAXIMUM);
        expect(String(number)).toMatch(/^[1-9][0-9]{7}$/);
      }),
    );
  });

  test('does not come again within fifty thousand orders', () => {
    const key = orderNumberKey('0123456789abcdef');
    const numbers = new Set(Array.from({ length: 50_000 }, (_, index) => orderNumber(index + 1, key)));
    expect(numbers.size).toBe(50_000);
  });

  test('tells neither how many there are nor which came first', () => {
    const key = orderNumberKey('00112233445566ff');
    const numbers = Array.from({ length: 1_000 }, (_, index) => orderNumber(index + 1, key) - ORDER_NUMBER_MINIMUM);
    const rises = numbers.filter((number, index) => number > (numbers[index - 1] ?? 0)).length;
    expect(rises).toBeGreaterThan(400);
    expect(rises).toBeLessThan(600);
    // The estimate of the German tank problem: highest seen, plus the average gap.
    const estimate = (Math.max(...numbers.slice(0, 100)) * 101) / 100;
    expect(estimate).toBeGreaterThan(100 * 1_000);
    const quarters = [0, 1, 2, 3].map(
      (quarter) => numbers.filter((n) => Math.floor(n / 22_500_000) === quarter).length,
    );
    for (const count of quarters) expect(count).toBeGreaterThan(200);
  });

  test('is another with another key', () => {
    const [one, other] = [orderNumberKey('0000000000000000'), orderNumberKey('0000000000000001')];
    const same = Array.from({ length: 1_000 }, (_, index) => index + 1).filter(
      (sequence) => orderNumber(sequence, one) === orderNumber(sequence, other),
    );
    expect(same.length).toBeLessThan(5);
  });

  test.each([0, -1, 1.5, 90_000_001, Number.NaN])('is refused for the sequence %s', (sequence) => {
    expect(() => orderNumber(sequence, [0, 0])).toThrow(RangeError);
  });

  test.each(['', '123', '0123456789abcdeg', '0123456789abcdef0'])('has no key %j', (hex) => {
    expect(() => orderNumberKey(hex)).toThrow(RangeError);
  });

  test('reads its key', () => {
    expect(orderNumberKey('0123456789ABCDEF')).toEqual([0x01234567, 0x89abcdef]);
  });

  test('hashes as the published vector of HalfSipHash-2-4 does', () => {
    // Key 00…07, message 00…07, both read as little-endian words; the hash is d0 b8 84 8f.
    expect(halfSipHash([0x03020100, 0x07060504], 0x03020100, 0x07060504)).toBe(0x8f84b8d0);
  });
});
