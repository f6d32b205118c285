/** Tokens in newsletter mails (src/server/features/newsletter/README.md). */
import { derivedKey } from '#server/platform/security/derived-key.ts';

/**
 * The token in a confirmation link; each requested mail has its own. Derived whenever a mail is sent, stored only as a
 * hash.
 *
 * @param secret the secret `newsletter_links`
 * @param round number of confirmation mails sent to this subscriber
 */
export function confirmToken(secret: Buffer, subscriberId: number, round: number): string {
  return derivedKey(secret, 'confirm', subscriberId, round).toString('base64url');
}

/** The unsubscribe token of one recipient; constant, so that the link in the oldest mail still works. */
export function unsubscribeToken(secret: Buffer, subscriberId: number): string {
  return derivedKey(secret, 'leave', subscriberId).toString('base64url');
}

export function confirmPath(token: string): string {
  return `/newsletter/confirmare/${token}`;
}

export function unsubscribePath(token: string): string {
  return `/newsletter/dezabonare/${token}`;
}
