import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';

/** An amount of money: `27,00 lei`. */
export function Lei({ amount }: { readonly amount: Bani }) {
  return <span translate="no">{formatLei(amount)}</span>;
}
