import { type Refusal, refuse } from '#server/platform/http/route.ts';
import type { TooManyAttempts } from '../passwords/check-password.ts';

/** Tells how long to wait, and that a link by mail is quicker where it is. */
export function refuseTries({ retryAfterSeconds, byMail }: TooManyAttempts): Refusal {
  const details = { retryAfterSeconds, ...(byMail ? { byMail } : {}) };
  return refuse('too_many_requests', details, { headers: { 'Retry-After': String(retryAfterSeconds) } });
}
