/** Couriers with domain values: for the office and the panel, and for the couriers' own phones. */

import type { PaymentChoice } from '#domain/orders/payment-means.ts';
import type { Api } from '../client.ts';
import type { BodyOf } from '../define/define-call.ts';
import { paidToWire } from '../orders/codec.ts';
import { sendCourierSteps as sendCourierStepsCall } from './staff-calls.ts';

/** How a courier was paid; null when nothing was paid at the door. */
export type TakenPayment = PaymentChoice | null;

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
  return (await api(sendCourierStepsCall, { body, ...(signal === undefined ? {} : { signal }) })).outcomes;
}

type WireStep = BodyOf<typeof sendCourierStepsCall>['steps'][number];

function stepToWire(step: SentStep): WireStep {
  if (step.kind === 'arrange') return { ...step, orderNumbers: [...step.orderNumbers] };
  if (step.kind !== 'deliver') return step;
  const { taken, isIdentitySeen = false, ...facts } = step;
  const rest = { ...facts, identitySeen: isIdentitySeen };
  return taken === null ? rest : { ...rest, payment: paidToWire(taken) };
}
