import { getRehearsal } from '#contract/rehearsal/staff-calls.ts';
import { endsAt } from '#domain/rehearsal/rehearsal.ts';
import type { Database } from '#server/platform/database.ts';
import { answer, answerAs, answerWith, defineRoute, type Route } from '#server/platform/http/route.ts';
import { findLastEnded, findRunning } from './rehearsals.repository.ts';
import { type RehearsalServices, startRehearsal, stopRehearsal } from './run-rehearsal.ts';

/** Rehearsals of the kitchen. */
export function rehearsalRoutes(services: RehearsalServices): readonly Route[] {
  return [
    defineRoute('getRehearsal', async () => answerAs(getRehearsal, await loadRehearsal(services.db))),
    defineRoute('startRehearsal', async ({ body, session }) =>
      answerWith(await startRehearsal(services, session.userId, body), () => ({
        message: 'Repetiția a început. Comenzile marcate REPETIȚIE nu se gătesc.',
      })),
    ),
    defineRoute('stopRehearsal', async ({ session }) => {
      await stopRehearsal(services, session.userId);
      return answer({ message: 'Repetiția s-a încheiat. Nu a rămas nimic din ea.' });
    }),
  ];
}

async function loadRehearsal(db: Database) {
  const running = await findRunning(db);
  return {
    running:
      running === null
        ? null
        : {
            startedAt: running.startedAt,
            startedBy: running.startedBy,
            placed: running.placed,
            orders: running.orders,
            endsAt: endsAt(running.startedAt, running.minutes),
          },
    last: await findLastEnded(db),
  };
}
