import type { Bani } from '#domain/money/bani.ts';
import { parseLei } from '#domain/money/format-lei.ts';

/** The second part of a mixed payment; null when it is not an amount, or leaves nothing for the first. */
export function parseSecondPart(typed: string, payable: Bani): Bani | null {
  const amount = parseLei(typed);
  return amount.ok && amount.value > 0 && amount.value < payable ? amount.value : null;
}
