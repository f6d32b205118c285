import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { isoMoment } from '../values/fields.ts';
import { SettleWithdrawalRequest, WithdrawalsQuery, WithdrawalsResponse } from './wire.ts';

export const getWithdrawals = defineCall({
  method: 'GET',
  path: '/admin-service/withdrawals',
  access: 'admin',
  sentence: 'One page of withdrawals from contracts, the newest first, with the number of those still open.',
  query: WithdrawalsQuery,
  response: WithdrawalsResponse,
  responseFields: { content: [{ receivedAt: isoMoment, settledAt: isoMoment }] },
});
export type Withdrawal = AnswerOf<typeof getWithdrawals>['content'][number];

export const settleWithdrawal = defineCall({
  method: 'POST',
  path: '/admin-service/settle-withdrawal',
  access: 'admin',
  sentence: 'Marks a withdrawal as done with, or takes the mark away.',
  refusals: ['changed_meanwhile', 'withdrawal_not_found'],
  body: SettleWithdrawalRequest,
  response: DoneResponse,
});
