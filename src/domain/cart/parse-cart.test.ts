import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addLine, checkLimits, EMPTY_CART, lineKey, mergeLines } from './change-cart.ts';
import { parseCart, storedCart } from './parse-cart.ts';

const soup = { kind: 'product', productId: 1, sizeId: 10, extras: ['Ardei'], message: 'fără sare', quantity: 2 };
const bundle = { kind: 'bundle', promotionId: 3, choices: [{ setId: 1, productId: 1, sizeId: 10 }], quantity: 1 };
const stored = (...lines: unknown[]) => JSON.stringify({ version: 1, lines });

describe('a stored cart', () => {
  test('comes back as it was', () => {
    const first = addLine(EMPTY_CART, { ...soup, kind: 'product' });
    const cart = first.ok ? addLine(first.value, { ...bundle, kind: 'bundle' }) : first;
    if (!cart.ok) throw new Error('two lines fit');
    expect(parseCart(storedCart(cart.value))).toEqual(cart.value);
  });

  test.each([
    ['nothing stored', null],
    ['no JSON', '{'],
    ['an empty text', ''],
    ['another version', JSON.stringify({ version: 2, lines: [soup] })],
    ['no version', JSON.stringify({ lines: [soup] })],
    ['lines that are no list', JSON.stringify({ version: 1, lines: { 0: soup } })],
    ['a list', JSON.stringify([soup])],
    ['null', 'null'],
    ['a number', '7'],
    ['far too long', stored(soup).padEnd(200_001)],
  ])('%s is an empty cart', (_name, text) => {
    expect(parseCart(text)).toEqual(EMPTY_CART);
  });

  test.each([
    ['null', null],
    ['a text', 'soup'],
    ['a list', [soup]],
    ['no kind', { ...soup, kind: undefined }],
    ['quantity 0', { ...soup, quantity: 0 }],
    ['quantity -1', { ...soup, quantity: -1 }],
    ['quantity 1.5', { ...soup, quantity: 1.5 }],
    ['quantity 100', { ...soup, quantity: 100 }],
    ['quantity as text', { ...soup, quantity: '2' }],
    ['no product', { ...soup, productId: null }],
    ['no size', { ...soup, sizeId: 0 }],
    ['no message', { ...soup, message: null }],
    ['a message of 41 characters', { ...soup, message: 'ă'.repeat(41) }],
    ['a message of a million characters', { ...soup, message: 'ă'.repeat(100_000) }],
    ['extras that are no list', { ...soup, extras: 'Ardei' }],
    ['extras without names', { ...soup, extras: [{ name: 'Ardei' }] }],
    ['an extra without letters', { ...soup, extras: [''] }],
    ['a very long extra', { ...soup, extras: ['x'.repeat(201)] }],
    ['too many extras', { ...soup, extras: Array.from({ length: 51 }, (_, n) => `extra ${n}`) }],
    ['a bundle without promotion', { ...bundle, promotionId: undefined }],
    ['a bundle without choices', { ...bundle, choices: [] }],
    ['choices that are no list', { ...bundle, choices: {} }],
    ['too many choices', { ...bundle, choices: Array.from({ length: 51 }, () => bundle.choices[0]) }],
    ['a choice that is none', { ...bundle, choices: [...bundle.choices, null] }],
    ['a choice without set', { ...bundle, choices: [{ productId: 1, sizeId: 10 }] }],
    ['a choice without product', { ...bundle, choices: [{ setId: 1, sizeId: 10 }] }],
    ['a choice without size', { ...bundle, choices: [{ setId: 1, productId: 1 }] }],
  ])('drops a line with %s and keeps the others', (_name, line) => {
    expect(parseCart(stored(line, bundle))).toEqual({ lines: [bundle] });
  });

  test('keeps a message of 40 characters, even of two halves each', () => {
    const message = '🍕'.repeat(40);
    expect(parseCart(stored({ ...soup, message })).lines).toEqual([{ ...soup, message }]);
  });

  test('runs equal lines together, forgets prices and leaves out what passes the limits', () => {
    const priced = { ...soup, price: 0, extras: ['Ardei', 'Ardei'] };
    expect(parseCart(stored(soup, priced)).lines).toEqual([{ ...soup, quantity: 4 }]);
    const heavy = { ...soup, extras: [], quantity: 99 };
    expect(parseCart(stored(soup, heavy, heavy)).lines).toEqual([soup, heavy]);
    const many = Array.from({ length: 60 }, (_, n) => ({ ...soup, sizeId: n + 1, quantity: 1 }));
    expect(parseCart(stored(...many)).lines).toHaveLength(50);
  });

  test('is within the limits and free of doubles, whatever is stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.array(fc.jsonValue()).map((lines) => stored(...lines)),
        ),
        (text) => {
          expect(checkLimits(parseCart(text)).ok).toBe(true);
        },
      ),
    );
  });

  test('survives every change of one field by anything', () => {
    const field = fc.constantFrom(
      'kind',
      'productId',
      'sizeId',
      'extras',
      'message',
      'quantity',
      'promotionId',
      'choices',
    );
    fc.assert(
      fc.property(fc.constantFrom(soup, bundle), field, fc.jsonValue(), (line, name, value) => {
        const { lines } = parseCart(stored({ ...line, [name]: value }));
        expect(mergeLines(lines).map(lineKey)).toEqual(lines.map(lineKey));
        expect(lines.every(({ quantity }) => quantity >= 1 && quantity <= 99)).toBe(true);
      }),
    );
  });
});

describe('options of a stored line', () => {
  const option = { optionId: 7, parentId: null, count: 2 };
  test('come back as they were, with what they opened', () => {
    const options = [option, { optionId: 8, parentId: 7, count: 1 }];
    expect(parseCart(stored({ ...soup, options })).lines).toEqual([{ ...soup, options }]);
    expect(parseCart(stored({ ...soup, options: [] })).lines).toEqual([soup]);
  });

  test.each([
    ['no list', option],
    ['a text', ['Usturoi']],
    ['no number', [{ ...option, optionId: 'x' }]],
    ['none of it', [{ ...option, count: 0 }]],
    ['far too many', [{ ...option, count: 100 }]],
    ['an unreadable parent', [{ ...option, parentId: 'x' }]],
    ['more than a line holds', Array.from({ length: 101 }, () => option)],
  ])('that are %s drop it', (_, options) => {
    expect(parseCart(stored({ ...soup, options }))).toEqual(EMPTY_CART);
  });

  test('make another line of the same dish, in whatever order they were chosen', () => {
    const line = (...ids: number[]) => ({
      ...soup,
      kind: 'product' as const,
      options: ids.map((optionId) => ({ optionId, parentId: null, count: 1 })),
    });
    expect(lineKey(line(1, 2))).toBe(lineKey(line(2, 1)));
    expect(lineKey(line(1, 1))).not.toBe(lineKey(line(1)));
    expect(lineKey(line())).toBe(lineKey({ ...soup, kind: 'product' }));
    const nested = { ...soup, kind: 'product' as const, options: [{ optionId: 2, parentId: 1, count: 1 }] };
    expect(lineKey(nested)).not.toBe(lineKey(line(2)));
  });
});
