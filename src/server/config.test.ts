import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { loadConfig, SETTING_NAMES } from './config.ts';

test('an empty environment gives a shop that works on this machine', () => {
  expect(loadConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    backupDir: resolve('data/backups'),
    backupKey: null,
    backupS3: null,
    databaseUrl: null,
    databaseFolder: null,
    postgresBin: null,
    publicUrl: 'http://localhost:3000',
    smtpUrl: null,
    alarmWebhook: null,
    adminEmail: null,
    adminPassword: null,
    resetAdmin: null,
    passwordsFile: null,
    isDemo: true,
    webWorkers: 1,
    trustedProxies: 0,
    logLevel: 'info',
    metricsToken: null,
    traceEndpoint: null,
    logsAddress: null,
    breachedPasswordsUrl: null,
    isProduction: true,
  });
});

test('an empty value counts as not given', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toEqual(loadConfig({}));
});

test('auto workers are as many as the cores', () => {
  expect(loadConfig({ WEB_WORKERS: 'auto' }).webWorkers).toBeGreaterThanOrEqual(1);
});

test('the public address loses its slash at the end', () => {
  expect(loadConfig({ PUBLIC_URL: 'https://pofta.example/' }).publicUrl).toBe('https://pofta.example');
});

test.each([
  ['PORT', '99999'],
  ['PORT', '-1'],
  ['PORT', '3000x'],
  ['DATABASE_URL', 'mysql://secret@host/db'],
  ['PUBLIC_URL', 'pofta.example'],
  ['SMTP_URL', 'ftp://secret'],
  ['ADMIN_EMAIL', 'secret'],
  ['ADMIN_PASSWORD', 'secret'],
  ['DEMO', 'maybe-secret'],
  ['WEB_WORKERS', '0'],
  ['WEB_WORKERS', 'secret'],
  ['TRUST_PROXY', 'true'],
  ['LOG_LEVEL', 'secret'],
  ['METRICS_TOKEN', 'secret'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'secret'],
  ['OTEL_EXPORTER_OTLP_LOGS_ENDPOINT', 'secret'],
  ['OTEL_EXPORTER_OTLP_LOGS_ENDPOINT', 'http://secret.exemplu.ro/v1/logs'],
  ['BREACHED_PASSWORDS_URL', 'http://secret.exemplu.ro/range/'],
])('a wrong %s is named without its value (%s)', (name, value) => {
  expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`Setări greșite[^]*${name}`));
  expect(() => loadConfig({ [name]: value })).not.toThrow(/secret/);
  // The library's own words are English.
  expect(() => loadConfig({ [name]: value })).not.toThrow(/invalid|expected/i);
});

test('.env.example names every setting with its default', () => {
  const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'));
  // Which mode it runs in, and where the embedded database lives, is not the owner's to choose.
  const settings = SETTING_NAMES.filter((name) => name !== 'NODE_ENV' && name !== 'DATABASE_FOLDER');
  expect(Object.keys(example).toSorted()).toEqual(settings.toSorted());
  expect(loadConfig(example)).toEqual(loadConfig({}));
});

test('a store of copies needs its whole key; its address has a bucket and no slash at the end', () => {
  const settings = { BACKUP_S3_URL: 'https://copii.exemplu.ro/galeata/casa/', BACKUP_S3_KEY_ID: 'cheie' };
  expect(() => loadConfig(settings)).toThrow('BACKUP_S3_SECRET');
  expect(loadConfig({ ...settings, BACKUP_S3_SECRET: 'secret' }).backupS3).toEqual({
    url: 'https://copii.exemplu.ro/galeata/casa',
    keyId: 'cheie',
    secret: 'secret',
    region: 'us-east-1',
  });
  for (const url of [
    'https://copii.exemplu.ro',
    'https://secret@copii.exemplu.ro/a',
    'https://copii.exemplu.ro/a?secret',
  ]) {
    expect(() => loadConfig({ ...settings, BACKUP_S3_URL: url })).toThrow(/^(?!.*secret).*BACKUP_S3_URL/s);
  }
});

test('an alarm webhook is never called without a secret to sign with', () => {
  const url = 'https://sms.exemplu.ro/pofta';
  expect(() => loadConfig({ ALARM_WEBHOOK_URL: url })).toThrow('ALARM_WEBHOOK_SECRET');
  const secret = 'frasinul-de-la-poarta';
  expect(loadConfig({ ALARM_WEBHOOK_URL: url, ALARM_WEBHOOK_SECRET: secret }).alarmWebhook).toEqual({ url, secret });
});
