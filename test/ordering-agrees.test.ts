/**
 * What guests are told about ordering must match what happens when they order: sign, minutes, last call, cart, button,
 * hours to choose, API, JSON-LD and the accepted hour agree, for every minute of 400 days (`STORMS=whole`; a selection
 * in the usual run) with difficult hours: clock changes, nights past midnight, two shifts, services with hours of their
 * own, closed days of some services, weeks around the clock, pauses, busy mode, and on every second day a capacity
 * limit, with quarters of an hour that are full or closed.
 *
 * Guests see pages that were rendered earlier: a page is rendered again only when its own data says so, or when the
 * restaurant changed something, and must be true at every minute in between.
 */
import { afterAll, expect, test, vi } from 'vitest';
import type { Api } from '#contract/client.ts';
import { restaurantFromWire, restaurantToWire } from '#contract/restaurant/codec.ts';
import type { RestaurantResponse } from '#contract/restaurant/wire.ts';
import { OWN_CONTAINER_DUTY } from '#domain/cart/own-container.ts';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { LAST_CALL_MINUTES, minutesLeft } from '#domain/orders/placing/minutes-left.ts';
import { type OrderTerms, orderTerms } from '#domain/orders/placing/order-terms.ts';
import { type OrderingNow, orderingNow } from '#domain/orders/placing/ordering-now.ts';
import { acceptOrder } from '#domain/orders/steps/accept-order.ts';
import { describeFound } from '#domain/restaurant/describe-found.ts';
import { orderPath } from '#domain/restaurant/public-links.ts';
import type { RestaurantFacts } from '#domain/restaurant/restaurant.ts';
import { type Capacity, SLOT_MINUTES } from '#domain/schedule/capacity.ts';
import { decideMoment } from '#domain/schedule/decide-moment.ts';
import { listSlots, MAX_LISTED_DAYS } from '#domain/schedule/list-slots.ts';
import { isOpenAt } from '#domain/schedule/open-intervals.ts';
import { scheduleOfSaved } from '#domain/schedule/saved-schedule.ts';
import { findClosure, type Schedule } from '#domain/schedule/schedule.ts';
import { scheduleInForce } from '#domain/schedule/schedule-in-force.ts';
import { dateOf, firstInstantAt, minuteOfDay } from '#domain/time/bucharest.ts';
import { describeSoon } from '#domain/time/format-date.ts';
import { type Instant, instant, MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';
import { addDays, type LocalDate, localDate, WEEK, weekdayOf } from '#domain/time/local-date.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { aLine } from '#test/support/a-cart.ts';
import { aDeliveryForm, aForm, aZone, checkoutFacts, SOUP } from '#test/support/a-checkout.ts';
import { terms, weekly } from '#test/support/a-schedule.ts';
import { IS_WHOLE, STORM_LIMIT_MS } from '#test/support/whole-storms.ts';
import { explainClosed } from '#web/storefront/cart/explain-closed.ts';
import type { CheckoutFacts } from '#web/storefront/checkout/form/checkout-facts.ts';
import { judgeCheckout } from '#web/storefront/checkout/form/judge-checkout.ts';
import { listMoments, listMomentsOn } from '#web/storefront/checkout/form/moment-options.ts';
import { priceCheckout } from '#web/storefront/checkout/form/order-of-form.ts';
import { restaurantJsonLd } from '#web/storefront/home/restaurant-json-ld.ts';
import { loadShopFacts } from '#web/storefront/shell/load-shop-facts.ts';
import type { ShopFacts } from '#web/storefront/shell/shop-facts.ts';

/**
 * Ranges of days. All 400 contain three clock changes (29 March, 25 October, 28 March) and take minutes; the usual test
 * run has only the difficult ones.
 */
const STRETCHES: readonly (readonly [string, number])[] = IS_WHOLE
  ? [['2026-03-01', 400]]
  : [
      ['2026-03-06', 2],
      ['2026-03-28', 2],
      ['2026-04-10', 2],
      ['2026-07-05', 3],
      ['2026-10-24', 2],
      ['2026-12-31', 1],
    ];
/** Slow comparisons run at this interval, and around every change. */
const LOOK_CLOSELY_EVERY = 211;

const METHODS = ['DELIVERY', 'PICKUP'] as const;
const VILLAGE = aZone({ extraMinutes: 15 });
const CART = { lines: [aLine(SOUP)] };

const HOURS = {
  REGULAR: [
    ...weekly('10:00-22:00', [1, 2, 3, 4]),
    ...weekly('11:00-15:00', [5, 6]),
    ...weekly('18:00-02:00', [5, 6]),
    ...weekly('00:00-00:00', [7]),
  ],
  DELIVERY: [...weekly('11:00-21:30', [1, 2, 3, 4]), ...weekly('18:30-03:30', [5, 6])],
};

const closed = (
  startDate: string,
  endDate: string,
  services: RestaurantFacts['schedule']['closures'][number]['services'],
) => ({
  id: Number(startDate.replaceAll('-', '')),
  name: 'Închis',
  message: 'Revenim curând.',
  startDate: localDate(startDate),
  endDate: localDate(endDate),
  services,
});

const CLOSURES = [
  closed('2026-04-11', '2026-04-13', null),
  closed('2026-05-01', '2026-05-01', ['delivery']),
  closed('2026-06-20', '2026-06-20', ['pickup', 'preOrders']),
  closed('2026-07-08', '2026-07-09', null),
  closed('2026-10-25', '2026-10-25', ['pickup']),
  closed('2026-12-24', '2026-12-26', null),
  closed('2026-12-31', '2027-01-01', ['delivery', 'booking']),
];

/** The saved settings at a minute; the same object while nothing is saved. */
type SavedSettings = {
  readonly snapshot: RestaurantFacts;
  readonly schedule: Schedule;
  readonly answer: RestaurantResponse;
  readonly terms: Readonly<Record<(typeof METHODS)[number], OrderTerms>>;
};
const allSettings = new Map<string, SavedSettings>();

function settingsAt(date: LocalDate, day: number, now: Instant): SavedSettings {
  const minute = minuteOfDay(now);
  const isAroundTheClock = date >= '2026-07-06' && date <= '2026-07-26';
  const isPaused = day % 9 === 4 && minute >= 750 && minute < 790;
  const isBusy = day % 5 === 2 && minute >= 1140 && minute < 1200;
  const usual = [null, 25, 55][Math.floor(day / 40) % 3] ?? null;
  const isLimited = day % 2 === 1;
  const key = [isAroundTheClock, usual, isPaused && day, isBusy && day, isLimited && day].join(' ');
  const known = allSettings.get(key);
  if (known !== undefined) return known;
  const until = (end: number) => firstInstantAt(date, end);
  const snapshot: RestaurantFacts = {
    version: allSettings.size,
    at: now,
    restaurant: isAroundTheClock ? AROUND_THE_CLOCK : RESTAURANT_FACTS,
    schedule: {
      days: (['REGULAR', 'DELIVERY'] as const).flatMap((scheduleType) =>
        WEEK.map((weekday) => {
          const intervals = HOURS[scheduleType].filter((one) => one.weekday === weekday);
          return { scheduleType, weekday, isOpen: intervals.length > 0, intervals };
        }),
      ),
      closures: CLOSURES,
      services: {
        pickup: terms({ minimumAdvanceMinutes: 20 }),
        delivery: terms({ minimumAdvanceMinutes: 45, maximumAdvanceMinutes: 3 * 1440 }),
        booking: terms(),
        preOrders: terms({ minimumAdvanceMinutes: 120, maximumAdvanceMinutes: 5 * 1440 }),
      },
      pauses: isPaused ? [{ service: 'delivery', until: until(790), coversUntil: until(790) }] : [],
      busy: isBusy ? { extraMinutes: 20, until: until(1200) } : null,
      usualMinutes: { pickup: null, delivery: usual },
      capacity: isLimited ? busyQuarters(date) : null,
    },
    zones: [VILLAGE],
    pictures: [],
  };
  const schedule = scheduleInForce(scheduleOfSaved(snapshot.schedule), isAroundTheClock);
  const settings = {
    snapshot,
    schedule,
    terms: { DELIVERY: orderTerms(schedule, 'DELIVERY'), PICKUP: orderTerms(schedule, 'PICKUP') },
    answer: JSON.parse(JSON.stringify(restaurantToWire(snapshot, [], '1', true))),
  };
  allSettings.set(key, settings);
  return settings;
}

/** The used capacity of a day and of the night after it: some quarters are full, some closed. */
function busyQuarters(date: LocalDate): Capacity {
  const quarters = Array.from({ length: 120 }, (_, index) =>
    plusMinutes(firstInstantAt(date, 0), index * SLOT_MINUTES),
  );
  const luck = (at: Instant) => (Math.floor(at / (SLOT_MINUTES * MINUTE_MS)) * 7919) % 10;
  return {
    left: quarters.flatMap((at) => [
      { at, scope: 'all', left: luck(at) < 4 ? 0 : luck(at) } as const,
      { at, scope: 'delivery', left: luck(at) % 2 } as const,
    ]),
    closed: quarters.filter((at) => luck(at) === 9),
  };
}

/** The API's answer: with a capacity limit it is generated for each minute. */
function answerAt({ snapshot, answer }: SavedSettings, now: Instant): RestaurantResponse {
  return snapshot.schedule.capacity === null ? answer : restaurantToWire({ ...snapshot, at: now }, [], '1', true);
}

const RESTAURANT_FACTS: RestaurantFacts['restaurant'] = {
  name: 'Vatra Frasinilor',
  tagline: '',
  aboutUs: '',
  phone: '0258000100',
  email: 'comenzi@exemplu.ro',
  county: 'Alba',
  postalCode: '515400',
  street: 'Strada Frasinului',
  streetNumber: '12',
  city: 'Blaj',
  country: 'România',
  latitude: null,
  longitude: null,
  company: {
    companyName: '',
    cui: '',
    tradeRegister: '',
    registeredOffice: '',
    workPoint: '',
    shareCapital: '',
    vatPayer: true,
    authorisations: [],
  },
  offeredPayments: ['cash', 'card', 'cash-card'],
  mealCardIssuers: [],
  isDineInEnabled: false,
  ownContainerFrom: OWN_CONTAINER_DUTY,
  isOpenAroundTheClock: false,
};

const AROUND_THE_CLOCK = { ...RESTAURANT_FACTS, isOpenAroundTheClock: true };

/** Whether the server accepts an order at this minute; `requestedAt` null: as soon as possible. */
function takes(
  { terms }: SavedSettings,
  method: (typeof METHODS)[number],
  now: Instant,
  requestedAt: Instant | null,
): boolean {
  const { service, today, ahead } = terms[method];
  const extraMinutes = method === 'DELIVERY' ? VILLAGE.extraMinutes : 0;
  const wish =
    requestedAt === null ? { asSoonAsPossible: true as const } : { asSoonAsPossible: false as const, requestedAt };
  if (requestedAt === null) return decideMoment({ schedule: today, service, now, extraMinutes, ...wish }).ok;
  return [today, ahead].some((schedule) => decideMoment({ schedule, service, now, extraMinutes, ...wish }).ok);
}

/** A page rendered at `now`, as a guest sees it. */
type Page = {
  readonly shop: ShopFacts;
  readonly jsonLd: {
    readonly openingHours: readonly string[];
    readonly makesOffer: readonly object[];
    readonly acceptsReservations: string | false;
    readonly potentialAction: readonly {
      readonly '@type': string;
      readonly target: { readonly urlTemplate: string };
    }[];
    readonly specialOpeningHoursSpecification?: readonly {
      readonly validFrom: string;
      readonly validThrough: string;
    }[];
  };
  readonly ordering: ReadonlyMap<(typeof METHODS)[number], OrderingNow>;
  readonly schedule: Schedule;
};

async function drawPage({ answer }: SavedSettings, now: Instant): Promise<Page> {
  // Mocking `Date` itself would take half of the test's time.
  vi.spyOn(Date, 'now').mockReturnValue(now);
  // The only call of the frame.
  const api = (async () => answer) as unknown as Api;
  const shop = await loadShopFacts(api);
  const restaurant = restaurantFromWire(answer);
  const { schedule } = restaurant;
  const ordering = METHODS.map(
    (method) =>
      [
        method,
        orderingNow({ schedule, method, now, extraMinutes: method === 'DELIVERY' ? VILLAGE.extraMinutes : 0 }),
      ] as const,
  );
  return {
    shop,
    jsonLd: JSON.parse(
      restaurantJsonLd(shop, { found: describeFound(restaurant, now), usualPrices: null }, 'https://vatra.ro'),
    ),
    ordering: new Map(ordering),
    schedule,
  };
}

afterAll(() => {
  vi.restoreAllMocks();
});

/** For each minute and method: whether the server accepts an order as soon as possible. */
type Minute = {
  readonly now: Instant;
  readonly date: LocalDate;
  readonly settings: SavedSettings;
  readonly isOpen: readonly boolean[];
};

function everyMinute(from: LocalDate, days: number): Minute[] {
  const minutes: Minute[] = [];
  for (let day = 0; day < days; day += 1) {
    const date = addDays(from, day);
    const end = firstInstantAt(addDays(date, 1), 0);
    for (let now = firstInstantAt(date, 0); now < end; now = plusMinutes(now, 1)) {
      const settings = settingsAt(date, day, now);
      minutes.push({ now, date, settings, isOpen: METHODS.map((method) => takes(settings, method, now, null)) });
    }
  }
  return minutes;
}

/**
 * Minutes until ordering as soon as possible ends, by what the server does at each minute; null when that is far away,
 * undefined when the restaurant changes something meanwhile that the browser cannot foresee.
 */
function minutesUntilEnd(minutes: readonly Minute[], from: number, way: number): number | null | undefined {
  const saved = minutes[from]?.settings.snapshot;
  for (let index = from + 1; index <= from + LAST_CALL_MINUTES; index += 1) {
    const next = minutes[index];
    if (next === undefined) return undefined;
    const { restaurant, schedule } = next.settings.snapshot;
    if (restaurant !== saved?.restaurant || schedule.pauses.length !== saved.schedule.pauses.length) return undefined;
    // When capacity runs out before the hours end, this is shown when it happens, not announced before.
    if (next.isOpen[way] !== true) return schedule.capacity === null ? index - from : undefined;
  }
  return null;
}

/** The problems of a page at a minute, in short. */
function compare(page: Page, minutes: readonly Minute[], index: number): string[] {
  const minute = minutes[index];
  if (minute === undefined) return [];
  const { now, settings, isOpen } = minute;
  const { sign, ordering } = page.shop;
  const open = METHODS.filter((_, way) => isOpen[way]);
  const wrong: string[] = [];
  const expectSame = (what: string, shown: unknown, real: unknown) => {
    if (shown !== real) wrong.push(`${new Date(now).toISOString()} ${what}: shown ${shown}, real ${real}`);
  };
  expectSame('ways', ordering.ways.map(({ method }) => method).join(), open.join());
  expectSame('sign', sign.isOpen, open.length > 0 || isOpenAt(settings.schedule, 'restaurant', now));

  const lefts = open.map((method) => ({ method, left: minutesUntilEnd(minutes, index, METHODS.indexOf(method)) }));
  const call = ordering.lastCall;
  if (lefts.every(({ left }) => left !== undefined)) {
    const ends = lefts.flatMap(({ left }) => left ?? []);
    const soonest = ends.length === 0 ? null : Math.min(...ends);
    expectSame('last call', call === null ? null : minutesLeft(instant(call.closesAt), now), soonest);
    const isOfAll = lefts.every(({ left }) => left === soonest);
    const ending = lefts.find(({ left }) => left === soonest)?.method;
    if (call !== null) expectSame('way of the last call', call.method, isOfAll ? null : ending);
  }

  if (open.length === 0) {
    const later = [...page.ordering].filter(([, { state }]) => state === 'later');
    expectSame('order ahead', ordering.later !== null, later.length > 0);
  }
  for (const [method, state] of page.ordering) {
    if (state.state !== 'later') continue;
    expectSame(`first moment of ${method} is taken`, takes(settings, method, now, state.first), true);
  }
  return wrong;
}

/** Compares cart, button, hours to choose, API, JSON-LD and the accepted hour with the page. */
function compareClosely(page: Page, { now, settings, isOpen }: Minute, yesterday: Page | null): void {
  const { shop, schedule } = page;
  expect(settings.schedule).toMatchObject(schedule);
  const facts = (of: Schedule) => checkoutFacts([SOUP], { schedule: of, at: now, zones: [VILLAGE] });
  const told = explainClosed(
    priceCheckout(CART, aForm({ method: null, when: null }), facts(schedule)),
    facts(schedule),
    VILLAGE,
  );
  expect(told === null).toBe(isOpen.includes(true));
  if (told !== null && shop.ordering.later !== null) expect(told).toContain(shop.ordering.later.text);

  const taken: (typeof METHODS)[number][] = [];
  METHODS.forEach((method, way) => {
    const form = method === 'DELIVERY' ? aDeliveryForm() : aForm();
    const problemsWith = (checkout: CheckoutFacts) =>
      judgeCheckout({ cart: CART, form, facts: checkout, couponRefusal: null }).problems;
    expect(problemsWith(facts(schedule)).length === 0).toBe(isOpen[way]);
    expect(problemsWith(facts(schedule))).toEqual(problemsWith(facts(settings.schedule)));

    const extraMinutes = method === 'DELIVERY' ? VILLAGE.extraMinutes : 0;
    const question = { schedule, method, now, days: { today: true, ahead: true }, extraMinutes, windowed: [] };
    const { asap, dates } = listMoments(question);
    expect(asap.ok).toBe(isOpen[way]);
    const moments = dates.slice(0, 2).flatMap((date) => listMomentsOn(question, date));
    for (const moment of moments) expect(takes(settings, method, now, moment)).toBe(true);
    if (asap.ok || moments.length > 0) taken.push(method);

    const state = page.ordering.get(method);
    if (state?.state === 'now') {
      const { estimatedMinutes, deliveryCities } = answerAt(settings, now);
      const shown = shop.ordering.ways.find((one) => one.method === method)?.minutes;
      expect(shown).toBe(state.minutes);
      expect(method === 'DELIVERY' ? estimatedMinutes.delivery : estimatedMinutes.pickup).toBe(state.minutes);
      if (method === 'DELIVERY') expect(deliveryCities[0]?.estimatedMinutes).toBe(state.minutes);
      expect(promisedAt(null, state.minutes, now)).toBe(plusMinutes(now, state.minutes ?? 0));
      if (asap.ok) expect(promisedAt(null, state.minutes, now)).toBeGreaterThanOrEqual(asap.value.at);
    } else if (state?.state === 'later') {
      expect(moments[0]).toBe(state.first);
      expect(promisedAt(state.first, null, now)).toBe(state.first);
    } else {
      expect(moments).toEqual([]);
    }
  });
  if (shop.ordering.later !== null) {
    const firsts = [...page.ordering.values()].flatMap((state) => (state.state === 'later' ? [state.first] : []));
    expect(shop.ordering.later.text).toContain(describeSoon(instant(Math.min(...firsts)), now));
  }

  expect(page.jsonLd.makesOffer).toHaveLength(isOpen.filter(Boolean).length);
  compareActions(page, { now, settings }, taken);

  if (yesterday !== null) {
    const isWithin = hoursOn(page, dateOf(now)).some(([from, to]) => from <= minuteOfDay(now) && minuteOfDay(now) < to);
    const isStill = hoursOn(yesterday, addDays(dateOf(now), -1)).some(
      ([, to]) => minuteOfDay(now) < to - MINUTES_PER_DAY,
    );
    expect([dateOf(now), minuteOfDay(now), isWithin || isStill]).toEqual([
      dateOf(now),
      minuteOfDay(now),
      isOpenAt(settings.schedule, 'restaurant', now),
    ]);
  }
}

/**
 * Actions in the JSON-LD must be what the server accepts, now or for a later moment; days that it calls closed must be
 * closed.
 *
 * @param taken the methods for which the server accepts an order
 */
function compareActions(
  { jsonLd }: Page,
  { now, settings }: Pick<Minute, 'now' | 'settings'>,
  taken: readonly (typeof METHODS)[number][],
): void {
  const invitedTo = (type: string) =>
    jsonLd.potentialAction.filter((action) => action['@type'] === type).map(({ target }) => target.urlTemplate);
  expect(invitedTo('OrderAction')).toEqual(taken.map((method) => `https://vatra.ro${orderPath(method)}`));

  const { schedule } = settings;
  const service = 'booking';
  const isTableTaken = Array.from({ length: MAX_LISTED_DAYS }, (_, day) => addDays(dateOf(now), day)).some((date) =>
    listSlots({ schedule, now, service, date }).some(
      (requestedAt) => decideMoment({ schedule, service, now, asSoonAsPossible: false, requestedAt }).ok,
    ),
  );
  expect(invitedTo('ReserveAction')).toEqual(isTableTaken ? ['https://vatra.ro/rezervare'] : []);
  expect(jsonLd.acceptsReservations).toBe(isTableTaken ? 'https://vatra.ro/rezervare' : false);

  const isClosed = findClosure(settings.schedule, 'restaurant', dateOf(now)) !== null;
  expect([dateOf(now), isCalledClosed(jsonLd, dateOf(now))]).toEqual([dateOf(now), isClosed]);
}

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** The hours in the JSON-LD for a day, in minutes, without closed days; past midnight they exceed the minutes of a day. */
function hoursOn({ jsonLd }: Page, date: LocalDate): (readonly [number, number])[] {
  if (isCalledClosed(jsonLd, date)) return [];
  return jsonLd.openingHours
    .map((line) => line.split(' '))
    .filter(([days = '']) => {
      const [first = '', last = first] = days.split('-');
      return DAYS.indexOf(first) < weekdayOf(date) && weekdayOf(date) <= DAYS.indexOf(last) + 1;
    })
    .map(([, hours = '']) => {
      const [from = 0, to = 0] = hours
        .split('-')
        .map((hour) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3)))
        // Around the clock is written 00:00-23:59.
        .map((minute) => (minute === MINUTES_PER_DAY - 1 ? MINUTES_PER_DAY : minute));
      // Equal times are read as closed.
      expect(to).not.toBe(from);
      return [from, to > from ? to : to + MINUTES_PER_DAY] as const;
    });
}

function isCalledClosed({ specialOpeningHoursSpecification: days = [] }: Page['jsonLd'], date: LocalDate): boolean {
  return days.some(({ validFrom, validThrough }) => validFrom <= date && date <= validThrough);
}

function promisedAt(requestedAt: Instant | null, minutes: number | null, now: Instant): Instant | null {
  const accepted = acceptOrder(
    {
      status: requestedAt === null ? 'NEW' : 'SCHEDULED',
      requestedAt,
      products: bani(3000),
      packaging: ZERO_BANI,
      deposits: ZERO_BANI,
      deliveryFee: ZERO_BANI,
      reductions: [],
      payment: [{ means: 'cash', amount: bani(3000) }],
      company: null,
      mealCardEligible: null,
      hasAllergyNote: false,
    },
    { minutes, packaging: null, customerAgreed: false, allergyRead: null },
    now,
  );
  return accepted.ok ? accepted.value.promisedAt : null;
}

test.each(STRETCHES)(
  'from %s, %i days: at every minute all that is told of ordering is what happens',
  async (first, days) => {
    const from = localDate(first);
    const minutes = everyMinute(from, days);
    const wrong: string[] = [];
    let page: Page | null = null;
    let yesterday: Page | null = null;
    let settings: SavedSettings | null = null;
    for (const [index, minute] of minutes.entries()) {
      const isNewDay = index > 0 && minutes[index - 1]?.date !== minute.date;
      if (isNewDay) yesterday = page;
      const isDrawn: boolean = page === null || minute.settings !== settings || minute.now >= page.shop.sign.changesAt;
      if (page === null || isDrawn) page = await drawPage(minute.settings, minute.now);
      settings = minute.settings;
      wrong.push(...compare(page, minutes, index));
      // With a capacity limit, a page is rendered again every few minutes.
      const isSteady = minute.settings.snapshot.schedule.capacity === null;
      if ((isDrawn && isSteady) || index % LOOK_CLOSELY_EVERY === 0) compareClosely(page, minute, yesterday);
      if (wrong.length > 20) break;
    }
    expect(minutes.length).toBe((firstInstantAt(addDays(from, days), 0) - firstInstantAt(from, 0)) / MINUTE_MS);
    expect(wrong).toEqual([]);
  },
  STORM_LIMIT_MS,
);
