import { expect, test } from 'vitest';
import { aLine } from '#test/support/a-cart.ts';
import { SOUP } from '#test/support/a-checkout.ts';
import { forgetUnpaidCart, mergeCarts, readUnpaidCart, saveUnpaidCart } from './unpaid-cart.ts';

const PATH = '/comanda/abc';
const CART = { lines: [aLine(SOUP)] };

function aShelf(text: string | null = null) {
  const kept = new Map(text === null ? [] : [['pofta.cos-neplatit', text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('what was ordered is known by the page of its order only', () => {
  const shelf = aShelf();
  saveUnpaidCart(shelf, PATH, CART);
  expect(readUnpaidCart(shelf, PATH)).toEqual(CART);
  expect(readUnpaidCart(shelf, '/comanda/other').lines).toEqual([]);
  forgetUnpaidCart(shelf, '/comanda/other');
  expect(readUnpaidCart(shelf, PATH)).toEqual(CART);
  forgetUnpaidCart(shelf, PATH);
  expect(readUnpaidCart(shelf, PATH).lines).toEqual([]);
});

test.each(['{', '7', 'null', '{"path":"/comanda/abc"}', '{"path":"/comanda/abc","cart":7}'])(
  'what another version stored counts as nothing: %s',
  (text) => {
    expect(readUnpaidCart(aShelf(text), PATH).lines).toEqual([]);
  },
);

test('what is put back stands beside what is in the cart; equal lines are one', () => {
  expect(mergeCarts(CART, { lines: [] })).toEqual(CART);
  expect(mergeCarts(CART, CART).lines).toEqual([aLine(SOUP, { quantity: 2 })]);
});
