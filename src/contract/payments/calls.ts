import { defineCall } from '../define/define-call.ts';
import {
  GuestPaymentResponse,
  OnlinePaymentResponse,
  PayAtDoorRequest,
  PaymentTokenParams,
  PaymentTokenRequest,
} from './wire.ts';

export const getOnlinePayment = defineCall({
  method: 'GET',
  path: '/user-service/online-payment',
  access: 'public',
  sentence: 'Whether guests can pay online now, and whether the money is blocked first or taken at once.',
  response: OnlinePaymentResponse,
});

export const getOrderPayment = defineCall({
  method: 'GET',
  path: '/user-service/order-payment/{token}',
  access: 'public',
  sentence:
    'What became of the money of an order, for anyone who holds its unguessable token; also while it waits for its payment.',
  refusals: ['order_not_found'],
  params: PaymentTokenParams,
  response: GuestPaymentResponse,
});

export const checkOrderPayment = defineCall({
  method: 'POST',
  path: '/user-service/check-order-payment',
  access: 'public',
  limit: { points: 1200, seconds: 3600 },
  sentence:
    'Asks the provider about the payment, at most every three seconds for one order, and answers with its state.',
  refusals: ['order_not_found'],
  body: PaymentTokenRequest,
  response: GuestPaymentResponse,
});

export const payOrder = defineCall({
  method: 'POST',
  path: '/user-service/pay-order',
  access: 'public',
  /** Payments begun per address and hour: stolen cards are tried in shops like this one. */
  limit: { points: 10, seconds: 3600 },
  needsRoom: true,
  sentence: 'Begins another payment of an order that waits for one; `payUrl` of the answer is the address to pay at.',
  refusals: ['online_payment_off', 'order_not_found', 'payment_over', 'too_many_payments'],
  body: PaymentTokenRequest,
  response: GuestPaymentResponse,
});

export const payOrderAtDoor = defineCall({
  method: 'POST',
  path: '/user-service/pay-order-at-door',
  access: 'public',
  sentence:
    'Sends an order that waits for its payment to the restaurant, to be paid at the door. Refused when the money came meanwhile.',
  refusals: [
    'cash_ceiling',
    'cash_ceiling_company',
    'meal_card_limit',
    'order_not_found',
    'payment_mismatch',
    'payment_not_offered',
    'payment_only_online',
    'payment_over',
    'payment_unclear',
  ],
  body: PayAtDoorRequest,
  response: GuestPaymentResponse,
});
