/**
 * How old is what we remember? One counter per topic stands in the database, raised by the very transaction that changes
 * something (docs/decisions/0004). A cache asks here before it answers, so a change shows on the next request of every
 * process.
 */
import type { Database } from './database.ts';

export const DATA_TOPICS = ['menu', 'restaurant'] as const;
export type DataTopic = (typeof DATA_TOPICS)[number];

/** The counter of every topic; only ever grows. */
export type Versions = Readonly<Record<DataTopic, number>>;

export type DataVersions = {
  /**
   * The versions as they stood at some moment after this call. Calls made while a query runs share the next one, so
   * however many ask at once, at most one query runs and one waits.
   *
   * @throws whatever the database throws
   */
  readonly current: () => Promise<Versions>;
};

/** Watches the versions of `db`. */
export function openDataVersions(db: Database): DataVersions {
  let running: Promise<Versions> | null = null;
  let next: Promise<Versions> | null = null;
  const ask = () => {
    running = readVersions(db).finally(() => {
      running = null;
    });
    return running;
  };
  return {
    current() {
      if (running === null) return ask();
      // The query that runs may have read before this caller arrived; its answer would be too old.
      next ??= running.then(ignore, ignore).then(() => {
        next = null;
        return ask();
      });
      return next;
    },
  };
}

/** Its own callers hear how it went. */
function ignore() {}

/** Reads the versions as `db` sees them; inside a transaction, those that go with what else it reads. */
export async function readVersions(db: Database): Promise<Versions> {
  const rows = await db.selectFrom('data_versions').select(['topic', 'version']).execute();
  const versionOf = (topic: DataTopic) => {
    const row = rows.find((one) => one.topic === topic);
    if (row === undefined) throw new Error(`No version of ${topic}`);
    return row.version;
  };
  return { menu: versionOf('menu'), restaurant: versionOf('restaurant') };
}
