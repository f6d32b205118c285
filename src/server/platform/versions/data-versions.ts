/**
 * How old is what we remember? One counter per topic stands in the database, raised by the very transaction that changes
 * something (docs/decisions/0004). A cache asks here before it answers, so a change shows on the next request of every
 * process. What changes by the clock alone (the end of a pause) is announced as a turn: from its moment on it counts as
 * one change more (docs/decisions/0094).
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';

export const DATA_TOPICS = ['menu', 'restaurant'] as const;
export type DataTopic = (typeof DATA_TOPICS)[number];

/** The counter of every topic; only ever grows. */
export type Versions = Readonly<Record<DataTopic, number>>;

export type DataVersions = {
  /**
   * The versions as they stood at some moment after this call. Calls made in the same turn of the event loop, or while
   * an earlier query runs, share one query and one promise: however many ask at once, one query runs and one waits.
   *
   * @throws whatever the database throws
   */
  readonly current: () => Promise<Versions>;
  /** The same of all topics as one text, for who only compares. */
  readonly currentText: () => Promise<string>;
};

/** Watches the versions of `db`; turns are held against `clock`. */
export function openDataVersions(db: Database, clock: () => Instant): DataVersions {
  let running: Promise<unknown> = Promise.resolve();
  /** The query that has not begun yet: whoever asks now may share it. */
  let next: { readonly versions: Promise<Versions>; readonly text: Promise<string> } | null = null;

  function begin(): Promise<Versions> {
    next = null;
    const versions = readVersions(db, clock());
    running = versions.catch(ignore);
    // The next query goes out first (a turn after this answer): the database works while those who waited are served.
    return running
      .then(() => nextTurn())
      .then(() => nextTurn())
      .then(() => versions);
  }

  function share() {
    if (next === null) {
      const versions = running.then(() => nextTurn()).then(begin);
      const text = versions.then((one) => DATA_TOPICS.map((topic) => one[topic]).join('.'));
      // Who asks for the one hears of a failure from the one; nobody has to ask for both.
      text.catch(ignore);
      next = { versions, text };
    }
    return next;
  }

  return { current: () => share().versions, currentText: () => share().text };
}

/** Its own callers hear how it went. */
function ignore() {}

/** Asked before almost every answer: written out, so that nothing has to be put together each time. */
const VERSIONS = `
  select topic, version + (
    select count(*) from data_turns where data_turns.topic = data_versions.topic and at <= $1
  ) as version from data_versions`;

/** Reads the versions as `db` sees them; inside a transaction, those that go with what else it reads. */
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
 * Part of a statement in an order's transaction: takes the shared lock that a save waits for before it raises the version
 * of the rules, and gives that version as a text. From then on no save of what orders are judged by can commit before
 * this transaction ends; one that was about to commit is waited for and counted (docs/decisions/0165).
 */
export function holdRules(now: Instant): RawBuilder<string> {
  return sql`hold_rules(${new Date(now)})`;
}

/** A turn stays for a day: by then every clock of the house has passed it. */
const TURN_KEPT_MS = 24 * 3_600_000;

/** Puts old turns into the counters, in one statement: no reader ever sees a version go back. */
export async function foldTurns(db: Database, now: Instant): Promise<void> {
  await sql`
    with gone as (delete from data_turns where at < ${new Date(now - TURN_KEPT_MS)} returning topic)
    update data_versions
      set version = version + (select count(*) from gone where gone.topic = data_versions.topic
        or data_versions.topic = 'rules')
    where topic in (select topic from gone) or (topic = 'rules' and exists (select from gone))
  `.execute(db);
}
