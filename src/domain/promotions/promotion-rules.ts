/** On what, when and where a promotion applies. What a kind has no field for stays empty. */
import type { AvailabilityWindow } from '#domain/menu/availability-window.ts';
import { type Bani, minusBani } from '#domain/money/bani.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';

export type PromotionRules = {
  /** Products it is about, and categories whose products it is about; both empty mean every product. */
  readonly productIds: readonly number[];
  readonly categoryIds: readonly number[];
  /** The hours in which an order must be sent; none means at any hour of its days. */
  readonly windows: readonly AvailabilityWindow[];
  /** Ways of receiving the order; none means every way. */
  readonly methods: readonly DeliveryMethod[];
  /** Codes of the delivery zones; none means every zone. */
  readonly zoneCodes: readonly string[];
  /** Of so many pieces paid and so many free, the cheapest are free; 0 for the kinds that do not count pieces. */
  readonly paidPieces: number;
  readonly freePieces: number;
  /** How many orders may use it, and how much it may give away; null for no limit. To a cart it is what is left of them. */
  readonly mostUses: number | null;
  readonly budget: Bani | null;
  /** How many orders of one person may use it; null for no limit. */
  readonly mostUsesPerPerson: number | null;
};

export const NO_RULES: PromotionRules = {
  productIds: [],
  categoryIds: [],
  windows: [],
  methods: [],
  zoneCodes: [],
  paidPieces: 0,
  freePieces: 0,
  mostUses: null,
  budget: null,
  mostUsesPerPerson: null,
};

/** Whether the promotion is about a product. */
export function isAbout(
  { productIds, categoryIds }: Pick<PromotionRules, 'productIds' | 'categoryIds'>,
  product: { readonly productId: number; readonly categoryId: number },
): boolean {
  if (productIds.length === 0 && categoryIds.length === 0) return true;
  return productIds.includes(product.productId) || categoryIds.includes(product.categoryId);
}

export function isLimited({ mostUses, budget }: Pick<PromotionRules, 'mostUses' | 'budget'>): boolean {
  return mostUses !== null || budget !== null;
}

/** Whether what is left of a budget is enough for what an order would be given; without a budget it is. */
export function isEnough(budget: Bani | null, amount: Bani): boolean {
  return budget === null || amount <= budget;
}

/** What orders have taken of a promotion. */
export type Used = { readonly uses: number; readonly given: Bani };

/** The rules with what orders have left of the limits. */
export function withoutUsed(rules: PromotionRules, used: Used): PromotionRules {
  const { mostUses, budget } = rules;
  return {
    ...rules,
    mostUses: mostUses === null ? null : Math.max(0, mostUses - used.uses),
    budget: budget === null ? null : minusBani(budget, used.given),
  };
}
