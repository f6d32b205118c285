import type { Instant } from '#domain/time/instant.ts';
import { isoInstant } from '../values/convert.ts';

/** What a form sends that asks for a table: the typed fields, and one moment; '' is none. */
export function tableRequest<Typed extends object>(typed: Typed, at: Instant | null) {
  return { ...typed, reservationDate: at === null ? '' : isoInstant(at), time: '' };
}
