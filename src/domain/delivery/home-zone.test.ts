import { expect, test } from 'vitest';
import { aZone } from '#test/support/a-checkout.ts';
import { homeZone } from './home-zone.ts';

const blaj = aZone({ code: 'BLAJ', city: 'Blaj', extraMinutes: 10 });
const near = aZone({ code: 'NEAR', city: 'Veza', extraMinutes: 5 });
const far = aZone({ code: 'FAR', city: 'Sâncel', extraMinutes: 20 });

test('the zone of the own town, else the nearest that is on, else none', () => {
  expect(homeZone([far, near, blaj], 'Blaj')?.code).toBe('BLAJ');
  expect(homeZone([far, near, { ...blaj, enabled: false }], 'Blaj')?.code).toBe('NEAR');
  expect(homeZone([{ ...far, enabled: false }], 'Blaj')).toBeNull();
});
