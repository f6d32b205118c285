import { expect, test } from 'vitest';
import { instant, MINUTE_MS } from '#domain/time/instant.ts';
import { keepLastMade } from './made-again.ts';

const START = instant(10_000 * MINUTE_MS);
const [MENU, OTHER] = [{ name: 'menu' }, { name: 'other' }];

function aPage(changesAt: number | null) {
  let made = 0;
  return keepLastMade(
    (_, menu: typeof MENU) => {
      made += 1;
      return { text: `${menu.name} ${made}`, changesAt };
    },
    (page) => page.changesAt,
  );
}

test('the same values in the same minute give what was made of them', () => {
  const page = aPage(null);
  expect(page(START, MENU)).toBe(page(instant(START + MINUTE_MS - 1), MENU));
});

test('another minute, other values and the moment of a change give something new', () => {
  const page = aPage(START + 500);
  const texts = [START, START + 499, START + 500, START + MINUTE_MS].map((at) => page(instant(at), MENU).text);
  expect(texts).toEqual(['menu 1', 'menu 1', 'menu 2', 'menu 3']);
  expect(page(instant(START + MINUTE_MS), OTHER).text).toBe('other 4');
});
