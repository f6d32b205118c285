import { PAGE_SIZE } from '#contract/page-size.ts';
import { isoInstant } from '#contract/values/convert.ts';
import { getWithdrawals } from '#contract/withdrawals/staff-calls.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answerAs, answerWith, defineRoute, type Route } from '#server/platform/http/route.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import { settleWithdrawal } from './settle-withdrawal.ts';
import { takeWithdrawal } from './take-withdrawal.ts';
import { countStoredWithdrawals, listStoredWithdrawals } from './withdrawals.repository.ts';

type WithdrawalServices = DbServices & {
  readonly jobs: Jobs;
  readonly rateLimits: RateLimits;
};

export function withdrawalRoutes(services: WithdrawalServices): readonly Route[] {
  return [
    defineRoute('withdraw', async ({ body }) =>
      answerWith(
        await takeWithdrawal(services, body),
        ({ receivedAt }) => ({
          message: `Am primit cererea ta de retragere la ${formatDateTime(receivedAt)}.`,
          receivedAt: isoInstant(receivedAt),
        }),
        { status: 201 },
      ),
    ),

    defineRoute('getWithdrawals', async ({ query: { page, state = null } }) => {
      const { db } = services;
      const withdrawals = await listStoredWithdrawals(db, { state, page, size: PAGE_SIZE });
      return answerAs(getWithdrawals, {
        content: withdrawals.map(({ orderId, ...withdrawal }) => ({ ...withdrawal, isOrderKnown: orderId !== null })),
        totalElements: await countStoredWithdrawals(db, state),
        numberOfOpenWithdrawals: await countStoredWithdrawals(db, 'open'),
      });
    }),

    defineRoute('settleWithdrawal', async ({ body, session }) =>
      answerWith(await settleWithdrawal(services, session.userId, body), () => ({
        message: body.settled ? 'Cererea a fost marcată ca rezolvată.' : 'Cererea este din nou deschisă.',
      })),
    ),
  ];
}
