// „Ce-ar fi fost?” below the two forms that have it.
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { openStaffScreen } from '#test/support/screens.tsx';
import { type Answers, refused } from '#test/support/wire-of-literals.ts';
import { SetCapacityScreen } from '#web/admin/setup/capacity/set-capacity-screen.tsx';
import { DeliveryZonesScreen } from '#web/admin/setup/zones/delivery-zones-screen.tsx';

type WhatIf = CallOutput<'replayDeliveryZones'>;

const ZONES: CallOutput<'getDeliveryZones'> = {
  version: 3,
  homeCity: 'Blaj',
  homeCounty: 'Alba',
  zones: [
    {
      cityCode: 'BLJ',
      city: 'Blaj',
      county: 'Alba',
      enabled: true,
      minimumOrder: 0,
      deliveryFee: 5,
      freeDeliveryFrom: 50,
      extraMinutes: 0,
      isVillage: false,
    },
  ],
};
const NOTHING: WhatIf = {
  days: 30,
  numberOfOrders: 0,
  numberFromRecord: 0,
  isShortened: false,
  amountAsSaved: 0,
  amountAsTyped: 0,
  numberOfRefused: 0,
  numberOfTaken: 0,
  numberOfOtherSum: 0,
  numberOfLater: 0,
  changed: [],
};
const changedOrder = (orderNumber: number, about: Partial<WhatIf['changed'][number]> = {}) => ({
  orderNumber,
  placedAt: '2026-11-20T10:00:00.000Z',
  effect: 'other_sum' as const,
  amountAsSaved: 83.5,
  amountAsTyped: 85.5,
  minutesLater: 0,
  ...about,
});

async function open(answers: Answers = {}) {
  const opened = openStaffScreen(() => <DeliveryZonesScreen />, {
    path: '/admin/delivery-zones',
    answers: { getDeliveryZones: ZONES, replayDeliveryZones: NOTHING, ...answers },
  });
  const card = within(await screen.findByRole('region', { name: 'Ce-ar fi fost?' }));
  const ask = (days: number) => opened.user.click(card.getByRole('button', { name: `Ultimele ${days} de zile` }));
  return { ...opened, card, ask };
}

test('the unsaved form is sent, and nothing is saved; without orders it says so', async () => {
  const { user, card, ask, bodies } = await open();
  const fee = screen.getByRole('textbox', { name: /Taxă/ });
  await user.clear(fee);
  await user.type(fee, '7,5');
  await ask(30);
  expect(await card.findByText('În ultimele 30 de zile nu aveți nicio comandă de recalculat.')).toBeTruthy();
  expect(bodies('replayDeliveryZones')).toMatchObject([
    { days: 30, draft: { version: null, zones: [{ cityCode: 'BLJ', deliveryFee: 7.5, freeDeliveryFrom: 50 }] } },
  ]);
  expect(bodies('saveDeliveryZones')).toEqual([]);
});

test('what would have been otherwise: lei, counts and orders with their links, honestly', async () => {
  const { card, ask } = await open({
    replayDeliveryZones: {
      ...NOTHING,
      days: 90,
      numberOfOrders: 214,
      numberFromRecord: 20,
      amountAsSaved: 20_000,
      amountAsTyped: 19_950.5,
      numberOfRefused: 1,
      numberOfOtherSum: 1,
      numberOfLater: 1,
      changed: [
        changedOrder(11_111_111, { effect: 'refused', amountAsTyped: 0 }),
        changedOrder(22_222_222),
        changedOrder(33_333_333, { effect: 'later', amountAsTyped: 83.5, minutesLater: 15 }),
      ],
    },
  });
  await ask(90);
  expect(await card.findByText('214')).toBeTruthy();
  expect(card.getByText('49,50 lei în minus')).toBeTruthy();
  expect(card.getByText('refuzată (83,50 lei)')).toBeTruthy();
  expect(card.getByText('83,50 lei → 85,50 lei')).toBeTruthy();
  expect(card.getByText('cu 15 minute mai târziu')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Comanda nr. 22222222' }).getAttribute('href')).toBe('/comenzi/22222222');
  expect(card.getByText(/Nu se poate ști cine ar fi renunțat.*20 de comenzi sunt socotite/)).toBeTruthy();
  expect(card.queryByText('Ar fi fost primite, acum sunt refuzate')).toBe(null);
});

test('nothing would have been otherwise; the form that changes afterwards makes the answer old', async () => {
  const { user, card, ask } = await open({
    replayDeliveryZones: { ...NOTHING, numberOfOrders: 14, isShortened: true },
  });
  await ask(30);
  expect(await card.findByText('14 comenzi recalculate: toate ar fi fost la fel.')).toBeTruthy();
  expect(card.getByText(/prea multe comenzi/)).toBeTruthy();
  expect(card.queryByText(/Ați schimbat formularul/)).toBe(null);
  await user.type(screen.getByRole('textbox', { name: /Taxă/ }), '9');
  expect(card.getByText(/Ați schimbat formularul între timp/)).toBeTruthy();
});

test('it says that it computes; a refused draft and a lost answer are told, and can be asked again', async () => {
  let answerNow = (_: WhatIf) => {};
  const { card, ask, answer } = await open({
    replayDeliveryZones: () =>
      new Promise((resolve) => {
        answerNow = resolve;
      }),
  });
  await ask(30);
  expect(await card.findByText('Se recalculează comenzile…')).toBeTruthy();
  answerNow({ ...NOTHING, numberOfOrders: 1 });
  expect(await card.findByText('O comandă recalculată: ar fi fost la fel.')).toBeTruthy();
  answer({ replayDeliveryZones: refused(400, 'invalid_request', 'Verificați câmpurile.') });
  await ask(90);
  expect((await card.findByRole('alert')).textContent).not.toBe('');
  answer({ replayDeliveryZones: { ...NOTHING, days: 90 } });
  await ask(90);
  expect(await card.findByText(/nicio comandă de recalculat/)).toBeTruthy();
  expect(card.queryByRole('alert')).toBe(null);
});

test('many orders are shown on request, the newest hundred', async () => {
  const changed = Array.from({ length: 12 }, (_, index) =>
    changedOrder(10_000_000 + index, index === 0 ? { effect: 'taken', amountAsSaved: 0 } : {}),
  );
  const { user, card, ask } = await open({
    replayDeliveryZones: {
      ...NOTHING,
      numberOfOrders: 300,
      amountAsTyped: 120,
      numberOfTaken: 1,
      numberOfOtherSum: 130,
      changed,
    },
  });
  await ask(30);
  expect(await card.findByText('120,00 lei în plus')).toBeTruthy();
  expect(card.getByText('primită (85,50 lei)')).toBeTruthy();
  expect(card.getAllByRole('listitem')).toHaveLength(10);
  await user.click(card.getByRole('button', { name: 'Arată-le pe toate (12)' }));
  expect(card.getAllByRole('listitem')).toHaveLength(12);
  expect(card.getByText('Sunt arătate cele mai noi 12.')).toBeTruthy();
});

test('the capacity of the kitchen is replayed as it is typed', async () => {
  const { user, bodies } = openStaffScreen(() => <SetCapacityScreen />, {
    path: '/admin/set-capacity',
    answers: {
      getCapacity: { version: 1, points: null, deliveries: null, stations: [], categories: [], products: [] },
      replayKitchenCapacity: { ...NOTHING, numberOfOrders: 2 },
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /Puncte/ }), '20');
  await user.click(screen.getByRole('button', { name: 'Ultimele 90 de zile' }));
  expect(await screen.findByText('2 comenzi recalculate: toate ar fi fost la fel.')).toBeTruthy();
  expect(bodies('replayKitchenCapacity')).toMatchObject([{ days: 90, draft: { points: 20, deliveries: null } }]);
});
