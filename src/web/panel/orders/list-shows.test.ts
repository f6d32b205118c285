import { expect, test } from 'vitest';
import { PAGE_SIZE } from '#contract/page-size.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { listShows, type ShownList } from './list-shows.ts';

type Order = Parameters<typeof listShows>[1];

const placedAt = (minutes: number) => plusMinutes(NOON, minutes);
/** The newest first: placed at minute 10, 9, 8 … */
const orders = Array.from({ length: PAGE_SIZE }, (_, index) => ({
  number: index,
  placedAt: placedAt(10 - index),
}));
const all: ShownList = { status: undefined, search: '', page: 0, orders };
const fresh: Order = { number: 77, status: 'NEW', placedAt: plusMinutes(NOON, 11) };
const old = { ...fresh, placedAt: plusMinutes(NOON, -60) };

test.each<[string, Partial<ShownList>, Order, boolean]>([
  ['the list of all shows the newest', {}, fresh, true],
  ['but not the one that waits so long that it stands on a later page', {}, old, false],
  ['unless everything fits on one page', { orders: orders.slice(1) }, old, true],
  ['or is on its way', { orders: undefined }, old, true],
  ['a later page shows what it holds', { page: 1 }, { ...fresh, number: 3 }, true],
  ['and not what has just come', { page: 1 }, fresh, false],
  ['new orders stand in the list of new ones, whichever page', { status: 'NEW', page: 1, orders: [] }, fresh, true],
  ['and in no other', { status: 'CONFIRMED' }, fresh, false],
  ['a search shows what it found', { search: 'ana' }, fresh, false],
  ['and what it found is shown', { search: 'ana' }, { ...fresh, number: 0 }, true],
])('%s', (_what, about, order, shown) => {
  expect(listShows({ ...all, ...about }, order)).toBe(shown);
});
