import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aDeliveryForm, NOON } from '#test/support/a-checkout.ts';
import { EMPTY_FORM, parseForm } from './checkout-form.ts';
import { dropDraft, keepDraft, loadForm, remember } from './device-memory.ts';

function aShelf() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const full = aDeliveryForm({
  when: 'chosen',
  date: localDate('2026-11-21'),
  requestedAt: NOON,
  splitPart: 'card',
  coupon: {
    type: 'COUPON_CODE' as const,
    code: 'ZECE',
    discountBasisPoints: 1000,
    discountAmount: bani(0),
    minimumOrder: bani(5000),
  },
  needsCutlery: true,
});

test('what was typed comes back after a reload', () => {
  expect(parseForm(JSON.stringify(full))).toEqual(full);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a list', '[]'],
  [
    'another kind of everything',
    JSON.stringify({
      method: 'DRONE',
      when: 1,
      date: '31-31',
      requestedAt: 'azi',
      payment: 'GOLD',
      fullName: 7,
      coupon: 'X',
      acceptsTerms: 'da',
    }),
  ],
  ['a coupon that is none', JSON.stringify({ coupon: { code: '', discountBasisPoints: 1 } })],
  [
    'a coupon with half bani',
    JSON.stringify({ coupon: { code: 'X', discountBasisPoints: 1, discountAmount: 0.5, minimumOrder: 0 } }),
  ],
  ['a very long text', JSON.stringify({ notes: 'x'.repeat(3_000) })],
])('%s is as if never filled in', (_name, stored) => {
  expect(parseForm(stored)).toEqual(EMPTY_FORM);
});

test('a name that was stored in two parts is one text', () => {
  const { fullName, ...others } = full;
  const stored = JSON.stringify({ ...others, firstName: 'Ana-Maria', lastName: 'Constantinescu-Popa' });
  expect(parseForm(stored).fullName).toBe(fullName);
});

test('the device remembers person, place, way and payment only when asked to, never consents', () => {
  const memory = aShelf();
  remember(memory, full);
  expect(memory.kept.size).toBe(0);
  remember(memory, { ...full, remembers: true });
  expect(loadForm(aShelf(), memory)).toEqual({
    ...EMPTY_FORM,
    fullName: full.fullName,
    phone: full.phone,
    email: full.email,
    zoneCode: 'BLAJ',
    street: 'Frasinului',
    streetNumber: '12',
    method: 'DELIVERY',
    payment: 'cash',
    remembers: true,
  });
  remember(memory, full);
  expect(loadForm(aShelf(), memory)).toEqual(EMPTY_FORM);
});

test('what is being typed in this tab goes before what is remembered, until it is dropped', () => {
  const [tab, memory] = [aShelf(), aShelf()];
  remember(memory, { ...full, remembers: true, fullName: 'Ion Pop' });
  keepDraft(tab, memory, full);
  expect(loadForm(tab, memory).fullName).toBe(full.fullName);
  dropDraft(tab);
  expect(loadForm(tab, memory).fullName).toBe('Ion Pop');
});
