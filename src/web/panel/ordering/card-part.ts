import type { Bani } from '#domain/money/bani.ts';
import { parseLei } from '#domain/money/format-lei.ts';

/** The part of a split payment that is paid by card; null while it is none, or leaves nothing for cash. */
export function parseCardPart(typed: string, payable: Bani): Bani | null {
  const card = parseLei(typed);
  return card.ok && card.value > 0 && card.value < payable ? card.value : null;
}
