import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { OrderNumberParams } from '../orders/wire.ts';
import { isoMoment, lei } from '../values/fields.ts';
import {
  PaymentEvidenceResponse,
  PaymentsToCheckResponse,
  RefundPaymentRequest,
  RefundPaymentResponse,
  ResolvePaymentRequest,
} from './wire.ts';

const toCheck = {
  payments: [{ amount: lei, since: isoMoment }],
  offSince: isoMoment,
  serverTime: isoMoment,
} as const;

export const refundPayment = defineCall({
  method: 'POST',
  path: '/admin-service/refund-payment',
  access: 'staff',
  needsStepUp: true,
  once: 'by_key',
  onPanels: 'never',
  sentence: 'Gives back what was paid online, all of it or a part, to the card it came from.',
  refusals: ['order_not_found', 'reason_required', 'refund_too_much', 'text_invalid'],
  body: RefundPaymentRequest,
  response: RefundPaymentResponse,
});

export const getPaymentsToCheck = defineCall({
  method: 'GET',
  path: '/admin-service/payments-to-check',
  access: 'staff',
  sentence: 'Payments that a person has to look at, each with what can be done about it.',
  response: PaymentsToCheckResponse,
  responseFields: toCheck,
});

export const resolvePayment = defineCall({
  method: 'POST',
  path: '/admin-service/resolve-payment',
  access: 'staff',
  needsStepUp: true,
  onPanels: 'never',
  sentence: 'Does one of the actions of a payment on that list, and answers with the list.',
  refusals: ['payment_settled'],
  body: ResolvePaymentRequest,
  response: PaymentsToCheckResponse,
  responseFields: toCheck,
});

export const getPaymentEvidence = defineCall({
  method: 'GET',
  path: '/admin-service/payment-evidence/{id}',
  access: 'staff',
  onPanels: 'never',
  sentence:
    'What a bank asks about an order that was paid online and is disputed: its payments with the provider’s references, the mails that were sent, the terms that were accepted. No card data.',
  refusals: ['order_not_found'],
  params: OrderNumberParams,
  response: PaymentEvidenceResponse,
  responseFields: {
    attempts: [{ amount: lei, at: isoMoment, events: [{ amount: lei, at: isoMoment }] }],
    mails: [{ at: isoMoment, sentAt: isoMoment }],
    serverTime: isoMoment,
  },
});
export type PaymentEvidence = AnswerOf<typeof getPaymentEvidence>;
