/** Payments online as a guest and the clock take them: with the trial provider, whose page is part of the app. */
import { sql } from 'kysely';
import { bani } from '#domain/money/bani.ts';
import type { PaymentWay } from '#domain/orders/payment-means.ts';
import { PAYMENT_STEPS } from '#server/features/orders/payment-steps.ts';
import { bindProviders } from '#server/features/payments/find-provider.ts';
import { runPaymentJobs } from '#server/features/payments/run-payment-jobs.ts';
import type { PaymentServices } from '#server/features/payments/settle-payment.ts';
import { anOrder, place } from './an-order.ts';
import type { TestApp } from './test-app.ts';

export function paymentServices({ services }: Pick<TestApp, 'services'>): PaymentServices {
  return { ...services, payments: bindProviders(services), orders: PAYMENT_STEPS };
}

/** What the clock does when `minutes` have passed. */
export async function afterMinutes(story: TestApp, minutes: number): Promise<void> {
  story.clock.advanceMinutes(minutes);
  await runPaymentJobs(paymentServices(story));
}

/** The restaurant lets guests pay online; a demonstration, because others have no trial provider. */
export async function offerOnline(story: TestApp, ways: readonly PaymentWay[] = ['card_online']): Promise<void> {
  await sql`insert into demo_rows (kind, row_id) values ('order', 0) on conflict do nothing`.execute(story.db);
  await story.db
    .updateTable('restaurant')
    .set({ other_payments: [...ways] })
    .execute();
}

export function anOnlineOrder(facts: Parameters<typeof anOrder>[0]) {
  return anOrder({ orderPaymentEnumValue: 'CARD', paymentParts: [{ means: 'card_online' }], ...facts });
}

export function placeOnline(story: TestApp, facts: Parameters<typeof anOrder>[0], key?: string) {
  return place(story.api, anOnlineOrder(facts), key);
}

export type TrialChoice = 'pay' | 'no_funds' | 'wrong_data' | 'bank_refused' | 'leave';

/** What a guest presses on the provider's page. */
export function press(story: TestApp, payUrl: string, choice: TrialChoice): Promise<Response> {
  return story.request(payUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ choice }).toString(),
  });
}

type Fault = { readonly call: 'start' | 'ask' | 'capture' | 'release' | 'refund' | 'close' | 'notice' } & {
  readonly fault: 'refused' | 'lost_before' | 'lost_after' | 'twice';
  readonly times?: number;
};

/** The next calls of this name fail in this way. */
export async function switchOn({ db }: Pick<TestApp, 'db'>, { call, fault, times = 1 }: Fault): Promise<void> {
  await db.updateTable('trial_faults').set({ fault, times }).where('call', '=', call).execute();
}

/** The provider's books. */
export async function readLedger({ db }: Pick<TestApp, 'db'>) {
  const rows = await db.selectFrom('trial_payments').selectAll().orderBy('reference').execute();
  return rows.map((row) => ({
    reference: row.reference,
    state: row.state,
    held: bani(row.state === 'held' ? row.amount_bani : 0),
    taken: bani(row.taken_bani),
    refunded: bani(row.refunded_bani),
  }));
}
