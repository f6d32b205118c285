import type { Instant } from '#domain/time/instant.ts';
import { isoInstant } from '../values/convert.ts';

/** The request of a table form: the typed fields, and one moment; '' for none. */
export function tableRequest<Typed extends object>(typed: Typed, at: Instant | null) {
  return { ...typed, reservationDate: at === null ? '' : isoInstant(at), time: '' };
}
