import { expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import { decidePublication } from './decide-publication.ts';

const facts = { kind: 'privacy', today: localDate('2026-11-20'), takenVersions: ['2026-11-20'] } as const;

test('a version is named after its day, and numbered where that day has one already', () => {
  const version = (takenVersions: readonly string[]) =>
    decidePublication({ ...facts, takenVersions, effectiveFrom: '2026-12-01' });
  expect(version([])).toEqual({ ok: true, value: { version: '2026-12-01', effectiveFrom: '2026-12-01' } });
  expect(version(['2026-12-01', '2026-12-01-2'])).toMatchObject({ value: { version: '2026-12-01-3' } });
});

test('no version counts from a day that is over, and the terms not before two days have passed', () => {
  const from = (kind: 'terms' | 'privacy' | 'cookies', effectiveFrom: string) =>
    decidePublication({ ...facts, kind, effectiveFrom }).ok;
  expect([from('privacy', '2026-11-19'), from('privacy', '2026-11-20'), from('cookies', '2026-11-20')]).toEqual([
    false,
    true,
    true,
  ]);
  expect([from('terms', '2026-11-21'), from('terms', '2026-11-22')]).toEqual([false, true]);
  expect(from('terms', '2026-02-30')).toBe(false);
});
