import { createHmac } from 'node:crypto';
import { type Instant, instant } from '#domain/time/instant.ts';

/** Codes change so often; those of the five steps before hold, too: ten minutes at least. */
const STEP_MS = 2 * 60_000;
const EARLIER_STEPS = 5;
const DIGITS = 6;

/** The code of a mailbox that was asked for at that moment. */
export function makeOrderCode(secret: Buffer, email: string, at: Instant): string {
  const hash = createHmac('sha256', secret)
    .update(`${Math.floor(at / STEP_MS)} ${email}`)
    .digest();
  return String(hash.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Every code of a mailbox that holds now. */
export function validOrderCodes(secret: Buffer, email: string, now: Instant): readonly string[] {
  return Array.from({ length: EARLIER_STEPS + 1 }, (_, back) =>
    makeOrderCode(secret, email, instant(now - back * STEP_MS)),
  );
}
