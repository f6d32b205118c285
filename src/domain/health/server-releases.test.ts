import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { judgeServerAge, SERVER_RELEASES } from './server-releases.ts';
import { compareServerVersions, formatServerVersion, parseServerVersion } from './server-version.ts';

const at = (day: string) => instant(Date.parse(day));
const version = (text: string) => parseServerVersion(text) ?? { major: 0, minor: 0 };

test.each([
  ['18.4', '18.4'],
  ['18.6 (Debian 18.6-1.pgdg12+1)', '18.6'],
  ['postgres (PostgreSQL) 15.20 (Debian 15.20-0+deb12u1)', '15.20'],
  ['postgres (PostgreSQL) 18.6 (Homebrew)', '18.6'],
  ['VERSION=18.4\nPGDATA=/x', '18.4'],
  ['postgres (PostgreSQL) 19beta1', null],
  ['19devel', null],
  ['command not found', null],
  ['', null],
])('%j is version %s', (text, expected) => {
  const parsed = parseServerVersion(text);
  expect(parsed === null ? null : formatServerVersion(parsed)).toBe(expected);
});

test('versions are compared as numbers, the major one first', () => {
  const texts = ['18.10', '17.11', '18.9', '18.4'];
  expect(texts.toSorted((one, other) => compareServerVersions(version(one), version(other)))).toEqual([
    '17.11',
    '18.4',
    '18.9',
    '18.10',
  ]);
});

test.each([
  ['18.4', '2026-08-12', false, 'no later release is planned before'],
  ['18.4', '2026-09-11', false, 'thirty days are left to install the next one'],
  ['18.4', '2026-09-13', true, 'the release of August is missing'],
  ['18.6', '2026-11-28', false, 'the release of November is sixteen days old'],
  ['18.6', '2026-12-13', true, 'the release of November is missing, though the list does not have it'],
  ['18.4', '2027-01-02', true, 'the year before counts'],
  ['18.2', '2026-03-20', false, 'the release outside of the plan is three weeks old'],
  ['18.2', '2026-03-29', true, 'the release outside of the plan is missing'],
  ['18.5', '2026-08-20', false, 'passed a week ago'],
  ['18.5', '2026-11-28', true, 'a release that was never published, passed long ago'],
  ['15.3', '2026-11-28', true, 'older than the list'],
  ['18.7', '2028-01-01', false, 'newer than the list'],
  ['19.1', '2028-01-01', false, 'a major version that the list does not have'],
])('PostgreSQL %s on %s: old %s (%s)', (text, day, isOld) => {
  expect(judgeServerAge(version(text), at(day)).isOld).toBe(isOld);
});

test('the day of a release is told where it is known', () => {
  expect(judgeServerAge(version('18.4'), at('2026-11-28')).releasedAt).toBe(at('2026-05-14'));
  expect(judgeServerAge(version('18.5'), at('2026-11-28')).releasedAt).toBeNull();
});

test('the list is in the order of days, and no version stands there twice', () => {
  const days = Object.keys(SERVER_RELEASES);
  expect(days).toEqual(days.toSorted());
  const versions = Object.values(SERVER_RELEASES).flat();
  expect(new Set(versions).size).toBe(versions.length);
  expect(versions.every((text) => parseServerVersion(text) !== null)).toBe(true);
});
