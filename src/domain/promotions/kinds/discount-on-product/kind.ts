import { timesBani } from '#domain/money/bani.ts';
import type { PieceKind } from '#domain/promotions/promotion-kind.ts';
import { takeOffPiece } from './take-off-piece.ts';

/** Every piece of some products or categories costs less: a percentage of its price or an amount; with both, the larger. */
export const discountOnProduct: PieceKind = {
  entersBy: 'itself',
  reduces: 'pieces',
  isOverLines: false,
  piecesNeeded: () => 1,
  fields: [
    'productIds',
    'categoryIds',
    'discountPercentage',
    'discountAmount',
    'availabilityWindows',
    'deliveryMethods',
    'maxUses',
    'maxUsesPerPerson',
    'budget',
  ],
  conditionType: null,
  isNewAlwaysActive: false,
  sentence: ({ worth, all }) => `${worth} la ${all}`,
  take: (terms, lines) =>
    lines.map(({ unitPrice, pieces }) => ({
      pieces,
      amount: timesBani(takeOffPiece(terms, unitPrice), pieces),
    })),
};
