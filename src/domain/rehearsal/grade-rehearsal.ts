/** Findings of a rehearsal about the kitchen: codes and figures; the screen has the texts. */
import type { OrderStatus } from '#domain/orders/order.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { RehearsalFault } from './rehearsal.ts';

/** The outcome of one order. */
export type RehearsedOrder = {
  readonly fault: RehearsalFault | null;
  readonly status: OrderStatus;
  readonly isDelivery: boolean;
  readonly placedAt: Instant;
  /** When a visible and audible panel showed it; null: never. */
  readonly heardAt: Instant | null;
  /** When staff accepted or rejected it; null: never, or the guest cancelled it first. */
  readonly answeredAt: Instant | null;
  readonly wasAccepted: boolean;
  readonly isAllergyRead: boolean;
  readonly isCancelledByGuest: boolean;
  readonly wasReady: boolean;
  readonly hasLeft: boolean;
  /** A courier had it. */
  readonly wasCarried: boolean;
  /** Slips of it that printers had to print, and that were printed. */
  readonly slips: number;
  readonly printed: number;
};

export const FINDING_CODES = [
  'heard',
  'answered',
  'allergy',
  'sold_out',
  'cancelled',
  'ready',
  'left',
  'carried',
  'printed',
  'no_printer',
  'sound',
  'awake',
  'clock',
  'notifications',
  'role',
  'disk',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

export type Finding = {
  readonly code: FindingCode;
  readonly tone: 'good' | 'warn' | 'bad';
  readonly count: number;
  readonly of: number;
  /** Seconds of the slowest order, for findings about time; null otherwise. */
  readonly seconds: number | null;
};

/** Limits for the first acknowledgement and for the answer. */
const HEARD_WITHIN_SECONDS = 30;
const ANSWERED_WITHIN_SECONDS = 120;

/** @param orders those placed before the end */
export function gradeRehearsal(
  orders: readonly RehearsedOrder[],
  { withCouriers }: { readonly withCouriers: boolean },
): readonly Finding[] {
  const toAnswer = orders.filter(({ isCancelledByGuest }) => !isCancelledByGuest);
  const accepted = orders.filter(({ wasAccepted }) => wasAccepted);
  const deliveries = accepted.filter(({ isDelivery }) => isDelivery);
  const slips = orders.reduce((sum, order) => sum + order.slips, 0);
  const printed = orders.reduce((sum, order) => sum + order.printed, 0);
  return [
    timed('heard', orders, ({ heardAt }) => heardAt, HEARD_WITHIN_SECONDS),
    timed('answered', toAnswer, ({ answeredAt }) => answeredAt, ANSWERED_WITHIN_SECONDS),
    counted('allergy', 'bad', withFault(accepted, 'allergy'), ({ isAllergyRead }) => isAllergyRead),
    counted('sold_out', 'warn', withFault(orders, 'sold_out'), ({ status }) => status === 'REJECTED'),
    counted('cancelled', 'warn', withFault(orders, 'cancelled'), ({ isCancelledByGuest }) => isCancelledByGuest),
    counted('ready', 'warn', accepted, ({ wasReady }) => wasReady),
    counted('left', 'warn', deliveries, ({ hasLeft }) => hasLeft),
    counted('carried', 'bad', withCouriers ? deliveries : [], ({ wasCarried }) => wasCarried),
    slips === 0
      ? { code: 'no_printer' as const, tone: 'warn' as const, count: 0, of: 0, seconds: null }
      : { code: 'printed' as const, tone: toneOf(printed, slips, 'bad'), count: printed, of: slips, seconds: null },
  ].filter(({ code, of }) => of > 0 || code === 'no_printer');
}

function withFault(orders: readonly RehearsedOrder[], fault: RehearsalFault): readonly RehearsedOrder[] {
  return orders.filter((order) => order.fault === fault);
}

function toneOf(count: number, of: number, otherwise: 'warn' | 'bad'): Finding['tone'] {
  return count === of ? 'good' : otherwise;
}

function counted(
  code: FindingCode,
  otherwise: 'warn' | 'bad',
  orders: readonly RehearsedOrder[],
  isDone: (order: RehearsedOrder) => boolean,
): Finding {
  const count = orders.filter(isDone).length;
  return { code, tone: toneOf(count, orders.length, otherwise), count, of: orders.length, seconds: null };
}

function timed(
  code: FindingCode,
  orders: readonly RehearsedOrder[],
  momentOf: (order: RehearsedOrder) => Instant | null,
  within: number,
): Finding {
  const waits = orders.flatMap((order) => {
    const at = momentOf(order);
    return at === null ? [] : [Math.max(0, Math.round((at - order.placedAt) / 1000))];
  });
  const slowest = waits.length === 0 ? null : Math.max(...waits);
  const tone = waits.length < orders.length ? 'bad' : slowest !== null && slowest > within ? 'warn' : 'good';
  return { code, tone, count: waits.length, of: orders.length, seconds: slowest };
}
