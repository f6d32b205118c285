/** What an order's page says at any moment of its life. Pure: the order and the clock in, words out. */
import { handoverMoment, preparationStart } from '#domain/orders/order-moments.ts';
import { stageOf } from '#domain/orders/order-stage.ts';
import { isOpenOrder, isUnhandled } from '#domain/orders/order-status.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { minutesLater, toldMoment } from '#domain/orders/steps/told-promise.ts';
import { countOf } from '#domain/text/plural.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { describeDay, describeSoon, formatHour } from '#domain/time/format-date.ts';
import { type Instant, MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';
import { orderText } from '#web/i18n/order.ts';

export type OrderStory = {
  readonly mood: 'waiting' | 'accepted' | 'done' | 'rejected';
  readonly title: string;
  readonly text: string;
  /** When an accepted order changes hands, to be read from afar; null where no hour says it. */
  readonly hour: string | null;
  /** The guest would rather call now. */
  readonly isCallUrgent: boolean;
  readonly steps: readonly OrderStep[];
};

type Head = Omit<OrderStory, 'steps' | 'hour'> & Partial<Pick<OrderStory, 'hour'>>;

export type OrderStep = {
  readonly name: string;
  readonly state: 'done' | 'now' | 'next';
  readonly hour: string | null;
};

/** The parts of an order its story is told from. */
export type ToldOrder = Pick<
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

/** Without an answer for so long, the guest is told to call, and the owner is alarmed (docs/decisions/0090). */
const LONG_WAIT_MINUTES = 3;
/** Before the moment asked for, an unanswered scheduled order worries. */
const ANSWER_NEEDED_MINUTES = 30;
/** Later than promised by this much, an apology is due. */
export const LATE_MINUTES = 15;
/** Longer waits have no countdown. */
const COUNTDOWN_MINUTES = 60;

/**
 * Tells where an order stands.
 *
 * @param phone how the restaurant is called, as it is read
 */
export function tellOrder(order: ToldOrder, now: Instant, phone: string): OrderStory {
  return { hour: null, ...headOf(order, now, phone), steps: stepsOf(order, now) };
}

/** Where an order stands that its guest took back. */
export function tellCancelled(order: ToldOrder, now: Instant): OrderStory {
  const steps = stepsOf(order, now).map((step) =>
    step.name === orderText.steps.rejected ? { ...step, name: orderText.steps.cancelled } : step,
  );
  return {
    mood: 'rejected',
    title: orderText.cancelled,
    text: orderText.cancelledText,
    hour: null,
    isCallUrgent: false,
    steps,
  };
}

function headOf(order: ToldOrder, now: Instant, phone: string): Head {
  if (order.status === 'REJECTED') return rejected(order);
  if (order.status === 'DELIVERED') {
    const text = orderText.handedOverText[order.method];
    return { mood: 'done', title: orderText.handedOver, text, isCallUrgent: false };
  }
  return isUnhandled(order.status) ? waiting(order, now, phone) : accepted(order, now);
}

function waiting({ placedAt, requestedAt }: ToldOrder, now: Instant, phone: string): Head {
  const tooLong = plusMinutes(placedAt, LONG_WAIT_MINUTES);
  const worriesFrom =
    requestedAt === null ? tooLong : Math.max(plusMinutes(requestedAt, -ANSWER_NEEDED_MINUTES), tooLong);
  const isLong = now >= worriesFrom;
  const plain = requestedAt === null ? orderText.waiting : orderText.waitingFor(describeSoon(requestedAt, now));
  const text = isLong ? orderText.waitingLong(phone) : plain;
  return { mood: 'waiting', title: orderText.received, text, isCallUrgent: isLong };
}

function accepted(order: ToldOrder, now: Instant): Head {
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
  const promise =
    minutes > COUNTDOWN_MINUTES ? text : `${text.slice(0, -1)} (${countOf(minutes, orderText.inMinutes)}).`;
  const told = toldMoment(order);
  if (told === null || minutesLater(order, at) === 0) return { ...head, text: promise, hour };
  const later = order.requestedAt === null ? orderText.laterThanTold : orderText.laterThanAsked;
  return { ...head, text: `${promise} ${later(formatHour(told))}`, hour };
}

function describePromise(at: Instant, now: Instant): string {
  const hour = formatHour(at);
  return dateOf(at) === dateOf(now) ? orderText.around(hour) : orderText.aroundOn(describeDay(at, now), hour);
}

function rejected({ rejectionReason, paymentStatus }: ToldOrder): Head {
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

function stepsOf(order: ToldOrder, now: Instant): readonly OrderStep[] {
  const { steps } = orderText;
  const hourOf = (kind: ToldOrder['timeline'][number]['kind']) => {
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

/** What happens between the answer and the handing over. */
function middleStep(order: ToldOrder, now: Instant): Pick<OrderStep, 'name' | 'hour'> {
  const { steps } = orderText;
  const stage = stageOf(order);
  if (stage === 'out' && order.leftAt !== null) return { name: steps.out, hour: formatHour(order.leftAt) };
  if (stage === 'ready' && order.readyAt !== null) return { name: steps.ready, hour: formatHour(order.readyAt) };
  const waits = order.status === 'CONFIRMED' && beginsLater(order, now);
  return { name: waits ? steps.scheduled : steps.preparing, hour: null };
}

/** Whether the kitchen has time until it must begin. */
function beginsLater(order: ToldOrder, now: Instant): boolean {
  const at = handoverMoment(order);
  if (at === null || order.requestedAt === null) return false;
  const begins = preparationStart({
    requestedAt: at,
    promisedAt: at,
    minutesToPrepare: order.minutesToPrepare ?? COUNTDOWN_MINUTES,
  });
  return begins !== null && now < begins;
}
