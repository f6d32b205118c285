import { type Bani, bani, timesBani } from './bani.ts';

/** 100 % in basis points. */
export const WHOLE_IN_BASIS_POINTS = 10_000;

/**
 * The given part of an amount, rounded half up to whole bani.
 *
 * @param amount whole bani, 0 or more
 * @param basisPoints whole hundredths of a percent, 0 or more: 1 000 is 10 %
 * @throws RangeError for anything negative or not whole: a caller's bug
 * @see readings 7: a percentage is rounded once, on the order, never line by line
 * @example percentOf(bani(3295), 1000) // → 330
 */
export function percentOf(amount: Bani, basisPoints: number): Bani {
  if (amount < 0 || basisPoints < 0) throw new RangeError(`No ${basisPoints} basis points of ${amount} bani`);
  const product = timesBani(amount, basisPoints);
  const remainder = product % WHOLE_IN_BASIS_POINTS;
  const floor = (product - remainder) / WHOLE_IN_BASIS_POINTS;
  return bani(remainder * 2 >= WHOLE_IN_BASIS_POINTS ? floor + 1 : floor);
}

/** 1150 basis points are 11.5 percent. */
export function inPercent(basisPoints: number): number {
  return basisPoints / 100;
}

/** The reverse: 11.5 percent are 1150 basis points. */
export function readBasisPoints(percent: number): number {
  return Math.round(percent * 100);
}
