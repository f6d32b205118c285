/** What the declarations of the features must agree with: folders, mails, queues, channels, personal data, retention. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RETENTION } from '#domain/legal/retention.ts';
import { FEATURES } from './features.ts';
import { archivedTable, tablesOf } from './platform/define/tables.ts';
import type { MailKind } from './platform/mail/define-mail.ts';
import { QUEUES } from './queues.ts';

const FOLDER = join(import.meta.dirname, 'features');

/** The source files of the server by path, without tests. */
const SOURCES = new Map(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => [path, readFileSync(join(import.meta.dirname, path), 'utf8')]),
);

/** Every match of `pattern` in the sources, as its first group. */
function named(pattern: RegExp): readonly string[] {
  return [...SOURCES.values()].flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}

test('each folder of features has a declaration in the list, under its own name', () => {
  const folders = readdirSync(FOLDER);
  expect(FEATURES.map(({ name }) => name).toSorted()).toEqual([...folders, 'platform'].toSorted());
  for (const folder of folders) expect([...SOURCES.keys()]).toContain(join('features', folder, 'feature.ts'));
});

test('each mail is declared once, and each one that the code defines is declared', async () => {
  const kinds = FEATURES.flatMap(({ mails }) => mails.map(({ kind }) => kind));
  expect(new Set(kinds).size).toBe(kinds.length);
  const files = [...SOURCES.keys()].filter((path) => path.includes('/mails/'));
  const modules: object[] = await Promise.all(files.map((path) => import(join(import.meta.dirname, path))));
  const defined = modules.flatMap((module) => Object.values(module)).filter(isMail);
  expect(kinds.toSorted()).toEqual(defined.map(({ kind }) => kind).toSorted());
});

function isMail(value: unknown): value is MailKind {
  return typeof value === 'object' && value !== null && 'kind' in value && 'compose' in value;
}

test('each queue that a feature works on exists in the database, and none without work', () => {
  const worked = FEATURES.flatMap(({ queues }) => queues.map(({ queue }) => queue.name));
  expect(worked.toSorted()).toEqual(QUEUES.map(({ name }) => name).toSorted());
  expect(named(/: Queue = \{\n {2}name: '(\w+)'/g).toSorted()).toEqual(worked.toSorted());
});

test('each channel of the code is followed, by one feature', () => {
  const followed = FEATURES.flatMap(({ channels }) => channels.map(({ name }) => name));
  expect(new Set(followed).size).toBe(followed.length);
  expect(named(/_CHANNEL = '(\w+)'/g).toSorted()).toEqual(followed.toSorted());
});

test('each function that deletes or anonymises what is old is a chore', () => {
  const chores = FEATURES.flatMap(({ chores: own }) => own.map(({ name }) => name));
  expect(new Set(chores).size).toBe(chores.length);
  const cleaners = named(
    /^export (?:async )?function (delete(?:Old|Expired|Ended|Unused|Unconfirmed)\w+|anonymise(?:Old|Ended)\w+)\(\s*\w+: Database, now: Instant/gm,
  ).filter((name) => !PARTS.has(name));
  expect(cleaners.length).toBeGreaterThan(8);
  expect(chores).toEqual(expect.arrayContaining(cleaners));
});

/** Called by a chore of another name. */
const PARTS = new Set(['deleteOldCourierSessions']);

test('each period of the retention table is kept by one feature', () => {
  const kept = FEATURES.flatMap(({ retention }) => retention);
  expect(kept.toSorted()).toEqual(Object.keys(RETENTION).toSorted());
});

test('no period of retention stands outside the table', () => {
  expect(named(/const ((?:\w+_)?KEPT(?:_\w+)?_(?:DAYS|MS)) =/g)).toEqual([]);
});

test('each part of what is known of a person is exported by one feature', () => {
  const traces = FEATURES.flatMap(({ personalData }) => Object.keys(personalData.exports ?? {}));
  expect(traces.toSorted()).toEqual([
    'blocks',
    'coupons',
    'mails',
    'newsletter',
    'orders',
    'reservations',
    'reviews',
    'withdrawals',
  ]);
  const ofAccounts = FEATURES.flatMap(({ personalData }) => Object.keys(personalData.exportsOfAccount ?? {}));
  expect(ofAccounts).toEqual(['securityEvents']);
});

test('each table of the database is declared by one feature', () => {
  const generated = SOURCES.get(join('platform', 'database.types.ts')) ?? '';
  const [, list = ''] = /export interface DB \{\n([^}]*)\}/.exec(generated) ?? [];
  // Orders are one table and two views of it; all are declared under its name in archives.
  const tables = [...new Set([...list.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => archivedTable(name)))].filter(
    (name) => name !== 'real_orders',
  );
  expect(tables.length).toBeGreaterThan(100);
  expect([...tablesOf(FEATURES).keys()].toSorted()).toEqual(tables.toSorted());
});

test('each request to another server is declared, and made by the one function that keeps its limits', () => {
  const declared = FEATURES.flatMap(({ outboundCallers }) => outboundCallers.map(({ name }) => name));
  expect(named(/: OutboundCaller = \{\s*name: '(\w+)'/g).toSorted()).toEqual(declared.toSorted());
  const others = [...SOURCES].filter(
    ([path, text]) =>
      path !== join('platform', 'http', 'call-out.ts') &&
      // The command `pofta` is no part of the server: it asks its own shop, and the name that it opens.
      !path.startsWith(join('installation', '')) &&
      (/(?<![\w.#])fetch\(/.test(text) || /import \{[^}]*\brequest\b[^}]*\} from 'node:https?'/.test(text)),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});
