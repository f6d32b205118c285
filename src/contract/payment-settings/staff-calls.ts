import { SavedResponse } from '../changes/wire.ts';
import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { isoMoment } from '../values/fields.ts';
import {
  PaymentAccountRequest,
  PaymentSettingsResponse,
  RemovePaymentAccountRequest,
  SavePaymentAccountRequest,
  SavePaymentSettingsRequest,
  TryPaymentKeysResponse,
} from './wire.ts';

export const getPaymentSettings = defineCall({
  method: 'GET',
  path: '/admin-service/setup/online-payments',
  access: 'admin',
  sentence:
    'How guests pay online: the provider, which of its keys are stored, and what is missing before real payments.',
  response: PaymentSettingsResponse,
  responseFields: { accounts: [{ savedAt: isoMoment, trial: { at: isoMoment } }] },
});
export type PaymentSetup = AnswerOf<typeof getPaymentSettings>;
export type PaymentAccount = PaymentSetup['accounts'][number];

export const savePaymentSettings = defineCall({
  method: 'POST',
  path: '/admin-service/setup/online-payments',
  access: 'admin',
  needsStepUp: true,
  sentence: 'Saves by which provider guests pay online, really or for trying; without one they cannot.',
  refusals: ['changed_meanwhile', 'payment_keys_missing', 'payment_live_needs_https'],
  body: SavePaymentSettingsRequest,
  response: SavedResponse,
});

export const savePaymentAccount = defineCall({
  method: 'POST',
  path: '/admin-service/setup/payment-account',
  access: 'admin',
  needsStepUp: true,
  sentence: 'Stores the keys of an account at a provider, encrypted; no call answers with them.',
  refusals: ['changed_meanwhile'],
  body: SavePaymentAccountRequest,
  response: SavedResponse,
});

export const removePaymentAccount = defineCall({
  method: 'POST',
  path: '/admin-service/setup/remove-payment-account',
  access: 'admin',
  needsStepUp: true,
  sentence: 'Deletes the keys of an account that takes no payments now.',
  refusals: ['changed_meanwhile', 'payment_account_in_use'],
  body: RemovePaymentAccountRequest,
  response: SavedResponse,
});

export const tryPaymentKeys = defineCall({
  method: 'POST',
  path: '/admin-service/try-payment-keys',
  access: 'admin',
  limit: { points: 60, seconds: 3600 },
  sentence: 'Asks the provider whether the stored keys of an account are good. Nobody is charged.',
  refusals: ['payment_keys_missing'],
  body: PaymentAccountRequest,
  response: TryPaymentKeysResponse,
});
