/** Service control and sold-out marks, with domain values. */
import type { Api, CallInput } from '../client.ts';
import { defineAnswer, isoMoment, type ValueOf } from '../values/define-answer.ts';

const ends = { next_shift: isoMoment, today: isoMoment };
const control = {
  services: [{ pause: { until: isoMoment, since: isoMoment }, ends }],
  busy: { until: isoMoment, since: isoMoment },
  busyEnds: ends,
  serverTime: isoMoment,
} as const;

/** The present pauses and busy mode, and what can be paused. */
export const serviceControl = defineAnswer('getServiceControl', control);
export type ServiceControl = ValueOf<typeof serviceControl>;
/** When each length would end; null where there is no such end. */
export type ControlEnds = ServiceControl['busyEnds'];

/** The answer of every step. */
export const serviceStep = defineAnswer('pauseService', { control });
export type ControlStep = 'pauseService' | 'resumeService' | 'setBusyMode' | 'endBusyMode';

/** Makes one step; returns the state after it. */
export async function changeService<Name extends ControlStep>(
  api: Api,
  step: Name,
  body: NonNullable<CallInput<Name>['body']>,
): Promise<ValueOf<typeof serviceStep>> {
  return serviceStep.fromWire(await api(step as ControlStep, { body }));
}

export const soldOutList = defineAnswer('getSoldOut', {
  content: [{ until: isoMoment, since: isoMoment }],
  serverTime: isoMoment,
});
export type SoldOutMark = ValueOf<typeof soldOutList>['content'][number];
