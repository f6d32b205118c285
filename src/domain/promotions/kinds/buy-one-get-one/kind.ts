import { sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import type { PieceKind } from '#domain/promotions/promotion-kind.ts';

/**
 * Of every n + m pieces the m cheapest are free, with their boxes. The pieces are grouped from the dearest down, which
 * gives the guest the largest reduction.
 */
export const buyOneGetOne: PieceKind = {
  entersBy: 'itself',
  reduces: 'pieces',
  isOverLines: true,
  piecesNeeded: ({ paidPieces, freePieces }) => paidPieces + freePieces,
  fields: [
    'productIds',
    'categoryIds',
    'buyQuantity',
    'freeQuantity',
    'availabilityWindows',
    'deliveryMethods',
    'maxUses',
    'maxUsesPerPerson',
    'budget',
  ],
  conditionType: null,
  isNewAlwaysActive: false,
  sentence: ({ all }, { paidPieces, freePieces }) =>
    `${paidPieces} + ${freePieces} gratis la ${all} (${freePieces === 1 ? 'cel mai ieftin' : 'cele mai ieftine'})`,
  take: ({ rules: { paidPieces, freePieces } }, lines) => {
    const pieces = lines
      .flatMap(({ unitPrice, boxPrice, pieces }, line) =>
        Array.from({ length: pieces }, () => ({ line, unitPrice, whole: sumBani([unitPrice, boxPrice]) })),
      )
      .toSorted((one, other) => other.unitPrice - one.unitPrice);
    const inGroup = paidPieces + freePieces;
    const grouped = pieces.slice(0, pieces.length - (pieces.length % inGroup)).map((piece, place) => ({
      ...piece,
      off: place % inGroup < paidPieces ? ZERO_BANI : piece.whole,
    }));
    return lines.map((_, place) => {
      const own = grouped.filter(({ line }) => line === place);
      return { pieces: own.length, amount: sumBani(own.map(({ off }) => off)) };
    });
  },
};
