import decodeQR from 'qr/decode.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { QrCode } from '#web/admin/marketing/presence/qr-sheet.tsx';
import { cutIntoSheets, listCards, type QrChoice } from '#web/admin/marketing/presence/qr-sheets.ts';

const SHOP = 'https://vatra-frasinilor.ro';
const choice = (about: Partial<QrChoice>): QrChoice => ({
  target: 'menu',
  own: '',
  firstTable: '1',
  lastTable: '8',
  ...about,
});

/** Decodes the rendered code at the given width in pixels. */
async function scan(address: string, width: number): Promise<string> {
  const svg = renderToStaticMarkup(createElement(QrCode, { address }));
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width, width)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}

test.each([
  ['the menu', choice({})],
  ['an order that is delivered', choice({ target: 'delivery' })],
  ['a sent cart', choice({ target: 'own', own: '/c/1z-k4t9m2xq' })],
  ['a table', choice({ target: 'tables', firstTable: '12', lastTable: '12' })],
])('the code of %s is read back as its address, large and small', async (_what, chosen) => {
  const [card] = listCards(chosen, SHOP, 1) ?? [];
  const address = card?.address ?? expect.fail();
  expect(await scan(address, 600)).toBe(address);
  expect(await scan(address, 200)).toBe(address);
});

test('a sheet is filled with one code, tables have one each and fill as many sheets as they need', () => {
  expect(listCards(choice({}), SHOP, 8)).toEqual(Array(8).fill({ address: `${SHOP}/meniu`, table: null }));
  const tables = listCards(choice({ target: 'tables', firstTable: '3', lastTable: '12' }), SHOP, 4) ?? [];
  expect(tables[0]).toEqual({ address: `${SHOP}/comanda?serviciu=restaurant&masa=3`, table: 3 });
  expect(cutIntoSheets(tables, 4).map(({ length }) => length)).toEqual([4, 4, 2]);
});

test.each([
  choice({ target: 'own', own: '' }),
  choice({ target: 'own', own: 'https://alt-site.ro/c/1-abcdefgh' }),
  choice({ target: 'own', own: 'javascript:alert(1)' }),
  choice({ target: 'own', own: '/' }),
  choice({ target: 'tables', firstTable: '5', lastTable: '4' }),
  choice({ target: 'tables', firstTable: '0', lastTable: '4' }),
  choice({ target: 'tables', firstTable: 'a', lastTable: '4' }),
  choice({ target: 'tables', firstTable: '1', lastTable: '101' }),
])('nothing is drawn of %o', (chosen) => expect(listCards(chosen, SHOP, 1)).toBeNull());
