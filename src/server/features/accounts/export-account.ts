import type { PersonalData } from '#contract/accounts/calls.ts';
import type { Instant } from '#domain/time/instant.ts';
import { exportBlocks } from '#server/features/guard/guard.door.ts';
import { exportSubscription } from '#server/features/newsletter/newsletter.door.ts';
import { exportOrders, listOrdersOfPerson } from '#server/features/orders/orders.door.ts';
import { exportCoupons } from '#server/features/promotions/promotions.door.ts';
import { exportReservations } from '#server/features/reservations/reservations.door.ts';
import { exportReviews } from '#server/features/reviews/reviews.door.ts';
import { exportSecurityEvents } from '#server/features/security-book/security-book.door.ts';
import { exportWithdrawals } from '#server/features/withdrawals/withdrawals.door.ts';
import type { Database } from '#server/platform/database.ts';
import { listMailsTo } from '#server/platform/mail/mails.repository.ts';
import { readAddress } from './addresses.repository.ts';
import { listSessions, loadAccountRecord } from './customers.repository.ts';
import { loadAccount } from './find-account.ts';
import { presentAddress, presentContact } from './present-account.ts';

/** All stored data about a person, as one document. */
export async function exportAccount(db: Database, userId: number, now: Instant): Promise<PersonalData> {
  const account = await loadAccount(db, userId);
  const { email } = account;
  const { roles, createdAt, emailConfirmedAt } = await loadAccountRecord(db, userId);
  const sessions = await listSessions(db, userId);
  const mails = await listMailsTo(db, email);
  const orderIds = await listOrdersOfPerson(db, { userId, email: null, phone: null });
  return {
    exportedAt: now,
    account: {
      ...presentContact(account),
      roles: [...roles],
      createdAt,
      emailConfirmedAt,
    },
    address: presentAddress(await readAddress(db, userId), account.phone),
    sessions: sessions.map(({ openedAt, expiresAt, isRevoked, device }) => ({
      openedAt,
      expiresAt,
      hasEnded: isRevoked || expiresAt <= now,
      device,
    })),
    mails: mails.map(({ subject, writtenAt, sentAt }) => ({ subject, writtenAt, sentAt })),
    orders: await exportOrders(db, orderIds),
    reviews: await exportReviews(db, orderIds),
    reservations: await exportReservations(db, { email, phone: null }),
    withdrawals: await exportWithdrawals(db, email),
    newsletter: await exportSubscription(db, email),
    securityEvents: await exportSecurityEvents(db, userId),
    blocks: await exportBlocks(db, { userId, email, phone: account.phone }),
    coupons: await exportCoupons(db, email),
  };
}
