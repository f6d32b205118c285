import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aForm, NOON, problemsOf } from '#test/support/a-checkout.ts';
import {
  blockingReason,
  type CheckoutAction,
  type CheckoutState,
  changeCheckout,
  openCheckout,
  shownProblems,
} from './checkout-state.ts';
import type { CheckoutProblem } from './problems/judge-checkout.ts';

const run = (state: CheckoutState, ...actions: CheckoutAction[]) => actions.reduce(changeCheckout, state);
const open = openCheckout(aForm());
const coupon = {
  type: 'COUPON_CODE' as const,
  code: 'ZECE',
  discountBasisPoints: 1000,
  discountAmount: bani(0),
  minimumOrder: bani(0),
};
const refusal = (field: CheckoutProblem['field']): CheckoutProblem => ({ field, sentence: 'Nu.', isBlocking: false });

describe('editing', () => {
  test('another way to receive forgets the chosen time and keeps the address in memory', () => {
    const chosen = run(
      open,
      { kind: 'edited', form: { street: 'Frasinului', when: 'chosen' } },
      { kind: 'edited', form: { date: localDate('2026-11-21') } },
      { kind: 'edited', form: { requestedAt: NOON } },
      { kind: 'left', field: 'requestedAt' },
    );
    expect(chosen.form).toMatchObject({ when: 'chosen', date: '2026-11-21', requestedAt: NOON });
    const delivered = run(chosen, { kind: 'edited', form: { method: 'DELIVERY' } });
    expect(delivered.form).toMatchObject({ when: null, date: null, requestedAt: null, street: 'Frasinului' });
    expect(delivered.left).toEqual([]);
    expect(run(chosen, { kind: 'edited', form: { method: 'PICKUP' } }).form.requestedAt).toBe(NOON);
  });

  test('another day forgets the hour', () => {
    const state = run(open, { kind: 'edited', form: { date: localDate('2026-11-21'), requestedAt: NOON } });
    expect(state.form.requestedAt).toBe(NOON);
    expect(run(state, { kind: 'edited', form: { date: localDate('2026-11-22') } }).form.requestedAt).toBeNull();
    expect(run(state, { kind: 'edited', form: { date: localDate('2026-11-21') } }).form.requestedAt).toBe(NOON);
  });

  test("a refusal of the server goes when its field changes, the others' stay", () => {
    const refused = run(open, {
      kind: 'refused',
      refusals: [refusal('email'), refusal('requestedAt'), refusal('order')],
    });
    expect(run(refused, { kind: 'edited', form: { email: 'a@b.ro' } }).refusals).toEqual([refusal('requestedAt')]);
    expect(run(refused, { kind: 'edited', form: { when: 'asap' } }).refusals).toEqual([refusal('email')]);
  });
});

describe('showing problems', () => {
  const problems = problemsOf({ form: aForm({ email: '', phone: '', acceptsTerms: false }), lines: [] });
  const fields = (state: CheckoutState) => shownProblems(state, problems).map(({ field }) => field);

  test('those of fields the guest has been to, the cart always, all of them once the button was pressed', () => {
    expect(fields(open)).toEqual(['cart']);
    expect(fields(run(open, { kind: 'left', field: 'email' }))).toEqual(['cart', 'email']);
    expect(fields(run(open, { kind: 'stopped' }))).toEqual(['cart', 'phone', 'email', 'acceptsTerms']);
  });

  test('what the server refused is not told twice', () => {
    const refused = run(open, { kind: 'refused', refusals: [refusal('cart'), refusal('method')] });
    expect(shownProblems(refused, problems).filter(({ sentence }) => sentence === 'Nu.')).toEqual([refusal('method')]);
  });

  test('the button tells the first that it waits for, in the order of the form', () => {
    expect(blockingReason(problems)).toBe('Coșul tău este gol.');
    expect(blockingReason(problemsOf({ form: aForm({ email: '', acceptsTerms: false }) }))).toBe(
      'Trebuie să accepți Termenii și condițiile.',
    );
    expect(blockingReason(problemsOf({ form: aForm({ email: '' }) }))).toBeNull();
  });

  test('every press that ends in problems is counted, so that each brings the focus there', () => {
    expect(run(open, { kind: 'stopped' }, { kind: 'stopped' }).tries).toBe(2);
    expect(run(open, { kind: 'left', field: 'email' }, { kind: 'left', field: 'email' }).left).toEqual(['email']);
  });
});

describe('coupon', () => {
  test('applied, it stands instead of the text; removed, nothing is left', () => {
    const applied = run(
      open,
      { kind: 'edited', form: { couponText: 'zece' } },
      { kind: 'coupon_asked' },
      { kind: 'coupon_applied', coupon },
    );
    expect(applied).toMatchObject({ isCheckingCoupon: false, couponRefusal: null, form: { coupon, couponText: '' } });
    expect(run(applied, { kind: 'coupon_removed' }).form).toMatchObject({ coupon: null, couponText: '' });
  });

  test('refused, it stays in the field with the reason until it is changed', () => {
    const refused = run(
      open,
      { kind: 'edited', form: { couponText: 'gresit' } },
      { kind: 'coupon_asked' },
      { kind: 'coupon_refused', sentence: 'Nu există.' },
    );
    expect(refused).toMatchObject({ couponRefusal: 'Nu există.', form: { couponText: 'gresit' } });
    expect(run(refused, { kind: 'edited', form: { notes: 'x' } }).couponRefusal).toBe('Nu există.');
    expect(run(refused, { kind: 'edited', form: { couponText: 'gresi' } }).couponRefusal).toBeNull();
  });

  test('refused with the order, it goes back into its field', () => {
    const state = run(
      openCheckout(aForm({ coupon })),
      { kind: 'sending' },
      { kind: 'refused', refusals: [refusal('coupon')] },
    );
    expect(state).toMatchObject({ couponRefusal: 'Nu.', refusals: [], form: { coupon: null, couponText: 'ZECE' } });
  });
});

describe('sending', () => {
  test('clears what the last attempt said; a failure keeps everything typed', () => {
    const failed = run(open, { kind: 'sending' }, { kind: 'failed', failure: { kind: 'unreached', sentence: 'Nu.' } });
    expect(failed).toMatchObject({ isSending: false, failure: { kind: 'unreached' }, form: open.form });
    expect(run(failed, { kind: 'sending' })).toMatchObject({ isSending: true, failure: null, refusals: [] });
  });

  test('another price is asked about, once', () => {
    const sums = {
      products: bani(1),
      discountable: bani(1),
      packaging: bani(0),
      deposits: bani(0),
      deliveryFee: bani(0),
      reductions: [],
      total: bani(1),
      payable: bani(1),
    };
    const change = { before: { sums, lines: [] }, now: sums };
    const asked = run(open, { kind: 'sending' }, { kind: 'price_changed', change });
    expect(asked).toMatchObject({ isSending: false, change });
    expect(run(asked, { kind: 'change_seen' }).change).toBeNull();
    expect(run(asked, { kind: 'sending' }).change).toBeNull();
  });
});
