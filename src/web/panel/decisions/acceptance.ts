/** What accepting an order promises and costs: the sums behind the dialog. */
import type { ErrorCode } from '#contract/errors.ts';
import { type Bani, bani, minusBani, sumBani } from '#domain/money/bani.ts';
import { parseLei } from '#domain/money/format-lei.ts';
import { chargedPackaging, type OrderView } from '#domain/orders/order-view.ts';
import type { AcceptRequest } from '#domain/orders/steps/accept-order.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';

/** Packaging costs offered, in bani (back-office.md §9). */
export const PACKAGING_OFFERED = [0, 200, 400, 600, 800, 1000, 1200, 1400] as const;

/** What the food of an order is served in: plates at the table, the guest's own container, or boxes of the house. */
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

/**
 * The moment that accepting promises: the one the guest chose, else so many minutes from now; null while the minutes
 * of an as-soon-as-possible order are not chosen.
 */
export function promisedMoment(requestedAt: Instant | null, minutes: number | null, now: Instant): Instant | null {
  if (requestedAt !== null) return requestedAt;
  return minutes === null ? null : plusMinutes(now, minutes);
}

/** Nothing chosen yet, no estimate (N/A), or so many minutes. */
export type Preparation = 'unchosen' | 'none' | number;

/** The values of the dialog when the order is accepted. */
export type Acceptance = {
  readonly preparation: Preparation;
  /** null while what was typed is no amount of 0 or more. */
  readonly packaging: Bani | null;
  readonly needsAgreement: boolean;
  readonly hasAgreed: boolean;
  /** The guest wrote about an allergy, and whether staff have ticked that the kitchen has read it. */
  readonly hasAllergyNote: boolean;
  readonly hasReadAllergy: boolean;
};

/** What the dialog refuses before anything is sent (back-office.md §5, readings 4); null when it may be sent. */
export function acceptanceProblem({
  preparation,
  packaging,
  needsAgreement,
  hasAgreed,
  hasAllergyNote,
  hasReadAllergy,
}: Acceptance): Extract<
  ErrorCode,
  'minutes_required' | 'packaging_invalid' | 'agreement_required' | 'allergy_unread'
> | null {
  if (preparation === 'unchosen') return 'minutes_required';
  if (packaging === null) return 'packaging_invalid';
  if (needsAgreement && !hasAgreed) return 'agreement_required';
  return hasAllergyNote && !hasReadAllergy ? 'allergy_unread' : null;
}

/**
 * What is sent; N/A is null.
 *
 * @param extraMinutes of a busy kitchen, on top of what was chosen
 */
export function acceptRequestOf(
  { preparation, packaging, needsAgreement, hasAgreed, hasReadAllergy }: Acceptance,
  extraMinutes = 0,
): AcceptRequest {
  return {
    minutes: typeof preparation === 'number' ? preparation + extraMinutes : null,
    packaging,
    customerAgreed: needsAgreement && hasAgreed,
    // Always sent: an order whose note is not ticked is refused.
    allergyRead: hasReadAllergy,
  };
}

/** A reason is never blank (back-office.md §5). */
export function rejectionProblem(reason: string): Extract<ErrorCode, 'reason_required'> | null {
  return reason.trim() === '' ? 'reason_required' : null;
}
