import { expect, test } from 'vitest';
import { addressLines, formatAddress } from './format-address.ts';

const nowhere = {
  street: '',
  streetNumber: '',
  building: '',
  staircase: '',
  floor: '',
  apartment: '',
  intercom: '',
  landmark: '',
  city: 'Blaj',
};

test.each([
  [
    'a flat',
    { street: 'Strada Lungă', streetNumber: '5', building: 'B', apartment: '3' },
    'Strada Lungă nr. 5, bl. B, ap. 3, Blaj',
  ],
  ['a house behind the church', { landmark: 'lângă biserică' }, 'lângă biserică, Blaj'],
  [
    'everything there is',
    { street: 'Frasinului', streetNumber: '1', staircase: 'A', floor: '4', intercom: '27' },
    'Frasinului nr. 1, sc. A, et. 4, interfon 27, Blaj',
  ],
  ['a number with a word of its own', { street: 'Lungă', streetNumber: 'nr 5' }, 'Lungă nr 5, Blaj'],
  ['a number without a street', { streetNumber: '12' }, 'nr. 12, Blaj'],
])('%s is said without what is not given', (_what, about, said) => {
  expect(formatAddress({ ...nowhere, ...about })).toBe(said);
});

test('on lines an address leaves out what the guest left out', () => {
  const address = {
    ...nowhere,
    street: 'Republicii',
    streetNumber: '12',
    building: 'B3',
    staircase: '',
    floor: '4',
    apartment: '17',
    intercom: '',
    landmark: '',
    city: 'Blaj',
    county: 'Alba',
  } as const;
  expect(addressLines(address)).toEqual(['Republicii nr. 12', 'bl. B3, et. 4, ap. 17', 'Blaj, Alba']);
  expect(addressLines({ ...address, street: '', streetNumber: '', landmark: 'lângă biserică' }).at(-1)).toBe(
    'Reper: lângă biserică',
  );
});
