/**
 * Amounts and moments on the wire: lei as JSON numbers with at most two decimals (readings 1), days and hours as the
 * documents' arrays in Bucharest wall time, and ISO instants beside them.
 */
import { z } from 'zod';
import { type Bani, bani } from '#domain/money/bani.ts';
import type { PlainErrorCode } from '../errors.ts';

/** The largest amount in a request: far above restaurant prices, and sums stay safe integers. */
const MAX_LEI = 1_000_000;

/** An amount in an answer. */
export const Lei = z.number().nonnegative().describe('Lei, at most two decimals');

const LeiNumber = z
  .number()
  .nonnegative()
  .max(MAX_LEI)
  .refine((lei) => Math.abs(lei * 100 - Math.round(lei * 100)) < 1e-6, { error: 'at most two decimals' })
  .transform((lei): Bani => bani(Math.round(lei * 100)));

/**
 * An amount in a request: at most two decimals, not negative; parsed to whole bani. A number, or the text of a field or
 * of `toFixed(2)`: '12', '12.50', '12,50'.
 */
export const LeiInput = z.union([
  LeiNumber,
  z
    .string()
    .regex(/^\d{1,7}(?:[.,]\d{1,2})?$/)
    .transform((text) => Number(text.replace(',', '.')))
    .pipe(LeiNumber),
]);

/** One of the values; anything else, and nothing at all, is refused with the sentence of `code`. */
export function choice<const Values extends readonly [string, ...string[]]>(values: Values, code: PlainErrorCode) {
  return z.enum(values, { error: code });
}

/** Text of at most `most` UTF-16 code units; a number is read as its digits: the documents call some of these fields numeric. */
export function digitsOrText(most: number) {
  return z.preprocess((raw: string) => asText(raw), z.string().max(most));
}

function asText(raw: unknown): unknown {
  return typeof raw === 'number' ? String(raw) : raw;
}

/** Lei as a number or as a typed text; unreadable, negative or empty is null, which the rules refuse by field. */
export const TypedLei = z
  .union([z.number(), z.string().max(40), z.null()])
  .transform((typed): Bani | null => LeiInput.safeParse(typed).data ?? null);

/** `[year, month 1–12, day, hour, minute, second, nanoseconds]` in Europe/Bucharest. */
export const WireDateTime = z
  .array(z.int())
  .length(7)
  .describe('[year, month, day, hour, minute, second, nanoseconds], Europe/Bucharest');

/** `[year, month, day]`. */
export const WireDate = z.array(z.int()).length(3).describe('[year, month, day]');

/** ISO 8601 instant in UTC. */
export const IsoInstant = z.iso.datetime().describe('ISO 8601 instant');
