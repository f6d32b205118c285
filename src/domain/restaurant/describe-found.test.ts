import { expect, test } from 'vitest';
import { NOON } from '#test/support/a-checkout.ts';
import { aSchedule } from '#test/support/a-schedule.ts';
import { describeFound } from './describe-found.ts';

const found = (place: { readonly latitude: number | null; readonly longitude: number | null }) =>
  describeFound({ schedule: aSchedule(), zones: [], city: 'Blaj', ...place }, NOON).place;

test('search engines read the place only where both coordinates are known', () => {
  expect(found({ latitude: 46.17, longitude: 23.91 })).toEqual({ latitude: 46.17, longitude: 23.91 });
  expect(found({ latitude: 46.17, longitude: null })).toBeNull();
  expect(found({ latitude: null, longitude: null })).toBeNull();
});
