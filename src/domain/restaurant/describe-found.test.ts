import { expect, test } from 'vitest';
import { NOON } from '#test/support/a-checkout.ts';
import { aClosure, aSchedule } from '#test/support/a-schedule.ts';
import { describeFound } from './describe-found.ts';

const found = (place: { readonly latitude: number | null; readonly longitude: number | null }) =>
  describeFound({ schedule: aSchedule(), zones: [], city: 'Blaj', ...place }, NOON).place;

test('search engines read the place only where both coordinates are known', () => {
  expect(found({ latitude: 46.17, longitude: 23.91 })).toEqual({ latitude: 46.17, longitude: 23.91 });
  expect(found({ latitude: 46.17, longitude: null })).toBeNull();
  expect(found({ latitude: null, longitude: null })).toBeNull();
});

test('search engines read the days from today on that the whole restaurant is closed', () => {
  const closures = [
    aClosure('2026-11-18', '2026-11-19'),
    aClosure('2026-11-20', '2026-11-20'),
    aClosure('2026-12-01', '2026-12-02', { services: ['delivery'] }),
    aClosure('2026-12-25', '2026-12-26'),
  ];
  const { closedDays, orderedWays, hours } = describeFound(
    { schedule: aSchedule({ closures }), zones: [], city: 'Blaj', latitude: null, longitude: null },
    NOON,
  );
  expect(closedDays).toEqual([
    { from: '2026-11-20', until: '2026-11-20' },
    { from: '2026-12-25', until: '2026-12-26' },
  ]);
  expect(orderedWays).toContain('PICKUP');
  expect(hours.length).toBeGreaterThan(0);
});
