import type { PersonalData } from '#contract/accounts/calls.ts';
import type { Instant } from '#domain/time/instant.ts';
import { listOrdersOfPerson } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { People } from '#server/platform/define/personal-data.ts';
import { readAddress } from './addresses.repository.ts';
import { listSessions, loadAccountRecord } from './customers.repository.ts';
import { loadAccount } from './find-account.ts';
import { presentAddress, presentContact } from './present-account.ts';

/** All stored data about a person, as one document. */
export async function exportAccount(
  { db, people }: { readonly db: Database; readonly people: People },
  userId: number,
  now: Instant,
): Promise<PersonalData> {
  const account = await loadAccount(db, userId);
  const { roles, createdAt, emailConfirmedAt } = await loadAccountRecord(db, userId);
  const sessions = await listSessions(db, userId);
  const { email, phone } = account;
  const orderIds = await listOrdersOfPerson(db, { userId, email: null, phone: null });
  const owner = { userId, email, phone: null, accountPhone: phone, orderIds };
  return {
    exportedAt: now,
    account: { ...presentContact(account), roles: [...roles], createdAt, emailConfirmedAt },
    address: presentAddress(await readAddress(db, userId), phone),
    sessions: sessions.map(({ openedAt, expiresAt, isRevoked, device }) => ({
      openedAt,
      expiresAt,
      hasEnded: isRevoked || expiresAt <= now,
      device,
    })),
    ...(await people.exportTraces(db, owner)),
    ...(await people.exportAccountTraces(db, owner)),
  };
}
