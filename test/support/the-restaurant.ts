import type { ScheduleType } from '#domain/schedule/schedule.ts';
import { parseMinuteOfDay } from '#domain/time/minute-of-day.ts';
import type { Database } from '#server/platform/database.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const SERVICES = ['pickup', 'delivery', 'booking', 'preOrders'] as const;

/**
 * Hours of every day: '10:00-22:00', several separated by commas, '' = closed all week, `null` = this kind of hours is
 * not defined.
 */
type Hours = string | null;

export type RestaurantFacts = {
  readonly name?: string;
  readonly isVatPayer?: boolean;
  readonly hours?: Hours;
  readonly pickupHours?: Hours;
  readonly deliveryHours?: Hours;
  readonly isOpenAroundTheClock?: boolean;
  readonly isDineInEnabled?: boolean;
  readonly payments?: readonly ('cash' | 'card' | 'cashAndCard')[];
  readonly services?: Partial<Record<(typeof SERVICES)[number], ServiceFacts>>;
  readonly closures?: readonly {
    readonly name?: string;
    readonly message?: string;
    /** `YYYY-MM-DD`. */
    readonly startDate: string;
    readonly endDate: string;
    readonly services?: readonly (typeof SERVICES)[number][] | null;
  }[];
};
type ServiceFacts = {
  readonly isEnabled?: boolean;
  readonly asSoonAsPossible?: boolean;
  readonly minimumAdvanceMinutes?: number | null;
  readonly maximumAdvanceMinutes?: number | null;
};

/** The restaurant, by default open every day from 10:00 to 22:00 with all services and payments on. */
export async function theRestaurant(db: Database, facts: RestaurantFacts = {}): Promise<void> {
  const payments = facts.payments ?? ['cash', 'card', 'cashAndCard'];
  await db
    .insertInto('restaurant')
    .values({
      id: 1,
      company: JSON.stringify({ vatPayer: facts.isVatPayer ?? true }),
      name: facts.name ?? 'Vatra Frasinilor',
      phone: '0258000100',
      email: 'comenzi@exemplu.ro',
      county: 'Alba',
      postal_code: '515400',
      street: 'Strada Frasinului',
      street_number: '12',
      city: 'Blaj',
      cash_payment: payments.includes('cash'),
      card_payment: payments.includes('card'),
      cash_and_card_payment: payments.includes('cashAndCard'),
      dine_in_enabled: facts.isDineInEnabled ?? false,
      is_open_around_the_clock: facts.isOpenAroundTheClock ?? false,
    })
    .execute();
  for (const service of SERVICES) {
    const terms = facts.services?.[service] ?? {};
    await db
      .insertInto('services')
      .values({
        service,
        is_enabled: terms.isEnabled ?? true,
        as_soon_as_possible: terms.asSoonAsPossible ?? true,
        minimum_advance_minutes: terms.minimumAdvanceMinutes ?? null,
        maximum_advance_minutes: terms.maximumAdvanceMinutes ?? null,
      })
      .execute();
  }
  await keepHours(db, 'REGULAR', facts.hours === undefined ? '10:00-22:00' : facts.hours);
  await keepHours(db, 'PICKUP', facts.pickupHours ?? null);
  await keepHours(db, 'DELIVERY', facts.deliveryHours ?? null);
  for (const closure of facts.closures ?? []) {
    await db
      .insertInto('closures')
      .values({
        name: closure.name ?? 'Sărbătoare',
        message: closure.message ?? 'Suntem închiși.',
        start_date: closure.startDate,
        end_date: closure.endDate,
        services: closure.services ? [...closure.services] : null,
      })
      .execute();
  }
}

async function keepHours(db: Database, type: ScheduleType, hours: Hours): Promise<void> {
  if (hours === null) return;
  const intervals = hours.split(',').filter((interval) => interval !== '');
  await db
    .insertInto('schedule_days')
    .values(WEEK.map((weekday) => ({ schedule_type: type, weekday, is_open: intervals.length > 0 })))
    .execute();
  for (const interval of intervals) {
    const [opens = '', closes = ''] = interval.split('-');
    await db
      .insertInto('schedule_intervals')
      .values(
        WEEK.map((weekday) => ({
          schedule_type: type,
          weekday,
          opens_minute: minuteOf(opens),
          closes_minute: minuteOf(closes),
        })),
      )
      .execute();
  }
}

function minuteOf(text: string): number {
  if (text === '24:00') return 1440;
  const minute = parseMinuteOfDay(text);
  if (!minute.ok) throw new RangeError(`Not an hour: ${text}`);
  return minute.value;
}
