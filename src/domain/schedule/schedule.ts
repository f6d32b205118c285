// When the restaurant serves what. Hours are wall times of Bucharest by day of the week; open-intervals.ts converts
// them to instants of a given day.
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate, Weekday } from '#domain/time/local-date.ts';
import type { Capacity } from './capacity.ts';

export const SCHEDULE_TYPES = ['REGULAR', 'PICKUP', 'DELIVERY'] as const;
export type ScheduleType = (typeof SCHEDULE_TYPES)[number];

export const SERVICES = ['pickup', 'delivery', 'booking', 'preOrders'] as const;
export type Service = (typeof SERVICES)[number];

/** The services that take orders. */
export type OrderedService = 'pickup' | 'delivery';

/**
 * What has opening hours: a service, or the restaurant as a whole („Deschis acum”), which has REGULAR hours and is
 * never off.
 */
export type Opening = Service | 'restaurant';

/** One interval of a weekday. Closing at or before opening means on the next day: 18:00–02:00, 00:00–00:00. */
export type WeeklyInterval = {
  readonly weekday: Weekday;
  /** Minutes since midnight, 0–1439. */
  readonly opensMinute: number;
  /** Minutes since midnight, 0–1440. */
  readonly closesMinute: number;
};

/** Days on which the named services are closed, both ends included. */
export type Closure = {
  readonly name: string;
  /** The message to guests. */
  readonly message: string;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  /** All of `SERVICES` unless the restaurant chose otherwise (readings 16). */
  readonly services: readonly Service[];
};

/** The terms of a service. */
export type ServiceTerms = {
  readonly enabled: boolean;
  readonly asSoonAsPossible: boolean;
  /** How long before the chosen moment one must order at the latest; null is no limit. */
  readonly minimumAdvanceMinutes: number | null;
  /** How long before the chosen moment one may order at the earliest; null is `DEFAULT_MAXIMUM_ADVANCE_MINUTES`. */
  readonly maximumAdvanceMinutes: number | null;
};

/** Services that staff may pause; orders for another day are paused with their service. */
export const PAUSABLE_SERVICES = ['delivery', 'pickup', 'booking'] as const satisfies readonly Service[];
export type PausableService = (typeof PAUSABLE_SERVICES)[number];

/** A pause of a service; it ends automatically. */
export type Pause = {
  readonly service: PausableService;
  /** The first instant after the pause. */
  readonly until: Instant;
  /** Moments before this one are refused; never before `until`. */
  readonly coversUntil: Instant;
};

/** The busy mode of the kitchen. */
export type BusyMode = { readonly extraMinutes: number; readonly until: Instant };

/** Everything that decides when guests may be served. */
export type Schedule = {
  /** Null means a type that was never defined, so the regular hours apply instead; an empty list means never open. */
  readonly hours: Readonly<Record<ScheduleType, readonly WeeklyInterval[] | null>>;
  readonly closures: readonly Closure[];
  readonly services: Readonly<Record<Service, ServiceTerms>>;
  /** Those that apply at the moment the schedule was read. */
  readonly pauses: readonly Pause[];
  readonly busy: BusyMode | null;
  /** Recent duration of orders, in minutes (estimate-minutes.ts); null when too few orders are known. */
  readonly usualMinutes: UsualMinutes;
  /** The remaining capacity of each quarter; null where the kitchen takes any number of orders. */
  readonly capacity: Capacity | null;
};

export type UsualMinutes = Readonly<Record<OrderedService, number | null>>;

/** storefront §9: the maximum advance where none is set. */
export const DEFAULT_MAXIMUM_ADVANCE_MINUTES = 1440;

const OWN_HOURS = {
  pickup: 'PICKUP',
  delivery: 'DELIVERY',
  booking: 'REGULAR',
  preOrders: 'REGULAR',
  restaurant: 'REGULAR',
} as const satisfies Record<Opening, ScheduleType>;

/**
 * The weekly hours that apply: those of the service, else the regular ones; null when neither was defined, which
 * restricts nothing (readings 14, 15).
 */
export function hoursOf(schedule: Schedule, opening: Opening): readonly WeeklyInterval[] | null {
  return schedule.hours[OWN_HOURS[opening]] ?? schedule.hours.REGULAR;
}

/**
 * Whether the service has hours. Without any, hours restrict nothing, but must not be shown either: a restaurant that
 * is being set up is not open around the clock.
 */
export function hasHours(schedule: Schedule, opening: Opening): boolean {
  return hoursOf(schedule, opening) !== null;
}

/** The closure that closes a service on a day, or null. The restaurant as a whole is closed when every service is. */
export function findClosure(schedule: Schedule, opening: Opening, date: LocalDate): Closure | null {
  const shut: readonly Service[] = opening === 'restaurant' ? SERVICES : [opening];
  return (
    schedule.closures.find(
      ({ startDate, endDate, services }) =>
        startDate <= date && date <= endDate && shut.every((service) => services.includes(service)),
    ) ?? null
  );
}

/** Whether the service is offered at all. */
export function isOffered(schedule: Schedule, opening: Opening): boolean {
  return opening === 'restaurant' || schedule.services[opening].enabled;
}

/**
 * The same schedule for orders for another day: the service keeps its hours, uses the terms of pre-orders, and is off
 * or closed where either of the two is (readings 18). The result works with every function of this folder.
 */
export function preOrderSchedule(schedule: Schedule, service: OrderedService): Schedule {
  const { services, closures } = schedule;
  const enabled = services[service].enabled && services.preOrders.enabled;
  return {
    ...schedule,
    services: { ...services, [service]: { ...services.preOrders, enabled, asSoonAsPossible: false } },
    closures: closures.map((closure) =>
      closure.services.includes('preOrders') ? { ...closure, services: [...closure.services, service] } : closure,
    ),
  };
}
