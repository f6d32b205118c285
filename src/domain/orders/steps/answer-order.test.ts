import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { ORDER_STATUSES } from '#domain/orders/order.ts';
import { handoverMoment, preparationStart } from '#domain/orders/order-moments.ts';
import { sumWith } from '#domain/orders/payment-means.ts';
import { err, ok } from '#domain/result.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { aReduction } from '#test/support/a-cart.ts';
import { type AcceptableOrder, acceptOrder } from './accept-order.ts';
import { PREPARATION_MINUTES_OPTIONS } from './preparation-minutes.ts';
import { isMeantFor, rejectOrder } from './reject-order.ts';

const at = instant(Date.parse('2026-11-20T12:00:00Z'));
const atSeven = plusMinutes(at, 420);

/** 60 lei of products, 3 of packaging, 5 of delivery, 6 off: 62 lei in cash. */
function anOrder(about: Partial<AcceptableOrder> = {}): AcceptableOrder {
  return {
    status: 'NEW',
    requestedAt: null,
    products: bani(6000),
    packaging: bani(300),
    deposits: ZERO_BANI,
    deliveryFee: bani(500),
    reductions: [aReduction(600)],
    payment: [{ means: 'cash', amount: bani(6200) }],
    company: null,
    mealCardEligible: null,
    hasAllergyNote: false,
    ...about,
  };
}
const thirty = { minutes: 30, packaging: null, customerAgreed: false, allergyRead: null };

const partsOf = ({ cash, card }: { readonly cash: number; readonly card: number }) =>
  [
    { means: 'cash', amount: bani(cash) },
    { means: 'card', amount: bani(card) },
  ] as const;

describe('accepting', () => {
  test('promises now plus the minutes and keeps the announced sums', () => {
    expect(acceptOrder(anOrder(), thirty, at)).toEqual(
      ok({
        status: 'CONFIRMED',
        acceptedAt: at,
        minutesToPrepare: 30,
        promisedAt: plusMinutes(at, 30),
        manualPackaging: null,
        total: 6800,
        payable: 6200,
        payment: [{ means: 'cash', amount: 6200 }],
        agreed: null,
        isAllergyRead: false,
      }),
    );
  });

  test.each([
    ['at the chosen moment', null, atSeven, atSeven],
    ['at the chosen moment, with time enough to prepare', 60, atSeven, atSeven],
    ['later than chosen, when the minutes reach past it', 90, plusMinutes(at, 30), plusMinutes(at, 90)],
    ['not in the past, when it is accepted late', null, plusMinutes(at, -30), at],
  ])('promises %s', (_name, minutes, requestedAt, promisedAt) => {
    const order = anOrder({ status: 'SCHEDULED', requestedAt });
    expect(acceptOrder(order, { ...thirty, minutes }, at)).toMatchObject({ value: { promisedAt } });
  });

  test('needs minutes for as soon as possible, from 1 to 240', () => {
    const refused = err({ code: 'minutes_required', minimum: 1, maximum: 240 });
    for (const minutes of [null, 0, -10, 241, 1.5, Number.NaN]) {
      expect(acceptOrder(anOrder(), { ...thirty, minutes }, at)).toEqual(refused);
    }
    expect(acceptOrder(anOrder({ requestedAt: atSeven }), { ...thirty, minutes: 0 }, at)).toEqual(refused);
    for (const minutes of [1, 7, 240, ...PREPARATION_MINUTES_OPTIONS]) {
      expect(acceptOrder(anOrder(), { ...thirty, minutes }, at).ok).toBe(true);
    }
  });

  test('takes less packaging at once, more only when the guest agreed', () => {
    const set = (packaging: number, customerAgreed = false) =>
      acceptOrder(anOrder(), { ...thirty, packaging: bani(packaging), customerAgreed }, at);
    expect(set(0)).toMatchObject({
      value: { manualPackaging: 0, total: 6500, payable: 5900, payment: [{ means: 'cash', amount: 5900 }] },
    });
    expect(set(300)).toMatchObject({ value: { manualPackaging: 300, payable: 6200 } });
    expect(set(301)).toEqual(err({ code: 'agreement_required', announced: 6200, payable: 6201 }));
    expect(set(1400, true)).toMatchObject({
      value: { manualPackaging: 1400, payable: 7300, payment: [{ means: 'cash', amount: 7300 }] },
    });
    expect(set(-1, true)).toEqual(err({ code: 'packaging_invalid' }));
    expect(set(2 ** 31, true)).toEqual(err({ code: 'packaging_invalid' }));
  });

  test('keeps from what to what the total rose with the guest’s agreement, and nothing where it did not', () => {
    const agreedTo = (packaging: number) => {
      const request = { ...thirty, packaging: bani(packaging), customerAgreed: true };
      const accepted = acceptOrder(anOrder(), request, at);
      return accepted.ok ? accepted.value.agreed : accepted.error;
    };
    expect(agreedTo(1000)).toEqual({ announced: 6200, payable: 6900 });
    expect(agreedTo(300)).toBeNull();
    expect(agreedTo(0)).toBeNull();
  });

  test.each([
    ['a note that was read is confirmed', true, true, { ok: true, value: { isAllergyRead: true } }],
    ['a note that was not read is refused', true, false, err({ code: 'allergy_unread' })],
    [
      'a caller that does not know the question confirms nothing',
      true,
      null,
      { ok: true, value: { isAllergyRead: false } },
    ],
    ['without a note there is nothing to confirm', false, true, { ok: true, value: { isAllergyRead: false } }],
    ['without a note there is nothing to refuse', false, false, { ok: true, value: { isAllergyRead: false } }],
  ])('of an allergy: %s', (_name, hasAllergyNote, allergyRead, expected) => {
    expect(acceptOrder(anOrder({ hasAllergyNote }), { ...thirty, allergyRead }, at)).toMatchObject(expected);
  });

  test.each([
    ['cash takes a rise', { cash: 1000, card: 5200 }, 800, { cash: 1500, card: 5200 }],
    ['cash takes a fall', { cash: 1000, card: 5200 }, 0, { cash: 700, card: 5200 }],
    ['the card takes what cash cannot', { cash: 100, card: 6100 }, 0, { cash: 0, card: 5900 }],
  ])('%s', (_name, { cash, card }, packaging, parts) => {
    const payment = partsOf({ cash, card });
    const request = { ...thirty, packaging: bani(packaging), customerAgreed: true };
    expect(acceptOrder(anOrder({ payment }), request, at)).toMatchObject({ value: { payment: partsOf(parts) } });
  });

  test('a card pays all of it, whatever it becomes', () => {
    const payment = [{ means: 'card', amount: bani(6200) }] as const;
    const request = { ...thirty, packaging: bani(1000), customerAgreed: true };
    expect(acceptOrder(anOrder({ payment }), request, at)).toMatchObject({
      value: { payment: [{ means: 'card', amount: 6900 }] },
    });
  });

  test('never takes more cash than the law allows', () => {
    const order = anOrder({ products: bani(1_000_000), reductions: [], deliveryFee: bani(0) });
    const set = (packaging: number) =>
      acceptOrder(order, { ...thirty, packaging: bani(packaging), customerAgreed: true }, at);
    expect(set(0).ok).toBe(true);
    expect(set(1)).toEqual(err({ code: 'cash_ceiling', maximum: 1_000_000 }));
  });

  test('is for orders that wait for an answer', () => {
    for (const status of ORDER_STATUSES) {
      const accepted = acceptOrder(anOrder({ status }), thirty, at);
      if (status === 'NEW' || status === 'SCHEDULED') expect(accepted.ok).toBe(true);
      else expect(accepted).toEqual(err({ code: 'already_decided', status }));
    }
  });

  test('always splits exactly what is payable, and raises it only with agreement', () => {
    const amount = fc.nat(100_000).map(bani);
    const orders = fc
      .record({ products: amount, packaging: amount, deposits: amount, deliveryFee: amount, share: fc.nat(100) })
      .map(({ share, ...sums }) => {
        const payable = sums.products + sums.packaging + sums.deposits + sums.deliveryFee;
        const card = bani(Math.floor((payable * share) / 100));
        const payment = partsOf({ cash: payable - card, card });
        return { payable, order: anOrder({ ...sums, reductions: [], payment }) };
      });
    fc.assert(
      fc.property(orders, amount, fc.boolean(), ({ order, payable }, packaging, customerAgreed) => {
        const accepted = acceptOrder(order, { ...thirty, packaging, customerAgreed }, at);
        if (!accepted.ok) {
          expect(accepted.error).toMatchObject({ code: 'agreement_required', announced: payable });
          expect(packaging > order.packaging && !customerAgreed).toBe(true);
          return;
        }
        const { payment, total } = accepted.value;
        expect(sumBani(payment.map(({ amount }) => amount))).toBe(accepted.value.payable);
        expect(total).toBe(payable - order.packaging + packaging);
        expect(Math.min(...payment.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0);
        expect(sumWith(payment, 'card')).toBeLessThanOrEqual(sumWith(order.payment, 'card'));
      }),
    );
  });
});

describe('a rejection that', () => {
  const sight = { expected: null, onArrival: 'CONFIRMED', staffId: 7, at } as const;
  const accepted = { status: 'CONFIRMED', acceptedAt: plusMinutes(at, -10), acceptedBy: 8 } as const;
  const justNow = { ...accepted, acceptedAt: instant(at - 29_999) };
  test.each([
    ['names what it saw', accepted, { ...sight, expected: 'CONFIRMED' }, true],
    ['names what it saw, accepted just now', justNow, { ...sight, expected: 'CONFIRMED' }, true],
    ['names what is over', accepted, { ...sight, expected: 'NEW' }, false],
    ['names nothing, of an order that is not accepted', { ...accepted, status: 'NEW', acceptedAt: null }, sight, true],
    [
      'names nothing and came before the acceptance',
      { ...accepted, acceptedBy: 7 },
      { ...sight, onArrival: 'NEW' },
      false,
    ],
    ['names nothing, long after the acceptance', accepted, sight, true],
    ['names nothing, half a minute after', { ...accepted, acceptedAt: instant(at - 30_000) }, sight, true],
    ['names nothing, sooner after another person’s', justNow, sight, false],
    ['names nothing, sooner after one’s own', { ...justNow, acceptedBy: 7 }, sight, true],
    ['names nothing, of an order accepted at no known time', { ...accepted, acceptedAt: null }, sight, true],
  ] as const)('%s', (_, order, seen, expected) => {
    expect(isMeantFor(order, seen)).toBe(expected);
  });
});

describe('rejecting', () => {
  test.each([
    ['NEW', 'staff', 'refused'],
    ['SCHEDULED', 'staff', 'refused'],
    ['CONFIRMED', 'staff', 'cancelled'],
    ['NEW', 'customer', 'cancelled'],
    ['SCHEDULED', 'customer', 'cancelled'],
  ] as const)('%s by %s is %s', (status, by, stage) => {
    expect(rejectOrder({ status }, { reason: ' Nu mai avem aluat. ', by })).toEqual(
      ok({ status: 'REJECTED', stage, reason: 'Nu mai avem aluat.' }),
    );
  });

  test.each([
    ['CONFIRMED', 'customer'],
    ['DELIVERED', 'staff'],
    ['REJECTED', 'staff'],
  ] as const)('%s by %s is too late', (status, by) => {
    expect(rejectOrder({ status }, { reason: 'x', by })).toEqual(err({ code: 'already_decided', status }));
  });

  test('needs a reason from staff, none from the guest', () => {
    expect(rejectOrder({ status: 'NEW' }, { reason: ' \n ', by: 'staff' })).toEqual(err({ code: 'reason_required' }));
    expect(rejectOrder({ status: 'NEW' }, { reason: '', by: 'customer' })).toMatchObject({ value: { reason: '' } });
    expect(rejectOrder({ status: 'NEW' }, { reason: 'x'.repeat(501), by: 'staff' })).toMatchObject({
      error: { code: 'text_invalid', reason: 'too_long', maximum: 500 },
    });
  });
});

describe('moments', () => {
  const none = { requestedAt: null, promisedAt: null, minutesToPrepare: null };

  test('an order changes hands as promised, before that as asked for', () => {
    expect(handoverMoment(none)).toBeNull();
    expect(handoverMoment({ ...none, requestedAt: atSeven })).toBe(atSeven);
    expect(handoverMoment({ ...none, requestedAt: at, promisedAt: atSeven })).toBe(atSeven);
  });

  test('preparation begins the minutes before the promise', () => {
    expect(preparationStart({ ...none, promisedAt: atSeven, minutesToPrepare: 60 })).toBe(plusMinutes(atSeven, -60));
    expect(preparationStart({ ...none, promisedAt: atSeven })).toBeNull();
    expect(preparationStart({ ...none, minutesToPrepare: 60 })).toBeNull();
  });
});
