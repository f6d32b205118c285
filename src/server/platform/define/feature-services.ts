/** The services from which declarations give each feature the few it uses; opened once per process (`services.ts`). */
import type { Pool } from 'pg';
import type { Instant } from '#domain/time/instant.ts';
import type { S3Place } from '../backups/s3-store.ts';
import type { Database } from '../database.ts';
import type { FindTexts } from '../dns-texts.ts';
import type { Announcements } from '../events/announcements.ts';
import type { CallOut } from '../http/call-out.ts';
import type { FetchPublic } from '../http/fetch-public.ts';
import type { Jobs } from '../jobs.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { DiskSpace } from '../postgres/disk-space.ts';
import type { BreachedPasswords } from '../security/breached-passwords.ts';
import type { RateLimits } from '../security/rate-limits.ts';
import type { Secrets } from '../security/secrets.ts';
import type { SecurityLog } from '../security/security-log.ts';
import type { Snapshots } from '../snapshots.ts';
import type { Tracer } from '../tracing/tracer.ts';
import type { DataVersions } from '../versions/data-versions.ts';

/** The settings that features read; `config.ts` parses them from the environment. */
export type FeatureConfig = {
  /** Absolute path. */
  readonly dataDir: string;
  /** Folder for copies of the embedded database. Absolute path. */
  readonly backupDir: string;
  /** An S3-compatible store to which encrypted copies are sent; `null` = they are only in `backupDir`. */
  readonly backupS3: S3Place | null;
  /** Folder of the embedded database's files, passed to workers by the supervisor. `null` = not on this machine. */
  readonly databaseFolder: string | null;
  /** A demonstration: the trial provider of payments may be used. */
  readonly isDemo: boolean;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** `null` = mails are saved as files in `dataDir`. */
  readonly smtpUrl: string | null;
  /** Called when no panel notices an order; calls are signed with the secret (src/server/features/watch/README.md). */
  readonly alarmWebhook: { readonly url: string; readonly secret: string } | null;
  /** Number of trusted proxies in front of us that append the visitor's address. */
  readonly trustedProxies: number;
  /** Allows a monitor on another machine to read `/metrics`; `null` = only this machine may. */
  readonly metricsToken: string | null;
};

export type FeatureServices = {
  readonly config: FeatureConfig;
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
  readonly securityLog: SecurityLog;
  readonly jobs: Jobs;
  readonly announcements: Announcements;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly breachedPasswords: BreachedPasswords;
  /** Requests to external servers. */
  readonly fetchPublic: FetchPublic;
  /** The same of any method, and with any answer. */
  readonly callOut: CallOut;
  readonly findTexts: FindTexts;
};
