/** Values, problems and sums of the form that accepts an order. */
import { sentenceOf } from '#contract/errors.ts';
import { type Bani, bani, minusBani, sumBani } from '#domain/money/bani.ts';
import { parseLei } from '#domain/money/format-lei.ts';
import { chargedPackaging, type OrderView } from '#domain/orders/order-view.ts';
import type { AcceptRequest } from '#domain/orders/steps/accept-order.ts';
import type { Problems } from '#web/forms/read-refusal.ts';

/** Packaging costs offered, in bani (back-office.md §9). */
export const PACKAGING_OFFERED = [0, 200, 400, 600, 800, 1000, 1200, 1400] as const;

/** What the food is served in: plates at the table, the guest's own container, or boxes of the restaurant. */
export type ServedIn = 'plates' | 'own_container' | 'boxes';

/** Plates and own containers cost no packaging; a sealed bottle may (src/domain/cart/README.md). */
export function servedIn({ method, hasOwnContainer }: Pick<OrderView, 'method' | 'hasOwnContainer'>): ServedIn {
  if (method === 'RESTAURANT') return 'plates';
  return hasOwnContainer ? 'own_container' : 'boxes';
}

/** The packaging costs to choose from: the announced one first, then the rest of the documents' list. */
export function packagingChoices(announced: Bani): readonly Bani[] {
  return [announced, ...PACKAGING_OFFERED.map(bani).filter((cost) => cost !== announced)];
}

/** A typed packaging cost; null when it is not an amount of 0 or more. */
export function readPackaging(typed: string): Bani | null {
  const amount = parseLei(typed);
  return amount.ok ? amount.value : null;
}

export type AcceptanceQuote = {
  readonly before: Bani;
  readonly after: Bani;
  /**
   * True when the guest would pay more than the order button said, which needs the guest's agreement (readings 4,
   * romania.md §1.6).
   */
  readonly needsAgreement: boolean;
};

/**
 * What the guest pays with another packaging cost. A coupon reduces products only, so the difference changes the total
 * one to one.
 */
export function quoteAcceptance(
  order: Pick<OrderView, 'payable' | 'manualPackaging' | 'packaging'>,
  packaging: Bani,
): AcceptanceQuote {
  const before = order.payable;
  const after = sumBani([minusBani(before, chargedPackaging(order)), packaging]);
  return { before, after, needsAgreement: after > before };
}

/**
 * What is promised: the hour suggested (told-promise.ts), no estimate (N/A), or a number of minutes; null while nothing
 * is chosen.
 */
export type Preparation = 'suggested' | 'none' | number | null;

/** The values of the form that accepts an order. */
export type Acceptance = {
  readonly preparation: Preparation;
  /** In lei, as chosen or typed. */
  readonly packaging: string;
  readonly hasAgreed: boolean;
  readonly hasReadAllergy: boolean;
};

type Priced = Parameters<typeof quoteAcceptance>[0];

/** The total with the chosen packaging; null when it is not an amount. */
export function quoteOf({ packaging }: Pick<Acceptance, 'packaging'>, order: Priced): AcceptanceQuote | null {
  const cost = readPackaging(packaging);
  return cost === null ? null : quoteAcceptance(order, cost);
}

/** The problems of the form, found before anything is sent (back-office.md §5, readings 4). */
export function judgeAcceptance(values: Acceptance, order: Priced & Pick<OrderView, 'hasAllergyNote'>): Problems {
  const quote = quoteOf(values, order);
  return {
    ...(values.preparation === null ? { preparation: sentenceOf('minutes_required') } : {}),
    ...(quote === null ? { packaging: sentenceOf('packaging_invalid') } : {}),
    ...(quote?.needsAgreement && !values.hasAgreed ? { hasAgreed: sentenceOf('agreement_required') } : {}),
    ...(order.hasAllergyNote && !values.hasReadAllergy ? { hasReadAllergy: sentenceOf('allergy_unread') } : {}),
  };
}

export type Minutes = {
  /** Until the hour suggested: the busy mode is part of it. Null while nothing is suggested. */
  readonly suggested: number | null;
  /** Of busy mode, added to the chosen ones. */
  readonly extra: number;
};

/** Minutes from now that the choice promises; null for N/A and while nothing is chosen. */
export function minutesOf(preparation: Preparation, { suggested, extra }: Minutes): number | null {
  if (preparation === 'suggested') return suggested;
  return typeof preparation === 'number' ? preparation + extra : null;
}

/** The request body; N/A becomes null. */
export function acceptRequestOf(values: Acceptance, order: Priced, minutes: Minutes): AcceptRequest {
  const { preparation, packaging, hasAgreed, hasReadAllergy } = values;
  return {
    minutes: minutesOf(preparation, minutes),
    packaging: readPackaging(packaging),
    customerAgreed: hasAgreed && quoteOf(values, order)?.needsAgreement === true,
    // Always sent: the server refuses an order whose allergy note is not ticked as read.
    allergyRead: hasReadAllergy,
  };
}
