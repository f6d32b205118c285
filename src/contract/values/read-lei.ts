import { type Bani, bani } from '#domain/money/bani.ts';

/** Lei of the server's own answers: at most two decimals by contract, so nothing is refused here. */
export function readLei(lei: number): Bani {
  return bani(Math.round(lei * 100));
}
