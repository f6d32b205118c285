import { expect, test } from 'vitest';
import type { OfferedProduct } from '#domain/menu/shown-menu.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { markablesOf } from '#web/panel/sold-out/sold-menu.ts';
import { NOTHING_RAN_OUT, saysRanOut, soldOutOf } from './ran-out.ts';

/** A product of the menu, as far as marking goes. */
const product = (id: number, name: string, sizes: readonly [number, string][]) =>
  ({
    id,
    name,
    category: { name: 'Ciorbe' },
    isOn: true,
    extras: [],
    sizes: sizes.map(([sizeId, label]) => ({
      id: sizeId,
      label,
      isOn: true,
      stockUnlimited: true,
      minimumQuantity: 1,
    })),
  }) as unknown as OfferedProduct;

test('what of an order may have run out: its products, the ordered size where there are several, its extras', () => {
  const order = anOrderView();
  const [soup] = order.lines;
  const sizeId = soup?.sizeId ?? 0;
  const menu = [
    product(soup?.productId ?? 0, 'Ciorbă de burtă', [
      [sizeId, '350 g'],
      [9999, '500 g'],
    ]),
    product(2, 'Pizza', [[20, 'Ø 32 cm']]),
    product(77, 'Papanași', [[770, '200 g']]),
  ];
  const shown = markablesOf(order, menu).map(({ name, sizes }) => [name, sizes.map((size) => size.name)]);
  expect(shown).toEqual([
    ['Ciorbă de burtă', ['350 g']],
    ['Pizza', []],
    ['Ardei iute', []],
  ]);
});

test('a reason is about stock when it says so, in whatever letters', () => {
  const [ranOut, ...others] = staffWords.decision.reasonPresets;
  expect([ranOut, 'S-A TERMINAT aluatul', 'nu mai avem burtă'].every(saysRanOut)).toBe(true);
  expect(others.some(saysRanOut)).toBe(false);
});

test('nothing is marked before it is chosen and said until when', () => {
  const [soup] = markablesOf(anOrderView(), [product(1, 'Ciorbă', [[10, '350 g']])]);
  if (soup === undefined) throw new Error('The soup is in the order');
  const chosen = { ...NOTHING_RAN_OUT, chosen: [soup] };
  expect(soldOutOf(NOTHING_RAN_OUT)).toBeNull();
  expect(soldOutOf({ ...chosen, until: 'day' })).toBeNull();
  expect(soldOutOf(chosen)).toEqual({ subjects: [soup.subject], until: 'tomorrow' });
  expect(soldOutOf({ ...chosen, until: 'day', day: '2026-11-24' })).toMatchObject({ until: '2026-11-24' });
});
