import { isoInstant } from '#contract/moments.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { answer, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { takeWithdrawal } from './take-withdrawal.ts';

type WithdrawalServices = { readonly db: Database; readonly clock: () => Instant; readonly jobs: Jobs };

const WITHDRAWALS_PER_HOUR = { points: 10, seconds: 3600 };

export function withdrawalRoutes(services: WithdrawalServices): readonly Route[] {
  return [
    defineRoute(
      'withdraw',
      async ({ body }) => {
        const taken = await takeWithdrawal(services, body);
        if (!taken.ok) return refuse(taken.error.code, {}, { fields: taken.error.fields });
        const { receivedAt } = taken.value;
        const message = `Am primit cererea ta de retragere la ${formatDateTime(receivedAt)}.`;
        return answer({ message, receivedAt: isoInstant(receivedAt) }, { status: 201 });
      },
      { limit: WITHDRAWALS_PER_HOUR },
    ),
  ];
}
