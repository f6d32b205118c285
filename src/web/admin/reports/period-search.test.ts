import { expect, test } from 'vitest';
import { readPeriodSearch, readText } from './period-search.ts';

test.each([
  [{}, {}],
  [{ perioada: 'luna-trecuta', de: '2026-11-01' }, { perioada: 'luna-trecuta' }],
  [{ perioada: 'anul' }, {}],
  [
    { perioada: 'interval', de: '2026-11-01', pana: '2026-11-20' },
    { perioada: 'interval', de: '2026-11-01', pana: '2026-11-20' },
  ],
  [{ perioada: 'interval', de: 'ieri', pana: 20261120 }, { perioada: 'interval' }],
])('%j is read as %j', (typed, read) => {
  expect(readPeriodSearch(typed)).toEqual(read);
});

test('texts are kept when they mean something', () => {
  expect([readText('q', 'ana'), readText('q', '  '), readText('q', 3)]).toEqual([{ q: 'ana' }, {}, {}]);
});
