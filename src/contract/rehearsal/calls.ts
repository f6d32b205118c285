/** Rehearsals, with domain values. */
import { defineAnswer, isoMoment, type ValueOf } from '../values/define-answer.ts';

export const rehearsalAnswer = defineAnswer('getRehearsal', {
  running: { startedAt: isoMoment, endsAt: isoMoment },
  last: { startedAt: isoMoment, endedAt: isoMoment },
});
export type Rehearsal = ValueOf<typeof rehearsalAnswer>;
