import { expect, test } from 'vitest';
import { aProduct, aSize } from '#test/support/a-menu.ts';
import { quickSize } from './quick-add.ts';

test('one tap adds the only size that can be chosen', () => {
  const [only, off] = [aSize(), aSize({ isOn: false })];
  expect(quickSize(aProduct({ sizes: [off, only] }))).toBe(only);
});

test.each([
  ['two sizes', aProduct({ sizes: [aSize(), aSize()] })],
  ['none', aProduct({ sizes: [] })],
  ['one that has run out', aProduct({ sizes: [aSize({ isSoldOut: true })] })],
  ['alcohol', aProduct({ isAgeRestricted: true })],
  ['another day only', aProduct({ isOrderableToday: false })],
  ['a group that must be chosen from', { ...aProduct(), optionChoice: 'needed' as const }],
])('%s needs the page', (_, product) => {
  expect(quickSize(product)).toBeNull();
});
