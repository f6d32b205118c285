import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import type { LiveOrder } from './live-order.ts';
import { type LiveState, reduceLive, ringingOrders, startedLive } from './live-state.ts';
import { countUnanswered, unansweredAt } from './unanswered.ts';

const START = instant(Date.parse('2026-11-20T17:00:00Z'));

function waiting(status: LiveOrder['status'], number: number): LiveOrder {
  const placed = { placedAt: START, requestedAt: null, version: 1, total: bani(6450), texts: null };
  return { ...placed, number, status, client: 'Ana Pop', phone: '0722123456', method: 'PICKUP', place: '' };
}

function kitchen(news: number, scheduled: number): LiveState {
  const orders = [
    ...Array.from({ length: news }, (_, at) => waiting('NEW', 100 + at)),
    ...Array.from({ length: scheduled }, (_, at) => waiting('SCHEDULED', 200 + at)),
  ];
  const fetched = {
    kind: 'orders-fetched',
    began: START,
    at: START,
    serverTime: START,
    orders,
    isWhole: true,
  } as const;
  return reduceLive(startedLive(START), fetched);
}

test.each([
  [40, 0, '/comenzi/noi'],
  [0, 40, '/comenzi/programate'],
  [17, 2, '/comenzi/tabla'],
] as const)(
  'of %i new orders and %i for later the strip leads to the page with all of them',
  (news, scheduled, page) => {
    const state = kitchen(news, scheduled);
    expect(unansweredAt(state, ringingOrders(state))).toEqual({ page, count: news + scheduled });
  },
);

test('the strip counts what the badge of its page counts, also where some are silenced', () => {
  const state = reduceLive(kitchen(17, 3), { kind: 'silenced', numbers: [100, 101, 200] });
  const later = ringingOrders(state).filter(({ status }) => status === 'SCHEDULED');
  expect(unansweredAt(state, later)).toEqual({
    page: '/comenzi/programate',
    count: countUnanswered(state, 'SCHEDULED'),
  });
  expect([countUnanswered(state, 'NEW'), countUnanswered(state, 'SCHEDULED')]).toEqual([17, 3]);
});
