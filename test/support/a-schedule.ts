import {
  type Closure,
  type Schedule,
  SERVICES,
  type ServiceTerms,
  type WeeklyInterval,
} from '#domain/schedule/schedule.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { localDate, type Weekday } from '#domain/time/local-date.ts';
import { parseMinuteOfDay } from '#domain/time/minute-of-day.ts';

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The instant of an ISO text with a time zone. */
export function at(iso: string): Instant {
  return instant(Date.parse(iso));
}

/** `weekly('10:00-22:00')` for every day, `weekly('18:00-02:00', [5, 6])` for some. */
export function weekly(hours: string, weekdays: readonly Weekday[] = WEEK): WeeklyInterval[] {
  const [opens = '', closes = ''] = hours.split('-');
  return weekdays.map((weekday) => ({
    weekday,
    opensMinute: minuteOf(opens),
    closesMinute: minuteOf(closes),
  }));
}

function minuteOf(text: string): number {
  const minute = parseMinuteOfDay(text);
  if (!minute.ok) throw new RangeError(`Not an hour: ${text}`);
  return minute.value;
}

/** A closure of all services, with the note „Sărbători fericite!”. */
export function aClosure(startDate: string, endDate: string, facts: Partial<Closure> = {}): Closure {
  return {
    name: 'Sărbători',
    message: 'Sărbători fericite!',
    startDate: localDate(startDate),
    endDate: localDate(endDate),
    services: SERVICES,
    ...facts,
  };
}

/** Terms of a service: on, also as soon as possible, no minimum, the default maximum. */
export function terms(facts: Partial<ServiceTerms> = {}): ServiceTerms {
  return { enabled: true, asSoonAsPossible: true, minimumAdvanceMinutes: null, maximumAdvanceMinutes: null, ...facts };
}

/** Open every day from 10:00 to 22:00, every service on, by default. */
export function aSchedule(
  facts: {
    readonly hours?: Partial<Schedule['hours']>;
    readonly closures?: readonly Closure[];
    readonly services?: Partial<Schedule['services']>;
    readonly pauses?: Schedule['pauses'];
    readonly busy?: Schedule['busy'];
    readonly usualMinutes?: Partial<Schedule['usualMinutes']>;
    readonly capacity?: Schedule['capacity'];
  } = {},
): Schedule {
  return {
    hours: { REGULAR: weekly('10:00-22:00'), PICKUP: null, DELIVERY: null, ...facts.hours },
    closures: facts.closures ?? [],
    services: { pickup: terms(), delivery: terms(), booking: terms(), preOrders: terms(), ...facts.services },
    pauses: facts.pauses ?? [],
    busy: facts.busy ?? null,
    usualMinutes: { pickup: null, delivery: null, ...facts.usualMinutes },
    capacity: facts.capacity ?? null,
  };
}
