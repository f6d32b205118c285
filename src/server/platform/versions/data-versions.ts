/**
 * Data versions: one counter per topic in the database, raised by the transaction that changes something
 * (docs/decisions/0004). A cache reads the version before it answers, so a change is visible on the next request of
 * every process. A change that happens only by time (the end of a pause) is stored in advance as a turn: from its
 * moment on it counts as one more change (docs/decisions/0094).
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { keptSince } from '#domain/legal/retention.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';

export const DATA_TOPICS = ['menu', 'restaurant'] as const;
export type DataTopic = (typeof DATA_TOPICS)[number];

/** The counter of every topic; it only increases. */
export type Versions = Readonly<Record<DataTopic, number>>;

export type DataVersions = {
  /**
   * The versions at some moment after this call. Calls made in the same turn of the event loop, or while an earlier
   * query runs, share one query and one promise: at most one query runs and one waits.
   *
   * @throws the error of the database
   */
  readonly current: () => Promise<Versions>;
  /** The versions of all topics as one text, only for comparing. */
  readonly currentText: () => Promise<string>;
};

/** Reads the versions of `db`; turns are compared with `clock`. */
export function openDataVersions(db: Database, clock: () => Instant): DataVersions {
  let running: Promise<unknown> = Promise.resolve();
  /** The query that has not begun yet, which calls made now share. */
  let next: { readonly versions: Promise<Versions>; readonly text: Promise<string> } | null = null;

  function begin(): Promise<Versions> {
    next = null;
    const versions = readVersions(db, clock());
    running = versions.catch(ignore);
    // The next query is sent first, so that the database works while the callers of this one continue.
    return running
      .then(() => nextTurn())
      .then(() => nextTurn())
      .then(() => versions);
  }

  function share() {
    if (next === null) {
      const versions = running.then(() => nextTurn()).then(begin);
      const text = versions.then((one) => DATA_TOPICS.map((topic) => one[topic]).join('.'));
      // The caller of either promise sees its rejection; an unused one must not count as unhandled.
      text.catch(ignore);
      next = { versions, text };
    }
    return next;
  }

  return { current: () => share().versions, currentText: () => share().text };
}

/** The callers hold the promise and see its rejection. */
function ignore() {}

/** Runs before almost every answer, so its text is a constant. */
const VERSIONS = `
  select topic, version + (
    select count(*) from data_turns where data_turns.topic = data_versions.topic and at <= $1
  ) as version from data_versions`;

/** Reads the versions as `db` sees them; inside a transaction, those that match its other reads. */
export async function readVersions(db: Database, now: Instant): Promise<Versions> {
  const { rows } = await db.executeQuery<{ topic: string; version: number }>(
    CompiledQuery.raw(VERSIONS, [new Date(now)]),
  );
  const versionOf = (topic: DataTopic) => {
    const row = rows.find((one) => one.topic === topic);
    if (row === undefined) throw new Error(`No version of ${topic}`);
    return row.version;
  };
  return { menu: versionOf('menu'), restaurant: versionOf('restaurant') };
}

/**
 * Part of a statement in an order's transaction: takes the shared lock that a save waits for before it raises the
 * version of the rules, and returns that version as text. No save of these rules can then commit before this
 * transaction ends; one that is about to commit is waited for and included (docs/decisions/0165).
 */
export function lockRulesVersion(now: Instant): RawBuilder<string> {
  return sql`hold_rules(${new Date(now)})`;
}

/** Adds past turns to the counters in one statement, so that no reader sees a version decrease. */
export async function applyPastTurns(db: Database, now: Instant): Promise<void> {
  await sql`
    with gone as (delete from data_turns where at < ${new Date(keptSince('past_turns', now))} returning topic)
    update data_versions
      set version = version + (select count(*) from gone where gone.topic = data_versions.topic
        or data_versions.topic = 'rules')
    where topic in (select topic from gone) or (topic = 'rules' and exists (select from gone))
  `.execute(db);
}
