/** The services of a request, created once per process. Features take the few they use, by name. */

import cluster from 'node:cluster';
import type { Pool } from 'pg';
import { type Instant, instant } from '#domain/time/instant.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './platform/database.ts';
import { type Announcements, openAnnouncements } from './platform/events/announcements.ts';
import { type FetchPublic, openFetchPublic } from './platform/http/fetch-public.ts';
import { type Jobs, openJobs } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import { type Metrics, openMetrics } from './platform/metrics/metrics.ts';
import { type DiskSpace, watchDiskSpace } from './platform/postgres/disk-space.ts';
import { type BreachedPasswords, openBreachedPasswords } from './platform/security/breached-passwords.ts';
import { openRateLimits, type RateLimits } from './platform/security/rate-limits.ts';
import { openSecrets, type Secrets } from './platform/security/secrets.ts';
import { openSecurityBook, type SecurityBook } from './platform/security/security-book.ts';
import { openLogs } from './platform/send-logs.ts';
import { openSnapshots, type Snapshots } from './platform/snapshots.ts';
import { openTracer } from './platform/tracing/open-tracer.ts';
import { traceStatements } from './platform/tracing/trace-statements.ts';
import type { Tracer } from './platform/tracing/tracer.ts';
import { type DataVersions, openDataVersions } from './platform/versions/data-versions.ts';
import { allWorkersAsker } from './supervisor/ask-all-workers.ts';
import { visitCounter } from './supervisor/count-in-supervisor.ts';

export type Services = {
  readonly config: Config;
  readonly db: Database;
  readonly pool: Pool;
  /** The only clock; tests can stop it. */
  readonly clock: () => Instant;
  readonly log: Log;
  readonly rateLimits: RateLimits;
  readonly diskSpace: DiskSpace;
  readonly versions: DataVersions;
  readonly snapshots: Snapshots;
  readonly secrets: Secrets;
  readonly securityBook: SecurityBook;
  readonly jobs: Jobs;
  readonly announcements: Announcements;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly breachedPasswords: BreachedPasswords;
  /** Requests to external servers. */
  readonly fetchPublic: FetchPublic;
  /** Closes everything that was opened. */
  readonly close: () => Promise<void>;
};

/** Services that a test may replace. */
export type ServiceOverrides = Partial<Pick<Services, 'clock' | 'log' | 'diskSpace' | 'fetchPublic'>>;

/**
 * Opens the services of a web process.
 *
 * @throws Error without a database address, which the supervisor passes to every worker
 */
export function openServices(config: Config, overrides: ServiceOverrides = {}): Services {
  if (config.databaseUrl === null) throw new Error('A worker needs DATABASE_URL');
  const logs = openLogs(config);
  const {
    clock = () => instant(Date.now()),
    log = logs.log,
    diskSpace = watchDiskSpace(config.databaseFolder),
    fetchPublic = openFetchPublic(log),
  } = overrides;
  const { db, pool } = openDatabase({
    url: config.databaseUrl,
    applicationName: 'pofta-web',
    onConnectionLost: (error) => log.warn({ reason: error.message }, 'database.connection_lost'),
  });
  const onLost = (reason: string) => log.warn({ reason }, 'traces.lost');
  const tracer = openTracer(config.traceEndpoint === null ? null : { endpoint: config.traceEndpoint, onLost });
  if (tracer.isOn) traceStatements(pool, tracer);
  const versions = openDataVersions(db, clock);
  const jobs = openJobs(pool, log, tracer);
  const announcements = openAnnouncements(pool, log);
  const securityBook = openSecurityBook(db, clock, log, logs.sender.sendEvent);
  return {
    config,
    db,
    pool,
    clock,
    log,
    rateLimits: openRateLimits(pool, visitCounter(cluster.isWorker)),
    diskSpace,
    versions,
    snapshots: openSnapshots({ db, versions, clock, log }),
    secrets: openSecrets(db),
    securityBook,
    jobs,
    announcements,
    metrics: openMetrics(pool, config.webWorkers > 1 ? allWorkersAsker() : null),
    tracer,
    breachedPasswords: openBreachedPasswords(fetchPublic, config.breachedPasswordsUrl),
    fetchPublic,
    close: async () => {
      await jobs.close();
      await announcements.close();
      await securityBook.writeRepeated();
      await db.destroy();
      await tracer.close();
      await logs.sender.close();
    },
  };
}
