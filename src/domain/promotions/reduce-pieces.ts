import { type Bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { PROMOTION_KINDS } from './kinds.ts';
import type { Promotion } from './promotion.ts';
import type { PieceKind, PieceLine, TakenPieces } from './promotion-kind.ts';
import { isAbout } from './promotion-rules.ts';
import type { Reduction } from './reduction.ts';

/** What one promotion takes off one line. */
type Taken = { readonly promotion: Promotion; readonly line: PieceLine; readonly amount: Bani };
type Asked = { readonly promotion: Promotion; readonly kind: PieceKind };

/**
 * Applies promotions to single pieces. A piece is reduced by one promotion only: of the discounts, by the largest;
 * promotions that count pieces across lines (`isOverLines`) use up their pieces, and only when that makes the whole
 * cart cheaper.
 *
 * @returns one reduction per promotion, by its id
 */
export function reducePieces(promotions: readonly Promotion[], lines: readonly PieceLine[]): readonly Reduction[] {
  const asked = promotions.flatMap((promotion): Asked[] => {
    const kind = PROMOTION_KINDS[promotion.type];
    return kind.reduces === 'pieces' ? [{ promotion, kind }] : [];
  });
  const alone = asked.filter(({ kind }) => !kind.isOverLines);
  const ranked = asked
    .filter(({ kind }) => kind.isOverLines)
    .map((one) => ({ one, worth: sumBani(takeOverLines(one, lines).taken.map(({ amount }) => amount)) }))
    .toSorted((first, second) => second.worth - first.worth || first.one.promotion.id - second.one.promotion.id)
    .map(({ one }) => one);
  const [best] = Array.from({ length: ranked.length + 1 }, (_, count) =>
    takeAll(ranked.slice(0, count), alone, lines),
  ).toSorted((first, second) => sumOf(second) - sumOf(first)) as [readonly Taken[]];
  const ids = [...new Set(best.map(({ promotion }) => promotion.id))].toSorted((first, second) => first - second);
  return ids.map((id) => reductionOf(best.filter(({ promotion }) => promotion.id === id)));
}

function sumOf(taken: readonly Taken[]): Bani {
  return sumBani(taken.map(({ amount }) => amount));
}

function takeAll(overLines: readonly Asked[], alone: readonly Asked[], lines: readonly PieceLine[]): readonly Taken[] {
  const used: Taken[] = [];
  let left = lines;
  for (const one of overLines) {
    const { taken, rest } = takeOverLines(one, left);
    used.push(...taken);
    left = rest;
  }
  return [...used, ...left.flatMap((line) => takeBest(alone, line))].filter(({ amount }) => amount > ZERO_BANI);
}

/** What one promotion takes off all lines, and the lines with the unused pieces. */
function takeOverLines(
  { promotion, kind }: Asked,
  lines: readonly PieceLine[],
): { readonly taken: readonly Taken[]; readonly rest: readonly PieceLine[] } {
  const own = lines.filter((line) => isAbout(promotion.rules, line));
  const taken = kind.take(promotion, own).map((one, place) => ({ ...one, line: own[place] as PieceLine }));
  const piecesOf = (line: PieceLine) => taken.find((one) => one.line === line)?.pieces ?? 0;
  return {
    taken: taken.map(({ line, amount }) => ({ promotion, line, amount })),
    rest: lines.map((line) => ({ ...line, pieces: line.pieces - piecesOf(line) })),
  };
}

/** The largest discount on a line; of equal ones the older. */
function takeBest(asked: readonly Asked[], line: PieceLine): readonly Taken[] {
  return asked
    .filter(({ promotion }) => isAbout(promotion.rules, line))
    .map(({ promotion, kind }) => {
      const [{ amount }] = kind.take(promotion, [line]) as [TakenPieces];
      return { promotion, line, amount };
    })
    .toSorted((first, second) => second.amount - first.amount || first.promotion.id - second.promotion.id)
    .slice(0, 1);
}

function reductionOf(taken: readonly Taken[]): Reduction {
  const [{ promotion }] = taken as readonly [Taken, ...Taken[]];
  return {
    promotionId: promotion.id,
    name: promotion.name,
    code: null,
    amount: sumOf(taken),
    byRate: byRateOf(taken.map(({ line, amount }) => ({ vatBasisPoints: line.vatBasisPoints, amount }))),
  };
}

/** Amounts by VAT rate, ascending. */
function byRateOf(shares: NonNullable<Reduction['byRate']>): NonNullable<Reduction['byRate']> {
  const rates = [...new Set(shares.map(({ vatBasisPoints }) => vatBasisPoints))].toSorted((one, other) => one - other);
  return rates.map((rate) => ({
    vatBasisPoints: rate,
    amount: sumBani(shares.filter(({ vatBasisPoints }) => vatBasisPoints === rate).map(({ amount }) => amount)),
  }));
}

/** The free piece, and the lines without it. */
export type Gift = { readonly reduction: Reduction; readonly rest: readonly PieceLine[]; readonly price: Bani };

/**
 * The most valuable gift: one piece of a promotion's products, with its box and without its extras, when the rest of
 * the products reaches its minimum. An order has one gift.
 */
export function findGift(promotions: readonly Promotion[], lines: readonly PieceLine[], products: Bani): Gift | null {
  const [best] = promotions
    .filter(({ type }) => PROMOTION_KINDS[type].reduces === 'gift')
    .flatMap((promotion) =>
      lines
        .filter((line) => line.pieces > 0 && isAbout(promotion.rules, line))
        .filter((line) => products - line.plainPrice >= promotion.minimumOrder)
        .map((line) => ({ promotion, line, amount: sumBani([line.plainPrice, line.boxPrice]) })),
    )
    .filter(({ amount }) => amount > ZERO_BANI)
    .toSorted((one, other) => other.amount - one.amount || one.promotion.id - other.promotion.id);
  if (best === undefined) return null;
  return {
    reduction: reductionOf([best]),
    rest: lines.map((line) => (line === best.line ? { ...line, pieces: line.pieces - 1 } : line)),
    price: best.line.plainPrice,
  };
}
