import { type Instant, instant } from '#domain/time/instant.ts';
import { derivedKey } from '#server/platform/security/derived-key.ts';

/**
 * Interval at which codes change; those of the previous five steps are valid, too, so a code is valid for at least ten
 * minutes.
 */
const STEP_MS = 2 * 60_000;
const EARLIER_STEPS = 5;
const DIGITS = 6;

/** The code of a mailbox for the moment it was requested. */
export function makeOrderCode(secret: Buffer, email: string, at: Instant): string {
  // The secret derives nothing else, so the step stands in place of a purpose.
  const hash = derivedKey(secret, String(Math.floor(at / STEP_MS)), email);
  return String(hash.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Every valid code of a mailbox. */
export function validOrderCodes(secret: Buffer, email: string, now: Instant): readonly string[] {
  return Array.from({ length: EARLIER_STEPS + 1 }, (_, back) =>
    makeOrderCode(secret, email, instant(now - back * STEP_MS)),
  );
}
