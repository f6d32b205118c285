import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { isoMoment, lei } from '../values/fields.ts';
import {
  AssignCourierRequest,
  AuthenticateCourierRequest,
  AuthenticateCourierResponse,
  CloseShiftRequest,
  CourierOrderRequest,
  CourierRequest,
  CourierStepsRequest,
  CourierStepsResponse,
  CouriersResponse,
  CourierWorkResponse,
  DropCashRequest,
  EndShiftResponse,
  ResetCourierResponse,
  SaveCourierRequest,
  SaveCourierResponse,
} from './wire.ts';

const shift = {
  openedAt: isoMoment,
  endedAt: isoMoment,
  float: lei,
  cash: lei,
  card: lei,
  mealCard: lei,
  received: [{ amount: lei }],
  drops: lei,
  owed: lei,
} as const;

const ready = {
  dueAt: isoMoment,
  payable: lei,
  paymentParts: [{ amount: lei }],
  doorParts: [{ amount: lei }],
  returnedAt: isoMoment,
} as const;
const work = {
  shift,
  ready: [ready],
  stops: [{ ...ready, cashAmount: lei, cardAmount: lei, mealCardEligible: lei, noAnswerAt: isoMoment }],
  serverTime: isoMoment,
} as const;

export const getCouriers = defineCall({
  method: 'GET',
  path: '/admin-service/couriers',
  access: 'staff',
  sentence: 'Couriers with the cash of the shift that is open.',
  response: CouriersResponse,
  responseFields: { couriers: [{ float: lei, shift }] },
});
export type ListedCourier = AnswerOf<typeof getCouriers>['couriers'][number];
export type Shift = NonNullable<ListedCourier['shift']>;

export const saveCourier = defineCall({
  method: 'POST',
  path: '/admin-service/setup/couriers',
  access: 'admin',
  once: 'by_key_untold',
  sentence: 'Adds a courier, answered with a link and a PIN that are shown once; or changes one.',
  refusals: ['changed_meanwhile', 'courier_not_found'],
  body: SaveCourierRequest,
  response: SaveCourierResponse,
});

export const resetCourier = defineCall({
  method: 'POST',
  path: '/admin-service/setup/reset-courier',
  access: 'admin',
  sentence: 'A new link and a new PIN; the old ones and every phone that used them end at once.',
  refusals: ['changed_meanwhile', 'courier_not_found'],
  body: CourierRequest,
  response: ResetCourierResponse,
});

export const endCourier = defineCall({
  method: 'POST',
  path: '/admin-service/setup/end-courier',
  access: 'admin',
  sentence: 'Takes a courier’s link back; phones that used it end at once.',
  refusals: ['changed_meanwhile', 'courier_not_found'],
  body: CourierRequest,
  response: DoneResponse,
});

/** Why an order can not be taken or put back. */
const CARRYING = [
  'already_decided',
  'not_accepted_yet',
  'order_not_carried',
  'order_not_found',
  'order_not_ready',
  'order_of_courier',
  'stage_invalid',
] as const;

export const assignCourier = defineCall({
  method: 'POST',
  path: '/admin-service/assign-courier',
  access: 'staff',
  sentence: 'Gives an order for delivery to a courier, or takes it back.',
  refusals: ['courier_not_found', 'couriers_not_rehearsing', ...CARRYING],
  body: AssignCourierRequest,
  response: DoneResponse,
});

export const dropCash = defineCall({
  method: 'POST',
  path: '/admin-service/drop-cash',
  access: 'staff',
  once: 'by_key',
  sentence: 'Records cash that a courier left at the till during a shift.',
  refusals: ['cash_invalid', 'shift_not_found'],
  body: DropCashRequest,
  response: DoneResponse,
});

export const closeShift = defineCall({
  method: 'POST',
  path: '/admin-service/close-shift',
  access: 'staff',
  sentence:
    'Closes a courier’s shift with the cash that was counted; a difference needs a reason and stays in the books.',
  refusals: ['cash_invalid', 'cash_reason_required', 'courier_has_orders', 'shift_not_found'],
  body: CloseShiftRequest,
  response: DoneResponse,
});

export const authenticateCourier = defineCall({
  method: 'POST',
  path: '/courier-service/authenticate',
  access: 'public',
  /** Sign-ins per address and hour (reliability.md T21). */
  limit: { points: 100, seconds: 3600 },
  sentence: 'Opens a courier’s session with the secret of the link and the PIN.',
  refusals: ['courier_link_ended', 'courier_pin_wrong', 'too_many_requests'],
  body: AuthenticateCourierRequest,
  response: AuthenticateCourierResponse,
});

export const getCourierWork = defineCall({
  method: 'GET',
  path: '/courier-service/work',
  access: 'courier',
  sentence: 'What is ready to be taken, what this courier carries, and the cash of the shift.',
  response: CourierWorkResponse,
  responseFields: work,
});
export type CourierWork = AnswerOf<typeof getCourierWork>;
export type ReadyOrder = CourierWork['ready'][number];
export type CourierStop = CourierWork['stops'][number];

export const carryOrder = defineCall({
  method: 'POST',
  path: '/courier-service/carry-order',
  access: 'courier',
  sentence: 'A courier takes an order that is ready; of two who do, one wins.',
  refusals: ['courier_not_found', 'couriers_not_rehearsing', ...CARRYING],
  body: CourierOrderRequest,
  response: CourierWorkResponse,
  responseFields: work,
});

export const putBackOrder = defineCall({
  method: 'POST',
  path: '/courier-service/put-back-order',
  access: 'courier',
  sentence: 'A courier leaves an order at the restaurant after all.',
  refusals: CARRYING,
  body: CourierOrderRequest,
  response: CourierWorkResponse,
  responseFields: work,
});

export const sendCourierSteps = defineCall({
  method: 'POST',
  path: '/courier-service/steps',
  access: 'courier',
  sentence: 'Steps of the way, in the order they were taken; one that is sent again is taken once.',
  body: CourierStepsRequest,
  response: CourierStepsResponse,
});

export const endShift = defineCall({
  method: 'POST',
  path: '/courier-service/end-shift',
  access: 'courier',
  sentence: 'The courier is done: closes the shift where nothing is owed, otherwise the cash waits to be counted.',
  refusals: ['courier_has_orders', 'shift_not_found'],
  response: EndShiftResponse,
});

export const signOutCourier = defineCall({
  method: 'POST',
  path: '/courier-service/sign-out',
  access: 'courier',
  sentence: 'Ends the courier’s session.',
  response: DoneResponse,
});
