import { createHmac } from 'node:crypto';
import { type Instant, instant } from '#domain/time/instant.ts';

/**
 * Interval at which codes change; those of the previous five steps are valid, too, so a code is valid for at least ten
 * minutes.
 */
const STEP_MS = 2 * 60_000;
const EARLIER_STEPS = 5;
const DIGITS = 6;

/** The code of a mailbox for the moment it was requested. */
export function makeOrderCode(secret: Buffer, email: string, at: Instant): string {
  const hash = createHmac('sha256', secret)
    .update(`${Math.floor(at / STEP_MS)} ${email}`)
    .digest();
  return String(hash.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Every valid code of a mailbox. */
export function validOrderCodes(secret: Buffer, email: string, now: Instant): readonly string[] {
  return Array.from({ length: EARLIER_STEPS + 1 }, (_, back) =>
    makeOrderCode(secret, email, instant(now - back * STEP_MS)),
  );
}
