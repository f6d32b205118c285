/** The table of all mail kinds: the worker of the queue `mail` finds the kind of a job here. */
import {
  confirmAccount,
  existingAccount,
  passwordChanged,
  resetPassword,
} from './features/accounts/mails/account-mails.ts';
import { newDevice } from './features/accounts/mails/new-device.ts';
import { backupMissing } from './features/backups/mails/backup-missing.ts';
import { newsletterTest } from './features/campaigns/mails/newsletter-test.ts';
import { orderCode } from './features/guard/mails/order-code.ts';
import { newsletterConfirm, newsletterWelcome } from './features/newsletter/mails/newsletter-mails.ts';
import { orderAccepted } from './features/orders/mails/order-accepted.ts';
import { orderChanged } from './features/orders/mails/order-changed.ts';
import { orderProposed } from './features/orders/mails/order-proposed.ts';
import { orderReceived } from './features/orders/mails/order-received.ts';
import { orderRejected } from './features/orders/mails/order-rejected.ts';
import { orderRescheduled } from './features/orders/mails/order-rescheduled.ts';
import { RESERVATION_MAILS } from './features/reservations/mails/reservation-mails.ts';
import { loadRestaurantContact } from './features/restaurant/load-restaurant.ts';
import { houseAlarm, orderAlarm } from './features/watch/mails/alarm-mails.ts';
import { WITHDRAWAL_MAILS } from './features/withdrawals/mails/withdrawal-mails.ts';
import type { MailKind } from './platform/mail/define-mail.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { SendMailServices } from './platform/mail/send-mail.ts';
import type { Services } from './services.ts';

const MAILS: readonly MailKind[] = [
  orderCode,
  orderReceived,
  orderAccepted,
  orderRescheduled,
  orderProposed,
  orderChanged,
  orderRejected,
  ...RESERVATION_MAILS,
  confirmAccount,
  existingAccount,
  resetPassword,
  passwordChanged,
  newDevice,
  newsletterConfirm,
  newsletterWelcome,
  newsletterTest,
  ...WITHDRAWAL_MAILS,
  orderAlarm,
  houseAlarm,
  backupMissing,
];

/** The services for sending mails, built from those of the process. */
export function mailServices(services: Services, mailer: Mailer): SendMailServices {
  const { config, db, clock, secrets, snapshots } = services;
  const loadSender = () => loadRestaurantContact(services);
  return { db, clock, secrets, snapshots, publicUrl: config.publicUrl, mailer, mails: MAILS, loadSender };
}
