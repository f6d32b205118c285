import { PROMOTION_KINDS, type PromotionType } from '#domain/promotions/kinds.ts';
import type { StaffIcon } from '#web/staff/kit/icon-names.ts';

const ICONS = {
  cart: 'percentage',
  pieces: 'discount',
  gift: 'gift',
  delivery: 'truck-delivery',
  line: 'soup',
} as const satisfies Readonly<Record<string, StaffIcon>>;

/** By what the kind reduces; codes are tickets. */
export function iconOfKind(type: PromotionType): StaffIcon {
  const { entersBy, reduces } = PROMOTION_KINDS[type];
  return entersBy === 'code' ? 'ticket' : ICONS[reduces ?? 'line'];
}
