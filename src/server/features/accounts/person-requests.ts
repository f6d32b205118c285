/** What the restaurant keeps about a person who asks, with or without an account: told, and deleted. */
import type { PersonData } from '#contract/accounts/staff-calls.ts';
import type { KnownPerson } from '#domain/accounts/known-person.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { isStaff } from '#domain/accounts/role-rights.ts';
import { strongestOf } from '#domain/accounts/roles.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { areOrdersUnderWay, listOrdersOfPerson } from '#server/features/orders/index.ts';
import { exportReservations } from '#server/features/reservations/index.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import type { People } from '#server/platform/define/personal-data.ts';
import type { Log } from '#server/platform/log.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { anonymisePerson } from './anonymise-person.ts';
import { deleteUser } from './customers.repository.ts';
import { type AccountOfPerson, findAccountOf } from './known-person.repository.ts';

export type PersonRefusal = {
  readonly code: 'person_contact_invalid' | 'person_unknown' | 'staff_account' | 'orders_under_way';
};

const MOST_NAMES = 10;

type PersonServices = DbServices & { readonly people: People };

/** Everything that is kept under a mailbox or a telephone number. A number leads to guests without an account only. */
export async function findPerson(
  { db, clock, people }: PersonServices,
  typed: string,
): Promise<Result<PersonData, PersonRefusal>> {
  const read = await readContact(db, typed);
  if (!read.ok) return read;
  const { person, account } = read.value;
  const { email } = person;
  const orderIds = await listOrdersOfPerson(db, person);
  const data = await people.exportTraces(db, { ...person, orderIds });
  const isKept = Object.values(data).some((part) => (Array.isArray(part) ? part.length > 0 : part !== null));
  if (account === null && !isKept) return err({ code: 'person_unknown' });
  const names = [
    ...data.orders.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
    ...data.reservations.map(({ fullName }) => fullName),
  ];
  const hasOrderUnderWay = await areOrdersUnderWay(db, orderIds, clock());
  return ok({
    contact: email ?? person.phone ?? '',
    by: email === null ? 'phone' : 'email',
    account: account && presentAccount(account),
    names: [...new Set(names)].slice(0, MOST_NAMES),
    hasOrderUnderWay,
    data,
  });
}

/**
 * Deletes or anonymises everything that is kept under a mailbox or a telephone number, and the customer's account of the
 * mailbox. What was sold stays without the person (docs/decisions/0098), and a reservation of the future stays until it
 * is over.
 */
export async function forgetPerson(
  { db, clock, log, people }: PersonServices & { readonly log: Log },
  typed: string,
): Promise<Result<{ readonly upcomingReservations: number }, PersonRefusal>> {
  const read = await readContact(db, typed);
  if (!read.ok) return read;
  const { person, account } = read.value;
  if (account !== null && isStaff(account.roles)) return err({ code: 'staff_account' });
  const forgotten = await inRefusableTransaction<{ upcomingReservations: number }, PersonRefusal>(db, async (tx) => {
    const anonymised = await anonymisePerson(people, tx, person, clock());
    if (!anonymised.ok) return anonymised;
    const upcoming = await exportReservations(tx, person);
    if (account !== null) await deleteUser(tx, account.id);
    return ok({ upcomingReservations: upcoming.length });
  });
  if (forgotten.ok) log.info({ userId: account?.id ?? null }, 'person.forgotten');
  return forgotten;
}

function presentAccount({ roles, ...account }: AccountOfPerson) {
  return { ...account, role: strongestOf(roles) };
}

type Contact = { readonly person: KnownPerson; readonly account: AccountOfPerson | null };

async function readContact(db: Database, typed: string): Promise<Result<Contact, PersonRefusal>> {
  const email = parseEmail(typed);
  if (email.ok) {
    const account = await findAccountOf(db, email.value);
    return ok({ person: { userId: account?.id ?? null, email: email.value, phone: null }, account });
  }
  const phone = parsePhone(typed.trim());
  if (!phone.ok) return err({ code: 'person_contact_invalid' });
  return ok({ person: { userId: null, email: null, phone: phone.value }, account: null });
}
