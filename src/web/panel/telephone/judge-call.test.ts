import { describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/accounts/parse-address.ts';
import { bani } from '#domain/money/bani.ts';
import { NO_RULES } from '#domain/promotions/promotion-rules.ts';
import { instantOf } from '#domain/time/bucharest.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aBundle, aLine } from '#test/support/a-cart.ts';
import { aMenu, aProduct, aSize } from '#test/support/a-menu.ts';
import { weekly } from '#test/support/a-schedule.ts';
import { type CallDraft, newCall } from './call-draft.ts';
import { type CallFacts, judgeCall } from './judge-call.ts';

const found = instantOf(localDate('2026-11-20'), 720);
if (!found.ok) throw new Error('no clear wall time');
const noon = found.value;

const terms = { enabled: true, asSoonAsPossible: true, minimumAdvanceMinutes: 30, maximumAdvanceMinutes: 4320 };
const soup = aProduct({ name: 'Ciorbă', allowsMessage: true, sizes: [aSize({ price: bani(2000) })] });
const facts: CallFacts = {
  menu: aMenu([soup]),
  promotions: [],
  withheldPromotionIds: [],
  restaurant: {
    city: 'Blaj',
    zones: [],
    schedule: {
      hours: { REGULAR: weekly('10:00-22:00'), PICKUP: null, DELIVERY: null },
      closures: [],
      services: { pickup: terms, delivery: terms, booking: terms, preOrders: terms },
      pauses: [],
      busy: null,
      usualMinutes: { pickup: 25, delivery: null },
      capacity: null,
    },
    offeredPayments: ['cash', 'cash-card'],
    ownContainerFrom: localDate('2027-02-12'),
  },
};
const call: CallDraft = { ...newCall('PHONE'), phone: '0722123456', name: 'Ana Maria Pop', lines: [aLine(soup)] };
const judge = (about: Partial<CallDraft> = {}) => judgeCall({ ...call, ...about }, facts, noon);

test('a call that has everything is an order, with the minutes that guests are told', () => {
  const { order, problems, minutes, promisedAt, quote } = judge();
  expect(problems).toEqual([]);
  expect(order.contact).toMatchObject({ firstName: 'Ana', lastName: 'Maria Pop', email: '' });
  expect(quote.sums.products).toBe(2000);
  expect(promisedAt).toBe(plusMinutes(noon, minutes ?? 0));
});

test.each([
  ['nothing ordered', { lines: [] }, ['cart']],
  ['no number', { phone: '' }, ['phone']],
  ['a number that is none', { phone: '12' }, ['phone']],
  ['no name', { name: '' }, ['firstName']],
  ['a mailbox that is none', { email: 'ana' }, ['email']],
  ['delivery without an address', { method: 'DELIVERY', address: EMPTY_ADDRESS }, ['zoneCode']],
  ['a way of paying that is not offered', { payment: 'card' }, ['payment']],
  ['a split without its part', { payment: 'cash-card' }, ['split']],
  ['a split that leaves no cash', { payment: 'cash-card', secondPart: '99' }, ['split']],
  ['a split', { payment: 'cash-card', secondPart: '5,50' }, []],
  ['an invoice without a company', { wantsInvoice: true }, ['companyName', 'companyCui']],
  ['an hour after closing', { hour: '23:30' }, ['requestedAt']],
  ['an hour that is none', { hour: '99' }, ['requestedAt']],
  ['an hour in digits', { hour: '1930' }, []],
  ['minutes that are none', { minutes: '0' }, ['minutes']],
  ['minutes', { minutes: '45' }, []],
  ['an allergy that the kitchen was not told', { notes: 'alergie la nuci' }, ['allergyTold']],
  ['an allergy that the kitchen was told', { notes: 'alergie la nuci', isAllergyTold: true }, []],
  ['an allergy in a message', { lines: [aLine(soup, { message: 'fără nuci, alergie' })] }, ['allergyTold']],
] as const)('%s', (_, about, fields) => {
  expect(judge(about as Partial<CallDraft>).problems.map(({ field }) => field)).toEqual(fields);
});

test('a split pays the card part that was said, the rest in cash', () => {
  expect(judge({ payment: 'cash-card', secondPart: '5,50' }).order.payment).toMatchObject({
    parts: [{ means: 'cash' }, { means: 'card', amount: 550 }],
  });
});

test('beside a meal card the rest follows from the food', () => {
  const beer = aProduct({ isAgeRestricted: true, sizes: [aSize({ price: bani(900) })] });
  const withCards = {
    ...facts,
    menu: aMenu([soup, beer]),
    restaurant: { ...facts.restaurant, offeredPayments: ['cash', 'meal_card'] as const },
  };
  const judged = (about: Partial<CallDraft>) =>
    judgeCall({ ...call, lines: [aLine(soup), aLine(beer)], isAdult: true, ...about }, withCards, noon);
  expect(judged({ payment: 'meal_card-cash' })).toMatchObject({
    problems: [],
    order: {
      payment: {
        parts: [
          { means: 'meal_card', amount: 2000 },
          { means: 'cash', amount: 900 },
        ],
      },
    },
  });
  expect(judged({ payment: 'meal_card' }).problems.map(({ sentence }) => sentence.replaceAll('\u00a0', ' '))).toEqual([
    'Cu cardul de masă se pot plăti cel mult 20,00 lei; restul de 9,00 lei se plătește altfel.',
  ]);
  expect(judged({ payment: 'meal_card', lines: [aLine(beer)] }).problems.map(({ sentence }) => sentence)).toEqual([
    'Nimic din comandă nu se poate plăti cu cardul de masă. Alegeți altă metodă de plată.',
  ]);
});

describe('a promotion on the first order', () => {
  const rules = { ...NO_RULES, mostUses: 9 };
  const welcome = aBundle([], { id: 7, type: 'FIRST_ORDER', name: 'Bun venit', discountAmount: bani(500), rules });
  const withheld = { phone: call.phone, email: '', promotionIds: [7] };
  test.each([
    ['of a number that may have it', {}, [], 1500],
    ['of a number that had it', {}, [7], 2000],
    ['that the server did not give this number', { withheld }, [], 2000],
    ['that the server did not give another number', { withheld, phone: '0733000111' }, [], 1500],
    ['of a guest at the counter without number and mailbox', { source: 'COUNTER', phone: '' }, [], 2000],
  ] as const)('%s', (_, about, withheldPromotionIds, payable) => {
    const judged = judgeCall({ ...call, ...about }, { ...facts, promotions: [welcome], withheldPromotionIds }, noon);
    expect(judged.quote.sums.payable).toBe(payable);
  });
});

test('a guest at the counter needs neither name nor number', () => {
  expect(judge({ source: 'COUNTER', phone: '', name: '' }).problems).toEqual([]);
});
