/** Codecs of single fields, for `responseFields` and `bodyFields` of a call. Free of zod. */
import type { Bani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate, Weekday } from '#domain/time/local-date.ts';
import { wireDate, wireDateTime } from '#domain/time/wire-date-time.ts';
import type { Codec } from '../define/convert-fields.ts';
import {
  type DayOfWeek,
  dateFromWire,
  dateTimeFromWire,
  isoInstant,
  parseIsoInstant,
  readLei,
  weekdayFromWire,
  weekdayToWire,
} from './convert.ts';

export const lei: Codec<number, Bani> = { toWire: leiFromBani, fromWire: readLei };
export const isoMoment: Codec<string, Instant> = { toWire: isoInstant, fromWire: parseIsoInstant };
/** The documents' array of seven numbers. */
export const wallMoment: Codec<number[], Instant> = {
  toWire: (at) => [...wireDateTime(at)],
  fromWire: dateTimeFromWire,
};
/** The documents' array of three numbers. */
export const calendarDay: Codec<number[], LocalDate> = { toWire: (day) => [...wireDate(day)], fromWire: dateFromWire };

export const weekday: Codec<DayOfWeek, Weekday> = { toWire: weekdayToWire, fromWire: weekdayFromWire };
