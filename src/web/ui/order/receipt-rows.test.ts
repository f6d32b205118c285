import { expect, test } from 'vitest';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { anOrderView, SOUP_LINE } from '#test/support/an-order-view.ts';
import { receiptLines, receiptSums } from './receipt-rows.ts';

const texts = (...names: string[]) => names.map((name) => name.replaceAll(' lei', '\u00a0lei'));

test('products with their extras, bundles with their choices, each with what it cost', () => {
  expect(receiptLines(anOrderView())).toMatchObject([
    {
      quantity: 2,
      name: 'Ciorbă de burtă',
      details: texts('350 g', '+ Ardei iute (2,50 lei)', 'Mesaj personalizat: „iute”', 'Alergeni: lapte'),
      amount: 6500,
    },
    {
      quantity: 1,
      name: 'Două pizze, o băutură',
      details: ['Pizza, Ø 32 cm', 'Apă, 0,5 l · Produs gratuit', 'Alergeni: cereale care conțin gluten, lapte'],
      amount: 3500,
    },
  ]);
});

test('who looks back sees what each piece cost and was packed in (storefront.md §2)', () => {
  const [soup, bundle] = receiptLines(anOrderView(), true);
  expect(soup?.details).toEqual(
    texts(
      '350 g · 30,00 lei',
      '+ Ardei iute (2,50 lei)',
      'Cost ambalaj: 1,50 lei',
      'Mesaj personalizat: „iute”',
      'Alergeni: lapte',
    ),
  );
  expect(bundle?.details.slice(0, 2)).toEqual(
    texts('1 × Pizza, Ø 32 cm · 35,00 lei', '1 × Apă, 0,5 l · Produs gratuit'),
  );
});

test('an extra that costs nothing is told without a price', () => {
  const line = { ...SOUP_LINE, extras: [{ name: 'Mesaj pe etichetă', price: ZERO_BANI }] };
  expect(receiptLines(anOrderView({ lines: [line] }))[0]?.details).toContain('+ Mesaj pe etichetă');
});

test('the sums, packaging as the restaurant set it', () => {
  const rows = (about: Parameters<typeof anOrderView>[0]) =>
    receiptSums(anOrderView(about)).map(({ name, text }) => `${name} ${text}`);
  expect(rows({})).toEqual(
    texts(
      'Produse 100,00 lei',
      'Ambalaje 3,00 lei',
      'Garanție SGR 0,50 lei',
      'Livrare gratuită',
      'Reducere ZECE −10,00 lei',
    ),
  );
  expect(rows({ manualPackaging: ZERO_BANI })).not.toContainEqual(expect.stringContaining('Ambalaje'));
  expect(rows({ reductions: [] })).not.toContainEqual(expect.stringContaining('Reducere'));
});
