/** Worker side of counting visits in the supervisor, which adds up the counts of all workers of this machine. */
import { openVisitCounts, type Visit } from '../platform/security/visit-counts.ts';
import { parseSupervisorMessage, type WorkerMessage } from './worker-protocol.ts';

/** A busy supervisor must not delay guests: after this time the worker counts locally. */
const PATIENCE_MS = 1_000;

/** Counts in the supervisor; locally in a process without one, and while it does not answer. */
export function visitCounter(isWorker: boolean): (visit: Visit) => Promise<number | null> {
  const countHere = openVisitCounts();
  if (!isWorker) return async (visit) => countHere(visit);
  const waiting = new Map<number, (wait: number | null) => void>();
  let asked = 0;
  process.on('message', (message) => {
    const told = parseSupervisorMessage(message);
    if (told?.kind === 'visit_counted') waiting.get(told.id)?.(told.wait);
  });
  return async (visit) => {
    asked += 1;
    const id = asked;
    const { promise, resolve } = Promise.withResolvers<number | null>();
    const timer = setTimeout(() => resolve(countHere(visit)), PATIENCE_MS);
    waiting.set(id, resolve);
    process.send?.({ kind: 'visit', id, ...visit } satisfies WorkerMessage);
    const wait = await promise;
    waiting.delete(id);
    clearTimeout(timer);
    return wait;
  };
}
