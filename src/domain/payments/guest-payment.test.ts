import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { NO_MONEY } from './attempt.ts';
import { describeGuestPayment, type GuestAttempt, MOST_ATTEMPTS } from './guest-payment.ts';
import { NO_ONLINE_MONEY } from './online-money.ts';

const NOW = instant(0);
const CARD = { means: 'card_online', amount: bani(50) } as const;
const MEAL_CARD = { means: 'meal_card_online', amount: bani(30) } as const;
const WAITING = { status: 'AWAITING_PAYMENT', payment: [CARD], money: NO_ONLINE_MONEY } as const;
const attempt = (state: GuestAttempt['state'], minutesLeft = 20): GuestAttempt => ({
  means: 'card_online',
  money: NO_MONEY,
  state,
  payUrl: 'https://plata.example/1',
  payUntil: plusMinutes(NOW, minutesLeft),
  declined: 'no_funds',
});

test.each([
  ['created', 'starting', false, false, null],
  ['unknown', 'checking', false, false, null],
  ['started', 'open', true, true, 'https://plata.example/1'],
  ['declined', 'declined', true, true, 'https://plata.example/1'],
  ['failed', 'failed', true, true, null],
  ['expired', 'over', true, true, null],
] as const)('an attempt that is %s', (state, word, mayStartAgain, mayPayAtDoor, payUrl) => {
  expect(describeGuestPayment(WAITING, [attempt(state)], NOW)).toEqual({
    state: word,
    declined: state === 'declined' ? 'no_funds' : null,
    payUrl,
    payUntil: plusMinutes(NOW, 20),
    mayStartAgain,
    mayPayAtDoor,
    nextPart: CARD,
    paidParts: [],
  });
});

test('no further attempt when time or attempts run out, or one is not clear', () => {
  const may = (attempts: readonly GuestAttempt[]) => describeGuestPayment(WAITING, attempts, NOW).mayStartAgain;
  expect(may([attempt('failed', 1)])).toBe(false);
  expect(may(Array.from({ length: MOST_ATTEMPTS }, () => attempt('failed')))).toBe(false);
  expect(may([attempt('unknown'), attempt('failed')])).toBe(false);
});

test('of two parts the one is shown that is to be paid, and what is paid stays', () => {
  const order = { ...WAITING, payment: [CARD, MEAL_CARD] };
  const view = (...attempts: readonly GuestAttempt[]) => describeGuestPayment(order, attempts, NOW);
  const mealCard = (state: GuestAttempt['state']): GuestAttempt => ({ ...attempt(state), means: 'meal_card_online' });
  const paid: GuestAttempt = { ...mealCard('paid'), money: { ...NO_MONEY, taken: bani(30) } };
  expect(view(mealCard('started'))).toMatchObject({ state: 'open', nextPart: MEAL_CARD, paidParts: [] });
  expect(view(mealCard('declined'))).toMatchObject({ state: 'declined', nextPart: MEAL_CARD, mayPayAtDoor: true });
  expect(view(paid)).toMatchObject({
    state: 'rest_due',
    nextPart: CARD,
    payUrl: null,
    mayStartAgain: true,
    mayPayAtDoor: true,
    paidParts: [MEAL_CARD],
  });
  expect(view(paid, attempt('declined'))).toMatchObject({ state: 'declined', nextPart: CARD, paidParts: [MEAL_CARD] });
  const held: GuestAttempt = { ...attempt('held'), money: { ...NO_MONEY, held: bani(50) } };
  expect(view(paid, held)).toMatchObject({ state: 'rest_due', nextPart: null, mayStartAgain: false });
});

test('once it arrived or is over, the money counts', () => {
  const state = (
    status: 'NEW' | 'ABANDONED' | 'REJECTED',
    money: Partial<Record<'held' | 'taken' | 'goingBack', number>>,
  ) =>
    describeGuestPayment(
      { ...WAITING, status, money: { ...NO_ONLINE_MONEY, ...(money as object) } },
      [attempt('held')],
      NOW,
    );
  expect(state('NEW', { held: 50 })).toMatchObject({ state: 'held', payUrl: null, mayStartAgain: false });
  expect(state('REJECTED', { held: 50, goingBack: 50 }).state).toBe('going_back');
  expect(state('ABANDONED', {}).state).toBe('over');
  expect(state('NEW', {}).state).toBe('none');
  expect(describeGuestPayment(WAITING, [], NOW).state).toBe('none');
});
