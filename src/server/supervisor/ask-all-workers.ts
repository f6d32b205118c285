/** Worker side of requesting the metrics of all workers. */
import cluster from 'node:cluster';
import { parseSupervisorMessage, type WorkerMessage } from './worker-protocol.ts';

/**
 * Timeout for a supervisor that does not answer; the supervisor itself reports workers that do not answer within 5 s.
 */
const PATIENCE_MS = 8_000;

/** Asks the supervisor, which asks every worker; null in a process that is no worker. */
export function allWorkersAsker(): (() => Promise<string>) | null {
  if (!cluster.isWorker) return null;
  const waiting = new Map<number, (text: string | null) => void>();
  let asked = 0;
  process.on('message', (message) => {
    const told = parseSupervisorMessage(message);
    if (told?.kind === 'metrics') waiting.get(told.id)?.(told.text);
  });
  return async () => {
    asked += 1;
    const id = asked;
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    waiting.set(id, resolve);
    process.send?.({ kind: 'metrics_wanted', id } satisfies WorkerMessage);
    const text = await promise;
    waiting.delete(id);
    clearTimeout(timer);
    if (text === null) throw new Error('Not every worker told its metrics');
    return text;
  };
}
