/** The guest's key to an order: opens its live page without an account (src/server/features/orders/README.md). */
import { createHmac } from 'node:crypto';

/** Days for which the key opens. */
export const ORDER_ACCESS_DAYS = 30;

/**
 * 256 bits that cannot be guessed without the server's secret. Made anew whenever they are needed (a repeated answer, a
 * mail), so that they are stored nowhere; the table keeps their hash.
 *
 * @param secret the secret `order_access`
 */
export function orderAccessToken(secret: Buffer, orderId: number): string {
  return createHmac('sha256', secret).update(`order ${orderId}`).digest('base64url');
}

/** Where the order's live page stands. */
export function trackingPath(token: string): string {
  return `/comanda/${token}`;
}
