/** The form of the kitchen's capacity, between what is read and what is sent. */
import type { CallInput, CallOutput } from '#contract/client.ts';
import { sentenceOf } from '#contract/errors.ts';
import { MOST_OF_SLOT } from '#domain/schedule/capacity.ts';
import type { Loaded } from '#web/forms/form-state.ts';
import type { Problems } from '#web/forms/read-refusal.ts';

/** '' where there is no limit. */
export type CapacityValues = { readonly points: number | string; readonly deliveries: number | string };

export function capacityFrom({ points, deliveries, version }: CallOutput<'getCapacity'>): Loaded<CapacityValues> {
  return { values: { points: points ?? '', deliveries: deliveries ?? '' }, version };
}

/** What is sent; an empty field is no limit. */
export function capacityRequest(
  values: CapacityValues,
): Omit<NonNullable<CallInput<'saveCapacity'>['body']>, 'version'> {
  const mostOf = (typed: number | string) => (typed === '' ? null : Number(typed));
  return { points: mostOf(values.points), deliveries: mostOf(values.deliveries) };
}

export function capacityProblems(values: CapacityValues): Problems {
  const isWrong = (most: number | null) =>
    most !== null && !(Number.isInteger(most) && most >= 1 && most <= MOST_OF_SLOT);
  const { points, deliveries } = capacityRequest(values);
  return {
    ...(isWrong(points) ? { points: sentenceOf('slot_limit_invalid') } : {}),
    ...(isWrong(deliveries) ? { deliveries: sentenceOf('slot_limit_invalid') } : {}),
  };
}
