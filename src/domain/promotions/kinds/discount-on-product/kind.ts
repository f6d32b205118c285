import { bani, timesBani } from '#domain/money/bani.ts';
import { percentOf } from '#domain/money/percent.ts';
import type { PieceKind } from '#domain/promotions/promotion-kind.ts';

/** Every piece of some products or categories costs less: a percentage of its price or an amount; with both, the larger. */
export const discountOnProduct: PieceKind = {
  entersBy: 'itself',
  reduces: 'pieces',
  isOverLines: false,
  fields: [
    'productIds',
    'categoryIds',
    'discountPercentage',
    'discountAmount',
    'availabilityWindows',
    'deliveryMethods',
    'maxUses',
    'budget',
  ],
  conditionType: null,
  isNewAlwaysActive: false,
  take: ({ discountBasisPoints, discountAmount }, lines) =>
    lines.map(({ unitPrice, pieces }) => {
      // Rounded on the piece: the reduced price of a piece is what its card shows.
      const off = Math.max(percentOf(unitPrice, discountBasisPoints), discountAmount);
      return { pieces, amount: timesBani(bani(Math.min(unitPrice, off)), pieces) };
    }),
};
