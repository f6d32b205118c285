/** Instants in answers and requests, as ISO texts. Free of zod: guests' pages read with it. */
import { type Instant, instant } from '#domain/time/instant.ts';

/** `2026-11-20T17:30:00.000Z`. */
export function isoInstant(at: Instant): string {
  return new Date(at).toISOString();
}

/** An ISO text of the server's own, which its contract guarantees. */
export function parseIsoInstant(iso: string): Instant {
  return instant(Date.parse(iso));
}
