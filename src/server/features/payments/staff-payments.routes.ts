import type { z } from 'zod';
import { onlineMoneyToWire } from '#contract/payments/online-money-codec.ts';
import { getPaymentEvidence } from '#contract/payments/staff-calls.ts';
import type { PaymentsToCheckResponse } from '#contract/payments/wire.ts';
import { isoInstant } from '#contract/values/convert.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { factsOfProvider } from '#domain/payments/providers.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/index.ts';
import { answer, answerAs, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import { findPaymentEvidence } from './payment-evidence.ts';
import { type JobByHand, listDisputed, listJobsByHand, readBreaker } from './payments.repository.ts';
import type { PaymentServices } from './settle-payment.ts';
import { giveRefund, resolvePayment } from './staff-payments.ts';

export function staffPaymentRoutes(services: PaymentServices): readonly Route[] {
  return [
    defineRoute('refundPayment', async ({ body, session: { userId } }) => {
      const { orderNumber, amount } = body;
      const refunded = await giveRefund(services, { ...body, staffId: userId });
      if (!refunded.ok) {
        const { error } = refunded;
        if (error.code === 'refund_too_much') return refuse('refund_too_much', { maximum: error.maximum });
        return refuse(error.code);
      }
      const { status, payable, payment, paymentStatus, money } = refunded.value;
      return answer({
        message: `Dăm înapoi clientului ${formatLei(amount)}.`,
        orderNumber,
        // What was taken belongs to an order that arrived.
        onlineMoney: onlineMoneyToWire({
          status: status as OrderStatus,
          payable,
          payment,
          paymentStatus,
          onlineMoney: money,
        }),
      });
    }),
    defineRoute('getPaymentsToCheck', async () => answer(await listToCheck(services))),
    defineRoute('getPaymentEvidence', async ({ params: { id } }) => {
      const found = await findPaymentEvidence(services.db, id);
      if (found === null) return refuse('order_not_found');
      const { name, company, phone, email } = await loadRestaurantFacts(services.db);
      const { companyName, cui, registeredOffice } = company;
      return answerAs(getPaymentEvidence, {
        ...found,
        orderNumber: id,
        seller: { name, companyName, cui, registeredOffice, phoneNumber: phone, email },
        attempts: found.attempts.map(({ provider, mode, ...attempt }) => ({
          ...attempt,
          provider: factsOfProvider(provider).label,
          isTest: mode === 'test',
        })),
        serverTime: services.clock(),
      });
    }),
    defineRoute('resolvePayment', async ({ body: { id, action }, session: { userId } }) => {
      const resolved = await resolvePayment(services, { id, action, staffId: userId });
      return resolved.ok ? answer(await listToCheck(services)) : refuse(resolved.error.code);
    }),
  ];
}

async function listToCheck({ db, clock }: PaymentServices): Promise<z.input<typeof PaymentsToCheckResponse>> {
  const { offSince } = await readBreaker(db);
  const jobs = (await listJobsByHand(db)).map((job) => ({
    ...presentRow(job),
    id: job.id,
    kind: 'undone_job' as const,
    job: job.kind,
    actions: ['ask' as const, 'send_again' as const, 'settled_by_hand' as const],
  }));
  const disputed = (await listDisputed(db)).map((row) => ({
    ...presentRow(row),
    id: null,
    kind: 'disputed' as const,
    job: null,
    actions: [],
  }));
  return {
    payments: [...jobs, ...disputed],
    offSince: offSince === null ? null : isoInstant(offSince),
    serverTime: isoInstant(clock()),
  };
}

function presentRow({
  orderNumber,
  amount,
  provider,
  providerRef,
  reference,
  lastReason,
  createdAt,
}: Omit<JobByHand, 'id' | 'kind'>) {
  return {
    orderNumber,
    amount: leiFromBani(amount),
    provider: factsOfProvider(provider).label,
    providerRef,
    reference,
    lastReason,
    since: isoInstant(createdAt),
  };
}
