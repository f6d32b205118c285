import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { err, ok } from '#domain/result.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aCoupon } from '#test/support/a-cart.ts';
import { normalCouponCode, quoteCoupon } from './coupon-rules.ts';
import { normalEmail } from './normal-email.ts';
import { normalPhone } from './normal-phone.ts';

const today = localDate('2026-11-20');
const products = bani(10_000);
const quote = (about: Parameters<typeof aCoupon>[0], sums = { products, discountable: products }) =>
  quoteCoupon({ coupon: aCoupon(about), today, left: sums.discountable, ...sums });

describe('a coupon', () => {
  test.each([
    ['10 % of 100 lei', {}, 1000],
    ['33,33 % rounds half up', { discountBasisPoints: 3333 }, 3333],
    ['15 lei off', { discountBasisPoints: 0, discountAmount: bani(1500) }, 1500],
    ['the larger of the two it carries', { discountAmount: bani(1500) }, 1500],
    ['100 %', { discountBasisPoints: 10_000 }, 10_000],
    ['more than there is', { discountAmount: bani(10_001) }, 10_000],
    ['at exactly its minimum', { minimumOrder: products }, 1000],
  ])('%s', (_name, about, discount) => {
    expect(quote(about)).toEqual(ok(discount));
  });

  test('rounds half a ban up, once', () => {
    const sums = (amount: number) => ({ products: bani(amount), discountable: bani(amount) });
    expect(quote({ discountBasisPoints: 1000 }, sums(3295))).toEqual(ok(330));
    expect(quote({ discountBasisPoints: 1000 }, sums(3294))).toEqual(ok(329));
  });

  test('unknown, finished, not begun and switched off answer alike', () => {
    const invalid = err({ code: 'coupon_invalid' });
    expect(quoteCoupon({ coupon: null, products, discountable: products, left: products, today })).toEqual(invalid);
    expect(quote({ isActive: false })).toEqual(invalid);
    expect(quote({ endDate: localDate('2026-11-19') })).toEqual(invalid);
    expect(quote({ startDate: localDate('2026-11-21') })).toEqual(invalid);
    expect(quote({ endDate: today }).ok).toBe(true);
  });

  test('below its minimum says how much is missing; the minimum counts what is not discounted too', () => {
    expect(quote({ minimumOrder: bani(10_050) })).toEqual(
      err({ code: 'coupon_below_minimum', minimum: 10_050, missing: 50 }),
    );
    expect(quote({ minimumOrder: products }, { products, discountable: bani(500) })).toEqual(ok(50));
  });

  test('that would take nothing off is not used up', () => {
    const nothing = err({ code: 'coupon_not_applicable' });
    expect(quote({}, { products, discountable: bani(0) })).toEqual(nothing);
    expect(quote({ discountBasisPoints: 0 })).toEqual(nothing);
  });

  test('never takes off more than may be discounted', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000), fc.nat(10_000_000), (sum, basisPoints, amount) => {
        const about = { discountBasisPoints: basisPoints, discountAmount: bani(amount) };
        const quoted = quote(about, { products: bani(sum), discountable: bani(sum) });
        expect(quoted.ok ? quoted.value : 0).toBeLessThanOrEqual(sum);
        expect(quoted.ok ? quoted.value : 1).toBeGreaterThan(0);
      }),
    );
  });

  test('code is typed in any case', () => {
    expect(normalCouponCode('  bunvenit10 ')).toBe('BUNVENIT10');
  });
});

describe('one use per person', () => {
  test.each([
    ['Ana.Pop@Example.ro', 'ana.pop@example.ro'],
    ['ana+1@example.ro', 'ana@example.ro'],
    ['a.n.a+x+y@gmail.com', 'ana@gmail.com'],
    ['ana@googlemail.com', 'ana@gmail.com'],
    ['ana', 'ana@'],
    ['', ''],
  ])('the mailbox of %s is %s', (email, normal) => {
    expect(normalEmail(email)).toBe(normal);
    expect(normalEmail(normal)).toBe(normal);
  });

  test.each([
    ['+40 722 123 456', '0722123456'],
    ['0722.123.456', '0722123456'],
    ['+49 30 123456', '4930123456'],
  ])('the number of %s is %s', (phone, normal) => {
    expect(normalPhone(phone)).toBe(normal);
  });
});
