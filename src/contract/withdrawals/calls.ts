import { defineCall } from '../define/define-call.ts';
import { WithdrawRequest, WithdrawResponse } from './wire.ts';

export const withdraw = defineCall({
  method: 'POST',
  path: '/user-service/withdraw-from-contract',
  access: 'public',
  once: 'by_key',
  limit: { points: 10, seconds: 3600 },
  sentence: 'Takes a withdrawal from a contract and acknowledges it by mail, with date and time.',
  body: WithdrawRequest,
  response: WithdrawResponse,
  created: 'always',
});
