import type { Instant } from '#domain/time/instant.ts';
import { parseIsoInstant } from '../values/convert.ts';

/** When a session ends, of any answer that tells it. */
export function sessionEnd({ expiresAt }: { readonly expiresAt: string }): Instant {
  return parseIsoInstant(expiresAt);
}
