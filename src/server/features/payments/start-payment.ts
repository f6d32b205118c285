/** Begins an attempt at the provider: outside of every transaction, once; what is not known is asked, never repeated. */
import { bani } from '#domain/money/bani.ts';
import { afterStart } from '#domain/payments/breaker.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { DbServices } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';
import { paymentsOff } from './mails/payment-mails.ts';
import { NOTICES_PATH, RETURN_PATH } from './payment-paths.ts';
import {
  findStartable,
  lockBreaker,
  readBreaker,
  type Started,
  writeBreaker,
  writeStart,
} from './payments.repository.ts';
import type { PaymentProvider } from './providers/provider.ts';

export type StartServices = DbServices & {
  readonly jobs: Jobs;
  readonly log: Log;
  readonly config: { readonly publicUrl: string };
};

/** What the guest gets; null when it was begun before, or is over. */
export async function startPayment(
  services: StartServices,
  provider: PaymentProvider,
  reference: string,
): Promise<Started | null> {
  const { db, clock, config } = services;
  const found = await findStartable(db, reference);
  if (found === null) return null;
  const isDelivered = found.method === 'DELIVERY';
  const returnUrl = `${config.publicUrl}${RETURN_PATH}/${reference}`;
  const answer = await provider.start({
    attempt: reference,
    orderNumber: String(found.number ?? ''),
    amount: bani(found.amount_bani),
    description: `Comanda ${found.number}, ${found.restaurant ?? ''}`.slice(0, 120),
    guest: { name: `${found.first_name} ${found.last_name}`.trim(), email: found.email, phone: found.phone },
    billing: {
      city: (isDelivered ? found.guest_city : '') || (found.city ?? ''),
      county: (isDelivered ? found.guest_county : '') || (found.county ?? ''),
      street: (isDelivered
        ? `${found.guest_street} ${found.guest_street_number}`
        : `${found.street ?? ''} ${found.street_number ?? ''}`
      ).trim(),
      postalCode: found.postal_code ?? '',
    },
    returnUrl,
    cancelUrl: returnUrl,
    noticeUrl: `${config.publicUrl}${NOTICES_PATH}/${provider.name}`,
    hold: found.is_hold,
    payUntil: readInstant(found.pay_until),
    at: clock(),
  });
  const started: Started =
    answer.kind === 'done'
      ? { kind: 'started', ...answer.value }
      : { kind: answer.kind === 'refused' ? 'start_refused' : 'start_unknown', reason: answer.reason };
  const at = clock();
  await writeStart(db, found.id, started, at);
  await noteStart(services, started.kind === 'started', at);
  if (started.kind !== 'started') services.log.warn({ reason: started.reason }, `payment.${started.kind}`);
  return started;
}

/** The provider does not know the attempt, so it was not begun. */
export async function refuseStart(
  { db, clock }: DbServices,
  { id }: { readonly id: number },
  reason: string,
): Promise<void> {
  await writeStart(db, id, { kind: 'start_refused', reason }, clock());
}

/** Counts failing starts; the one that switches payment online off is mailed to the owner. */
async function noteStart({ db, jobs, log }: StartServices, isStarted: boolean, at: Instant): Promise<void> {
  const before = await readBreaker(db);
  if (isStarted && before.failures === 0) return;
  const enqueue = await jobs.ready();
  const change = await inTransaction(db, async (tx) => {
    const known = await lockBreaker(tx);
    const after = afterStart(known, isStarted, at);
    await writeBreaker(tx, after);
    if ((known.offSince === null) === (after.offSince === null)) return null;
    const isOff = after.offSince !== null;
    await enqueue(tx, paymentsOff.job({ isOff, occasion: after.offSince ?? at }));
    return isOff ? 'payments.switched_off' : 'payments.switched_on';
  });
  if (change !== null) log.warn({}, change);
}
