import { type PlainErrorCode, sentenceOf } from '#contract/errors.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { decideClosure } from '#domain/schedule/decide-closure.ts';
import { decideDayHours } from '#domain/schedule/decide-day-hours.ts';
import { describeDayInterval, findNightClashes } from '#domain/schedule/night-clashes.ts';
import type { SavedDay } from '#domain/schedule/saved-schedule.ts';
import { SCHEDULE_TYPES } from '#domain/schedule/schedule.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { LocalDate, Weekday } from '#domain/time/local-date.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import { loadRestaurantFacts, switchRestaurant } from '#server/features/restaurant/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { describeSchedule } from './describe-schedule.ts';
import { readClosure, readDay, type ScheduleRequest, type SentClosure } from './read-schedule-request.ts';
import {
  deleteKinds,
  listClosures,
  listDays,
  type NewClosure,
  replaceClosures,
  type StoredClosure,
  upsertDays,
} from './schedule.repository.ts';

export const SCHEDULE_SUBJECT = 'schedule';

type Fields = Readonly<Record<string, string>>;
export type SetupRefusal = ChangedMeanwhile | { readonly code: 'invalid_request'; readonly fields: Fields };

/** The stored schedule, and the requested one. */
type Wanted = {
  readonly days: readonly SavedDay[];
  readonly closures: readonly NewClosure[] | null;
};

/**
 * Saves the weekly hours and the closed days. Hours that are named without `openAroundTheClock` end it: a client of the
 * documents does not know that field, and means its hours to apply. A day that is not named stays; a kind in
 * `followsRegular` loses its own hours, so that the restaurant's stand in; closed days are replaced as a whole. Nothing is
 * written while anything is wrong, and nothing at all where nothing changed.
 */
export function saveSchedule(
  services: DbServices,
  request: ScheduleRequest,
  staffId: number,
): Promise<Result<{ readonly version: number }, SetupRefusal>> {
  const saving = { subject: SCHEDULE_SUBJECT, staffId, version: request.version };
  return saveByStaff<{ readonly version: number }, SetupRefusal>(services, saving, async (tx, save, at) => {
    const stored = { days: await listDays(tx), closures: await listClosures(tx) };
    const wanted = readWanted(request, stored.closures, dateOf(at));
    if (!wanted.ok) return wanted;

    const dropped = request.followsRegular ?? [];
    const isNamed = (day: SavedDay) =>
      wanted.value.days.some((one) => one.scheduleType === day.scheduleType && one.weekday === day.weekday);
    const before = { ...stored, ...(await loadRestaurantFacts(tx)) };
    const after = {
      days: [
        ...stored.days.filter((day) => !isNamed(day) && !dropped.some((kind) => kind === day.scheduleType)),
        ...wanted.value.days,
      ],
      closures: wanted.value.closures ?? stored.closures,
      isOpenAroundTheClock:
        request.openAroundTheClock ?? (wanted.value.days.length === 0 && before.isOpenAroundTheClock),
    };
    const clashing = refuseNightClashes(request, after.days);
    if (clashing !== null) return err(clashing);
    const { days: named, closures } = wanted.value;
    return save({
      title: 'Program',
      before: describeSchedule(before),
      after: describeSchedule(after),
      write: () => write(tx, { before, after, named, dropped, closures }),
    });
  });
}

async function write(
  tx: Tx,
  {
    before,
    after,
    named,
    dropped,
    closures,
  }: {
    readonly before: { readonly isOpenAroundTheClock: boolean };
    readonly after: { readonly isOpenAroundTheClock: boolean };
    readonly named: readonly SavedDay[];
    readonly dropped: readonly SavedDay['scheduleType'][];
    readonly closures: readonly NewClosure[] | null;
  },
): Promise<void> {
  await deleteKinds(tx, dropped);
  await upsertDays(tx, named);
  if (closures !== null) await replaceClosures(tx, closures);
  if (before.isOpenAroundTheClock !== after.isOpenAroundTheClock) {
    await switchRestaurant(tx, { isOpenAroundTheClock: after.isOpenAroundTheClock });
  }
}

function readWanted(
  { schedules, holidaySchedules, followsRegular }: ScheduleRequest,
  stored: readonly StoredClosure[],
  today: LocalDate,
): Result<Wanted, SetupRefusal> {
  const fields: Record<string, string> = {};
  const refuse = (path: string, code: PlainErrorCode) => {
    fields[path] ??= sentenceOf(code);
  };
  const days = (schedules ?? []).flatMap((input, row) => {
    const { scheduleType, weekday, draft } = readDay(input);
    // Hours that will be deleted are not validated.
    if (followsRegular?.some((kind) => kind === scheduleType)) return [];
    const hours = decideDayHours(draft);
    for (const problem of hours.ok ? [] : hours.error) {
      const where = 'interval' in problem ? `intervals.${problem.interval}.${problem.end}` : 'intervals';
      refuse(`schedules.${row}.${where}`, problem.code);
    }
    const intervals = hours.ok ? hours.value.map((interval) => ({ ...interval, weekday })) : [];
    return [{ scheduleType, weekday, isOpen: draft.isOpen, intervals }];
  });
  const closures =
    holidaySchedules?.map((input, row) => {
      const sent = readClosure(input);
      const saved = findSaved(sent, stored);
      const closure = decideClosure(sent.draft, { saved, today });
      for (const { field, code } of closure.ok ? [] : closure.error) {
        refuse(`holidaySchedules.${row}.${field === 'message' ? 'notificationMessage' : field}`, code);
      }
      return closure.ok ? [{ ...closure.value, id: saved?.id ?? null }] : [];
    }) ?? null;
  if (Object.keys(fields).length > 0) return err({ code: 'invalid_request', fields });
  return ok({ days: lastOfEach(days), closures: closures === null ? null : onceEach(closures.flat()) });
}

/**
 * Reports a clash at the day that was sent, first at the earlier one. Clashes between saved days that are not sent
 * again are ignored.
 */
function refuseNightClashes({ schedules }: ScheduleRequest, days: readonly SavedDay[]): SetupRefusal | null {
  const sent = (schedules ?? []).map(readDay);
  const fields: Record<string, string> = {};
  for (const kind of SCHEDULE_TYPES) {
    const rowOf = (weekday: Weekday) =>
      sent.findLastIndex((day) => day.scheduleType === kind && day.weekday === weekday);
    const open = days.filter(({ scheduleType, isOpen }) => scheduleType === kind && isOpen);
    for (const { evening, morning } of findNightClashes(open)) {
      const row = [rowOf(evening.weekday), rowOf(morning.weekday)].find((one) => one >= 0);
      if (row === undefined) continue;
      fields[`schedules.${row}.intervals`] ??= sentenceOf('hours_overlap_next_day', {
        hours: describeDayInterval(evening),
        nextHours: describeDayInterval(morning),
      });
    }
  }
  return Object.keys(fields).length > 0 ? { code: 'invalid_request', fields } : null;
}

/** A client that knows only the documents sends no id: the same name and first day identify the closed days. */
function findSaved({ id, draft }: SentClosure, stored: readonly StoredClosure[]): StoredClosure | null {
  if (id !== null) return stored.find((closure) => closure.id === id) ?? null;
  return stored.find(({ name, startDate }) => name === draft.name.trim() && startDate === draft.startDate) ?? null;
}

/** When a day is sent twice, the last one counts. */
function lastOfEach(days: readonly SavedDay[]): readonly SavedDay[] {
  return [...new Map(days.map((day) => [`${day.scheduleType} ${day.weekday}`, day])).values()];
}

/** When one id is sent twice, the second entry becomes new closed days. */
function onceEach(closures: readonly NewClosure[]): readonly NewClosure[] {
  const seen = new Set<number>();
  return closures.map((closure) => {
    if (closure.id === null || !seen.has(closure.id)) {
      if (closure.id !== null) seen.add(closure.id);
      return closure;
    }
    return { ...closure, id: null };
  });
}
