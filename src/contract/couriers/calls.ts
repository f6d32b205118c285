/** Couriers with domain values: for the office and the panel, and for the couriers' own phones. */

import type { OrderPayment } from '#domain/orders/order.ts';
import type { Api, CallInput } from '../client.ts';
import { paymentToWire } from '../orders/codec.ts';
import { defineAnswer, isoMoment, lei, type ValueOf } from '../values/define-answer.ts';

const shift = {
  openedAt: isoMoment,
  endedAt: isoMoment,
  float: lei,
  cash: lei,
  card: lei,
  mealCard: lei,
  drops: lei,
  owed: lei,
} as const;

export const couriersList = defineAnswer('getCouriers', { couriers: [{ float: lei, shift }] });
export type ListedCourier = ValueOf<typeof couriersList>['couriers'][number];
export type Shift = NonNullable<ListedCourier['shift']>;

const ready = { dueAt: isoMoment, payable: lei, returnedAt: isoMoment } as const;
const work = {
  shift,
  ready: [ready],
  stops: [{ ...ready, cashAmount: lei, cardAmount: lei, noAnswerAt: isoMoment }],
  serverTime: isoMoment,
} as const;

export const courierWork = defineAnswer('getCourierWork', work);
export type CourierWork = ValueOf<typeof courierWork>;
export type ReadyOrder = CourierWork['ready'][number];
export type CourierStop = CourierWork['stops'][number];

export async function carryOrder(api: Api, orderNumber: number): Promise<CourierWork> {
  return courierWork.fromWire(await api('carryOrder', { body: { orderNumber } }));
}

export async function putBackOrder(api: Api, orderNumber: number): Promise<CourierWork> {
  return courierWork.fromWire(await api('putBackOrder', { body: { orderNumber } }));
}

/** How a courier was paid; null when nothing was paid at the door. */
export type TakenPayment = { readonly payment: OrderPayment; readonly isMealCard: boolean } | null;

/** A step of a delivery with its key, which is the same when it is sent again. */
export type CourierStep = { readonly key: string } & (
  | { readonly kind: 'leave'; readonly orderNumber: number }
  | {
      readonly kind: 'deliver';
      readonly orderNumber: number;
      readonly taken: TakenPayment;
      /** Missing in steps that an earlier version of the phone kept. */
      readonly isIdentitySeen?: boolean;
    }
  | { readonly kind: 'no_answer'; readonly orderNumber: number }
  | { readonly kind: 'bring_back'; readonly orderNumber: number; readonly calls: number }
  | { readonly kind: 'arrange'; readonly orderNumbers: readonly number[] }
);
/** A step with the time since it was taken. */
export type SentStep = CourierStep & { readonly ageSeconds: number };

export async function sendCourierSteps(
  api: Api,
  steps: readonly SentStep[],
  signal?: AbortSignal,
): Promise<readonly { readonly key: string; readonly refusal: string | null }[]> {
  const body = { steps: steps.map(stepToWire) };
  return (await api('sendCourierSteps', { body, ...(signal === undefined ? {} : { signal }) })).outcomes;
}

type WireStep = NonNullable<CallInput<'sendCourierSteps'>['body']>['steps'][number];

function stepToWire(step: SentStep): WireStep {
  if (step.kind === 'arrange') return { ...step, orderNumbers: [...step.orderNumbers] };
  if (step.kind !== 'deliver') return step;
  const { taken, isIdentitySeen = false, ...facts } = step;
  const rest = { ...facts, identitySeen: isIdentitySeen };
  return taken === null ? rest : { ...rest, payment: paymentToWire(taken.payment), mealCard: taken.isMealCard };
}
