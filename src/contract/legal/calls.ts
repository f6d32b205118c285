import { defineCall } from '../define/define-call.ts';
import { LegalTextParams, LegalTextQuery, LegalTextResponse } from './wire.ts';

export const getLegalText = defineCall({
  method: 'GET',
  path: '/user-service/legal-texts/{kind}',
  access: 'public',
  sentence: 'The terms, the privacy policy or the cookies page: the version in force, or an earlier one.',
  refusals: ['not_found'],
  params: LegalTextParams,
  query: LegalTextQuery,
  response: LegalTextResponse,
});
