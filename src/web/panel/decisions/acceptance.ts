/** What accepting an order promises and costs: the values, problems and sums of the form. */
import { sentenceOf } from '#contract/errors.ts';
import { type Bani, bani, minusBani, sumBani } from '#domain/money/bani.ts';
import { parseLei } from '#domain/money/format-lei.ts';
import { chargedPackaging, type OrderView } from '#domain/orders/order-view.ts';
import type { AcceptRequest } from '#domain/orders/steps/accept-order.ts';
import type { Problems } from '#web/forms/read-refusal.ts';

/** Packaging costs offered, in bani (back-office.md §9). */
export const PACKAGING_OFFERED = [0, 200, 400, 600, 800, 1000, 1200, 1400] as const;

/** What the food of an order is served in: plates at the table, the guest's own container, or boxes of the restaurant. */
export type ServedIn = 'plates' | 'own_container' | 'boxes';

/** Plates and own containers cost no packaging; a sealed bottle may (src/domain/cart/README.md). */
export function servedIn({ method, hasOwnContainer }: Pick<OrderView, 'method' | 'hasOwnContainer'>): ServedIn {
  if (method === 'RESTAURANT') return 'plates';
  return hasOwnContainer ? 'own_container' : 'boxes';
}

/** What can be chosen for packaging: the announced cost first, then the documents' list without it. */
export function packagingChoices(announced: Bani): readonly Bani[] {
  return [announced, ...PACKAGING_OFFERED.map(bani).filter((cost) => cost !== announced)];
}

/** A typed packaging cost; null while it is not an amount of 0 or more. */
export function readPackaging(typed: string): Bani | null {
  const amount = parseLei(typed);
  return amount.ok ? amount.value : null;
}

export type AcceptanceQuote = {
  readonly before: Bani;
  readonly after: Bani;
  /** The guest pays more than the button said: only with the guest's agreement (readings 4, romania.md §1.6). */
  readonly needsAgreement: boolean;
};

/** What the guest pays with another packaging cost. A coupon reduces products only, so the difference is direct. */
export function quoteAcceptance(
  order: Pick<OrderView, 'payable' | 'manualPackaging' | 'packaging'>,
  packaging: Bani,
): AcceptanceQuote {
  const before = order.payable;
  const after = sumBani([minusBani(before, chargedPackaging(order)), packaging]);
  return { before, after, needsAgreement: after > before };
}

/** No estimate (N/A), or so many minutes; null while nothing is chosen. */
export type Preparation = 'none' | number | null;

/** The values of the form that accepts an order. */
export type Acceptance = {
  readonly preparation: Preparation;
  /** In lei, as chosen or typed. */
  readonly packaging: string;
  readonly hasAgreed: boolean;
  readonly hasReadAllergy: boolean;
};

type Priced = Parameters<typeof quoteAcceptance>[0];

/** What the chosen packaging makes of the total; null while it is no amount. */
export function quoteOf({ packaging }: Pick<Acceptance, 'packaging'>, order: Priced): AcceptanceQuote | null {
  const cost = readPackaging(packaging);
  return cost === null ? null : quoteAcceptance(order, cost);
}

/** What the form refuses before anything is sent (back-office.md §5, readings 4). */
export function judgeAcceptance(values: Acceptance, order: Priced & Pick<OrderView, 'hasAllergyNote'>): Problems {
  const quote = quoteOf(values, order);
  return {
    ...(values.preparation === null ? { preparation: sentenceOf('minutes_required') } : {}),
    ...(quote === null ? { packaging: sentenceOf('packaging_invalid') } : {}),
    ...(quote?.needsAgreement && !values.hasAgreed ? { hasAgreed: sentenceOf('agreement_required') } : {}),
    ...(order.hasAllergyNote && !values.hasReadAllergy ? { hasReadAllergy: sentenceOf('allergy_unread') } : {}),
  };
}

/**
 * What is sent; N/A is null.
 *
 * @param extraMinutes of a busy kitchen, on top of what was chosen
 */
export function acceptRequestOf(values: Acceptance, order: Priced, extraMinutes = 0): AcceptRequest {
  const { preparation, packaging, hasAgreed, hasReadAllergy } = values;
  return {
    minutes: typeof preparation === 'number' ? preparation + extraMinutes : null,
    packaging: readPackaging(packaging),
    customerAgreed: hasAgreed && quoteOf(values, order)?.needsAgreement === true,
    // Always sent: an order whose note is not ticked is refused.
    allergyRead: hasReadAllergy,
  };
}
