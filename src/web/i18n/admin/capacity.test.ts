import { expect, test } from 'vitest';
import { capacityWords } from './capacity.ts';

test.each([
  [1, 1, 'Într-un sfert de oră intră cel mult un punct și cel mult o livrare.'],
  [30, 2, 'Într-un sfert de oră intră cel mult 30 de puncte și cel mult 2 livrări.'],
  [null, 20, 'Într-un sfert de oră intră cel mult 20 de livrări.'],
  [null, null, 'Într-un sfert de oră intră cât pot secțiile de mai sus.'],
])('%s points and %s deliveries', (points, deliveries, told) => {
  expect(capacityWords.summary(points, deliveries)).toBe(told);
});
