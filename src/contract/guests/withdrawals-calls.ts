/** Withdrawals as administrators read them, with domain values. */
import { defineAnswer, isoMoment, type ValueOf } from '../values/define-answer.ts';

export const withdrawalsPage = defineAnswer('getWithdrawals', {
  content: [{ receivedAt: isoMoment, settledAt: isoMoment }],
});
export type Withdrawal = ValueOf<typeof withdrawalsPage>['content'][number];
