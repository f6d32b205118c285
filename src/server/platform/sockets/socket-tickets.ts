/**
 * Tickets for the order panel's socket: valid once, for seconds. A ticket contains its expiry and a signature, so that
 * a web process rejects a forged one without a database query; only the database knows whether it was used.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Instant, instant } from '#domain/time/instant.ts';

const TICKET_LIFE_MS = 30_000;
const SECRET_BYTES = 32;
const END_BYTES = 6;
const SIGNATURE_BYTES = 16;
const SIGNED_BYTES = SECRET_BYTES + END_BYTES;
const LETTERS = ((SIGNED_BYTES + SIGNATURE_BYTES) * 4) / 3;

export type NewTicket = { readonly ticket: string; readonly expiresAt: Instant };

/** Creates a ticket signed with `key`; passkey challenges are tickets with a longer lifetime. */
export function newTicket(key: Buffer, now: Instant, lifeMs = TICKET_LIFE_MS): NewTicket {
  const expiresAt = instant(now + lifeMs);
  const end = Buffer.alloc(END_BYTES);
  end.writeUIntBE(expiresAt, 0, END_BYTES);
  const signed = Buffer.concat([randomBytes(SECRET_BYTES), end]);
  return { ticket: Buffer.concat([signed, signatureOf(signed, key)]).toString('base64url'), expiresAt };
}

/** Whether `shown` has the length of a ticket; a session's token is shorter. */
export function isTicketShaped(shown: string): boolean {
  return shown.length === LETTERS;
}

/** Whether `shown` was signed with `key` and has not expired; it may have been used already. */
export function isOwnTicket(shown: string, key: Buffer, now: Instant): boolean {
  const bytes = Buffer.from(shown, 'base64url');
  if (!isTicketShaped(shown) || bytes.length !== SIGNED_BYTES + SIGNATURE_BYTES) return false;
  const signed = bytes.subarray(0, SIGNED_BYTES);
  const isSigned = timingSafeEqual(bytes.subarray(SIGNED_BYTES), signatureOf(signed, key));
  return isSigned && bytes.readUIntBE(SECRET_BYTES, END_BYTES) > now;
}

function signatureOf(signed: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(signed).digest().subarray(0, SIGNATURE_BYTES);
}
