import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { describeGuestPayment, type GuestAttempt, MOST_ATTEMPTS } from './guest-payment.ts';
import { NO_ONLINE_MONEY } from './online-money.ts';

const NOW = instant(0);
const WAITING = { status: 'AWAITING_PAYMENT', onlineSum: bani(50), money: NO_ONLINE_MONEY } as const;
const attempt = (state: GuestAttempt['state'], minutesLeft = 20): GuestAttempt => ({
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
  });
});

test('no further attempt when time or attempts run out, or one is not clear', () => {
  const may = (attempts: readonly GuestAttempt[]) => describeGuestPayment(WAITING, attempts, NOW).mayStartAgain;
  expect(may([attempt('failed', 1)])).toBe(false);
  expect(may(Array.from({ length: MOST_ATTEMPTS }, () => attempt('failed')))).toBe(false);
  expect(may([attempt('unknown'), attempt('failed')])).toBe(false);
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
