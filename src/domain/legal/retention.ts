/**
 * How long things are kept, in one table: the chores delete by it, docs/generated/retention.md shows it, and a story
 * compares the sentences of the privacy policy with it (docs/decisions/0098).
 */
import { dateOf } from '#domain/time/bucharest.ts';
import { DAY_MS, type Instant, instant } from '#domain/time/instant.ts';
import { addDays, type LocalDate } from '#domain/time/local-date.ts';

export type Retention = {
  readonly what: string;
  readonly days: number;
  readonly why: string;
  /** The law, the document or the decision that asks for it. */
  readonly by: string;
  /** The row of the default privacy policy that says so; absent for what identifies no guest. */
  readonly policy?: { readonly purpose: string; readonly says: string };
};

/** Three years with a leap day: the general limitation period of Cod civil art. 2517. */
const LIMITATION_DAYS = 3 * 365 + 1;
const LIMITATION = 'Cod civil art. 2517';
const HALF_A_YEAR_DAYS = 182;

export const RETENTION = {
  ended_sessions: {
    what: 'ended sessions, used or expired links of accounts',
    days: 30,
    why: 'answers who was signed in on a given night',
    by: 'docs/decisions/0006',
  },
  unconfirmed_accounts: {
    what: 'accounts that were never confirmed',
    days: 30,
    why: 'the address may be a stranger’s',
    by: 'romania.md §4.5',
    policy: { purpose: 'Contul de client', says: 'conturile neconfirmate 30 de zile' },
  },
  contact_of_orders: {
    what: 'phone and address of an order',
    days: LIMITATION_DAYS,
    why: 'until claims about the order expire, the guest may have to be called',
    by: LIMITATION,
    policy: {
      purpose: 'Preluarea, prepararea și livrarea comenzii',
      says: 'adresa, telefonul și e-mailurile despre comandă: 3 ani',
    },
  },
  unpaid_orders: {
    what: 'the person of an order that waited for a payment online and was never paid',
    days: 30,
    why: 'nothing was sold; money may still come for two weeks, and a guest may ask what became of it',
    by: 'docs/decisions/0290',
    policy: {
      purpose: 'Preluarea, prepararea și livrarea comenzii',
      says: 'comenzile care au așteptat o plată online și nu au fost plătite: 30 de zile',
    },
  },
  order_mails: {
    what: 'mails about orders',
    days: LIMITATION_DAYS,
    why: 'they document what was agreed',
    by: LIMITATION,
    policy: {
      purpose: 'Preluarea, prepararea și livrarea comenzii',
      says: 'adresa, telefonul și e-mailurile despre comandă: 3 ani',
    },
  },
  other_mails: {
    what: 'all other mails',
    days: HALF_A_YEAR_DAYS,
    why: 'as long as what they were about',
    by: 'docs/decisions/0098',
    policy: { purpose: 'Contul de client', says: 'celelalte e-mailuri 6 luni' },
  },
  mail_files: {
    what: 'mails written into files while no mail server is configured',
    days: 30,
    why: 'they contain personal data and replace no archive',
    by: 'docs/decisions/0098',
  },
  reservations: {
    what: 'reservations, after the evening',
    days: HALF_A_YEAR_DAYS,
    why: 'the names are no longer needed',
    by: 'romania.md §4.5',
    policy: { purpose: 'Rezervarea unei mese', says: '6 luni' },
  },
  withdrawals: {
    what: 'withdrawals from a contract',
    days: LIMITATION_DAYS,
    why: 'the refund may be disputed',
    by: LIMITATION,
    policy: { purpose: 'Cereri de retragere și reclamații', says: '3 ani' },
  },
  pending_subscribers: {
    what: 'requests for the newsletter that were never confirmed',
    days: 30,
    why: 'they prove nothing',
    by: 'romania.md §4.5',
    policy: { purpose: 'Newsletter și codul de bun venit', says: 'abonările neconfirmate 30 de zile' },
  },
  proof_of_consent: {
    what: 'the proof of a consent to the newsletter, after its withdrawal',
    days: LIMITATION_DAYS,
    why: 'it shows that the mails were asked for',
    by: 'Legea 506/2004',
    policy: { purpose: 'Newsletter și codul de bun venit', says: 'dovada acordului 3 ani după retragere' },
  },
  ended_blocks: {
    what: 'entries of the block list, after their end',
    days: 30,
    why: 'they may be disputed',
    by: 'docs/decisions/0209',
    policy: { purpose: 'Lista clienților de la care nu mai primim comenzi online', says: 'încă 30 de zile' },
  },
  followed_orders: {
    what: 'subscriptions of browsers to an order, after its end',
    days: 1,
    why: 'no step of the order follows',
    by: 'docs/decisions/0195',
    policy: {
      purpose: 'Notificări despre comandă pe dispozitivul dumneavoastră',
      says: 'o zi după încheierea comenzii',
    },
  },
  sent_carts: {
    what: 'links to a cart, since they were last opened',
    days: 400,
    why: 'a link on a poster is opened now and then',
    by: 'docs/decisions/0231',
  },
  repeated_requests: {
    what: 'idempotency keys, with the answer',
    days: 7,
    why: 'a phone may repeat a request after days without a connection',
    by: 'docs/decisions/0020',
  },
  courier_steps: {
    what: 'keys of the steps that couriers sent',
    days: 14,
    why: 'a phone may be offline over a weekend; a later step belongs to an order that has ended',
    by: 'docs/decisions/0207',
  },
  print_jobs: {
    what: 'slips',
    days: 7,
    why: 'older ones are no longer asked about; the order itself stays',
    by: 'docs/decisions/0205',
  },
  slots: {
    what: 'capacity that orders took of a quarter',
    days: 2,
    why: 'an order that is a day late may still be moved or rejected, which gives its capacity back',
    by: 'docs/decisions/0200',
  },
  panels: {
    what: 'reports of panels',
    days: 30,
    why: 'when a panel was last heard must be known for as long as the restaurant may stay closed',
    by: 'docs/decisions/0090',
  },
  import_pictures: {
    what: 'the list of pictures that an import fetched',
    days: 30,
    why: 'the list of imports shows what could not be fetched',
    by: 'docs/decisions/0232',
  },
  past_turns: {
    what: 'turns by the clock that are over',
    days: 1,
    why: 'by then the clocks of all processes have passed them',
    by: 'docs/decisions/0094',
  },
  copies: {
    what: 'copies of the database',
    days: 7,
    why: 'each moment of the last week can be restored',
    by: 'docs/decisions/0237',
  },
} as const satisfies Readonly<Record<string, Retention>>;

export type RetentionName = keyof typeof RETENTION;

/** What happened before this is no longer kept. */
export function keptSince(name: RetentionName, now: Instant): Instant {
  return instant(now - RETENTION[name].days * DAY_MS);
}

/** The same by calendar days. */
export function keptSinceDay(name: RetentionName, now: Instant): LocalDate {
  return addDays(dateOf(now), -RETENTION[name].days);
}
