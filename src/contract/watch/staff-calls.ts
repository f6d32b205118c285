import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { isoMoment } from '../values/fields.ts';
import { PanelWatchResponse, ReportPanelRequest } from './wire.ts';

const watch = {
  serverTime: isoMoment,
  alarms: [{ raisedAt: isoMoment }],
  preparations: [{ promisedAt: isoMoment, startsAt: isoMoment }],
  printers: [{ lastSeenAt: isoMoment }],
  printQuestions: [{ queuedAt: isoMoment }],
} as const;

export const reportPanel = defineCall({
  method: 'POST',
  path: '/admin-service/report-panel',
  access: 'kitchen',
  onPanels: 'while_locked',
  sentence: 'What a panel has received, shown and opened, and whether it can be heard. Answers like getPanelWatch.',
  body: ReportPanelRequest,
  response: PanelWatchResponse,
  responseFields: watch,
});

export const getPanelWatch = defineCall({
  method: 'GET',
  path: '/admin-service/panel-watch',
  access: 'kitchen',
  sentence: 'Whether the restaurant is open and heard, the alarms of unanswered orders, and orders to be begun now.',
  response: PanelWatchResponse,
  responseFields: watch,
});
export type PanelWatch = AnswerOf<typeof getPanelWatch>;
