/**
 * Invents orders of some weeks: plausible sums, times and people, the same on every machine. Pure: takes menu, people
 * and an instant. The sums satisfy the check constraints of the table `orders`.
 */
import type { Allergen } from '#domain/menu/menu.ts';
import type { DeliveryMethod, OrderStatus } from '#domain/orders/order.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import type { Means } from '#domain/orders/payment-means.ts';
import { ESCALATION_SECONDS } from '#domain/orders/steps/escalation.ts';
import { fold } from '#domain/text/fold.ts';
import { dateOf, firstInstantAt, minuteOfDay } from '#domain/time/bucharest.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { addDays, weekdayOf } from '#domain/time/local-date.ts';
import { type Random, seededRandom } from '#server/platform/seeded-random.ts';
import type { InventedPeople } from './invented-people.ts';

/** A size that may be ordered for today, with the fields an order stores. */
export type OfferedSize = {
  readonly productId: number;
  readonly sizeId: number;
  readonly categorySlug: string;
  readonly productName: string;
  readonly sizeLabel: string;
  readonly priceBani: number;
  readonly boxPriceBani: number;
  readonly depositBani: number;
  readonly vatBasisPoints: number;
  readonly minimumQuantity: number;
  readonly allergens: readonly Allergen[];
  readonly isAgeRestricted: boolean;
  readonly allowsMessage: boolean;
  readonly extras: readonly {
    readonly name: string;
    readonly priceBani: number;
    readonly allergens: readonly Allergen[];
  }[];
};

type Place = {
  readonly code: string;
  readonly city: string;
  readonly county: string;
  readonly feeBani: number;
  readonly freeFromBani: number | null;
};

type InventedLine = {
  readonly size: OfferedSize;
  readonly quantity: number;
  /** Chosen extras; they cost what they cost beside the price of the size, as in every order. */
  readonly extras: OfferedSize['extras'];
  readonly message: string;
};

export type InventedOrder = {
  readonly status: OrderStatus;
  readonly method: DeliveryMethod;
  readonly place: Place | null;
  readonly street: string;
  readonly streetNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  readonly placedAt: Instant;
  readonly requestedAt: Instant | null;
  readonly acceptedAt: Instant | null;
  readonly minutesToPrepare: number | null;
  readonly promisedAt: Instant | null;
  readonly deliveredAt: Instant | null;
  readonly rejection: { readonly at: Instant; readonly reason: string; readonly stage: 'refused' | 'cancelled' } | null;
  readonly payment: readonly { readonly means: Means; readonly amount: number }[];
  readonly sums: {
    readonly productsBani: number;
    readonly packagingBani: number;
    readonly deliveryBani: number;
    readonly depositBani: number;
    readonly totalBani: number;
  };
  readonly lines: readonly InventedLine[];
};

export type InventionFacts = {
  readonly sizes: readonly OfferedSize[];
  readonly places: readonly Place[];
  readonly people: InventedPeople;
  readonly now: Instant;
  readonly days: number;
};

/**
 * When an unanswered order was shown, opened and alarmed: recorded in the past, so that no alarm is raised for invented
 * guests. `null` for answered orders.
 */
export function noticeOf({ status, placedAt }: Pick<InventedOrder, 'status' | 'placedAt'>) {
  if (!isUnhandled(status)) return null;
  const after = (seconds: number) => plusMinutes(placedAt, seconds / 60);
  return { shownAt: after(4), openedAt: after(25), alarmedAt: after(ESCALATION_SECONDS.unanswered) };
}

/** Orders per weekday, Monday first: closed on Mondays, most on Fridays and Saturdays. */
const ORDERS_BY_WEEKDAY = [0, 13, 14, 15, 22, 24, 17] as const;
/** Typical ordering times: minutes of the day, each equally likely. */
const HUNGRY_HOURS = [
  [11 * 60 + 20, 14 * 60 + 30],
  [11 * 60 + 40, 13 * 60 + 30],
  [14 * 60 + 30, 17 * 60 + 30],
  [17 * 60 + 30, 20 * 60 + 40],
  [18 * 60, 20 * 60 + 15],
] as const;
const PREPARING_MINUTES = { delivery: [25, 30, 30, 35, 40], pickup: [15, 20, 20, 25, 30] } as const;
const LONGEST_PREPARING_MINUTES = 60;

/** Invents the orders of the last `days` days and the currently open ones, the oldest first. */
export function inventOrders({ sizes, places, people, now, days }: InventionFacts): readonly InventedOrder[] {
  const random = seededRandom('orders');
  const invent = (placedAt: Instant) => inventContent(placedAt, { sizes, places, people, random });
  const today = dateOf(now);
  const past = Array.from({ length: days }, (_, index) => addDays(today, index - days)).flatMap((date) => {
    const usual = ORDERS_BY_WEEKDAY[weekdayOf(date) - 1] ?? 0;
    const count = usual === 0 ? 0 : usual + random.whole(-4, 4);
    return Array.from({ length: count }, () => {
      const [from, to] = random.pick(HUNGRY_HOURS);
      return firstInstantAt(date, random.whole(from, to));
    });
  });
  const earlierToday = Array.from({ length: Math.floor(Math.max(0, minuteOfDay(now) - 12 * 60) / 45) }, (_, index) =>
    firstInstantAt(today, 11 * 60 + 30 + index * 40 + random.whole(0, 25)),
  ).filter((placedAt) => placedAt < plusMinutes(now, -100));
  const finished = [...past, ...earlierToday]
    .sort((one, other) => one - other)
    .map((at) => finish(invent(at), people, random));
  const cooking = [56, 41, 27, 18].map((minutes) => accept(invent(plusMinutes(now, -minutes)), random, now));
  const later = [
    { placed: -70, date: addDays(today, 1), minute: 13 * 60 },
    { placed: -33, date: addDays(today, 1), minute: 19 * 60 + 30 },
  ].map(
    ({ placed, date, minute }): InventedOrder => ({
      ...invent(plusMinutes(now, placed)),
      status: 'SCHEDULED',
      requestedAt: firstInstantAt(date, minute),
    }),
  );
  const waiting = [12, 7, 4].map((minutes) => invent(plusMinutes(now, -minutes)));
  return [...finished, ...cooking, ...later, ...waiting].sort((one, other) => one.placedAt - other.placedAt);
}

type ContentFacts = Pick<InventionFacts, 'sizes' | 'places' | 'people'> & { readonly random: Random };

function inventContent(placedAt: Instant, { sizes, places, people, random }: ContentFacts): InventedOrder {
  const isDelivery = random.chance(0.68);
  const place = isDelivery ? pickPlace(places, random) : null;
  const lines = inventLines(sizes, people, random);
  const sum = (amount: (line: InventedLine) => number) =>
    lines.reduce((total, line) => total + amount(line) * line.quantity, 0);
  const productsBani = sum(({ size, extras }) =>
    extras.reduce((total, { priceBani }) => total + priceBani, size.priceBani),
  );
  const packagingBani = sum(({ size }) => size.boxPriceBani);
  const depositBani = sum(({ size }) => size.depositBani);
  const isFree = place === null || (place.freeFromBani !== null && productsBani >= place.freeFromBani);
  const deliveryBani = isFree ? 0 : place.feeBani;
  const totalBani = productsBani + packagingBani + depositBani + deliveryBani;
  const firstName = random.pick(people.firstNames);
  const lastName = random.pick(people.lastNames);
  const mailbox = `${fold(firstName)}.${fold(lastName)}`.replace(/[^a-z.]/g, '');
  return {
    status: 'NEW',
    method: isDelivery ? 'DELIVERY' : 'PICKUP',
    place,
    street: place === null ? '' : random.pick(people.streets),
    streetNumber: place === null ? '' : String(random.whole(1, 96)),
    firstName,
    lastName,
    email: `${mailbox}@example.com`,
    phone: `07${random.whole(20, 69)}${String(random.whole(0, 999_999)).padStart(6, '0')}`,
    note: random.chance(0.22) ? random.pick(people.notes) : '',
    placedAt,
    requestedAt: null,
    acceptedAt: null,
    minutesToPrepare: null,
    promisedAt: null,
    deliveredAt: null,
    rejection: null,
    payment: inventPayment(totalBani, random),
    sums: { productsBani, packagingBani, deliveryBani, depositBani, totalBani },
    lines,
  };
}

/** Most guests live in town. */
function pickPlace(places: readonly Place[], random: Random): Place {
  const [home] = places;
  return home !== undefined && random.chance(0.72) ? home : random.pick(places);
}

function inventPayment(totalBani: number, random: Random): InventedOrder['payment'] {
  const chance = random.next();
  if (chance < 0.5) return [{ means: 'cash', amount: totalBani }];
  if (chance < 0.96 || totalBani < 4_000) return [{ means: 'card', amount: totalBani }];
  return [
    { means: 'cash', amount: 2_000 },
    { means: 'card', amount: totalBani - 2_000 },
  ];
}

function inventLines(
  sizes: readonly OfferedSize[],
  { appetite, kitchenMessages }: InventedPeople,
  random: Random,
): readonly InventedLine[] {
  const lines: InventedLine[] = [];
  const count = random.pick([1, 2, 2, 3, 3, 4]);
  while (lines.length < count) {
    const category = random.pick(appetite);
    const size = random.pick(sizes.filter(({ categorySlug }) => categorySlug === category));
    if (lines.some((line) => line.size.sizeId === size.sizeId)) continue;
    lines.push({
      size,
      extras: size.extras.length > 0 && random.chance(0.2) ? [random.pick(size.extras)] : [],
      quantity: Math.max(size.minimumQuantity, random.pick([1, 1, 1, 1, 2, 2, 3])),
      message: size.allowsMessage && random.chance(0.1) ? random.pick(kitchenMessages) : '',
    });
  }
  return lines;
}

function accept(order: InventedOrder, random: Random, now: Instant): InventedOrder {
  const acceptedAt = plusMinutes(order.placedAt, random.whole(1, 4));
  // An order in preparation is promised for soon, however long ago it was placed.
  const elapsed = Math.ceil((now - acceptedAt) / 60_000);
  const usual = PREPARING_MINUTES[order.method === 'DELIVERY' ? 'delivery' : 'pickup'];
  const left = usual.filter((minutes) => minutes > elapsed);
  const minutesToPrepare = random.pick(left.length > 0 ? left : [LONGEST_PREPARING_MINUTES]);
  return {
    ...order,
    status: 'CONFIRMED',
    acceptedAt,
    minutesToPrepare,
    promisedAt: plusMinutes(acceptedAt, minutesToPrepare),
  };
}

function finish(order: InventedOrder, people: InventedPeople, random: Random): InventedOrder {
  const accepted = accept(order, random, order.placedAt);
  if (random.chance(0.93)) {
    const promisedAt = accepted.promisedAt ?? order.placedAt;
    return { ...accepted, status: 'DELIVERED', deliveredAt: plusMinutes(promisedAt, random.whole(-8, 6)) };
  }
  const { reason, stage } = random.pick(people.rejections);
  const before = stage === 'refused' ? order : accepted;
  return {
    ...before,
    status: 'REJECTED',
    rejection: { at: plusMinutes(order.placedAt, random.whole(5, 12)), reason, stage },
  };
}
