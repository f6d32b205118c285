import { expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import {
  CHARGE_TIMES,
  CONTRACT_PROVIDERS,
  chargeTimeLabel,
  chargeTimeOf,
  decidePaymentSettings,
  modeLabel,
  NO_ONLINE_PAYMENTS,
  PAYMENT_MODES,
  type PaymentSettings,
} from './payment-settings.ts';

const FACTS = { hasKeys: true, isHttps: true };
const WANTED: PaymentSettings = { provider: 'stripe', mode: 'live', chargeTime: 'hold', mealCardIssuers: [] };

test('the trial is no provider with a contract', () => {
  expect(CONTRACT_PROVIDERS).toEqual(['netopia', 'stripe', 'viva']);
  expect(PAYMENT_MODES.map(modeLabel)).toEqual(['De probă', 'Reală']);
  expect(CHARGE_TIMES.map(chargeTimeLabel)).toEqual(['Când acceptați comanda', 'Imediat, la comandă']);
});

test('no provider is switched on without its keys, and none takes real money without https', () => {
  expect(decidePaymentSettings(WANTED, FACTS)).toEqual(ok(WANTED));
  expect(decidePaymentSettings(WANTED, { ...FACTS, hasKeys: false })).toEqual(err('payment_keys_missing'));
  expect(decidePaymentSettings(WANTED, { ...FACTS, isHttps: false })).toEqual(err('payment_live_needs_https'));
  expect(decidePaymentSettings({ ...WANTED, mode: 'test' }, { ...FACTS, isHttps: false }).ok).toBe(true);
  expect(decidePaymentSettings(NO_ONLINE_PAYMENTS, { hasKeys: false, isHttps: false })).toEqual(ok(NO_ONLINE_PAYMENTS));
});

test('what a provider cannot do is not stored: holding, meal cards; what is switched off keeps its choices', () => {
  const all = { ...WANTED, mealCardIssuers: ['up', 'edenred'] } as const;
  expect(decidePaymentSettings({ ...all, provider: 'netopia' }, FACTS)).toEqual(
    ok({ ...all, provider: 'netopia', chargeTime: 'at_once', mealCardIssuers: ['edenred', 'up'] }),
  );
  expect(decidePaymentSettings(all, FACTS)).toEqual(ok({ ...all, mealCardIssuers: [] }));
  expect(decidePaymentSettings({ ...all, provider: null }, FACTS)).toEqual(
    ok({ ...all, provider: null, mealCardIssuers: ['edenred', 'up'] }),
  );
  expect(chargeTimeOf({ chargeTime: 'at_once' }, 'stripe')).toBe('at_once');
});
