/** Whole bani; 100 bani = 1 leu. Never a float, never a string. */
export type Bani = number & { readonly __unit: 'bani' };

/** No money at all. */
export const ZERO_BANI = bani(0);

/** The largest amount that is stored: four bytes, 21.474.836,47 lei. */
export const MOST_BANI = bani(2 ** 31 - 1);

/**
 * Takes a whole number of bani.
 *
 * @throws RangeError when `amount` is not a safe integer: a caller's bug, input is checked at the edge
 */
export function bani(amount: number): Bani {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not whole bani: ${amount}`);
  // `-0` would print as "-0,00 lei"; adding 0 turns it into 0. The brand is true because of the check above.
  return (amount + 0) as Bani;
}

/** Adds up any number of amounts; nothing adds up to 0. */
export function sumBani(amounts: readonly Bani[]): Bani {
  return bani(amounts.reduce((total, amount) => total + amount, 0));
}

/** `amount − taken`; may be negative, the caller decides how to handle that. */
export function minusBani(amount: Bani, taken: Bani): Bani {
  return bani(amount - taken);
}

/** `amount × times`, for a whole number of times. */
export function timesBani(amount: Bani, times: number): Bani {
  return bani(amount * times);
}
