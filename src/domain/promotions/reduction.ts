import { type Bani, sumBani } from '#domain/money/bani.ts';

/**
 * What one promotion took off an order. Bundles are not included: their freebies are sold at 0 lei and are not in the
 * sum of products.
 */
export type Reduction = {
  /** 0 when unknown: in the browser for a typed code, and in orders placed without a redemption. */
  readonly promotionId: number;
  /** The name for every reader of the order. */
  readonly name: string;
  /** The typed code; null for an automatic reduction. */
  readonly code: string | null;
  readonly amount: Bani;
  /** The VAT rates of the reduced pieces; absent when it applies to the whole reducible sum. */
  readonly byRate?: { readonly vatBasisPoints: number; readonly amount: Bani }[];
  /** Set when it reduces the delivery fee. */
  readonly isDelivery?: true;
};

export function sumOfReductions(reductions: readonly Pick<Reduction, 'amount'>[]): Bani {
  return sumBani(reductions.map(({ amount }) => amount));
}

/** The code of the one coupon an order may have. */
export function couponOfReductions(reductions: readonly Pick<Reduction, 'code'>[]): string | null {
  return reductions.find(({ code }) => code !== null)?.code ?? null;
}
