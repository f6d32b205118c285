/**
 * The guest's token of a reservation: opens its page without an account (src/server/features/reservations/README.md).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The reservation's id followed by 256 bits derived from the server's secret; never stored. */
export function reservationToken(secret: Buffer, id: number): string {
  return `${id}-${createHmac('sha256', secret).update(`reservation ${id}`).digest('base64url')}`;
}

/** The reservation of a token; null for an invalid one. */
export function reservationIdOf(secret: Buffer, token: string): number | null {
  const id = Number(/^(\d{1,15})-/.exec(token)?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(id)) return null;
  const [given, right] = [Buffer.from(token), Buffer.from(reservationToken(secret, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

/** The path of the reservation's page. */
export function reservationPath(token: string): string {
  return `/rezervare/${token}`;
}
