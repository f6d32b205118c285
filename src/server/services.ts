/** The services of a request, created once per process. Features take the few they use, by name. */

import cluster from 'node:cluster';
import { instant } from '#domain/time/instant.ts';
import type { Config } from './config.ts';
import { openDatabase } from './platform/database.ts';
import type { FeatureServices } from './platform/define/feature-services.ts';
import { openTextFinder } from './platform/dns-texts.ts';
import { openAnnouncements } from './platform/events/announcements.ts';
import { callOut as callServer } from './platform/http/call-out.ts';
import { openFetchPublic } from './platform/http/fetch-public.ts';
import { openJobs } from './platform/jobs.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import { watchDiskSpace } from './platform/postgres/disk-space.ts';
import { openBreachedPasswords } from './platform/security/breached-passwords.ts';
import { openRateLimits } from './platform/security/rate-limits.ts';
import { openSecrets } from './platform/security/secrets.ts';
import { openSecurityLog } from './platform/security/security-log.ts';
import { openLogs } from './platform/send-logs.ts';
import { openSnapshots } from './platform/snapshots.ts';
import { openTracer } from './platform/tracing/open-tracer.ts';
import { traceStatements } from './platform/tracing/trace-statements.ts';
import { openDataVersions } from './platform/versions/data-versions.ts';
import { allWorkersAsker } from './supervisor/ask-all-workers.ts';
import { visitCounter } from './supervisor/count-in-supervisor.ts';

export type Services = FeatureServices & {
  readonly config: Config;
  /** Closes everything that was opened. */
  readonly close: () => Promise<void>;
};

/** Services that a test may replace. */
export type ServiceOverrides = Partial<
  Pick<Services, 'clock' | 'log' | 'diskSpace' | 'fetchPublic' | 'callOut' | 'findTexts'>
>;

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
    callOut = callServer,
    findTexts = openTextFinder(),
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
  const securityLog = openSecurityLog(db, clock, log, logs.sender.sendEvent);
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
    securityLog,
    jobs,
    announcements,
    metrics: openMetrics(pool, config.webWorkers > 1 ? allWorkersAsker() : null),
    tracer,
    breachedPasswords: openBreachedPasswords(fetchPublic, config.breachedPasswordsUrl),
    fetchPublic,
    callOut,
    findTexts,
    close: async () => {
      await jobs.close();
      await announcements.close();
      await securityLog.writeRepeated();
      await db.destroy();
      await tracer.close();
      await logs.sender.close();
    },
  };
}
