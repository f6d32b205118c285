import { type Api, CallFailure } from '#contract/client.ts';
import { fetchRestaurant } from '#contract/restaurant/client.ts';
import { describeFee } from '#domain/delivery/describe-fee.ts';
import { homeZone } from '#domain/delivery/home-zone.ts';
import type { DeliveryZone } from '#domain/delivery/quote-delivery.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { vatSentence } from '#domain/restaurant/vat-sentence.ts';
import { coversDay } from '#domain/schedule/open-intervals.ts';
import { nextChangeAt, openState } from '#domain/schedule/open-state.ts';
import { findClosure, hasHours, type Schedule } from '#domain/schedule/schedule.ts';
import { shownIntervals } from '#domain/schedule/shown-hours.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { formatStreet } from '#domain/text/format-street.ts';
import { dateOf, firstInstantAt } from '#domain/time/bucharest.ts';
import { describeDay, formatHour, formatWeekday } from '#domain/time/format-date.ts';
import { type Instant, instant, MINUTE_MS } from '#domain/time/instant.ts';
import { addDays, compareDates, WEEK, weekdayOf } from '#domain/time/local-date.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { openingText } from '#web/i18n/opening.ts';
import { shell } from '#web/i18n/shell.ts';
import { keepLastMade } from '#web/storefront/facts/made-again.ts';
import { describeOrdering, orderingChanges } from './describe-ordering.ts';
import { describeNotices, nextNoticeChange } from './service-notices.ts';
import type { DayHours, OpenSign, ShopFacts } from './shop-facts.ts';

/** Loads the data of the frame; reads the clock here, on the server for the first page, in the browser afterwards. */
export async function loadShopFacts(api: Api): Promise<ShopFacts> {
  const restaurant = await fetchRestaurant(api).catch(readCachedInstead);
  return makeShopFacts(instant(Date.now()), restaurant);
}

const makeShopFacts = keepLastMade(presentShopFacts, ({ sign }) => sign.changesAt);

function presentShopFacts(now: Instant, restaurant: ShownRestaurant): ShopFacts {
  const { company, schedule } = restaurant;
  const home = homeZone(restaurant.zones, restaurant.city);
  return {
    name: restaurant.name || openingText.unnamed,
    tagline: restaurant.tagline,
    phone: restaurant.phone,
    phoneText: formatPhone(restaurant.phone),
    email: restaurant.email,
    pictureHash: restaurant.heroPicture?.hash ?? null,
    address: describeAddress(restaurant),
    company: {
      name: company.companyName,
      cui: company.cui,
      tradeRegister: company.tradeRegister,
      registeredOffice: company.registeredOffice,
      workPoint: company.workPoint,
      shareCapital: company.shareCapital,
      authorisations: company.authorisations.map(({ name, number, issuer }) =>
        [`${name}: ${number}`, issuer].filter(Boolean).join(', '),
      ),
    },
    vatSentence: vatSentence(company),
    deliveryFee: home === null ? '' : describeFee(home.fee),
    givesSubscribersCode: restaurant.givesSubscribersCode,
    sign: describeSign(schedule, home, now),
    ordering: describeOrdering(schedule, home, now),
    week: describeWeek(schedule, now),
    closures: soonClosed(schedule, now),
    notices: describeNotices(schedule, now),
  };
}

/** Offline, the browser's own copy is used: name, phone and hours are what a guest needs then. */
async function readCachedInstead(failure: unknown): Promise<ShownRestaurant> {
  if (import.meta.env.SSR || !(failure instanceof CallFailure) || failure.body !== null) throw failure;
  const { openVault, readCached } = await import('#web/storefront/offline/restaurant-cache.ts');
  const vault = await openVault();
  const kept = vault && (await readCached(vault));
  if (!kept) throw failure;
  return kept;
}

function describeAddress(restaurant: ShownRestaurant): ShopFacts['address'] {
  const { postalCode, city, county } = restaurant;
  const street = formatStreet(restaurant);
  const parts = [street, `${postalCode} ${city}`.trim(), county];
  return { street, postalCode, city, county, text: parts.filter((part) => part !== '').join(', ') };
}

/** The header's sign: whether the restaurant takes orders now. */
export function describeSign(schedule: Schedule, home: DeliveryZone | null, now: Instant): OpenSign {
  const state = openState(schedule, 'restaurant', now);
  const midnight = firstInstantAt(addDays(dateOf(now), 1), 0);
  const changesAt = Math.min(
    midnight,
    nextChangeAt(schedule, 'restaurant', now) ?? midnight,
    nextNoticeChange(schedule, now) ?? midnight,
    ...orderingChanges(schedule, home, now),
  );
  if (!hasHours(schedule, 'restaurant')) {
    const { pickup, delivery } = schedule.services;
    const takesOrders = pickup.enabled || delivery.enabled;
    return { isOpen: false, text: takesOrders ? shell.noHours : openingText.settingUp, changesAt };
  }
  if (state.state === 'open') {
    // An hour without a day would be read as today's.
    const { until } = state;
    const isToday = until !== null && until - now < MINUTES_PER_DAY * MINUTE_MS;
    const text = isToday ? openingText.openUntil(formatHour(until)) : openingText.openAlways;
    return { isOpen: true, text, changesAt };
  }
  // Delivery and pickup may have longer hours than the restaurant itself.
  if (describeOrdering(schedule, home, now).ways.length > 0)
    return { isOpen: true, text: openingText.takesOrders, changesAt };
  const text =
    state.state === 'closed'
      ? openingText.opens(describeDay(state.opensAt, now), formatHour(state.opensAt))
      : openingText.closedNow;
  return { isOpen: false, text, changesAt };
}

/**
 * Monday to Sunday of the present week, with closures: the actual hours, not the usual ones. Empty when there are no
 * hours.
 */
export function describeWeek(schedule: Schedule, now: Instant): DayHours[] {
  if (!hasHours(schedule, 'restaurant')) return [];
  const today = dateOf(now);
  return WEEK.map((weekday) => {
    const date = addDays(today, (weekday - weekdayOf(today) + 7) % 7);
    const intervals = shownIntervals(schedule, 'restaurant', date);
    return {
      day: formatWeekday(weekday),
      hours:
        intervals
          .map((interval) =>
            coversDay(interval, date)
              ? openingText.aroundTheClock
              : `${formatHour(interval.opensAt)}–${formatHour(interval.closesAt)}`,
          )
          .join(', ') || openingText.closedDay,
      isToday: date === today,
    };
  });
}

/** Closures are announced this many days before. */
const CLOSURE_NOTICE_DAYS = 14;

/** Notes about coming days on which the whole restaurant is closed. Today's are among the notices of every page. */
export function soonClosed(schedule: Schedule, now: Instant): string[] {
  const today = dateOf(now);
  return schedule.closures
    .filter(({ startDate }) => startDate > today && startDate <= addDays(today, CLOSURE_NOTICE_DAYS))
    .filter((closure) => findClosure({ ...schedule, closures: [closure] }, 'restaurant', closure.startDate) !== null)
    .toSorted((one, other) => compareDates(one.startDate, other.startDate))
    .map(({ name, message }) => message || name);
}
