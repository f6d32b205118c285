/** Secret addresses of newsletter mails (src/server/features/newsletter/README.md). */
import { createHmac } from 'node:crypto';

/**
 * The key in a confirmation link; each mail that was asked for has its own. Made anew whenever a mail is sent, stored
 * only as a hash.
 *
 * @param secret the secret `newsletter_links`
 * @param round how many confirmation mails this subscriber was sent
 */
export function confirmToken(secret: Buffer, subscriberId: number, round: number): string {
  return createHmac('sha256', secret).update(`confirm ${subscriberId} ${round}`).digest('base64url');
}

/** The key under every newsletter of one recipient; the same for ever, so that the oldest mail still lets one leave. */
export function unsubscribeToken(secret: Buffer, subscriberId: number): string {
  return createHmac('sha256', secret).update(`leave ${subscriberId}`).digest('base64url');
}

export function confirmPath(token: string): string {
  return `/newsletter/confirmare/${token}`;
}

export function unsubscribePath(token: string): string {
  return `/newsletter/dezabonare/${token}`;
}
