import type { Bani } from '#domain/money/bani.ts';
import { parseLei } from '#domain/money/format-lei.ts';

/** The card part of a split payment; null when it is not an amount, or leaves nothing for cash. */
export function parseCardPart(typed: string, payable: Bani): Bani | null {
  const card = parseLei(typed);
  return card.ok && card.value > 0 && card.value < payable ? card.value : null;
}
