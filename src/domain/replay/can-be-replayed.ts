import { PROMOTION_KINDS, type PromotionType } from '#domain/promotions/kinds.ts';

/** Whether earlier orders say what it would have done: a bundle and a code have to be asked for by the guest. */
export function canBeReplayed(type: PromotionType): boolean {
  return PROMOTION_KINDS[type].entersBy === 'itself';
}
