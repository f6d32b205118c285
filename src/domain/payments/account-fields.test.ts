import { expect, test } from 'vitest';
import { fieldsOfAccount, judgeAccount } from './account-fields.ts';
import { CONTRACT_PROVIDERS, type ContractProvider, PAYMENT_MODES } from './payment-settings.ts';

const GOOD: Readonly<Record<ContractProvider, Readonly<Record<string, string>>>> = {
  netopia: {
    baseUrl: 'https://secure.sandbox.netopia-payments.com',
    posSignature: 'ABCD-EFGH-IJKL-MNOP-QR12',
    apiKey: 'cheie-de-proba',
    publicKeys: '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n',
  },
  stripe: { secretKey: 'sk_test_51Abcdefghij', webhookSecret: 'whsec_abcdefghijklmnop' },
  viva: {
    merchantId: 'bdf4c6b3-c26d-4046-b5df-5c443ec39d09',
    apiKey: 'cheia6',
    clientId: 'abc123.apps.vivapayments.com',
    clientSecret: 'secret',
    sourceCode: '8362',
  },
};

test.each(CONTRACT_PROVIDERS)('%s: what its provider shows is right, and each field says where that is', (provider) => {
  expect(judgeAccount(provider, 'test', GOOD[provider])).toEqual({});
  expect(Object.keys(GOOD[provider])).toEqual(Object.keys(fieldsOfAccount(provider)));
  for (const { label, hint } of Object.values(fieldsOfAccount(provider)))
    expect(label !== '' && hint !== '').toBe(true);
});

test.each<[ContractProvider, string, string, string]>([
  ['stripe', 'secretKey', '', 'missing'],
  ['stripe', 'secretKey', '   ', 'missing'],
  ['stripe', 'secretKey', 'sk_test_51Abcdefghij ', 'space'],
  ['stripe', 'secretKey', 'sk_test_51Abcd efghij', 'space'],
  ['stripe', 'secretKey', 'sk_live_51Abcdefghij', 'other_mode'],
  ['stripe', 'secretKey', 'pk_test_51Abcdefghij', 'publishable'],
  ['stripe', 'secretKey', 'whsec_abcdefghijklmnop', 'malformed'],
  ['stripe', 'webhookSecret', 'sk_test_51Abcdefghij', 'malformed'],
  ['netopia', 'baseUrl', 'https://secure.netopia-payments.com/api', 'address'],
  ['netopia', 'baseUrl', 'https://rau.example', 'address'],
  ['netopia', 'posSignature', 'ABCD-EFGH', 'malformed'],
  ['netopia', 'posSignature', 'ABCD-EFGH-IJKL-MNOP-QR12\n', 'space'],
  ['netopia', 'apiKey', 'scurt', 'malformed'],
  ['netopia', 'publicKeys', 'MIIB', 'malformed'],
  ['viva', 'merchantId', '12', 'malformed'],
  ['viva', 'clientId', 'abc', 'malformed'],
  ['viva', 'sourceCode', '12', 'malformed'],
])('%s: %s „%s” is %s', (provider, name, value, problem) => {
  expect(judgeAccount(provider, 'test', { ...GOOD[provider], [name]: value })).toEqual({ [name]: problem });
});

test('a field that may be empty is right without a value, one that is not named is missing', () => {
  expect(judgeAccount('viva', 'live', { ...GOOD.viva, sourceCode: '' })).toEqual({});
  expect(judgeAccount('stripe', 'test', {})).toEqual({ secretKey: 'missing', webhookSecret: 'missing' });
});

test('every address that can be chosen is an https address of the provider, another one in each mode', () => {
  const choices = fieldsOfAccount('netopia').baseUrl?.choices;
  const all = PAYMENT_MODES.flatMap((mode) => choices?.[mode] ?? []);
  expect(new Set(all).size).toBe(4);
  for (const address of all)
    expect(address).toMatch(/^https:\/\/[a-z.-]+\.(netopia-payments\.com|mobilpay\.ro)(\/[a-z]+)?$/);
});
