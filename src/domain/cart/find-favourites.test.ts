import { expect, test } from 'vitest';
import { findFavourites } from './find-favourites.ts';

const SOUP = 1;
const PIZZA = 2;
const WATER = 3;

test.each([
  { said: 'nothing was ordered', orders: [], favourites: [] },
  { said: 'one order', orders: [[SOUP, PIZZA]], favourites: [] },
  { said: 'two sizes of a dish in one order', orders: [[SOUP, SOUP], [PIZZA]], favourites: [] },
  { said: 'a dish of two orders', orders: [[SOUP, PIZZA], [SOUP]], favourites: [SOUP] },
  { said: 'an order in between', orders: [[SOUP], [PIZZA], [SOUP, WATER]], favourites: [SOUP] },
  { said: 'more often comes first', orders: [[SOUP, WATER], [WATER], [SOUP, WATER]], favourites: [WATER, SOUP] },
  {
    said: 'equally often: ordered last comes first',
    orders: [[PIZZA], [SOUP], [SOUP, PIZZA]],
    favourites: [PIZZA, SOUP],
  },
  { said: 'an order of bundles only', orders: [[], [SOUP], [SOUP]], favourites: [SOUP] },
])('$said: $favourites are favourites', ({ orders, favourites }) => {
  const asked = orders.map((ids) => ({ lines: ids.map((productId) => ({ productId })) }));
  expect(findFavourites(asked)).toEqual(favourites);
});
