import { expect, test } from 'vitest';
import { aSchedule, terms } from '#test/support/a-schedule.ts';
import { type OpeningFacts, openingGaps, openingSteps } from './opening-gaps.ts';

const COMPLETE: OpeningFacts = {
  restaurant: {
    name: 'Casa Teiului',
    phone: '0258765432',
    email: 'casa@exemplu.ro',
    county: 'Alba',
    street: 'Teiului',
    streetNumber: '7',
    city: 'Blaj',
    company: {
      companyName: 'Casa Teiului SRL',
      cui: 'RO12345674',
      tradeRegister: 'J01/123/2020',
      registeredOffice: 'Blaj',
      authorisations: [{ name: 'DSVSA', number: '12/2024', issuer: 'DSVSA Alba' }],
    },
    offeredPayments: ['cash', 'card'],
    isOpenAroundTheClock: false,
  },
  schedule: aSchedule(),
  zones: 1,
  orderableProducts: 3,
  productsWithoutAllergens: 0,
  productsWithoutFoodInformation: 0,
  riskyClauses: 0,
  sendsMail: true,
  callsForHelp: true,
  hasUndeclaredProxy: false,
  isBackupMissing: false,
  isBackupOnSameDisk: false,
  isBackupMissingElsewhere: false,
};
const shop = (changed: Partial<OpeningFacts['restaurant']>): Partial<OpeningFacts> => ({
  restaurant: { ...COMPLETE.restaurant, ...changed },
});

test.each<[string, Partial<OpeningFacts>, readonly string[]]>([
  ['nothing', {}, []],
  ['a name', shop({ name: '' }), ['name']],
  ['a phone', shop({ phone: '' }), ['name']],
  ['a street', shop({ street: '' }), ['address']],
  ['every way to pay', shop({ offeredPayments: [] }), ['payment']],
  ['cards', shop({ offeredPayments: ['cash'] }), ['card']],
  ['hours', { schedule: aSchedule({ hours: { REGULAR: [] } }) }, ['hours']],
  ['hours of any kind', { schedule: aSchedule({ hours: { REGULAR: null } }) }, ['hours']],
  [
    'pickup and delivery',
    { schedule: aSchedule({ services: { pickup: terms({ enabled: false }), delivery: terms({ enabled: false }) } }) },
    ['services'],
  ],
  ['zones', { zones: 0 }, ['zones']],
  ['products', { orderableProducts: 0 }, ['menu']],
  ['allergens that were not declared', { productsWithoutAllergens: 1 }, ['allergens']],
  ['what is in the food', { productsWithoutFoodInformation: 2 }, ['food_information']],
  ['clauses that stand', { riskyClauses: 1 }, ['legal_texts']],
  ['closing hours', shop({ isOpenAroundTheClock: true }), ['around_the_clock']],
  ['a mail server and a telephone', { sendsMail: false, callsForHelp: false }, ['mail', 'alarm']],
  ['a proxy that is declared', { hasUndeclaredProxy: true }, ['proxy']],
  ['a day without a copy', { isBackupMissing: true }, ['backup']],
  ['copies on the disk of the data', { isBackupOnSameDisk: true }, ['backup_disk']],
  ['a copy of the last day elsewhere', { isBackupMissingElsewhere: true }, ['backup_elsewhere']],
])('a shop without %s lacks just that', (_, changed, gaps) => {
  expect(openingGaps({ ...COMPLETE, ...changed })).toEqual(gaps);
});

test('localities are a step only where something is delivered', () => {
  const { services } = COMPLETE.schedule;
  const withoutDelivery = { ...services, delivery: { ...services.delivery, enabled: false } };
  const stepsOf = (facts: OpeningFacts) => openingSteps(facts).map(({ step }) => step);
  expect(stepsOf(COMPLETE)).toContain('zones');
  expect(stepsOf({ ...COMPLETE, schedule: { ...COMPLETE.schedule, services: withoutDelivery } })).not.toContain(
    'zones',
  );
});
