import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import {
  type Acceptance,
  acceptRequestOf,
  judgeAcceptance,
  minutesOf,
  packagingChoices,
  quoteAcceptance,
  readPackaging,
  servedIn,
} from './acceptance.ts';

const order = { payable: bani(6450), packaging: bani(350), manualPackaging: null };

test('keeping the announced packaging keeps the total and needs no agreement of the guest', () => {
  expect(quoteAcceptance(order, bani(350))).toEqual({ before: 6450, after: 6450, needsAgreement: false });
});

test('cheaper packaging lowers the total without asking', () => {
  expect(quoteAcceptance(order, bani(0))).toEqual({ before: 6450, after: 6100, needsAgreement: false });
});

test('dearer packaging raises the total and needs the guest to agree', () => {
  expect(quoteAcceptance(order, bani(351))).toEqual({ before: 6450, after: 6451, needsAgreement: true });
});

test('the announced cost is the first choice and not offered twice', () => {
  expect(packagingChoices(bani(400))).toEqual([400, 0, 200, 600, 800, 1000, 1200, 1400]);
  expect(packagingChoices(bani(350))[0]).toBe(350);
});

test.each([
  ['RESTAURANT', false, 'plates'],
  ['PICKUP', true, 'own_container'],
  ['PICKUP', false, 'boxes'],
  ['DELIVERY', false, 'boxes'],
] as const)('an order for %s, own container %s, is served in %s', (method, hasOwnContainer, expected) => {
  expect(servedIn({ method, hasOwnContainer })).toBe(expected);
});

test.each([
  ['3,5', 350],
  ['0', 0],
  ['12.25', 1225],
  ['', null],
  ['-2', null],
  ['gratis', null],
])('a typed packaging cost of "%s" is %s', (typed, cost) => {
  expect(readPackaging(typed)).toBe(cost);
});

const ticked: Acceptance = { preparation: 30, packaging: '4', hasAgreed: true, hasReadAllergy: true };
const noted = { ...order, hasAllergyNote: true };

test.each([
  [{}, []],
  [{ preparation: 'none' }, []],
  [{ preparation: null }, ['preparation']],
  [{ packaging: 'gratis' }, ['packaging']],
  [{ hasAgreed: false }, ['hasAgreed']],
  [{ hasAgreed: false, packaging: '3,50' }, []],
  [{ hasReadAllergy: false }, ['hasReadAllergy']],
  [{ preparation: null, hasAgreed: false, hasReadAllergy: false }, ['preparation', 'hasAgreed', 'hasReadAllergy']],
] as const)('an acceptance with %j is held back at %j', (about, paths) => {
  expect(Object.keys(judgeAcceptance({ ...ticked, ...about }, noted))).toEqual(paths);
});

test('a tick is asked for only where there is a note about an allergy', () => {
  expect(judgeAcceptance({ ...ticked, hasReadAllergy: false }, { ...noted, hasAllergyNote: false })).toEqual({});
});

test('the panel always says whether the note about an allergy was read, and that the guest agreed only to more', () => {
  expect(acceptRequestOf(ticked, order, { suggested: null, extra: 0 })).toEqual({
    minutes: 30,
    packaging: 400,
    customerAgreed: true,
    allergyRead: true,
  });
  expect(
    acceptRequestOf({ ...ticked, packaging: '3,50', hasReadAllergy: false }, order, { suggested: null, extra: 20 }),
  ).toEqual({
    minutes: 50,
    packaging: 350,
    customerAgreed: false,
    allergyRead: false,
  });
});

test.each([
  ['the hour suggested', 'suggested', 42],
  ['minutes chosen, with those of the busy mode', 30, 50],
  ['no estimate', 'none', null],
  ['nothing yet', null, null],
] as const)('promised are %s', (_, preparation, minutes) => {
  expect(minutesOf(preparation, { suggested: 42, extra: 20 })).toBe(minutes);
});
