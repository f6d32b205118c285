/**
 * The guest's token of a reservation: opens its page without an account (src/server/features/reservations/README.md).
 */
import { derivedKey, isSameText } from '#server/platform/security/derived-key.ts';

/** The reservation's id followed by 256 bits derived from the server's secret; never stored. */
export function reservationToken(secret: Buffer, id: number): string {
  return `${id}-${derivedKey(secret, 'reservation', id).toString('base64url')}`;
}

/** The reservation of a token; null for an invalid one. */
export function reservationIdOf(secret: Buffer, token: string): number | null {
  const id = Number(/^(\d{1,15})-/.exec(token)?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(id)) return null;
  return isSameText(token, reservationToken(secret, id)) ? id : null;
}

/** The path of the reservation's page. */
export function reservationPath(token: string): string {
  return `/rezervare/${token}`;
}
