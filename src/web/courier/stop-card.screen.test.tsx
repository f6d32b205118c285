import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CourierStop } from '#contract/couriers/staff-calls.ts';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import type { Payment } from '#domain/orders/payment-means.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { openShopScreen } from '#test/support/screens.tsx';
import { openLiteralWire } from '#test/support/wire-of-literals.ts';
import type { CourierPhone } from './courier-phone.ts';
import { StopCard } from './stop-card.tsx';

/** 76,50 lei in cash, of which a meal card may pay 62. */
function stop(about: Partial<CourierStop> = {}): CourierStop {
  return {
    orderNumber: 7,
    kitchenNumber: 7,
    dueAt: NOON,
    city: 'Blaj',
    street: 'Strada Lungă 5',
    payable: bani(7_650),
    payment: 'CASH',
    paymentParts: [{ means: 'cash', amount: bani(7_650) }],
    doorParts: [{ means: 'cash', amount: bani(7_650) }],
    isPaid: false,
    returnedAt: null,
    isOut: true,
    isReady: true,
    client: 'Ana Pop',
    phoneNumber: '0722123456',
    address: ['Strada Lungă 5'],
    destination: 'Strada Lungă 5, Blaj',
    dropOff: '',
    note: '',
    cashAmount: bani(7_650),
    cardAmount: ZERO_BANI,
    mealCardEligible: bani(6_200),
    isAgeRestricted: false,
    items: [],
    noAnswerAt: null,
    ...about,
  };
}

async function open(about: Partial<CourierStop> = {}) {
  const taken: unknown[] = [];
  const phone: Pick<CourierPhone, 'take'> = { take: (step) => taken.push(step) };
  const opened = openShopScreen(
    <StopCard
      stop={stop(about)}
      // The card takes steps and nothing else.
      phone={phone as CourierPhone}
      isOpen
      onOpen={() => {}}
      onEarlier={null}
      onLater={null}
    />,
    '/checkout',
    openLiteralWire({}),
  );
  await screen.findByRole('article');
  const press = (name: string) => opened.user.click(screen.getByRole('button', { name }));
  const names = () =>
    screen
      .getAllByRole('button')
      .map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '))
      .filter((name) => name.startsWith('Livrat'));
  const texts = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
  return { ...opened, taken, press, names, texts };
}

test('another payment by meal card says both sums, and one press records them', async () => {
  const { press, names, texts, taken, user } = await open();
  await press('Altă plată');
  expect(texts()).toContain('Cu cardul de masă cel mult 62,00 lei; restul de 14,50 lei altfel.');
  expect(names()).toEqual([
    'Livrat · numerar',
    'Livrat · card (POS)',
    'Livrat · 62,00 lei card de masă + 14,50 lei numerar',
    'Livrat · 62,00 lei card de masă + 14,50 lei card (POS)',
    'Livrat · fără încasare',
  ]);
  await user.click(screen.getByRole('button', { name: /card de masă.*numerar$/ }));
  const parts: Payment = [
    { means: 'meal_card', amount: bani(6_200) },
    { means: 'cash', amount: bani(1_450) },
  ];
  expect(taken).toMatchObject([{ kind: 'deliver', orderNumber: 7, taken: { parts } }]);
});

test('what the guest announced is collected in its parts', async () => {
  const paymentParts: CourierStop['paymentParts'] = [
    { means: 'meal_card', amount: bani(6_200) },
    { means: 'cash', amount: bani(1_450) },
  ];
  const { press, texts, taken } = await open({ paymentParts, doorParts: paymentParts });
  expect(texts()).toContain('62,00 lei card de masă + 14,50 lei numerar');
  await press('Livrat · card de masă și numerar');
  expect(taken).toMatchObject([{ taken: { parts: paymentParts } }]);
});

test.each([
  ['food alone', bani(7_650), ['Livrat · numerar', 'Livrat · card (POS)', 'Livrat · card de masă']],
  ['without food', ZERO_BANI, ['Livrat · numerar', 'Livrat · card (POS)']],
  ['not known', null, ['Livrat · numerar', 'Livrat · card (POS)', 'Livrat · card de masă']],
] as const)('%s', async (_what, mealCardEligible, expected) => {
  const { press, names, texts } = await open({ mealCardEligible });
  await press('Altă plată');
  expect(names()).toEqual([...expected, 'Livrat · fără încasare']);
  expect(texts().includes('Nimic din comandă nu se plătește cu cardul de masă.')).toBe(mealCardEligible === 0);
});
