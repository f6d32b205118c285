import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findTranslatedShapes } from './support/translated-shapes.ts';

/** What guests see. Staff's pages are in the language of the staff. */
const PAGES = globSync('src/web/{storefront,account,ui,forms,router,routes/_shop}/**/*.tsx');

test('no page of guests renders what a translator in the browser would break', () => {
  expect(PAGES.length).toBeGreaterThan(150);
  const found = PAGES.flatMap((file) =>
    findTranslatedShapes(readFileSync(file, 'utf8')).map(
      ({ line, shape, code }) => `${file}:${line} ${shape}: ${code}`,
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ['<b>{isOn && <Icon />}{label}</b>', 'element before text'],
  ['<b>{isOn ? <Icon /> : null} Gata</b>', 'element before text'],
  ['<b>{list.map((one) => <i key={one} />)}{sum}</b>', 'element before text'],
  ['<b>{isOn && <i />}{isOff && <u />}{label}</b>', 'element before text'],
  ['<b>{name}{isOn && words.more}</b>', 'text that comes and goes'],
  ['<b>{isOn ? words.sending : <i>{sum}</i>}</b>', 'text or element'],
  ['<b>{isOn ? words.sending : <>Total {sum}</>}</b>', 'text or element'],
  ['<b>{isOn ? <i>{words.sending}</i> : <i>Total {sum}</i>}</b>', 'same element, other text'],
])('%s is found', (jsx, shape) => {
  expect(findTranslatedShapes(`const x = ${jsx};`)[0]?.shape).toBe(shape);
});

test.each([
  '<b>{isOn && <Icon />}<span>{label}</span></b>',
  '<b>{isOn && words.sending}</b>',
  '<b>{isOn ? words.sending : words.done}</b>',
  '<b>{label}{isOn && <Icon />}</b>',
  '<b>{isOn && <Icon />}<i />{label}</b>',
  '<b>{isOn && <Icon />}{children}</b>',
  '<b>{isOn ? <Icon /> : children()}</b>',
  '<b>{isOn ? <i key="on">{words.sending}</i> : <i key="off">Total {sum}</i>}</b>',
])('%s survives', (jsx) => {
  expect(findTranslatedShapes(`const x = ${jsx};`)).toEqual([]);
});
