/** Steps that a page of an earlier version kept on the phone: they named a payment by the documents' words. */
import type { CourierStep, TakenPayment } from '#contract/couriers/client.ts';
import { byMealCard, choiceFromWire, type PaymentWord } from '#contract/orders/payment-on-wire.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { QueuedStep } from './steps-on-work.ts';

type EarlierTaken = {
  readonly payment: { readonly method: PaymentWord; readonly cash?: Bani; readonly card?: Bani };
  readonly isMealCard: boolean;
} | null;
type Delivered = Extract<CourierStep, { kind: 'deliver' }>;
type EarlierStep = Exclude<CourierStep, Delivered> | (Omit<Delivered, 'taken'> & { readonly taken: EarlierTaken });
export type EarlierQueuedStep = { readonly step: EarlierStep; readonly takenAt: Instant };

export function upgradeStep({ step, takenAt }: EarlierQueuedStep): QueuedStep {
  return { step: step.kind === 'deliver' ? { ...step, taken: takenToday(step.taken) } : step, takenAt };
}

function takenToday(taken: EarlierTaken): TakenPayment {
  if (taken === null) return null;
  const { method, cash, card } = taken.payment;
  const choice = choiceFromWire(method, { cashAmount: cash, cardAmount: card });
  return taken.isMealCard ? byMealCard(choice) : choice;
}
