import { isListedAt, type OrderCircumstances } from './applies-now.ts';
import type { Promotion } from './promotion.ts';

/** How a promotion stands. */
export const PROMOTION_STATES = ['running', 'scheduled', 'ended', 'off'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** The last day counts (readings 10), with the hours that begin on it; one that is switched off is off whatever its dates say. */
export function promotionStateAt(
  promotion: Pick<Promotion, 'isActive' | 'startDate' | 'endDate' | 'rules'>,
  at: Pick<OrderCircumstances, 'today' | 'now'>,
): PromotionState {
  if (!promotion.isActive) return 'off';
  if (isListedAt(promotion, at)) return 'running';
  return at.today < promotion.startDate ? 'scheduled' : 'ended';
}
