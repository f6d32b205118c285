import type { Instant } from '#domain/time/instant.ts';
import { parseIsoInstant } from '../values/convert.ts';

/** The end of a session, from any answer that has it. */
export function sessionEnd({ expiresAt }: { readonly expiresAt: string }): Instant {
  return parseIsoInstant(expiresAt);
}
