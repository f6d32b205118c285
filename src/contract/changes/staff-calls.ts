import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { wallMoment } from '../values/fields.ts';
import { ChangesQuery, ChangesResponse } from './wire.ts';

export const getChanges = defineCall({
  method: 'GET',
  path: '/admin-service/changes',
  access: 'admin',
  sentence: 'One page of what staff saved, the newest first, by thing and by person.',
  query: ChangesQuery,
  response: ChangesResponse,
  responseFields: { content: [{ at: wallMoment }] },
});
export type ChangesPage = AnswerOf<typeof getChanges>;
