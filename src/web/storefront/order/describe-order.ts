/** What the live page says at each stage of an order. Pure: order and time in, words out. */
import { handoverMoment, preparationStart } from '#domain/orders/order-moments.ts';
import { stageOf } from '#domain/orders/order-stage.ts';
import { isOpenOrder, isUnhandled } from '#domain/orders/order-status.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { announcedMoment, minutesLater } from '#domain/orders/steps/told-promise.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { countOf } from '#domain/text/plural.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { describeDay, describeNearDay, describeSoon, formatHour } from '#domain/time/format-date.ts';
import { type Instant, MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';
import { orderText } from '#web/i18n/order.ts';

export type OrderStory = {
  readonly mood: 'waiting' | 'accepted' | 'done' | 'rejected';
  readonly title: string;
  readonly text: string;
  /** The promised hour of an accepted order, in large type; null when there is none to show. */
  readonly hour: string | null;
  /** „mâine”, above the hour; '' for today. */
  readonly day: string;
  /** The guest should call now. */
  readonly isCallUrgent: boolean;
  readonly steps: readonly OrderStep[];
};

type Head = Omit<OrderStory, 'steps' | 'hour' | 'day'> & Partial<Pick<OrderStory, 'hour' | 'day'>>;

export type OrderStep = {
  readonly name: string;
  readonly state: 'done' | 'now' | 'next';
  readonly hour: string | null;
};

/** The fields of an order that its description needs. */
export type DescribedOrder = Pick<
  OrderView,
  | 'status'
  | 'method'
  | 'placedAt'
  | 'acceptedAt'
  | 'requestedAt'
  | 'toldAt'
  | 'promisedAt'
  | 'readyAt'
  | 'leftAt'
  | 'minutesToPrepare'
  | 'rejectionReason'
  | 'paymentStatus'
  | 'timeline'
>;

/** After this long without an answer the guest is told to call, and the owner gets an alarm (docs/decisions/0090). */
const LONG_WAIT_MINUTES = 3;
/** This long before the requested moment, an unanswered scheduled order is a concern. */
const ANSWER_NEEDED_MINUTES = 30;
/** When the order is later than promised by this much, the page apologises. */
export const LATE_MINUTES = 15;
/** Longer waits show no countdown. */
const COUNTDOWN_MINUTES = 60;

/**
 * Describes the state of an order.
 *
 * @param phone the restaurant's number, as displayed
 * @param answerMinutes until an order is usually answered; null when it is not known
 */
export function describeOrder(
  order: DescribedOrder,
  now: Instant,
  { phone, answerMinutes = null }: { readonly phone: string; readonly answerMinutes?: number | null },
): OrderStory {
  return { hour: null, day: '', ...headOf(order, now, { phone, answerMinutes }), steps: stepsOf(order, now) };
}

/** Describes an order that its guest cancelled. */
export function describeCancelled(order: DescribedOrder, now: Instant): OrderStory {
  const steps = stepsOf(order, now).map((step) =>
    step.name === orderText.steps.rejected ? { ...step, name: orderText.steps.cancelled } : step,
  );
  return {
    mood: 'rejected',
    title: orderText.cancelled,
    text: orderText.cancelledText,
    hour: null,
    day: '',
    isCallUrgent: false,
    steps,
  };
}

type Known = { readonly phone: string; readonly answerMinutes: number | null };

function headOf(order: DescribedOrder, now: Instant, known: Known): Head {
  if (order.status === 'REJECTED') return rejected(order);
  if (order.status === 'DELIVERED') {
    const text = orderText.handedOverText[order.method];
    return { mood: 'done', title: orderText.handedOver, text, isCallUrgent: false };
  }
  return isUnhandled(order.status) ? waiting(order, now, known) : accepted(order, now);
}

function waiting(order: DescribedOrder, now: Instant, { phone, answerMinutes }: Known): Head {
  const { placedAt, requestedAt } = order;
  const tooLong = plusMinutes(placedAt, LONG_WAIT_MINUTES);
  const worriesFrom =
    requestedAt === null ? tooLong : Math.max(plusMinutes(requestedAt, -ANSWER_NEEDED_MINUTES), tooLong);
  const isLong = now >= worriesFrom;
  const plain =
    requestedAt === null
      ? [estimateOf(order, now, answerMinutes), orderText.waiting].filter((text) => text !== '').join(' ')
      : orderText.waitingFor(describeSoon(requestedAt, now));
  const text = isLong ? orderText.waitingLong(phone) : plain;
  return { mood: 'waiting', title: orderText.received, text, isCallUrgent: isLong };
}

/**
 * „De obicei răspundem în 2 minute; ajunge pe la 12:42.”; '' when neither is known. Of a longer time nothing is said: the
 * page asks the guest to call before it is over.
 */
function estimateOf({ method, toldAt }: DescribedOrder, now: Instant, answerMinutes: number | null): string {
  const parts = [
    answerMinutes === null || answerMinutes > LONG_WAIT_MINUTES
      ? ''
      : orderText.usualAnswer(countOf(answerMinutes, orderText.withinMinutes)),
    toldAt === null || toldAt <= now ? '' : orderText.estimated[method](formatHour(toldAt)),
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${capitalise(parts.join('; '))}.`;
}

function accepted(order: DescribedOrder, now: Instant): Head {
  const at = handoverMoment(order);
  const head = { mood: 'accepted', title: orderText.accepted, isCallUrgent: false } as const;
  const stage = stageOf(order);
  if (stage === 'ready' && order.method !== 'DELIVERY') {
    return { ...head, title: orderText.ready, text: orderText.readyText[order.method] };
  }
  if (at === null) return { ...head, text: orderText.inPreparation };
  if (now >= plusMinutes(at, LATE_MINUTES)) return { ...head, text: orderText.late, isCallUrgent: true };
  if (stage === 'out') {
    const arrives = now < at ? orderText.arrives.DELIVERY(describePromise(at, now)) : orderText.due.DELIVERY;
    return { ...head, title: orderText.left, text: arrives };
  }
  if (now >= at) return { ...head, text: orderText.due[order.method] };
  const news = order.timeline.at(-1)?.kind === 'rescheduled' ? `${orderText.rescheduled} ` : '';
  const text = news + orderText.arrives[order.method](describePromise(at, now));
  const minutes = Math.ceil((at - now) / MINUTE_MS);
  const hour = formatHour(at);
  const day = dateOf(at) === dateOf(now) ? '' : describeNearDay(at, now);
  const promise =
    minutes > COUNTDOWN_MINUTES ? text : `${text.slice(0, -1)} (${countOf(minutes, orderText.inMinutes)}).`;
  const told = announcedMoment(order);
  if (told === null || minutesLater(order, at) === 0) return { ...head, text: promise, hour, day };
  const later = order.requestedAt === null ? orderText.laterThanTold : orderText.laterThanAsked;
  return { ...head, text: `${promise} ${later(formatHour(told))}`, hour, day };
}

function describePromise(at: Instant, now: Instant): string {
  const hour = formatHour(at);
  return dateOf(at) === dateOf(now) ? orderText.around(hour) : orderText.aroundOn(describeDay(at, now), hour);
}

function rejected({ rejectionReason, paymentStatus }: DescribedOrder): Head {
  const reason = rejectionReason?.trim() ?? '';
  const text = [
    reason === '' ? '' : withFullStop(orderText.reason(reason)),
    paymentStatus === 'unpaid' ? orderText.nothingToPay : orderText.refundDue,
  ]
    .filter((part) => part !== '')
    .join(' ');
  return { mood: 'rejected', title: orderText.rejected, text, isCallUrgent: true };
}

function withFullStop(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function stepsOf(order: DescribedOrder, now: Instant): readonly OrderStep[] {
  const { steps } = orderText;
  const hourOf = (kind: DescribedOrder['timeline'][number]['kind']) => {
    const entry = order.timeline.find((one) => one.kind === kind);
    return entry === undefined ? null : formatHour(entry.at);
  };
  const placed: OrderStep = { name: steps.placed, state: 'done', hour: formatHour(order.placedAt) };
  const isAccepted = order.acceptedAt !== null;
  const accepted: OrderStep = {
    name: isAccepted ? steps.accepted : steps.waiting,
    state: isAccepted ? 'done' : 'now',
    hour: order.acceptedAt === null ? null : formatHour(order.acceptedAt),
  };
  if (order.status === 'REJECTED') {
    const end: OrderStep = { name: steps.rejected, state: 'now', hour: hourOf('rejected') };
    return isAccepted ? [placed, accepted, end] : [placed, end];
  }
  const isOver = !isOpenOrder(order.status);
  return [
    placed,
    accepted,
    { ...middleStep(order, now), state: isOver ? 'done' : isAccepted ? 'now' : 'next' },
    { name: steps[order.method], state: isOver ? 'done' : 'next', hour: hourOf('delivered') },
  ];
}

/** The step between acceptance and hand-over. */
function middleStep(order: DescribedOrder, now: Instant): Pick<OrderStep, 'name' | 'hour'> {
  const { steps } = orderText;
  const stage = stageOf(order);
  if (stage === 'out' && order.leftAt !== null) return { name: steps.out, hour: formatHour(order.leftAt) };
  if (stage === 'ready' && order.readyAt !== null) return { name: steps.ready, hour: formatHour(order.readyAt) };
  const waits = order.status === 'CONFIRMED' && beginsLater(order, now);
  return { name: waits ? steps.scheduled : steps.preparing, hour: null };
}

/** Whether preparation does not have to begin yet. */
function beginsLater(order: DescribedOrder, now: Instant): boolean {
  const at = handoverMoment(order);
  if (at === null || order.requestedAt === null) return false;
  const begins = preparationStart({
    requestedAt: at,
    promisedAt: at,
    minutesToPrepare: order.minutesToPrepare ?? COUNTDOWN_MINUTES,
  });
  return begins !== null && now < begins;
}
