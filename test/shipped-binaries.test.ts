/** When a shipped binary must be renewed, and what the packages of the release hold. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVER_RELEASES } from '#domain/health/server-releases.ts';
import { adminHealthWords } from '#web/i18n/admin/health.ts';
import { judgeRenewal, SHIPPED_BINARIES, type ShippedBinary } from '../scripts/shipped-binaries.ts';

const NODE: ShippedBinary = {
  name: 'Node.js',
  version: '26.10.0',
  released: '2026-09-22',
  packages: ['node-a', 'node-b'],
  packageVersion: '26.10.0',
  renewedWithin: 'major',
  reach: '',
};
const NOW = Date.parse('2026-11-28');
const OWN = { '26.9.0': '2026-09-17', '26.10.0': '2026-09-23' };

test.each([
  ['nothing newer', [OWN, OWN], { newer: null, isLate: false }],
  ['newer for one platform only', [{ ...OWN, '26.12.1': '2026-10-22' }, OWN], { newer: null, isLate: false }],
  [
    'newer for all, the last of them a week ago',
    [
      { ...OWN, '26.12.1': '2026-10-22' },
      { ...OWN, '26.12.1': '2026-11-21' },
    ],
    { newer: '26.12.1', isLate: false },
  ],
  [
    'newer for all since a month and more',
    [
      { ...OWN, '26.12.1': '2026-10-22' },
      { ...OWN, '26.12.1': '2026-10-27' },
    ],
    { newer: '26.12.1', isLate: true },
  ],
  [
    'one newer for long, and another since yesterday',
    [
      { ...OWN, '26.11.0': '2026-10-01', '26.13.0': '2026-11-27' },
      { ...OWN, '26.11.0': '2026-10-01', '26.13.0': '2026-11-27' },
    ],
    { newer: '26.13.0', isLate: true },
  ],
  [
    'another major version',
    [
      { ...OWN, '27.0.0': '2026-10-01' },
      { ...OWN, '27.0.0': '2026-10-01' },
    ],
    { newer: null, isLate: false },
  ],
  [
    'a version to try',
    [
      { ...OWN, '26.11.0-beta.1': '2026-10-01' },
      { ...OWN, '26.11.0-beta.1': '2026-10-01' },
    ],
    { newer: null, isLate: false },
  ],
])('a registry with %s', (_, published, expected) => {
  expect(judgeRenewal(NODE, published, NOW)).toMatchObject(expected);
});

test('a package of PostgreSQL whose releases are all called beta is renewed by the next of them', () => {
  const postgres = SHIPPED_BINARIES.find(({ name }) => name === 'PostgreSQL');
  if (postgres === undefined) throw new Error('PostgreSQL is shipped');
  const own = { [postgres.packageVersion]: '2026-06-06', created: '2020-01-01', modified: '2026-11-01' };
  const shipped = { ...postgres, version: '18.4', packageVersion: '18.4.0-beta.17' };
  const behind = judgeRenewal(shipped, [own], NOW);
  expect(behind).toEqual({ newer: null, isLate: false, isLeftBehind: true });
  const renewed = judgeRenewal(
    shipped,
    [{ ...own, '18.6.0-beta.18': '2026-10-01', '19.0.0-beta.18': '2026-10-01' }],
    NOW,
  );
  expect(renewed).toMatchObject({ newer: '18.6.0-beta.18', isLate: true });
  expect(judgeRenewal(shipped, [{ ...own, '18.4.0-beta.18': '2026-11-20' }], NOW).newer).toBe('18.4.0-beta.18');
});

test('the list of releases knows the PostgreSQL that is shipped, by the same day', () => {
  const postgres = SHIPPED_BINARIES.find(({ name }) => name === 'PostgreSQL');
  expect(SERVER_RELEASES[postgres?.released ?? '']).toContain(postgres?.version);
});

test('the owner is told to install the major version that is shipped', () => {
  const major = SHIPPED_BINARIES.find(({ name }) => name === 'PostgreSQL')?.version.split('.')[0];
  const { advice = '' } = adminHealthWords.findings.server_old;
  expect(advice).toContain(`PostgreSQL ${major} `);
  expect(advice).toContain(`„postgresql-${major}”`);
  expect(readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8')).toContain(
    `apt install postgresql-${major}`,
  );
});
