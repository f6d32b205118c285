/** What is pasted with invisible marks is read as what the eye sees, by every parser of the domain. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { parseMessage } from '#domain/accounts/parse-message.ts';
import { parsePanelName, parsePanelPin } from '#domain/accounts/parse-panel.ts';
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { parseText } from '#domain/accounts/parse-text.ts';
import { parseSecondFactor } from '#domain/accounts/second-factor.ts';
import { parseShopName } from '#domain/installation/shop-name.ts';
import { parseSeries } from '#domain/invoices/parse-invoice-number.ts';
import { decideIngredientName } from '#domain/menu/editing/decide-ingredient.ts';
import { parseLei, parseTypedLei } from '#domain/money/format-lei.ts';
import { parseOrderNumber } from '#domain/orders/parse-order-number.ts';
import { parseOrderSearch } from '#domain/orders/parse-order-search.ts';
import { parseTableName } from '#domain/orders/table-name.ts';
import { parsePrinterName } from '#domain/printing/printer.ts';
import { normalCouponCode } from '#domain/promotions/coupon-rules.ts';
import { parsePeople } from '#domain/reservations/parse-people.ts';
import { parseCoordinates } from '#domain/restaurant/coordinates.ts';
import { parseCui } from '#domain/restaurant/parse-cui.ts';
import { parsePostalCode } from '#domain/restaurant/parse-postal-code.ts';
import { parseTradeRegister } from '#domain/restaurant/parse-trade-register.ts';
import { parseEntry } from '#domain/telephone/parse-entry.ts';
import { fold } from '#domain/text/fold.ts';
import { parseDuration } from '#domain/time/duration.ts';
import { parseMinuteOfDay } from '#domain/time/minute-of-day.ts';

/** Every reader of a typed text, with what people type. */
const PARSERS: Readonly<Record<string, readonly [(text: string) => unknown, string]>> = {
  parsePhone: [parsePhone, '+40 722 123 456'],
  parseEmail: [parseEmail, 'ana-pop@exemplu.ro'],
  parsePersonName: [(text) => parsePersonName(text), 'Ana-Maria Pop'],
  parseMessage: [parseMessage, 'fără ceapă 🍕'],
  parseText: [(text) => parseText(text, { maximum: 80, isRequired: true, isMultiline: false }), 'Strada Lungă nr. 5'],
  parsePanelName: [parsePanelName, 'Tableta din bucătărie'],
  parsePanelPin: [parsePanelPin, '4821'],
  parseSecondFactor: [parseSecondFactor, '123 456'],
  normalCouponCode: [normalCouponCode, 'VARA-2026'],
  parseCui: [parseCui, 'RO 12345674'],
  parseTradeRegister: [parseTradeRegister, 'J01/123/2020'],
  parsePostalCode: [parsePostalCode, '515400'],
  parseCoordinates: [parseCoordinates, '46.1753, -23.9142'],
  parseOrderNumber: [parseOrderNumber, 'nr. 1234 5678'],
  parseOrderSearch: [parseOrderSearch, '0722-123'],
  parseTableName: [parseTableName, 'terasa 4'],
  parseEntry: [parseEntry, '2 ciorbe'],
  parseDuration: [parseDuration, '30 de minute'],
  parseMinuteOfDay: [parseMinuteOfDay, '19:30'],
  parsePeople: [parsePeople, '4'],
  parseLei: [parseLei, '12,50 lei'],
  parseTypedLei: [parseTypedLei, '12,50 lei'],
  parseShopName: [parseShopName, 'comenzi.restaurant.ro'],
  parseSeries: [(text) => parseSeries(text, { isRequired: true }), 'PFT-26'],
  parsePrinterName: [parsePrinterName, 'Bucătărie'],
  decideIngredientName: [(text) => decideIngredientName(text, []), 'Mozzarella'],
  fold: [fold, 'Mămăligă'],
};

/** They read no text that a person types or pastes, or hand it to a parser above. */
const NOT_TYPED: Readonly<Record<string, string>> = {
  parsePassword: 'a password is hashed as it is typed',
  parseCourier: 'its name and phone are read by parsers above',
  parseCart: 'stored by the browser',
  parseJson: 'stored by a program',
  parseChange: 'stored by the program',
  parseSlotScope: 'an identifier',
  parseVersion: 'named by a folder or a release',
  parseServerVersion: 'told by the database',
  parseLocalDate: 'from date pickers; read hundreds of times a page',
  parseWireDate: 'the same',
};

test('every parser of a text is held', () => {
  const found = readdirSync('src/domain', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => [
      ...readFileSync(`src/domain/${path}`, 'utf8').matchAll(/^export function (parse\w+)\(\s*\w+: [^,)]*\bstring\b/gm),
    ])
    .map(([, name = '']) => name);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((name) => !(name in PARSERS) && !(name in NOT_TYPED))).toEqual([]);
});

const MARKS = [
  '\u202a',
  '\u202c',
  '\u2066',
  '\u2068',
  '\u2069',
  '\u200e',
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\ufe0d',
];

test.each(Object.entries(PARSERS))('%s reads what the eye sees', (_name, [parse, typed]) => {
  const plain = parse(typed);
  if (typeof plain === 'object' && plain !== null && 'ok' in plain) expect(plain.ok).toBe(true);
  const place = fc.nat({ max: [...typed].length });
  fc.assert(
    fc.property(fc.array(fc.tuple(place, fc.constantFrom(...MARKS)), { minLength: 1, maxLength: 3 }), (marks) => {
      const letters = [...typed];
      for (const [at, mark] of marks) letters.splice(at, 0, mark);
      expect(parse(letters.join(''))).toEqual(plain);
    }),
  );
  for (const blank of ['\u00a0', '\u2009', '\u202f', '\u3000']) {
    expect(parse(typed.replaceAll(' ', blank).concat(blank)), `blank ${blank}`).toEqual(
      _name === 'fold' ? expect.anything() : parse(typed.concat(' ')),
    );
  }
});

test.each([
  ['parsePhone', '0722\u2013123\u2212456'],
  ['parseEmail', 'ana\u2011pop@exemplu.ro'],
  ['normalCouponCode', 'VARA\u20142026'],
  ['parsePersonName', 'Ana\u2013Maria'],
] as const)('%s takes every dash for a hyphen: %s', (name, pasted) => {
  const entry = PARSERS[name];
  const read = entry?.[0];
  expect(read?.(pasted)).toEqual(read?.(pasted.replace(/[^\w@.]/g, '-')));
});
