import { isListedAt, type OrderCircumstances } from './applies-now.ts';
import { leastGiven, type Usable } from './least-given.ts';
import type { Promotion } from './promotion.ts';
import { isEnough } from './promotion-rules.ts';

/** How a promotion stands. */
export const PROMOTION_STATES = [
  'running',
  'scheduled',
  'ended',
  'off',
  /** Every product that it is about has left the menu. */
  'about_nothing',
  'uses_spent',
  /** Less is left of the budget than an order would be given. */
  'budget_spent',
] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

type Facts = {
  readonly at: Pick<OrderCircumstances, 'today' | 'now'>;
  readonly isAboutNothing: boolean;
  readonly usable: Pick<Usable, 'prices' | 'fees'>;
};

/**
 * The last day counts (readings 10), with the hours that begin on it; one that is switched off is off whatever its dates say.
 *
 * @param promotion with what is left of its limits
 */
export function promotionStateAt(promotion: Promotion, { at, isAboutNothing, usable }: Facts): PromotionState {
  const { isActive, endDate, minimumOrder, rules } = promotion;
  if (!isActive) return 'off';
  const isNow = isListedAt(promotion, at);
  if (!isNow && at.today > endDate) return 'ended';
  if (isAboutNothing) return 'about_nothing';
  if (!isNow) return 'scheduled';
  if (rules.mostUses === 0) return 'uses_spent';
  const cart = { products: minimumOrder, discountable: minimumOrder };
  return isEnough(rules.budget, leastGiven(promotion, { ...usable, cart })) ? 'running' : 'budget_spent';
}
