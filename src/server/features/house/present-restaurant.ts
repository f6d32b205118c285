import type { PromotionResponse } from '#contract/promotions/wire.ts';
import type { RestaurantResponse } from '#contract/restaurant/wire.ts';
import { DAYS_OF_WEEK } from '#contract/values/days-of-week.ts';
import { isoInstant } from '#contract/values/iso-instant.ts';
import { homeZone } from '#domain/delivery/home-zone.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import { estimateMinutes } from '#domain/schedule/estimate-minutes.ts';
import type { BusyMode, OrderedService, ServiceTerms } from '#domain/schedule/schedule.ts';
import { formatDuration } from '#domain/time/duration.ts';
import { formatMinuteOfDay } from '#domain/time/minute-of-day.ts';
import { wireDate } from '#domain/time/wire-date-time.ts';
import type { HousePicture } from '#server/features/restaurant/restaurant.door.ts';
import { type StoredSchedule, savedSchedule } from '#server/features/schedule/schedule.door.ts';
import { presentPicture } from '#server/platform/images/stored-picture.ts';
import type { House } from './house-snapshot.ts';

export function presentRestaurant(
  { version, at, restaurant, schedule, zones, pictures }: House,
  promotions: readonly PromotionResponse[],
  termsVersion: string,
): RestaurantResponse {
  const { pickup, delivery, booking, preOrders } = schedule.services;
  const picturesOf = (role: HousePicture['role']) =>
    pictures.filter((picture) => picture.role === role).map((picture) => presentPicture(picture, { alt: picture.alt }));
  const offered = zones.filter(({ enabled }) => enabled);
  const estimate = (service: OrderedService, extraMinutes = 0) =>
    estimateMinutes({ schedule: savedSchedule(schedule), service, now: at, extraMinutes });
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
    company: restaurant.company,
    schedules: schedule.days.map(presentDay),
    holidaySchedules: schedule.closures.map(presentClosure),
    openAroundTheClock: restaurant.isOpenAroundTheClock,
    servicePauses: schedule.pauses.map(presentPause),
    busyMode: schedule.busy && presentBusyMode(schedule.busy),
    usualMinutes: schedule.usualMinutes,
    estimatedMinutes: {
      pickup: estimate('pickup'),
      delivery: estimate('delivery', homeZone(zones, restaurant.city)?.extraMinutes),
    },
    promotions: [...promotions],
    deliveryCities: offered.map((zone) => ({
      ...presentZone(zone),
      estimatedMinutes: estimate('delivery', zone.extraMinutes),
    })),
    pickupEnabled: pickup.enabled,
    deliveryEnabled: delivery.enabled,
    bookingEnabled: booking.enabled,
    preOrdersEnabled: preOrders.enabled,
    dineInEnabled: restaurant.isDineInEnabled,
    ownContainerFrom: restaurant.ownContainerFrom,
    pickupAsSoonAsPossibleEnabled: pickup.asSoonAsPossible,
    deliveryAsSoonAsPossibleEnabled: delivery.asSoonAsPossible,
    bookingAsSoonAsPossibleEnabled: booking.asSoonAsPossible,
    preOrdersAsSoonAsPossibleEnabled: preOrders.asSoonAsPossible,
    cashPayment: restaurant.cashPayment,
    cardPayment: restaurant.cardPayment,
    cashAndCardPayment: restaurant.cashAndCardPayment,
    minimumTimeInAdvanceForPickup: minimum(pickup),
    maximumTimeInAdvanceForPickup: maximum(pickup),
    minimumTimeInAdvanceForDelivery: minimum(delivery),
    maximumTimeInAdvanceForDelivery: maximum(delivery),
    minimumTimeInAdvanceForPreOrders: minimum(preOrders),
    maximumTimeInAdvanceForPreOrders: maximum(preOrders),
    minimumTimeInAdvanceForBookings: minimum(booking),
    maximumTimeInAdvanceForBookings: maximum(booking),
    termsVersion,
    heroPicture: picturesOf('hero')[0] ?? null,
    gallery: picturesOf('gallery'),
  };
}

/** The week as it was saved, also while the restaurant answers around the clock. */
function presentDay({ scheduleType, weekday, isOpen, intervals }: StoredSchedule['days'][number]) {
  const written = intervals.map(({ opensMinute, closesMinute }) => ({
    openingTime: formatMinuteOfDay(opensMinute),
    closingTime: formatMinuteOfDay(closesMinute),
  }));
  const shown = isOpen ? written : [];
  const first = shown[0];
  return {
    // Weekdays run from 1 to 7, as the table does.
    dayOfWeek: DAYS_OF_WEEK[weekday - 1] ?? DAYS_OF_WEEK[0],
    scheduleType,
    open: isOpen,
    hours: first === undefined ? null : `${first.openingTime} - ${first.closingTime}`,
    openingTime: first?.openingTime ?? null,
    closingTime: first?.closingTime ?? null,
    intervals: shown,
  };
}

function presentClosure({ name, message, startDate, endDate, services }: StoredSchedule['closures'][number]) {
  return {
    name,
    notificationMessage: message,
    startDate: [...wireDate(startDate)],
    endDate: [...wireDate(endDate)],
    services: services === null ? null : [...services],
  };
}

function presentPause({ service, until, coversUntil }: StoredSchedule['pauses'][number]) {
  return { service, until: isoInstant(until), coversUntil: isoInstant(coversUntil) };
}

function presentBusyMode({ extraMinutes, until }: BusyMode) {
  return { extraMinutes, until: isoInstant(until) };
}

function presentZone(zone: OrderZone) {
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

function minimum({ minimumAdvanceMinutes }: ServiceTerms): string | null {
  return minimumAdvanceMinutes === null ? null : formatDuration(minimumAdvanceMinutes);
}

function maximum({ maximumAdvanceMinutes }: ServiceTerms): string | null {
  return maximumAdvanceMinutes === null ? null : formatDuration(maximumAdvanceMinutes);
}
