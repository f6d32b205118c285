/** Enrolled tablets, with domain values. */
import { defineAnswer, isoMoment, type ValueOf } from '../values/define-answer.ts';

export const housePanels = defineAnswer('getHousePanels', {
  panels: [{ enrolledAt: isoMoment, lastSeenAt: isoMoment }],
});
export type HousePanels = ValueOf<typeof housePanels>;
