/**
 * Converts the restaurant between wire and domain: `…ToWire` and `…FromWire` side by side, separately for hours, closed
 * days, services and localities. Free of zod.
 */

import { homeZone } from '#domain/delivery/home-zone.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { isOnlineWay, PAYMENT_WAYS } from '#domain/orders/payment-means.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import { MEAL_CARD_ISSUERS } from '#domain/payments/meal-card-issuers.ts';
import type { RestaurantFacts, RestaurantPicture, ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { parseSlotScope } from '#domain/schedule/capacity.ts';
import { findSoon } from '#domain/schedule/find-soon.ts';
import { type SavedClosure, type SavedDay, scheduleOfSaved } from '#domain/schedule/saved-schedule.ts';
import { type OrderedService, SERVICES, type Service, type ServiceTerms } from '#domain/schedule/schedule.ts';
import { scheduleInForce } from '#domain/schedule/schedule-in-force.ts';
import { formatDuration, parseDuration } from '#domain/time/duration.ts';
import { localDate } from '#domain/time/local-date.ts';
import { formatMinuteOfDay, MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { wireDate } from '#domain/time/wire-date-time.ts';
import { pictureFromWire, pictureToWire } from '../pictures/codec.ts';
import type { PromotionResponse } from '../promotions/wire.ts';
import {
  dateFromWire,
  isoInstant,
  minuteFromWire,
  parseIsoInstant,
  readLei,
  weekdayFromWire,
  weekdayToWire,
} from '../values/convert.ts';
import { SERVICE_FIELDS } from './service-fields.ts';
import type { DeliveryCity, HolidaySchedule, RestaurantResponse, ScheduleDay } from './wire.ts';

/** @param isOnlineOn payments online can be taken now; otherwise no way that needs one is listed */
export function restaurantToWire(
  { version, at, restaurant, schedule, zones, pictures }: RestaurantFacts,
  promotions: readonly PromotionResponse[],
  termsVersion: string,
  isOnlineOn: boolean,
): RestaurantResponse {
  const picturesOf = (role: RestaurantPicture['role']) =>
    pictures.filter((picture) => picture.role === role).map((picture) => pictureToWire(picture, { alt: picture.alt }));
  const offered = zones.filter(({ enabled }) => enabled);
  const inForce = scheduleInForce(scheduleOfSaved(schedule), restaurant.isOpenAroundTheClock);
  const estimate = (service: OrderedService, extraMinutes = 0) =>
    findSoon({ schedule: inForce, service, now: at, extraMinutes })?.minutes ?? null;
  return {
    version,
    name: restaurant.name,
    tagline: restaurant.tagline,
    aboutUs: restaurant.aboutUs,
    phoneNumber: restaurant.phone,
    email: restaurant.email,
    county: restaurant.county,
    postalCode: restaurant.postalCode,
    address: restaurant.street,
    streetNumber: restaurant.streetNumber,
    city: restaurant.city,
    country: restaurant.country,
    latitude: restaurant.latitude,
    longitude: restaurant.longitude,
    company: { ...restaurant.company, authorisations: [...restaurant.company.authorisations] },
    // The week as saved, even while the restaurant answers around the clock; a closed day without its hours.
    schedules: schedule.days.map((day) => dayToWire(day.isOpen ? day : { ...day, intervals: [] })),
    holidaySchedules: schedule.closures.map(closureToWire),
    openAroundTheClock: restaurant.isOpenAroundTheClock,
    servicePauses: schedule.pauses.map(({ service, until, coversUntil }) => ({
      service,
      until: isoInstant(until),
      coversUntil: isoInstant(coversUntil),
    })),
    busyMode: schedule.busy && { extraMinutes: schedule.busy.extraMinutes, until: isoInstant(schedule.busy.until) },
    usualMinutes: schedule.usualMinutes,
    capacity: schedule.capacity && {
      left: schedule.capacity.left.map((one) => ({ ...one, at: isoInstant(one.at) })),
      closed: schedule.capacity.closed.map(isoInstant),
    },
    estimatedMinutes: {
      pickup: estimate('pickup'),
      delivery: estimate('delivery', homeZone(zones, restaurant.city)?.extraMinutes),
    },
    promotions: [...promotions],
    deliveryCities: offered.map((zone) => ({
      ...zoneToWire(zone),
      estimatedMinutes: estimate('delivery', zone.extraMinutes),
    })),
    dineInEnabled: restaurant.isDineInEnabled,
    ownContainerFrom: restaurant.ownContainerFrom,
    ...servicesToWire(schedule.services),
    cashPayment: restaurant.offeredPayments.includes('cash'),
    cardPayment: restaurant.offeredPayments.includes('card'),
    cashAndCardPayment: restaurant.offeredPayments.includes('cash-card'),
    paymentWays: restaurant.offeredPayments.filter((way) => isOnlineOn || !isOnlineWay(way)),
    mealCardIssuers: [...restaurant.mealCardIssuers],
    termsVersion,
    heroPicture: picturesOf('hero')[0] ?? null,
    gallery: picturesOf('gallery'),
  };
}

export function restaurantFromWire(wire: RestaurantResponse): ShownRestaurant {
  const saved = scheduleOfSaved({
    days: wire.schedules.map(dayFromWire),
    closures: wire.holidaySchedules.map(closureFromWire),
    services: servicesFromWire(wire),
    pauses: wire.servicePauses.map(({ service, until, coversUntil }) => ({
      service,
      until: parseIsoInstant(until),
      coversUntil: parseIsoInstant(coversUntil),
    })),
    busy: wire.busyMode && {
      extraMinutes: wire.busyMode.extraMinutes,
      until: parseIsoInstant(wire.busyMode.until),
    },
    usualMinutes: wire.usualMinutes,
    capacity: wire.capacity && {
      // Scopes of a newer version are ignored.
      left: wire.capacity.left.flatMap(({ at, scope: text, left }) => {
        const scope = parseSlotScope(text);
        return scope === null ? [] : [{ at: parseIsoInstant(at), scope, left }];
      }),
      closed: wire.capacity.closed.map(parseIsoInstant),
    },
  });
  return {
    version: wire.version,
    name: wire.name,
    tagline: wire.tagline,
    aboutUs: wire.aboutUs,
    phone: wire.phoneNumber,
    email: wire.email,
    county: wire.county,
    postalCode: wire.postalCode,
    street: wire.address,
    streetNumber: wire.streetNumber,
    city: wire.city,
    latitude: wire.latitude,
    longitude: wire.longitude,
    company: wire.company,
    isDineInEnabled: wire.dineInEnabled,
    ownContainerFrom: localDate(wire.ownContainerFrom),
    schedule: scheduleInForce(saved, wire.openAroundTheClock),
    zones: wire.deliveryCities.map((zone) => ({
      ...zoneFromWire(zone),
      enabled: true,
      estimatedMinutes: zone.estimatedMinutes,
    })),
    // Ways of a newer version are ignored.
    offeredPayments: PAYMENT_WAYS.filter((way) => wire.paymentWays.includes(way)),
    mealCardIssuers: MEAL_CARD_ISSUERS.filter((issuer) => wire.mealCardIssuers.includes(issuer)),
    givesSubscribersCode: wire.promotions.some(({ type }) => type === 'NEWSLETTER_SUBSCRIPTION'),
    heroPicture: wire.heroPicture && pictureFromWire(wire.heroPicture),
    gallery: wire.gallery.map(pictureFromWire),
  };
}

// ------------------------------------------------------------------------------------------------------------ hours

type DayWire = ScheduleDay;

/** Every interval; the first one separately, too, for older readers. */
export function dayToWire({ scheduleType, weekday, isOpen, intervals }: SavedDay): DayWire {
  const written = intervals.map(({ opensMinute, closesMinute }) => ({
    openingTime: formatMinuteOfDay(opensMinute),
    closingTime: formatMinuteOfDay(closesMinute),
  }));
  const [first] = written;
  return {
    dayOfWeek: weekdayToWire(weekday),
    scheduleType,
    open: isOpen,
    hours: first === undefined ? null : `${first.openingTime} - ${first.closingTime}`,
    openingTime: first?.openingTime ?? null,
    closingTime: first?.closingTime ?? null,
    intervals: written,
  };
}

function dayFromWire({ dayOfWeek, scheduleType, open, intervals }: DayWire): SavedDay {
  const weekday = weekdayFromWire(dayOfWeek);
  return {
    scheduleType,
    weekday,
    isOpen: open,
    intervals: intervals.map(({ openingTime, closingTime }) => ({
      weekday,
      opensMinute: minuteFromWire(openingTime) % MINUTES_PER_DAY,
      closesMinute: minuteFromWire(closingTime),
    })),
  };
}

export function closureToWire({ name, message, startDate, endDate, services }: SavedClosure): HolidaySchedule {
  return {
    name,
    notificationMessage: message,
    startDate: [...wireDate(startDate)],
    endDate: [...wireDate(endDate)],
    services: services === null ? null : [...services],
  };
}

function closureFromWire({ name, notificationMessage, startDate, endDate, services }: HolidaySchedule): SavedClosure {
  return {
    name,
    message: notificationMessage,
    startDate: dateFromWire(startDate),
    endDate: dateFromWire(endDate),
    services,
  };
}

// --------------------------------------------------------------------------------------------------------- services

type ServiceField = (typeof SERVICE_FIELDS)[Service][keyof (typeof SERVICE_FIELDS)[Service]];
type ServicesWire = Pick<RestaurantResponse, ServiceField>;

export function servicesToWire(terms: Readonly<Record<Service, ServiceTerms>>): ServicesWire {
  const lengthOf = (minutes: number | null) => (minutes === null ? null : formatDuration(minutes));
  const fields = SERVICES.flatMap((service): [string, boolean | string | null][] => {
    const { enabled, asSoonAsPossible, minimumAdvanceMinutes, maximumAdvanceMinutes } = terms[service];
    const names = SERVICE_FIELDS[service];
    return [
      [names.enabled, enabled],
      [names.asSoonAsPossible, asSoonAsPossible],
      [names.minimum, lengthOf(minimumAdvanceMinutes)],
      [names.maximum, lengthOf(maximumAdvanceMinutes)],
    ];
  });
  // The literal table names every field of every service with its value type.
  return Object.fromEntries(fields) as ServicesWire;
}

function servicesFromWire(wire: ServicesWire): Readonly<Record<Service, ServiceTerms>> {
  const termsOf = (service: Service): ServiceTerms => {
    const names = SERVICE_FIELDS[service];
    return {
      enabled: wire[names.enabled],
      asSoonAsPossible: wire[names.asSoonAsPossible],
      minimumAdvanceMinutes: minutesFromWire(wire[names.minimum]),
      maximumAdvanceMinutes: minutesFromWire(wire[names.maximum]),
    };
  };
  return {
    pickup: termsOf('pickup'),
    delivery: termsOf('delivery'),
    booking: termsOf('booking'),
    preOrders: termsOf('preOrders'),
  };
}

function minutesFromWire(length: string | null): number | null {
  const minutes = length === null ? null : parseDuration(length);
  return minutes?.ok ? minutes.value : null;
}

// ------------------------------------------------------------------------------------------------------- localities

type ZoneWire = Omit<DeliveryCity, 'estimatedMinutes'>;

export function zoneToWire(zone: OrderZone): ZoneWire {
  return {
    cityCode: zone.code,
    city: zone.city,
    county: zone.county,
    minimumOrder: leiFromBani(zone.minimumOrder),
    deliveryFee: leiFromBani(zone.fee),
    freeDeliveryFrom: zone.freeFrom === null ? null : leiFromBani(zone.freeFrom),
    extraMinutes: zone.extraMinutes,
    isVillage: zone.isVillage,
  };
}

export function zoneFromWire(wire: ZoneWire): Omit<OrderZone, 'enabled'> {
  return {
    code: wire.cityCode,
    city: wire.city,
    county: wire.county,
    minimumOrder: readLei(wire.minimumOrder),
    fee: readLei(wire.deliveryFee),
    freeFrom: wire.freeDeliveryFrom === null ? null : readLei(wire.freeDeliveryFrom),
    extraMinutes: wire.extraMinutes,
    isVillage: wire.isVillage,
  };
}
