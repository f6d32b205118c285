import { type Bani, sumBani } from '#domain/money/bani.ts';

/**
 * What one promotion took off an order. Bundles are not among them: what they give away is sold at 0 lei, so it is not in
 * the sum of the products either.
 */
export type Reduction = {
  /** 0 where it is not known: in the browser for a typed code, and in orders that were placed without a redemption. */
  readonly promotionId: number;
  /** As every reader of the order sees it. */
  readonly name: string;
  /** The code that was typed; null for what applies by itself. */
  readonly code: string | null;
  readonly amount: Bani;
  /** At which rates of VAT it falls, where it is about certain pieces; absent where it falls on all that may be reduced. */
  readonly byRate?: { readonly vatBasisPoints: number; readonly amount: Bani }[];
  /** It falls on the delivery fee; absent where it does not. */
  readonly isDelivery?: true;
};

export function sumOfReductions(reductions: readonly Pick<Reduction, 'amount'>[]): Bani {
  return sumBani(reductions.map(({ amount }) => amount));
}

/** The code of the one coupon an order may have. */
export function couponOfReductions(reductions: readonly Pick<Reduction, 'code'>[]): string | null {
  return reductions.find(({ code }) => code !== null)?.code ?? null;
}
