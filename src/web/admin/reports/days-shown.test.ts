import { expect, test } from 'vitest';
import { daysShown } from './days-shown.ts';

test('a report tells its days; while it is refused, the days asked for stay to be put right', () => {
  const reversed = { perioada: 'interval', de: '2026-11-20', pana: '2026-11-01' } as const;
  expect(daysShown(reversed, undefined)).toEqual({ from: '2026-11-20', to: '2026-11-01' });
  expect(daysShown(reversed, { startDate: '2026-10-01', endDate: '2026-10-31' })).toEqual({
    from: '2026-10-01',
    to: '2026-10-31',
  });
});
