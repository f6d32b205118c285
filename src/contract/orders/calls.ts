import { defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { PushKeyResponse, StartNotificationsRequest, StopNotificationsRequest } from './notifications-wire.ts';
import { ORDER_CODES } from './order-codes.ts';
import { AnswerProposalRequest } from './proposals-wire.ts';
import {
  CancelOrderRequest,
  FavouritesResponse,
  OrderDetailsResponse,
  OrderNumberParams,
  OrderTokenParams,
  PlaceOrderRequest,
  PlaceOrderResponse,
  TrackOrderResponse,
  UserOrdersQuery,
  UserOrdersResponse,
} from './wire.ts';

export const placeOrder = defineCall({
  method: 'POST',
  path: '/user-service/user-placing-order',
  access: 'public',
  /** Orders per address and hour (reliability.md T19). */
  limit: { points: 30, seconds: 3600 },
  needsRoom: true,
  sentence:
    'Places an order. Prices in it are expectations: when one is out of date, 409 `price_changed` carries the new quote. After 409 `order_code_required` the same order is sent again with `confirmationCode`, which `sendOrderCode` mails. After 409 `pay_online_required` (a first order, where the restaurant asks for it) it is sent again with an online means. An order with an online means in `paymentParts` waits for its payment: `payUrl` of the answer is the address to pay at.',
  refusals: [
    ...ORDER_CODES,
    'account_not_signed_in',
    'idempotency_conflict',
    'online_payment_off',
    'order_blocked',
    'order_code_required',
    'order_code_wrong',
    'pay_online_required',
    'too_many_payments',
    'too_many_requests',
  ],
  body: PlaceOrderRequest,
  response: PlaceOrderResponse,
  created: 'always',
});

export const getOrderDetails = defineCall({
  method: 'GET',
  path: '/user-service/get-order-details/{id}',
  access: 'signed_in',
  sentence: 'One of the signed-in guest’s own orders, as a list of one.',
  refusals: ['order_not_found'],
  params: OrderNumberParams,
  response: OrderDetailsResponse,
});

export const trackOrder = defineCall({
  method: 'GET',
  path: '/user-service/track-order/{token}',
  access: 'public',
  sentence: 'The live state of an order, for anyone who holds its unguessable token.',
  refusals: ['order_not_found'],
  params: OrderTokenParams,
  response: TrackOrderResponse,
});

export const getUserOrders = defineCall({
  method: 'GET',
  path: '/user-service/get-user-orders',
  access: 'signed_in',
  sentence: 'One page of the signed-in person’s own orders, the newest first.',
  query: UserOrdersQuery,
  response: UserOrdersResponse,
});

export const getFavourites = defineCall({
  method: 'GET',
  path: '/user-service/get-favourites',
  access: 'signed_in',
  sentence:
    'Products that stand in at least two of the signed-in person’s last 20 orders; rejected orders do not count.',
  response: FavouritesResponse,
});

export const cancelOrder = defineCall({
  method: 'POST',
  path: '/user-service/cancel-order',
  access: 'public',
  sentence: 'Takes an order back before it is accepted; stock and coupon return.',
  refusals: ['cancel_not_offered', 'cancel_too_late', 'order_not_found', 'reason_required', 'text_invalid'],
  body: CancelOrderRequest,
  response: TrackOrderResponse,
});

export const answerProposal = defineCall({
  method: 'POST',
  path: '/user-service/answer-proposal',
  access: 'public',
  sentence:
    'The guest says yes or no to a proposal; the yes changes the order, and accepts it where it waited for an answer.',
  refusals: [
    ...ORDER_CODES,
    'agreement_required',
    'allergy_unread',
    'minutes_required',
    'not_accepted_yet',
    'nothing_changed',
    'order_left',
    'order_not_found',
    'order_paid',
    'order_rehearsed',
    'packaging_invalid',
    'proposal_answered',
    'proposal_lapsed',
    'proposal_over',
    'proposal_withdrawn',
    'reason_required',
  ],
  body: AnswerProposalRequest,
  response: TrackOrderResponse,
});

export const getPushKey = defineCall({
  method: 'GET',
  path: '/user-service/push-key',
  access: 'public',
  sentence: 'The public key (VAPID) with which a browser subscribes to notifications.',
  response: PushKeyResponse,
});

export const startOrderNotifications = defineCall({
  method: 'POST',
  path: '/user-service/start-order-news',
  access: 'public',
  /** Notifications turned on per address and hour. */
  limit: { points: 60, seconds: 3600 },
  sentence: 'Notifies a browser about the steps of an order, by web push (RFC 8030); the payload is encrypted.',
  refusals: ['order_not_found'],
  body: StartNotificationsRequest,
  response: DoneResponse,
});

export const stopOrderNotifications = defineCall({
  method: 'POST',
  path: '/user-service/stop-order-news',
  access: 'public',
  sentence: 'Ends the notifications of an order on one browser.',
  refusals: ['order_not_found'],
  body: StopNotificationsRequest,
  response: DoneResponse,
});
