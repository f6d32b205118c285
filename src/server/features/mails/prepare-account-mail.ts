import { findAccount } from '#server/features/accounts/find-account.ts';
import { issueAccountLink } from '#server/features/accounts/issue-account-link.ts';
import { loadRestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';
import {
  type AccountMailFacts,
  writeConfirmAccount,
  writeExistingAccount,
  writePasswordChanged,
  writeResetPassword,
} from './account-mails.ts';
import type { AccountMailJob, AccountMailKind } from './enqueue-account-mail.ts';
import type { MailOccasion, MailText } from './mail-occasion.ts';
import type { SendMailServices } from './send-mail.ts';

const WRITERS = {
  confirm_account: writeConfirmAccount,
  existing_account: writeExistingAccount,
  reset_password: writeResetPassword,
  password_changed: writePasswordChanged,
} as const satisfies Record<AccountMailKind, (facts: AccountMailFacts) => MailText>;

/** `null` where the account is gone, or has been confirmed since. */
export async function prepareAccountMail(
  services: SendMailServices,
  { kind, userId, occasion }: AccountMailJob,
): Promise<MailOccasion | null> {
  const { db, clock, config } = services;
  const account = userId === null ? null : await findAccount(db, userId);
  if (account === null || (kind === 'confirm_account' && account.isConfirmed)) return null;
  const restaurant = await loadRestaurantContact(services);
  const { firstName, lastName, email } = account;
  return {
    key: occasion,
    recipient: { name: `${firstName} ${lastName}`.trim(), address: email },
    orderId: null,
    write: (link) => WRITERS[kind]({ firstName, email, restaurant, link, publicUrl: config.publicUrl }),
    async makeLink() {
      if (kind !== 'confirm_account' && kind !== 'reset_password') return '';
      const token = await issueAccountLink(db, { purpose: kind, userId: account.id, now: clock() });
      return `${config.publicUrl}/${kind === 'confirm_account' ? 'confirmare-cont' : 'resetare-parola'}/${token}`;
    },
  };
}
