import { defineCall } from '../define/define-call.ts';
import { KeptPromisesResponse } from './kept-promises-wire.ts';
import { ORDER_CODES } from './order-codes.ts';
import {
  ChangeOrderRequest,
  ProposeChangeRequest,
  QuoteChangeRequest,
  QuoteChangeResponse,
  SeeChangeRequest,
  WithdrawProposalRequest,
} from './proposals-wire.ts';
import { FindCallerRequest, FindCallerResponse, TakeOrderRequest, TakeOrderResponse } from './telephone-wire.ts';
import {
  AllOrdersResponse,
  ChangePromiseRequest,
  ChangeStageRequest,
  ConfirmOrderRequest,
  CorrectPaymentRequest,
  MarkAsDeliveredRequest,
  MarkStationRequest,
  OrderDetailsResponse,
  OrderNumberParams,
  OrderStepResponse,
  OrdersQuery,
  RejectOrderRequest,
} from './wire.ts';

export const getAllOrders = defineCall({
  method: 'GET',
  path: '/user-service/get-all-orders',
  access: 'kitchen',
  sentence: 'One page of orders, the newest first, with counts of every status.',
  /** The kitchen asks for open orders only. */
  refusals: ['forbidden'],
  query: OrdersQuery,
  response: AllOrdersResponse,
});

export const getStaffOrderDetails = defineCall({
  method: 'GET',
  path: '/admin-service/get-order-details/{id}',
  access: 'kitchen',
  sentence: 'Any order, as a list of one.',
  refusals: ['order_not_found'],
  params: OrderNumberParams,
  response: OrderDetailsResponse,
});

export const confirmOrder = defineCall({
  method: 'POST',
  path: '/admin-service/confirm-order',
  access: 'staff',
  sentence: 'Accepts an order and promises when it will be ready.',
  refusals: [
    'agreement_required',
    'allergy_unread',
    'already_decided',
    'cash_ceiling',
    'cash_ceiling_company',
    'minutes_required',
    'not_accepted_yet',
    'order_not_found',
    'packaging_invalid',
  ],
  body: ConfirmOrderRequest,
  response: OrderStepResponse,
});

export const rejectOrder = defineCall({
  method: 'POST',
  path: '/admin-service/reject-order',
  access: 'staff',
  sentence: 'Refuses an order, or cancels one that was accepted. Stock and coupon return.',
  refusals: [
    'already_decided',
    'back_on_invalid',
    'not_accepted_yet',
    'order_not_found',
    'reason_required',
    'text_invalid',
  ],
  body: RejectOrderRequest,
  response: OrderStepResponse,
});

export const markAsDelivered = defineCall({
  method: 'POST',
  path: '/admin-service/mark-as-delivered',
  access: 'staff',
  sentence: 'Closes an order that has reached its guest; records how it was paid, where that is said.',
  refusals: [
    'payment_not_offered',
    'already_decided',
    'cash_ceiling',
    'cash_ceiling_company',
    'meal_card_limit',
    'not_accepted_yet',
    'order_not_found',
    'payment_mismatch',
    'payment_online',
  ],
  body: MarkAsDeliveredRequest,
  response: OrderStepResponse,
});

export const changePromise = defineCall({
  method: 'POST',
  path: '/admin-service/change-promise',
  access: 'staff',
  sentence: 'Promises another moment for an accepted order; the guest is told.',
  refusals: ['already_decided', 'not_accepted_yet', 'order_not_found', 'promise_invalid', 'promise_unchanged'],
  body: ChangePromiseRequest,
  response: OrderStepResponse,
});

export const changeStage = defineCall({
  method: 'POST',
  path: '/admin-service/change-stage',
  access: 'kitchen',
  sentence: 'Says that an accepted order is being prepared, is ready, or has left; the guest sees it.',
  refusals: ['already_decided', 'forbidden', 'not_accepted_yet', 'order_not_found', 'stage_invalid'],
  body: ChangeStageRequest,
  response: OrderStepResponse,
});

export const markStation = defineCall({
  method: 'POST',
  path: '/admin-service/mark-station',
  access: 'kitchen',
  sentence: 'Says that a station of the kitchen has finished its part of an accepted order, or takes that back.',
  refusals: ['already_decided', 'not_accepted_yet', 'order_not_found', 'station_has_no_part'],
  body: MarkStationRequest,
  response: OrderStepResponse,
});

/** Why an order can not be changed, or not like this. */
const UNCHANGEABLE = [
  'already_decided',
  'not_accepted_yet',
  'nothing_changed',
  'order_left',
  'order_not_found',
  'order_paid',
  'order_rehearsed',
] as const;
/** What the form of a change lacks. */
const INCOMPLETE_CHANGE = [
  'agreement_required',
  'allergy_unread',
  'minutes_required',
  'packaging_invalid',
  'reason_required',
] as const;

export const quoteChange = defineCall({
  method: 'POST',
  path: '/admin-service/quote-change',
  access: 'staff',
  sentence: 'Tells what a change of an order would cost and what would be different, or why it can not be done.',
  refusals: UNCHANGEABLE,
  body: QuoteChangeRequest,
  response: QuoteChangeResponse,
});

export const changeOrder = defineCall({
  method: 'POST',
  path: '/admin-service/change-order',
  access: 'staff',
  sentence: 'Changes an order to which the guest said yes on the telephone; what it was before is kept.',
  refusals: [...ORDER_CODES, ...UNCHANGEABLE, ...INCOMPLETE_CHANGE],
  body: ChangeOrderRequest,
  response: OrderStepResponse,
});

export const proposeChange = defineCall({
  method: 'POST',
  path: '/admin-service/propose-change',
  access: 'staff',
  sentence:
    'Asks the guest, on the page of the order, whether it may become another one; nothing changes before the yes.',
  refusals: [...ORDER_CODES, ...UNCHANGEABLE, ...INCOMPLETE_CHANGE],
  body: ProposeChangeRequest,
  response: OrderStepResponse,
});

export const withdrawProposal = defineCall({
  method: 'POST',
  path: '/admin-service/withdraw-proposal',
  access: 'staff',
  sentence: 'Takes a proposal back that the guest has not answered.',
  refusals: ['already_decided', 'not_accepted_yet', 'order_not_found'],
  body: WithdrawProposalRequest,
  response: OrderStepResponse,
});

export const seeChange = defineCall({
  method: 'POST',
  path: '/admin-service/see-change',
  access: 'kitchen',
  sentence: 'Says that staff have seen what was changed of an order.',
  refusals: ['already_decided', 'not_accepted_yet', 'order_not_found'],
  body: SeeChangeRequest,
  response: OrderStepResponse,
});

export const findCaller = defineCall({
  method: 'POST',
  path: '/admin-service/find-caller',
  access: 'staff',
  sentence: 'The newest orders of a telephone number, for staff who answer it; counted per member of staff.',
  refusals: ['too_many_requests'],
  body: FindCallerRequest,
  response: FindCallerResponse,
});

export const takeOrder = defineCall({
  method: 'POST',
  path: '/admin-service/take-order',
  access: 'staff',
  needsRoom: true,
  sentence: 'Places and accepts an order that staff take by telephone or at the counter.',
  refusals: [
    ...ORDER_CODES,
    'account_not_signed_in',
    'agreement_required',
    'allergy_unread',
    'already_decided',
    'idempotency_conflict',
    'minutes_required',
    'not_accepted_yet',
    'online_payment_off',
    'order_blocked',
    'order_code_required',
    'order_code_wrong',
    'order_not_found',
    'packaging_invalid',
    'pay_online_required',
    'too_many_payments',
    'too_many_requests',
  ],
  body: TakeOrderRequest,
  response: TakeOrderResponse,
  created: 'always',
});

export const correctPayment = defineCall({
  method: 'POST',
  path: '/admin-service/correct-payment',
  access: 'staff',
  sentence: 'Puts right how an order was paid, on the day it was handed over.',
  refusals: [
    'payment_not_offered',
    'already_decided',
    'cash_ceiling',
    'cash_ceiling_company',
    'meal_card_limit',
    'not_accepted_yet',
    'order_not_found',
    'payment_day_over',
    'payment_mismatch',
    'payment_online',
    'payment_unchanged',
  ],
  body: CorrectPaymentRequest,
  response: OrderStepResponse,
});

export const getKeptPromises = defineCall({
  method: 'GET',
  path: '/admin-service/kept-promises',
  access: 'admin',
  sentence: 'How often the hour promised at acceptance was kept in the last days.',
  response: KeptPromisesResponse,
});
