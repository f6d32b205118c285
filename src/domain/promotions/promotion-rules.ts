/** Products, times and places to which a promotion applies. Fields that a kind does not have stay empty. */
import type { AvailabilityWindow } from '#domain/menu/availability-window.ts';
import { type Bani, minusBani } from '#domain/money/bani.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';

export type PromotionRules = {
  /** Products of the promotion, and categories of its products; both empty means every product. */
  readonly productIds: readonly number[];
  readonly categoryIds: readonly number[];
  /** Hours in which an order must be sent; empty means any hour of its days. */
  readonly windows: readonly AvailabilityWindow[];
  /** Methods; empty means every method. */
  readonly methods: readonly DeliveryMethod[];
  /** Codes of delivery zones; empty means every zone. */
  readonly zoneCodes: readonly string[];
  /** Of every paid + free pieces, the cheapest are free; 0 for kinds that do not count pieces. */
  readonly paidPieces: number;
  readonly freePieces: number;
  /** Maximum number of orders and maximum amount; null for no limit. In a cart's rules: what is left of them. */
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

/** Whether the promotion applies to a product. */
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

/** More was used than the limits allow: by an order that came after all, at the price that was agreed. */
export function isBeyond(
  { mostUses, budget }: Pick<PromotionRules, 'mostUses' | 'budget'>,
  { uses, given }: Used,
): boolean {
  return (mostUses !== null && uses > mostUses) || (budget !== null && given > budget);
}

/** The rules with limits reduced by what orders have used. */
export function withoutUsed(rules: PromotionRules, used: Used): PromotionRules {
  const { mostUses, budget } = rules;
  return {
    ...rules,
    mostUses: mostUses === null ? null : Math.max(0, mostUses - used.uses),
    budget: budget === null ? null : minusBani(budget, used.given),
  };
}
