import { type Bani, bani, sumBani } from './bani.ts';

/**
 * Splits `amount` over `weights` so that the parts add up to `amount` exactly.
 *
 * Largest remainder: every part is floored, then the leftover bani go one by one to the largest remainders; ties go
 * to the earlier line, so that a receipt never reshuffles between renders.
 *
 * @param amount whole bani, 0 or more
 * @param weights whole numbers, 0 or more; all zero means equal shares
 * @throws RangeError when `weights` is empty or anything is negative or not whole: a caller's bug
 * @example allocate(bani(1000), [3200, 1800, 900]) // → [542, 305, 153]
 */
export function allocate(amount: Bani, weights: readonly number[]): Bani[] {
  if (weights.length === 0) throw new RangeError('No share to give the money to');
  if (amount < 0 || weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError(`Cannot split ${amount} bani over ${weights.join(', ')}`);
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) {
    return allocate(
      amount,
      weights.map(() => 1),
    );
  }

  // The product of two sums of an order can exceed the safe integers of a number, so it is computed exactly (BigInt);
  // the quotient always fits.
  const shares = weights.map((weight, line) => {
    const product = BigInt(amount) * BigInt(weight);
    const divisor = BigInt(total);
    return { line, floor: bani(Number(product / divisor)), remainder: Number(product % divisor) };
  });
  const leftover = amount - sumBani(shares.map((share) => share.floor));
  const lucky = new Set(
    shares
      .toSorted((a, b) => b.remainder - a.remainder || a.line - b.line)
      .slice(0, leftover)
      .map((share) => share.line),
  );
  return shares.map(({ line, floor }) => bani(lucky.has(line) ? floor + 1 : floor));
}
