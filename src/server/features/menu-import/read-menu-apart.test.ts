import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { readMenuApart } from './read-menu-apart.ts';

const NOW = instant(Date.UTC(2026, 10, 20));
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What is answered, and how many turns of the loop passed meanwhile: a file read here lets none pass. */
async function readAndTurn(text: string) {
  let turns = 0;
  let isRead = false;
  const reading = readMenuApart(bytesOf(text), NOW).finally(() => {
    isRead = true;
  });
  while (!isRead) {
    turns += 1;
    await nextTurn();
  }
  return { read: await reading, turns };
}

const HEADER = 'Categorie;Produs;Preț\n';

test('a large file is read while others are answered, a menu as well as what is none', async () => {
  const rows = Array.from({ length: 2_000 }, (_, place) => `Supe;Supa ${place} ${'.'.repeat(40)};12,50`).join('\n');
  const menu = await readAndTurn(HEADER + rows);
  expect(menu.read).toMatchObject({ ok: true, value: { source: 'table', categories: [{ name: { value: 'Supe' } }] } });
  expect(menu.turns).toBeGreaterThan(100);
  const line = await readAndTurn(HEADER + 'a'.repeat(2_000_000));
  expect(line.read).toEqual({ ok: false, error: { code: 'import_not_a_menu' } });
  expect(line.turns).toBeGreaterThan(100);
});

test('a small one is read at once, and an archive apart however small it is', async () => {
  expect(await readMenuApart(bytesOf(`${HEADER}Supe;Ciorbă;25`), NOW)).toMatchObject({ ok: true });
  const { read, turns } = await readAndTurn('PK\u0003\u0004');
  expect(read).toEqual({ ok: false, error: { code: 'import_not_a_menu' } });
  expect(turns).toBeGreaterThan(100);
});
