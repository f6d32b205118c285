import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { GUEST_MONEY_STATES } from '#domain/payments/guest-payment.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { checkInterval, describeTimeLeft, describeWaiting } from './describe-waiting.ts';

const WAITS = {
  orderStatus: 'AWAITING_PAYMENT',
  declined: null,
  refunded: bani(0),
  goingBack: bani(0),
  releasedAt: null,
  nextPart: { means: 'card_online', amount: bani(1450) },
} as const;

const said = (about: Partial<Parameters<typeof describeWaiting>[0]>) => {
  const { title, text } = describeWaiting({ ...WAITS, state: 'open', ...about });
  return `${title}. ${text}`.replaceAll('\u00a0', ' ');
};

test('each state of a payment is said in words of its own', () => {
  expect(GUEST_MONEY_STATES.map((state) => `${state}: ${describeWaiting({ ...WAITS, state }).title}`)).toEqual([
    'none: Am primit plata',
    'held: Am primit plata',
    'paid: Am primit plata',
    'released: Banii sunt din nou ai tăi',
    'refunded_part: Banii s-au întors',
    'refunded: Banii s-au întors',
    'starting: Pregătim plata',
    'open: Comanda așteaptă plata',
    'checking: Verificăm plata',
    'declined: Plata nu a trecut',
    'failed: Plata nu a putut începe',
    'over: Comanda nu a fost plătită la timp',
    'going_back: Banii se întorc la tine',
    'rest_due: Mai ai de plătit restul',
  ]);
});

test('when every part is paid the order is about to arrive', () => {
  expect(said({ state: 'rest_due', nextPart: null })).toContain('Am primit plata');
});

test('a refusal says why, and that no money was taken', () => {
  expect(said({ state: 'declined', declined: 'no_funds' })).toBe(
    'Plata nu a trecut. Banca spune că nu sunt destui bani pe acest card. Nu s-a luat niciun ban. Încearcă alt card sau plătește altfel.',
  );
  expect(said({ state: 'declined', declined: 'wrong_data' })).toBe(
    'Plata nu a trecut. Datele cardului nu s-au potrivit. Nu s-a luat niciun ban. Verifică numărul, data și codul de pe spate.',
  );
  const unexplained =
    'Plata nu a trecut. Banca a refuzat plata și nu ne spune de ce. Nu s-a luat niciun ban. Încearcă alt card sau sună la bancă.';
  expect(said({ state: 'declined', declined: 'bank_refused' })).toBe(unexplained);
  expect(said({ state: 'declined' })).toBe(unexplained);
});

test('money of an order that was given up is said with its sum and its hour', () => {
  const orderStatus = 'ABANDONED';
  expect(said({ orderStatus, state: 'over' })).toBe(
    'Comanda nu a fost plătită la timp. Nu s-a luat niciun ban și comanda nu a ajuns la restaurant. Dacă plata apare totuși, banii se întorc singuri.',
  );
  expect(said({ state: 'over' })).toBe(
    'Comanda nu a fost plătită la timp. Timpul de plată a trecut. Verificăm dacă plata a ajuns.',
  );
  expect(said({ orderStatus, state: 'going_back', goingBack: bani(8450) })).toBe(
    'Banii se întorc la tine. 84,50 lei sunt pe drum înapoi pe cardul tău. Comanda nu a ajuns la restaurant.',
  );
  expect(said({ orderStatus, state: 'refunded', refunded: bani(8450) })).toBe(
    'Banii s-au întors. Ți-am întors 84,50 lei pe cardul tău; banca îi arată în câteva zile. Comanda nu a ajuns la restaurant.',
  );
  expect(said({ orderStatus, state: 'released', releasedAt: NOON })).toBe(
    'Banii sunt din nou ai tăi. Banii blocați au fost eliberați la 12:00; banca îi poate arăta blocați încă vreo câteva zile.',
  );
  expect(said({ orderStatus, state: 'released' })).toBe('Banii sunt din nou ai tăi. ');
});

test.each([
  [12.5, 'Mai ai 12 minute ca să plătești.'],
  [1, 'Mai ai un minut ca să plătești.'],
  [0.5, 'Mai ai mai puțin de un minut ca să plătești.'],
  [0, 'Timpul de plată a trecut. Verificăm dacă plata a ajuns.'],
])('with %d minutes left: %s', (minutes, sentence) => {
  expect(describeTimeLeft({ payUntil: plusMinutes(NOON, minutes), state: 'open' }, NOON)).toBe(sentence);
});

test('where nothing is to be paid, no time is left', () => {
  expect(describeTimeLeft({ payUntil: null, state: 'open' }, NOON)).toBe('');
  expect(describeTimeLeft({ payUntil: NOON, state: 'over' }, NOON)).toBe('');
});

test('the payment is asked about quickly first, slowly later', () => {
  expect([0, 29_000, 30_000, 179_000, 180_000].map(checkInterval)).toEqual([2_000, 2_000, 5_000, 5_000, 30_000]);
});
