import { expect, test } from 'vitest';
import { NO_OPTIONS } from '#domain/menu/menu.ts';
import { addOptions, idsWithChoice } from './menu-with-options.ts';

const soup = { id: 1, optionChoice: 'none' } as const;
const pizza = { id: 2, optionChoice: 'needed' } as const;
const burger = { id: 3, optionChoice: 'offered' } as const;
const menu = { categories: [], products: [soup, pizza, burger] };

test('options are asked for where there are some', () => {
  expect(idsWithChoice(menu, [1, 2, 9])).toEqual([2]);
});

test('options that are known are put into the menu, other products stay as they are', () => {
  const known = new Map([
    [1, NO_OPTIONS],
    [2, NO_OPTIONS],
  ]);
  expect(addOptions(menu, known)).toEqual({
    categories: [],
    products: [soup, { ...pizza, options: NO_OPTIONS }, burger],
  });
});
