/** The settings of the shop: the only module that reads the environment, parsed once at the start of a process. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { S3Place } from './platform/backups/s3-store.ts';
import type { FeatureConfig } from './platform/define/feature-services.ts';
import { isThisMachine } from './platform/http/this-machine.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const LONGEST_PORT = 65_535;
const MOST_WORKERS = 64;
const MOST_PROXIES = 10;
const WORKERS_SENTENCE = `trebuie să fie un număr între 1 și ${MOST_WORKERS} sau auto`;

const wholeNumber = (most: number, sentence: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((number) => number <= most, sentence);

const addressOf = (protocols: readonly string[], sentence: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), sentence);

function isEncryptedOrHere(address: string): boolean {
  // An invalid address is reported by the rule before.
  if (!URL.canParse(address)) return true;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isThisMachine(hostname);
}

const Environment = z.object({
  PORT: wholeNumber(LONGEST_PORT, 'trebuie să fie un port între 0 și 65535').default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEY: z.string().optional(),
  BACKUP_S3_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/?#@]+(\/[\w.-]+)+\/?$/, 'trebuie să fie de forma https://gazda/găleata/dosarul')
    .optional(),
  BACKUP_S3_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET: z.string().optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  DATABASE_URL: addressOf(
    ['postgres:', 'postgresql:'],
    'trebuie să fie de forma postgres://utilizator:parola@gazda/baza',
  ).optional(),
  DATABASE_FOLDER: z.string().optional(),
  POSTGRES_BIN: z.string().optional(),
  PUBLIC_URL: addressOf(['http:', 'https:'], 'trebuie să înceapă cu http:// sau https://').optional(),
  SMTP_URL: addressOf(['smtp:', 'smtps:'], 'trebuie să fie de forma smtps://utilizator:parola@gazda:465').optional(),
  ALARM_WEBHOOK_URL: addressOf(['http:', 'https:'], 'trebuie să înceapă cu http:// sau https://').optional(),
  ALARM_WEBHOOK_SECRET: z.string().min(16, 'trebuie să aibă cel puțin 16 caractere').max(256).optional(),
  ADMIN_EMAIL: z.email('trebuie să fie o adresă de e-mail').max(254).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'trebuie să aibă cel puțin 8 caractere')
    .max(256, 'are peste 256 de caractere')
    .optional(),
  RESET_ADMIN: z.email('trebuie să fie o adresă de e-mail').max(254).optional(),
  PASSWORDS_FILE: z.string().optional(),
  DEMO: z.enum(['on', 'off'], 'trebuie să fie on sau off').default('on'),
  WEB_WORKERS: z
    .union(
      [
        z.literal('auto').transform(() => availableParallelism()),
        wholeNumber(MOST_WORKERS, WORKERS_SENTENCE).refine((count) => count >= 1, WORKERS_SENTENCE),
      ],
      WORKERS_SENTENCE,
    )
    .default(1),
  TRUST_PROXY: wholeNumber(MOST_PROXIES, 'trebuie să fie un număr între 0 și 10').default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS, `trebuie să fie una dintre: ${LOG_LEVELS.join(', ')}`).default('info'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,256}$/, 'trebuie să aibă între 16 și 256 de caractere, fără spații')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: addressOf(['http:', 'https:'], 'trebuie să înceapă cu http:// sau https://').optional(),
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: addressOf(['http:', 'https:'], 'trebuie să înceapă cu http:// sau https://')
    .refine(isEncryptedOrHere, 'trebuie să înceapă cu https://, în afară de o adresă a acestei mașini')
    .optional(),
  BREACHED_PASSWORDS_URL: addressOf(['https:'], 'trebuie să înceapă cu https://').optional(),
  NODE_ENV: z.string().default('production'),
});

/** Every environment variable that is read. */
export const SETTING_NAMES = Object.keys(Environment.shape);

export type Config = FeatureConfig & {
  /** 0 lets the system choose; tests do. */
  readonly port: number;
  readonly host: string;
  /** The printed key, needed for a restore on another machine. `null` = it is asked for when needed. */
  readonly backupKey: string | null;
  /** `null` = the embedded database of `dataDir`. */
  readonly databaseUrl: string | null;
  /** Folder of the PostgreSQL programs that run the embedded database; `null` = the machine's own when newer. */
  readonly postgresBin: string | null;
  readonly adminEmail: string | null;
  readonly adminPassword: string | null;
  /** E-mail address of the administrator whose access is reset by this start. */
  readonly resetAdmin: string | null;
  /** File that gets new accounts instead of the output, which a service keeps for good. Absolute path. */
  readonly passwordsFile: string | null;
  /** Load the demo restaurant into an empty database. */
  readonly isDemo: boolean;
  readonly webWorkers: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Address of an OTLP collector for traces (docs/decisions/0252-traces-without-packages.md); `null` = no traces. */
  readonly traceEndpoint: string | null;
  /** Address of an OTLP collector for the program's log and the security log; `null` = nothing is sent. */
  readonly logsAddress: string | null;
  /** Address of a breached-password service; `null` = none is asked. */
  readonly breachedPasswordsUrl: string | null;
  readonly isProduction: boolean;
};

/** An invalid setting; the message is the Romanian sentence for the owner. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Parses the settings of `environment`; an empty value counts as not given.
 *
 * @throws ConfigError naming every wrong setting, never its value: it may be a password
 */
export function loadConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`Setări greșite (vezi .env.example):\n${lines.join('\n')}`);
  }
  const read = parsed.data;
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    backupDir: resolve(read.BACKUP_DIR ?? join(read.DATA_DIR, 'backups')),
    backupKey: read.BACKUP_KEY ?? null,
    backupS3: s3PlaceOf(read),
    databaseUrl: read.DATABASE_URL ?? null,
    postgresBin: read.POSTGRES_BIN === undefined ? null : resolve(read.POSTGRES_BIN),
    databaseFolder: read.DATABASE_FOLDER ?? null,
    publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ''),
    smtpUrl: read.SMTP_URL ?? null,
    alarmWebhook: alarmWebhookOf(read.ALARM_WEBHOOK_URL, read.ALARM_WEBHOOK_SECRET),
    adminEmail: read.ADMIN_EMAIL ?? null,
    adminPassword: read.ADMIN_PASSWORD ?? null,
    resetAdmin: read.RESET_ADMIN ?? null,
    passwordsFile: read.PASSWORDS_FILE === undefined ? null : resolve(read.PASSWORDS_FILE),
    isDemo: read.DEMO === 'on',
    webWorkers: read.WEB_WORKERS,
    trustedProxies: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    metricsToken: read.METRICS_TOKEN ?? null,
    traceEndpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logsAddress: read.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT ?? null,
    breachedPasswordsUrl: read.BREACHED_PASSWORDS_URL ?? null,
    isProduction: read.NODE_ENV !== 'development',
  };
}

function alarmWebhookOf(url: string | undefined, secret: string | undefined): Config['alarmWebhook'] {
  if (url === undefined) return null;
  if (secret === undefined) {
    throw new ConfigError(
      'Setări greșite (vezi .env.example):\n  ALARM_WEBHOOK_SECRET trebuie dat împreună cu ALARM_WEBHOOK_URL',
    );
  }
  return { url, secret };
}

function s3PlaceOf(read: z.infer<typeof Environment>): S3Place | null {
  const { BACKUP_S3_URL: url, BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret, BACKUP_S3_REGION: region } = read;
  if (url === undefined) return null;
  if (keyId === undefined || secret === undefined) {
    throw new ConfigError(
      'Setări greșite (vezi .env.example):\n  BACKUP_S3_KEY_ID și BACKUP_S3_SECRET trebuie date împreună cu BACKUP_S3_URL',
    );
  }
  return { url: url.replace(/\/+$/, ''), keyId, secret, region };
}

/**
 * Adds the settings of `.env` in the working folder, if it exists, to the environment; existing variables take
 * precedence.
 */
export function readEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** The environment for a child process, overridden by `extra`. */
export function environmentWith(extra: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...extra };
}
