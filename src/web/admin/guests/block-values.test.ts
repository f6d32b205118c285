import { expect, test } from 'vitest';
import { cityChoices } from './block-values.ts';

test('a locality that is not chosen is not shown as the first of the list', () => {
  expect(cityChoices(['Blaj'], '')).toEqual([
    { value: '', label: 'Alegeți localitatea' },
    { value: 'Blaj', label: 'Blaj' },
  ]);
  expect(cityChoices(['Blaj', 'Iclod'], 'Iclod').map(({ value }) => value)).toEqual(['Blaj', 'Iclod']);
});
