import type { SoldExtra } from '#domain/menu/options/sold-extra.ts';
import { type Bani, minusBani, sumBani } from '#domain/money/bani.ts';

/** The SGR deposit of a piece, without the deposits of its options. */
export function ownDeposit({
  deposit,
  extras,
}: {
  readonly deposit: Bani;
  readonly extras: readonly SoldExtra[];
}): Bani {
  return minusBani(deposit, sumBani(extras.flatMap(({ option }) => option?.deposit ?? [])));
}
