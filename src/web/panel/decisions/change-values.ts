/** The values of the form that changes an order, and the request made of them. */
import { sentenceOf } from '#contract/errors.ts';
import type { ChangeDraft } from '#contract/orders/staff-client.ts';
import { ADDRESS_FIELDS } from '#domain/accounts/parse-address.ts';
import { formatAmount, parseLei } from '#domain/money/format-lei.ts';
import { hasMailbox } from '#domain/orders/has-mailbox.ts';
import type { DeliveryAddress, DeliveryMethod } from '#domain/orders/order.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import {
  followsFromMeans,
  isMix,
  meansOf,
  onlinePartsOf,
  type Payment,
  type PaymentWay,
  wayOf,
} from '#domain/orders/payment-means.ts';
import type { Consent } from '#domain/orders/proposals/earlier-version.ts';
import { ANSWER_MINUTES_OPTIONS } from '#domain/orders/proposals/proposal.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Problems } from '#web/forms/read-refusal.ts';
import { proposalWords as words } from '#web/i18n/panel/proposals.ts';
import { staffSentence } from '#web/staff/failure-sentence.ts';
import { type DraftLine, draftOf, linesOf, momentOf } from './change-draft.ts';

export type ChangeValues = {
  readonly lines: readonly DraftLine[];
  /** As typed, `19:30`; '' keeps the present moment. */
  readonly hour: string;
  /** The day of that hour, `2026-11-24`. */
  readonly day: string;
  readonly method: DeliveryMethod;
  readonly address: DeliveryAddress;
  readonly payment: PaymentWay;
  /** The second part of a mixed payment, as typed. */
  readonly secondPart: string;
  readonly reason: string;
  readonly consent: Consent;
  readonly answerMinutes: number;
  /** Minutes to prepare, for an undecided order. */
  readonly preparation: number | null;
  readonly hasReadAllergy: boolean;
};

/** Initial values: the order as it is now. */
export function changeValuesOf(order: OrderView): ChangeValues {
  return {
    lines: draftOf(order),
    hour: '',
    day: dateOf(momentToKeep(order)),
    method: order.method,
    address: addressOf(order),
    payment: chosenWayOf(order),
    secondPart: secondOf(order.payment)
      .map(({ amount }) => formatAmount(amount))
      .join(''),
    reason: words.reasonPresets[isUnhandled(order.status) ? 1 : 0],
    consent: consentsFor(order)[0],
    answerMinutes: ANSWER_MINUTES_OPTIONS[1],
    preparation: null,
    hasReadAllergy: false,
  };
}

/** How the order is paid now; of a mix that no form offers its online part counts, otherwise cash. */
export function chosenWayOf({ payment }: Pick<OrderView, 'payment'>): PaymentWay {
  return wayOf(meansOf(payment)) ?? onlinePartsOf(payment)[0]?.means ?? 'cash';
}

/** The part of a mix that is typed: none for one means. */
function secondOf(payment: Payment): Payment {
  return payment.slice(1, 2);
}

/** How the guest can say yes. On the page of the order only who gets a mail about it looks; the first is meant unless staff say otherwise. */
export function consentsFor(order: Pick<OrderView, 'contact'>): readonly [Consent, ...Consent[]] {
  return hasMailbox(order) ? ['page', 'phone'] : ['phone'];
}

/** What is missing, at its field. */
export function changeProblems(values: ChangeValues, order: OrderView): Problems {
  return {
    ...(values.hour !== '' && momentOf(values.day, values.hour) === null
      ? { hour: staffSentence('time_required') }
      : {}),
    ...(values.reason.trim() === '' ? { reason: sentenceOf('reason_required') } : {}),
    ...(needsMinutes(values, order) && values.preparation === null
      ? { preparation: sentenceOf('minutes_required') }
      : {}),
    ...(needsAllergyRead(order) && !values.hasReadAllergy ? { hasReadAllergy: sentenceOf('allergy_unread') } : {}),
  };
}

/** An undecided order as soon as possible needs a preparation time, because the change accepts it. */
export function needsMinutes({ hour }: Pick<ChangeValues, 'hour'>, { status, requestedAt }: OrderView): boolean {
  return isUnhandled(status) && requestedAt === null && hour === '';
}

export function needsAllergyRead({ status, hasAllergyNote }: OrderView): boolean {
  return isUnhandled(status) && hasAllergyNote;
}

/** The moment that the order has now. */
function momentToKeep({ promisedAt, requestedAt, placedAt }: OrderView): Instant {
  return promisedAt ?? requestedAt ?? placedAt;
}

function addressOf({ address: { city: _city, county: _county, zoneCode, ...door } }: OrderView): DeliveryAddress {
  return { ...door, zoneCode: zoneCode ?? '' };
}

/** Unchanged values are not sent. */
export function draftToSend(values: ChangeValues, order: OrderView): ChangeDraft {
  const { lines, day, hour, method, address, payment, secondPart } = values;
  const before = addressOf(order);
  const second = isMix(payment) && !followsFromMeans(payment) ? parseLei(secondPart) : null;
  return {
    lines: linesOf(lines),
    payment: payment === chosenWayOf(order) ? null : payment,
    secondPart:
      second?.ok && secondOf(order.payment).every(({ amount }) => amount !== second.value) ? second.value : null,
    method: method === order.method ? null : method,
    address: method === 'DELIVERY' && ADDRESS_FIELDS.some((field) => address[field] !== before[field]) ? address : null,
    moment: momentOf(day, hour),
  };
}
