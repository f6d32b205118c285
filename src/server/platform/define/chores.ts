/** Work repeated at a fixed interval in every web process. */
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';
import type { Database } from '../database.ts';
import { runEvery } from '../run-every.ts';
import type { FeatureServices } from './feature-services.ts';

const INTERVALS_MS = {
  hour: 60 * MINUTE_MS,
  'ten minutes': 10 * MINUTE_MS,
  minute: MINUTE_MS,
  'five seconds': 5_000,
} as const;

export type Chore = {
  readonly name: string;
  readonly every: keyof typeof INTERVALS_MS;
  /**
   * `shop`: rows of the database, done once by any process; the others do it again without effect, so no process has to
   * be chosen and none can be missing. `process`: what only this process has, its memory, its machine's disk or clock.
   */
  readonly of: 'shop' | 'process';
  readonly run: (services: FeatureServices) => Promise<void>;
};

/** A use case on rows that have become due, once an hour. */
export function hourly(work: (db: Database, now: Instant) => Promise<void>): Chore {
  return { name: work.name, every: 'hour', of: 'shop', run: ({ db, clock }) => work(db, clock()) };
}

/**
 * Runs the chores of each interval one after the other, now and at every interval; one that fails is logged and
 * repeated.
 *
 * @returns a function that begins no further chore, and resolves when the running ones have ended
 */
export function runChores(
  features: readonly { readonly chores: readonly Chore[] }[],
  services: FeatureServices,
): () => Promise<unknown> {
  const declared = features.flatMap(({ chores }) => chores);
  const stops = Object.entries(INTERVALS_MS).map(([every, intervalMs]) =>
    runEvery(
      intervalMs,
      declared.filter((chore) => chore.every === every).map((chore) => () => chore.run(services)),
      services.log,
    ),
  );
  return () => Promise.all(stops.map((stop) => stop()));
}
