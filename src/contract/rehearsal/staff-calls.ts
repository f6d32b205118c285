import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { isoMoment } from '../values/fields.ts';
import { RehearsalResponse, StartRehearsalRequest } from './wire.ts';

export const getRehearsal = defineCall({
  method: 'GET',
  path: '/admin-service/rehearsal',
  access: 'kitchen',
  sentence: 'Whether a rehearsal of the kitchen runs, and what the last one showed.',
  response: RehearsalResponse,
  responseFields: {
    running: { startedAt: isoMoment, endsAt: isoMoment },
    last: { startedAt: isoMoment, endedAt: isoMoment },
  },
});
export type Rehearsal = AnswerOf<typeof getRehearsal>;

export const startRehearsal = defineCall({
  method: 'POST',
  path: '/admin-service/start-rehearsal',
  access: 'staff',
  sentence: 'Starts a rehearsal: invented orders on panels, board and printers, of which nothing stays.',
  refusals: ['rehearsal_running', 'rehearsal_without_menu'],
  body: StartRehearsalRequest,
  response: DoneResponse,
});

export const stopRehearsal = defineCall({
  method: 'POST',
  path: '/admin-service/stop-rehearsal',
  access: 'staff',
  sentence: 'Ends the rehearsal at once and deletes its orders.',
  response: DoneResponse,
});
