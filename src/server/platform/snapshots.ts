/**
 * Caches data that are read often and changed rarely in memory as a whole; reloaded when their version changes. No
 * personal data. Pages read the version first; an order, whose transaction locks the version of the rules until it
 * ends, passes it along (docs/decisions/0165).
 */
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from './database.ts';
import type { Tx } from './in-transaction.ts';
import type { Log } from './log.ts';
import { isOutage } from './outage.ts';
import { type DataTopic, type DataVersions, readVersions, type Versions } from './versions/data-versions.ts';

/** How long a snapshot may be used while the database is unreachable (reliability T50). */
export const STALE_LIMIT_MS = 5 * 60_000;

/** A kind of snapshot: how to read it, and the topics it depends on. Declared once, as a constant. */
export type SnapshotKind<Value> = {
  readonly name: string;
  readonly topics: readonly DataTopic[];
  /** Called in a read-only transaction with one snapshot as of `now`; `versions` belong to it. */
  readonly load: (db: Database, versions: Versions, now: Instant) => Promise<Value>;
};

/** A snapshot for transactions that lock its version. Declared once, as a constant. */
export type HeldSnapshotKind<Value> = {
  readonly name: string;
  /** Called in a transaction that has locked the version, so that several statements see the same state. */
  readonly load: (tx: Tx, now: Instant) => Promise<Value>;
};

export type Snapshots = {
  /**
   * The present snapshot. While the database is down, the last one for `STALE_LIMIT_MS`, which is logged.
   *
   * @throws the error of the database, when no snapshot is fresh enough
   */
  readonly read: <Value>(kind: SnapshotKind<Value>) => Promise<Value>;
  /**
   * The snapshot of `version`, which `tx` has locked: from memory, or read through `tx` and cached. Transactions with
   * the same version share one read.
   *
   * @throws the error of the database; then every transaction that shares the read is repeated
   */
  readonly readHeld: <Value>(
    kind: HeldSnapshotKind<Value>,
    held: { readonly tx: Tx; readonly version: string; readonly now: Instant },
  ) => Promise<Value>;
};

type Kept<Value> = { readonly key: string; readonly value: Value };
type Shelf<Value> = {
  kept: Kept<Value> | null;
  confirmedAt: Instant;
  loading: { readonly key: string; readonly promise: Promise<Kept<Value>> } | null;
};

export type SnapshotServices = {
  readonly db: Database;
  readonly versions: DataVersions;
  readonly clock: () => Instant;
  readonly log: Log;
};

/** Opens an empty collection; each process has one. */
export function openSnapshots(services: SnapshotServices): Snapshots {
  const shelves = new Map<SnapshotKind<unknown>, Shelf<unknown>>();
  const held = new Map<HeldSnapshotKind<unknown>, { readonly version: string; readonly value: Promise<unknown> }>();
  const shelfOf = <Value>(kind: SnapshotKind<Value>): Shelf<Value> => {
    const made = shelves.get(kind) ?? { kept: null, confirmedAt: services.clock(), loading: null };
    shelves.set(kind, made);
    // An entry is only written by its own kind.
    return made as Shelf<Value>;
  };
  return {
    readHeld<Value>(
      kind: HeldSnapshotKind<Value>,
      { tx, version, now }: { readonly tx: Tx; readonly version: string; readonly now: Instant },
    ): Promise<Value> {
      const kept = held.get(kind);
      // Only stored under its own kind.
      if (kept?.version === version) return kept.value as Promise<Value>;
      const value = kind.load(tx, now);
      const entry = { version, value };
      held.set(kind, entry);
      value.catch(() => {
        if (held.get(kind) === entry) held.delete(kind);
      });
      return value;
    },
    async read(kind) {
      const shelf = shelfOf(kind);
      const askedAt = services.clock();
      try {
        const key = keyOf(kind, await services.versions.current());
        const kept = shelf.kept?.key === key ? shelf.kept : await loadOnce(kind, shelf, key, services);
        shelf.kept = kept;
        shelf.confirmedAt = askedAt;
        return kept.value;
      } catch (error) {
        const ageMs = askedAt - shelf.confirmedAt;
        if (shelf.kept === null || ageMs > STALE_LIMIT_MS || !isOutage(error)) throw error;
        services.log.warn({ snapshot: kind.name, ageMs, reason: String(error) }, 'snapshot.stale');
        return shelf.kept.value;
      }
    },
  };
}

function keyOf(kind: SnapshotKind<unknown>, versions: Versions): string {
  return kind.topics.map((topic) => versions[topic]).join('-');
}

/** Coalesces simultaneous reads of the same version. */
function loadOnce<Value>(
  kind: SnapshotKind<Value>,
  shelf: Shelf<Value>,
  key: string,
  services: SnapshotServices,
): Promise<Kept<Value>> {
  if (shelf.loading?.key === key) return shelf.loading.promise;
  const promise = load(kind, services).finally(() => {
    if (shelf.loading?.promise === promise) shelf.loading = null;
  });
  shelf.loading = { key, promise };
  return promise;
}

function load<Value>(kind: SnapshotKind<Value>, { db, clock }: SnapshotServices): Promise<Kept<Value>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const now = clock();
      const versions = await readVersions(tx, now);
      return { key: keyOf(kind, versions), value: await kind.load(tx, versions, now) };
    });
}
