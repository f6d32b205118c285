import { expect, test } from 'vitest';
import { type GoingLiveFacts, listGoingLive } from './going-live.ts';

const COMPLETE: GoingLiveFacts = {
  provider: 'netopia',
  company: {
    companyName: 'Casa Teiului SRL',
    cui: 'RO12345674',
    tradeRegister: 'J01/123/2020',
    registeredOffice: 'Blaj, Strada Teiului 7A',
    authorisations: [{ name: 'Document DSVSA', number: '123/2024', issuer: 'DSVSA Alba' }],
  },
  contact: { name: 'Casa Teiului', phone: '0258765432', email: 'salut@casateiului.ro', city: 'Blaj' },
  hasTerms: true,
  hasPrivacy: true,
  isHttps: true,
  hasLiveKeys: true,
  hasTriedLiveKeys: true,
  mealCardIssuers: ['edenred'],
};
const stepsWith = (facts: GoingLiveFacts, state: string) =>
  listGoingLive(facts)
    .filter((one) => one.state === state)
    .map(({ step }) => step);

test('what the product knows is ticked, what only a person can do stays named', () => {
  expect(stepsWith(COMPLETE, 'missing')).toEqual([]);
  expect(stepsWith(COMPLETE, 'by_hand')).toEqual(['policies', 'logos', 'domain', 'meal_cards', 'receipt', 'announce']);
});

test.each<[Partial<GoingLiveFacts>, string]>([
  [{ company: { ...COMPLETE.company, cui: '' } }, 'company'],
  [{ contact: { ...COMPLETE.contact, phone: ' ' } }, 'contact'],
  [{ hasTerms: false }, 'terms'],
  [{ hasPrivacy: false }, 'privacy'],
  [{ isHttps: false }, 'https'],
  [{ hasLiveKeys: false }, 'live_keys'],
  [{ hasTriedLiveKeys: false }, 'tried_keys'],
])('%j is missing: %s', (facts, step) => {
  expect(stepsWith({ ...COMPLETE, ...facts }, 'missing')).toEqual([step]);
});

test('each provider asks for its own: addresses that are typed there, and nothing of meal cards without them', () => {
  const ofProvider = (provider: 'stripe' | 'viva') =>
    stepsWith({ ...COMPLETE, provider, mealCardIssuers: [] }, 'by_hand');
  expect(ofProvider('stripe')).toEqual(['notice_address', 'policies', 'receipt']);
  expect(ofProvider('viva')).toEqual(['notice_address', 'return_address', 'policies', 'receipt']);
});
