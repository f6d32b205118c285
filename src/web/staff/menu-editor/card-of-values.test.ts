import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { VAT_RATES } from '#test/support/vat-rates.ts';
import { cardOfValues } from './card-of-values.ts';
import { newProduct, newSize } from './product-values.ts';

const VALUES = { ...newProduct(VAT_RATES), name: 'Ciorbă de burtă', description: '<p>Cu <b>smântână</b>.</p>' };
const size = (price: string) => ({ ...newSize(price), price });

test('a form is the card that the shop shows: name, first words, lowest price of the sizes that are sold', () => {
  expect(
    cardOfValues({ ...VALUES, dimensions: [size('28'), size('21,50'), { ...size('12'), isOn: false }] }),
  ).toMatchObject({
    name: 'Ciorbă de burtă',
    text: 'Cu smântână.',
    from: bani(2150),
    to: bani(2800),
    state: 'orderable',
    left: null,
    marks: [],
    picture: null,
  });
});

test('before a price can be read there is none, and nothing is called unavailable', () => {
  expect(cardOfValues({ ...VALUES, name: ' ', dimensions: [size('două')] })).toMatchObject({
    name: 'Numele produsului',
    from: null,
    state: 'orderable',
  });
  expect(cardOfValues({ ...VALUES, available: false, dimensions: [size('')] })).toMatchObject({ state: 'unavailable' });
});

test('the stock that is typed decides as in the shop', () => {
  const counted = { ...size('9'), stockUnlimited: false };
  expect(cardOfValues({ ...VALUES, dimensions: [{ ...counted, stock: '2' }] })).toMatchObject({ left: 2 });
  const least = { minimumQuantityType: 'numarBucati', minimumQuantityNumber: '3' } as const;
  expect(cardOfValues({ ...VALUES, dimensions: [{ ...counted, ...least, stock: '2' }] })).toMatchObject({
    state: 'sold_out',
  });
});

test('marks are those of the shop: a drink shows no diet', () => {
  const dimensions = [size('9')];
  expect(cardOfValues({ ...VALUES, isVeggie: true, dimensions }).marks).toEqual(['vegetarian']);
  expect(
    cardOfValues({ ...VALUES, isVeggie: true, ageRestricted18: true, standardOrderType: false, dimensions }).marks,
  ).toEqual(['adult', ...(VALUES.preOrderOrderType ? ['ahead'] : [])]);
});

test('the picture is no wider than its file', () => {
  const picture = { id: 1, hash: 'abcd', alt: '' };
  const shown = (imageLink: string) => cardOfValues({ ...VALUES, pictures: [{ ...picture, imageLink }] }).picture;
  expect(shown('/imagini/abcd-640.webp')).toMatchObject({ hash: 'abcd', width: 320 });
  expect(shown('/imagini/abcd-160.webp')).toMatchObject({ width: 160 });
});
