/** Reports of panels and their answers, with domain values. */
import { defineAnswer, isoMoment, type ValueOf } from '../values/define-answer.ts';

const watch = {
  serverTime: isoMoment,
  alarms: [{ raisedAt: isoMoment }],
  preparations: [{ promisedAt: isoMoment, startsAt: isoMoment }],
  printers: [{ lastSeenAt: isoMoment }],
  printQuestions: [{ queuedAt: isoMoment }],
} as const;

export const panelWatch = defineAnswer('getPanelWatch', watch);
export const panelReport = defineAnswer('reportPanel', watch);
export type PanelWatch = ValueOf<typeof panelWatch>;
