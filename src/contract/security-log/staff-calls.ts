import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { wallMoment } from '../values/fields.ts';
import { SecurityEventsQuery, SecurityEventsResponse } from './wire.ts';

export const getSecurityEvents = defineCall({
  method: 'GET',
  path: '/admin-service/security-events',
  access: 'admin',
  sentence: 'One page of the security log, the newest first, by kind and by account.',
  query: SecurityEventsQuery,
  response: SecurityEventsResponse,
  responseFields: { content: [{ at: wallMoment }] },
});
export type SecurityEventsPage = AnswerOf<typeof getSecurityEvents>;
