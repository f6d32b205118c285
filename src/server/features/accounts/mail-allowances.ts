import type { MailAllowance } from '#server/platform/mail/may-mail.ts';
import { LINK_MINUTES } from './issue-account-link.ts';

/** Mails about accounts that strangers can cause to be sent to one address. */
export const MAIL_ALLOWANCES = {
  account: { reason: 'account', points: 3, seconds: 3600 },
  /** For as long as a link lives: when strangers have used them up, the mailbox holds one that works. */
  reset: { reason: 'reset', points: 3, seconds: LINK_MINUTES.reset_password * 60 },
  /** A sign-in with an unconfirmed address sends the link again (reliability.md T21). */
  confirmAgain: { reason: 'confirm_again', points: 1, seconds: 15 * 60 },
} as const satisfies Record<string, MailAllowance>;
