import { type Bani, bani } from '#domain/money/bani.ts';
import { ownDeposit } from './own-deposit.ts';
import type { PricedLine, PricedPart } from './priced-cart.ts';

/** A number of containers at one deposit each. */
export type DepositCount = { readonly pieces: number; readonly each: Bani };

/**
 * How the deposits of a cart add up: „2 × 0,50 lei” (HG 1074/2021 asks for a separate line). `null` without deposits,
 * or when the containers have different deposits and one count would be ambiguous.
 */
export function countDeposits(lines: readonly Pick<PricedLine, 'parts' | 'line'>[]): DepositCount | null {
  const containers = lines.flatMap(({ parts, line }) =>
    parts.flatMap(containersOf).map(({ deposit, pieces }) => ({ deposit, pieces: pieces * line.quantity })),
  );
  const [first] = containers;
  if (first === undefined || containers.some(({ deposit }) => deposit !== first.deposit)) return null;
  return { pieces: containers.reduce((sum, { pieces }) => sum + pieces, 0), each: first.deposit };
}

/** The container of the piece itself, and those of its options; all containers of one option are equal. */
function containersOf(part: PricedPart): readonly { readonly deposit: Bani; readonly pieces: number }[] {
  const own = { deposit: ownDeposit(part), pieces: 1 };
  const chosen = part.extras.flatMap(({ option }) =>
    option === undefined ? [] : [{ deposit: bani(option.deposit / option.count), pieces: option.count }],
  );
  return [own, ...chosen].filter(({ deposit }) => deposit > 0);
}
