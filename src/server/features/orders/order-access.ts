/**
 * The guest's access token of an order: opens its live page without an account (src/server/features/orders/README.md).
 */
import { derivedKey } from '#server/platform/security/derived-key.ts';

/** Days for which the token is valid. */
export const ORDER_ACCESS_DAYS = 30;

/**
 * The access token of an order: 256 bits, derived from the server's secret. It is derived again whenever needed (a
 * repeated answer, a mail), so only its hash is stored.
 *
 * @param secret the secret `order_access`
 */
export function orderAccessToken(secret: Buffer, orderId: number): string {
  return derivedKey(secret, 'order', orderId).toString('base64url');
}

/** The path of the order's live page. */
export function trackingPath(token: string): string {
  return `/comanda/${token}`;
}
