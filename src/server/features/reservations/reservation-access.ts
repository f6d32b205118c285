/** The guest's key to a reservation: opens its page without an account (src/server/features/reservations/README.md). */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** 256 bits that cannot be guessed without the server's secret, behind the number they belong to; stored nowhere. */
export function reservationToken(secret: Buffer, id: number): string {
  return `${id}-${createHmac('sha256', secret).update(`reservation ${id}`).digest('base64url')}`;
}

/** The reservation a key opens; null for anything that is no key of ours. */
export function reservationIdOf(secret: Buffer, token: string): number | null {
  const id = Number(/^(\d{1,15})-/.exec(token)?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(id)) return null;
  const [given, right] = [Buffer.from(token), Buffer.from(reservationToken(secret, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

/** Where the reservation's page stands. */
export function reservationPath(token: string): string {
  return `/rezervare/${token}`;
}
