import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ok } from '#domain/result.ts';
import {
  type BundleLine,
  CART_MAX_LINES,
  CART_MAX_QUANTITY,
  type Cart,
  type CartLine,
  LINE_MAX_QUANTITY,
  type ProductLine,
} from './cart.ts';
import {
  addLine,
  checkLimits,
  countPieces,
  EMPTY_CART,
  lineKey,
  mergeLines,
  removeLine,
  removeOne,
  replaceLine,
  setQuantity,
} from './change-cart.ts';

const soup: ProductLine = { kind: 'product', productId: 1, sizeId: 10, extras: [], message: '', quantity: 1 };
const bundle: BundleLine = {
  kind: 'bundle',
  promotionId: 1,
  choices: [
    { setId: 1, productId: 1, sizeId: 10 },
    { setId: 2, productId: 2, sizeId: 20 },
  ],
  quantity: 1,
};

const anyLine: fc.Arbitrary<CartLine> = fc.oneof(
  fc.record({
    kind: fc.constant('product' as const),
    productId: fc.integer({ min: 1, max: 2 }),
    sizeId: fc.integer({ min: 10, max: 11 }),
    extras: fc.array(fc.constantFrom('Ardei', 'Smântână'), { maxLength: 3 }),
    message: fc.constantFrom('', 'fără sare'),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    kind: fc.constant('bundle' as const),
    promotionId: fc.integer({ min: 1, max: 2 }),
    choices: fc.shuffledSubarray([...bundle.choices], { minLength: 2 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
);

describe('the same line', () => {
  test.each([
    ['extras in another order', { ...soup, extras: ['a', 'b'] }, { ...soup, extras: ['b', 'a'] }, true],
    ['an extra named twice', { ...soup, extras: ['a'] }, { ...soup, extras: ['a', 'a'] }, true],
    ['another quantity', soup, { ...soup, quantity: 7 }, true],
    ['space around the message', soup, { ...soup, message: '  ' }, true],
    ['another message', soup, { ...soup, message: 'fără sare' }, false],
    ['another size', soup, { ...soup, sizeId: 11 }, false],
    ['another product', soup, { ...soup, productId: 2 }, false],
    ['more extras', soup, { ...soup, extras: ['a'] }, false],
    ['extras that only look alike joined', { ...soup, extras: ['a,b'] }, { ...soup, extras: ['a', 'b'] }, false],
    ['choices in another order', bundle, { ...bundle, choices: bundle.choices.toReversed() }, true],
    ['other choices', bundle, { ...bundle, choices: bundle.choices.slice(1) }, false],
    ['another promotion', bundle, { ...bundle, promotionId: 2 }, false],
    ['a bundle is no product', soup, bundle, false],
  ])('%s', (_name, one, other, isSame) => {
    expect(lineKey(one) === lineKey(other)).toBe(isSame);
  });

  test('choices compare by set, product and size', () => {
    const twice = (sizeId: number, productId: number) => [
      { setId: 1, productId: 1, sizeId: 10 },
      { setId: 1, productId, sizeId },
    ];
    const key = (choices: BundleLine['choices']) => lineKey({ ...bundle, choices });
    expect(key(twice(11, 1))).toBe(key(twice(11, 1).toReversed()));
    expect(key(twice(10, 2))).toBe(key(twice(10, 2).toReversed()));
  });
});

describe('adding', () => {
  test('merges into the line that is there, at its place', () => {
    const cart: Cart = { lines: [soup, bundle] };
    expect(addLine(cart, { ...soup, quantity: 2 })).toEqual(ok({ lines: [{ ...soup, quantity: 3 }, bundle] }));
    expect(addLine(EMPTY_CART, soup)).toEqual(ok({ lines: [soup] }));
  });

  test('refuses beyond the limits and says which', () => {
    const full = { lines: [{ ...soup, quantity: LINE_MAX_QUANTITY }] };
    expect(addLine(full, soup)).toMatchObject({ error: { code: 'cart_too_large', limit: 'line', maximum: 99 } });
    const fuller = { lines: [1, 2].map((sizeId) => ({ ...soup, sizeId, quantity: 99 })) };
    expect(addLine(fuller, { ...soup, quantity: 2 })).toMatchObject({ ok: true });
    expect(addLine(fuller, { ...soup, quantity: 3 })).toMatchObject({
      error: { code: 'cart_too_large', limit: 'pieces', maximum: 200 },
    });
    const wide = { lines: Array.from({ length: CART_MAX_LINES }, (_, sizeId) => ({ ...soup, sizeId })) };
    expect(addLine(wide, { ...soup, sizeId: 77 })).toMatchObject({ error: { limit: 'lines', maximum: 50 } });
    expect(addLine(wide, { ...soup, sizeId: 3 })).toMatchObject({ ok: true });
  });

  test('never loses a piece and never holds two equal lines, whatever is added', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (lines) => {
        const merged = mergeLines(lines);
        expect(countPieces({ lines: merged })).toBe(countPieces({ lines }));
        expect(new Set(merged.map(lineKey)).size).toBe(merged.length);
        expect(new Set(merged.map(lineKey))).toEqual(new Set(lines.map(lineKey)));
        expect(checkLimits({ lines: merged }).ok).toBe(
          merged.every((line) => line.quantity <= LINE_MAX_QUANTITY) &&
            countPieces({ lines }) <= CART_MAX_QUANTITY &&
            merged.length <= CART_MAX_LINES,
        );
      }),
    );
  });
});

describe('taking away', () => {
  const cart: Cart = { lines: [{ ...soup, quantity: 3 }, bundle] };

  test('one piece at a time, and the line at its minimum', () => {
    expect(removeOne(cart, lineKey(soup), 1)).toEqual({ lines: [{ ...soup, quantity: 2 }, bundle] });
    expect(removeOne(cart, lineKey(soup), 3)).toEqual({ lines: [bundle] });
    expect(removeOne(cart, lineKey(bundle), 1)).toEqual({ lines: [{ ...soup, quantity: 3 }] });
    expect(removeOne(cart, 'nimic', 1)).toEqual(cart);
  });

  test('a whole line', () => {
    expect(removeLine(cart, lineKey(soup))).toEqual({ lines: [bundle] });
    expect(removeLine(cart, 'nimic')).toEqual(cart);
  });

  test('by setting the quantity', () => {
    expect(setQuantity(cart, lineKey(soup), 5)).toEqual(ok({ lines: [{ ...soup, quantity: 5 }, bundle] }));
    expect(setQuantity(cart, lineKey(soup), 0)).toEqual(ok({ lines: [bundle] }));
    expect(setQuantity(cart, lineKey(soup), 100)).toMatchObject({ ok: false });
  });

  test('what is added one by one and removed one by one leaves the cart as it was', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), anyLine, (lines, line) => {
        const before = { lines: mergeLines(lines) };
        const added = { ...line, quantity: 1 };
        const after = addLine(before, added);
        if (!after.ok) throw new Error('small carts always have room');
        expect(removeOne(after.value, lineKey(added), 1)).toEqual(before);
      }),
    );
  });
});

describe('replacing', () => {
  const pizza: ProductLine = { ...soup, productId: 2, sizeId: 20 };

  test('a changed line stays in its place', () => {
    const larger: ProductLine = { ...soup, sizeId: 11, extras: ['Smântână'], quantity: 4 };
    const changed = replaceLine({ lines: [bundle, soup, pizza] }, lineKey(soup), larger);
    expect(changed).toEqual(ok({ lines: [bundle, larger, pizza] }));
  });

  test('a changed line that equals another one is merged with it; an unknown key changes nothing', () => {
    const spoken: ProductLine = { ...soup, message: 'fără ceapă', quantity: 2 };
    const merged = replaceLine({ lines: [soup, spoken] }, lineKey(spoken), { ...spoken, message: '' });
    expect(merged).toEqual(ok({ lines: [{ ...soup, quantity: 3 }] }));
    expect(replaceLine({ lines: [soup] }, 'x', pizza)).toEqual(ok({ lines: [soup] }));
  });

  test('a limit refuses and leaves the cart as it is', () => {
    const many = replaceLine({ lines: [soup] }, lineKey(soup), { ...soup, quantity: LINE_MAX_QUANTITY + 1 });
    expect(many.ok).toBe(false);
  });
});
