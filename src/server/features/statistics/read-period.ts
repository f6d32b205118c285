import { ok, type Result } from '#domain/result.ts';
import { decidePeriod, type Period, type PeriodRefusal } from '#domain/statistics/period.ts';
import { type LocalDate, parseLocalDate } from '#domain/time/local-date.ts';

type DateRefusal = { readonly code: 'invalid_time' };

/**
 * The days somebody asked for; `preset` where they named none. With one end only, the other is that of the preset.
 */
export function readPeriod(
  asked: { readonly startDate?: string | undefined; readonly endDate?: string | undefined },
  preset: Period,
): Result<Period, PeriodRefusal | DateRefusal> {
  const from = readDay(asked.startDate, preset.from);
  const to = readDay(asked.endDate, preset.to);
  if (!from.ok) return from;
  if (!to.ok) return to;
  return decidePeriod(from.value, to.value);
}

/** A day of the calendar; `preset` where none was named. */
export function readDay(text: string | undefined, preset: LocalDate): Result<LocalDate, DateRefusal> {
  if (text === undefined) return ok(preset);
  const parsed = parseLocalDate(text);
  return parsed.ok ? parsed : { ok: false, error: { code: 'invalid_time' } };
}
