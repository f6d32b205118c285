/** Records a phone's delivery steps: in order, each once; a refused one does not stop the next. */
import type { z } from 'zod';
import type { CourierStepsRequest } from '#contract/couriers/wire.ts';
import { type ErrorCode, sentenceOf } from '#contract/errors.ts';
import { readAsMealCard } from '#contract/orders/payment-on-wire.ts';
import {
  type AnswerServices,
  arrangeStops,
  bringBack,
  type CourierAsked,
  changeStage,
  markAsDelivered,
  refuseAnswer,
  waitAtDoor,
} from '#server/features/orders/index.ts';
import type { Refusal } from '#server/platform/http/route.ts';

type SentStep = z.output<typeof CourierStepsRequest>['steps'][number];
type Outcome = { readonly key: string; readonly refusal: string | null };

export async function takeSteps(
  services: AnswerServices,
  courierId: number,
  steps: readonly SentStep[],
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  // One after the other, because an order is handed over after it has left.
  for (const step of steps) outcomes.push({ key: step.key, refusal: await takeStep(services, courierId, step) });
  return outcomes;
}

/** Null, or a sentence why the step was refused. */
async function takeStep(services: AnswerServices, courierId: number, step: SentStep): Promise<string | null> {
  if (step.kind === 'arrange') {
    await arrangeStops(services.db, courierId, step.orderNumbers);
    return null;
  }
  const moved = await moveAsCourier(services, courierId, step);
  if (moved.ok) return null;
  const { code, details }: Refusal = refuseAnswer(moved.error, services.clock());
  return sentenceOf<ErrorCode>(code, details);
}

function moveAsCourier(
  services: AnswerServices,
  courierId: number,
  { key, ageSeconds, orderNumber, ...step }: Exclude<SentStep, { kind: 'arrange' }>,
) {
  const actor = { kind: 'courier', id: courierId } as const;
  const asked: CourierAsked = { number: orderNumber, actor, sent: { key, ageSeconds } };
  switch (step.kind) {
    case 'leave':
      return changeStage(services, asked, 'out');
    case 'deliver':
      return markAsDelivered(services, asked, takenBy(step), { isIdentitySeen: step.identitySeen });
    case 'no_answer':
      return waitAtDoor(services, asked);
    case 'bring_back':
      return bringBack(services, asked, step.calls);
  }
}

/** Phones with a page of an earlier version name a meal card beside the documents' word. */
function takenBy({ payment, mealCard }: Pick<Extract<SentStep, { kind: 'deliver' }>, 'payment' | 'mealCard'>) {
  return payment !== null && mealCard ? readAsMealCard(payment) : payment;
}
