import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/accounts/parse-address.ts';
import { NO_GUEST_TEXTS } from '#domain/orders/order-fields.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { factsWithGaps, orderFacts } from './order-facts.ts';

const company = { name: 'Moara SRL', cui: 'RO18547290', tradeRegister: 'J01/1/2020', office: 'Blaj, Str. Morii 1' };
const plain = { ...NO_GUEST_TEXTS, address: EMPTY_ADDRESS, hasOwnContainer: false, source: 'WEB', table: '' } as const;
const whole = { ...anOrderView({ notes: '' }), restaurantAddress: 'Strada Frasinului 12', now: NOON };
const told = (facts: readonly { label: string; text: string }[]) => facts.map(({ label, text }) => `${label}: ${text}`);

test('an order in which nothing is said has nothing to tell', () => {
  for (const display of ['card', 'dialog', 'panelPage'] as const) expect(orderFacts(display, plain)).toEqual([]);
  expect(orderFacts('csv', plain)).toEqual([{ label: 'Sursă', text: 'Web' }]);
});

test('each display tells a fact in its own words, or leaves it to a place of its own', () => {
  const full = { ...whole, hasOwnContainer: true, company, notes: 'Sunați.' };
  expect(orderFacts('card', full)).toEqual([{ label: '', text: 'Vine cu recipientul propriu' }]);
  expect(told(orderFacts('mail', full))).toEqual([
    'Cum: Livrare la domiciliu',
    'Când: Cât mai repede',
    'Unde: Lungă nr. 5, bl. B, ap. 3, Blaj',
    'Nume: Ana-Maria Constantinescu-Popa, 0722 123 456',
    'Plată: numerar la livrare',
    'Ambalaj: vii cu recipientul tău',
    'Factură: Moara SRL, CUI RO18547290, J01/1/2020, Blaj, Str. Morii 1',
    'Observații: Sunați.',
  ]);
  expect(told(orderFacts('guestPage', full))).toEqual([
    'Cum: Livrare la domiciliu',
    'Când: Cât mai repede',
    'Unde: Lungă nr. 5, bl. B, ap. 3, Blaj',
    'Plata: Numerar',
    'Ambalaj: Vii cu recipientul tău',
    'Factură pe firmă: Moara SRL\nCUI RO18547290, J01/1/2020\nBlaj, Str. Morii 1',
    'Informații suplimentare: Sunați.',
  ]);
  expect(orderFacts('receiptSlip', full)).toEqual([{ label: '', text: 'Sunați.' }]);
});

test('how an order is handed over is told on every display but the kitchen’s', () => {
  const order = { ...whole, address: { ...whole.address, dropOff: 'LEAVE', dropOffNote: 'cheia e la vecin' } };
  const handOver = [
    { label: 'Cum predăm comanda', text: 'lasă la ușă' },
    { label: 'Pentru curier', text: 'cheia e la vecin' },
  ];
  for (const display of ['card', 'dialog', 'panelPage', 'receiptSlip', 'guestPage', 'mail', 'csv'] as const) {
    expect(orderFacts(display, order)).toEqual(expect.arrayContaining(handOver));
  }
  expect(orderFacts('kitchenSlip', order)).toEqual([]);
});

test('a table has a column for a fact that is not given', () => {
  expect(factsWithGaps('csv', plain)).toEqual([
    { label: 'Cum predăm comanda', text: '' },
    { label: 'Pentru curier', text: '' },
    { label: 'Sursă', text: 'Web' },
    { label: 'Masa', text: '' },
  ]);
});

test('staff read where an order came in and its table, guests the table alone', () => {
  const order = { ...whole, source: 'COUNTER', table: '4' } as const;
  const staff = [
    { label: '', text: 'La tejghea' },
    { label: '', text: 'Masa 4' },
  ];
  for (const display of ['card', 'dialog', 'panelPage', 'kitchenSlip'] as const) {
    expect(orderFacts(display, order)).toEqual(staff);
  }
  expect(told(orderFacts('guestPage', order))).toContain('Masa: 4');
  expect(told(orderFacts('mail', order)).join()).not.toContain('tejghea');
});

test('guests read when and where: at the hour promised, at the place to fetch it from', () => {
  const pickup = { ...whole, method: 'PICKUP', promisedAt: plusMinutes(NOON, 60) } as const;
  expect(told(orderFacts('guestPage', pickup))).toEqual(
    expect.arrayContaining(['Când: azi, la 13:00', 'Unde: Strada Frasinului 12']),
  );
  expect(told(orderFacts('mail', { ...pickup, pickupPlace: 'Piața 1848' }))).toContain('Unde: Piața 1848');
  expect(told(orderFacts('guestPage', { ...pickup, kitchenNumber: 17 })).join()).toContain('17');
  const rejected = { ...pickup, kitchenNumber: 17, status: 'REJECTED' } as const;
  expect(told(orderFacts('guestPage', rejected)).join(), 'nobody calls it any more').not.toContain('17');
});
