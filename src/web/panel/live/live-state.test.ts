import { describe, expect, test } from 'vitest';
import type { PanelWatch } from '#contract/watch/staff-calls.ts';
import { bani } from '#domain/money/bani.ts';
import type { EscalationStep } from '#domain/orders/steps/escalation.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import type { LiveOrder } from './live-order.ts';
import {
  alarmOf,
  arrivedBetween,
  callsToBegin,
  DECISION_PATIENCE_MS,
  type LiveEvent,
  type LiveState,
  linkOf,
  reduceLive,
  ringingOrders,
  serverNow,
  startedLive,
  waitingOrders,
} from './live-state.ts';

const START = instant(Date.parse('2026-11-20T17:00:00Z'));
const second = (seconds: number): Instant => instant(START + seconds * 1000);

function anOrder(given: Partial<LiveOrder> = {}): LiveOrder {
  return {
    number: 4821,
    version: 1,
    status: 'NEW',
    client: 'Ana Pop',
    phone: '0722123456',
    method: 'PICKUP',
    place: '',
    total: bani(6450),
    placedAt: START,
    requestedAt: null,
    texts: null,
    ...given,
  };
}

const pushed = (at: Instant, given: Partial<LiveOrder> = {}): LiveEvent => ({
  kind: 'message-came',
  at,
  message: { kind: 'new-order', order: anOrder(given) },
});
const fetched = (began: Instant, ...orders: LiveOrder[]): LiveEvent => ({
  kind: 'orders-fetched',
  began,
  at: instant(began + 200),
  serverTime: instant(began + 200),
  orders,
  isWhole: true,
});
const changed = (number: number, version: number, status: LiveOrder['status']): LiveEvent => ({
  kind: 'message-came',
  at: second(1),
  message: { kind: 'order-changed', number, version, status, actor: 'Maria' },
});

/** The state of a panel after these events. */
function lived(...events: LiveEvent[]): LiveState {
  return events.reduce(reduceLive, startedLive(START));
}
/** Ticks every second, as on a tablet that is awake. */
function awakeFor(seconds: number, from = 0): LiveEvent[] {
  return Array.from({ length: seconds }, (_, step) => ({ kind: 'ticked', at: second(from + step + 1) }));
}
const numbers = (orders: readonly LiveOrder[]) => orders.map(({ number }) => number);

describe('ringing', () => {
  test('a pushed order rings before the list confirms it', () => {
    expect(alarmOf(lived(pushed(second(1))))).toBe('orders');
  });

  test('the whole order brings what its guest wrote, before the list does', () => {
    const order = anOrderView({ number: 4821, status: 'NEW', notes: 'fără arahide' });
    const whole: LiveEvent = { kind: 'message-came', at: second(2), message: { kind: 'order-details', order } };
    const [waiting] = waitingOrders(lived(pushed(second(1)), whole));
    expect(waiting?.texts?.notes).toBe('fără arahide');
    expect(waitingOrders(lived(whole))).toEqual([]);
  });

  test('a message that tells nothing new copies no map, and a late ring keeps what the guest wrote', () => {
    const texts = { notes: 'fără arahide', ofOrder: ['fără arahide'], lines: [] };
    const known = lived(fetched(second(1), anOrder({ texts })), pushed(second(2), { number: 4822 }));
    const answered = reduceLive(known, changed(4822, 2, 'CONFIRMED'));
    const repeated = [pushed(second(3)), changed(4822, 2, 'CONFIRMED')].reduce(reduceLive, answered);
    expect(repeated.waiting).toBe(answered.waiting);
    expect(repeated.versions).toBe(answered.versions);
    expect(repeated.waiting.get(4821)?.texts).toEqual(texts);
  });

  test('of the last orders that were answered no old word brings one back, however many there were before', () => {
    const all = Array.from({ length: 600 }, (_, place) => place + 1);
    const busy = lived(
      ...all.flatMap((number) => [pushed(second(1), { number }), changed(number, 2, 'CONFIRMED')]),
      ...all.slice(-300).map((number) => pushed(second(2), { number })),
    );
    expect(waitingOrders(busy)).toEqual([]);
    expect(busy.versions.size).toBe(500);
  });

  test('orders that were waiting before the panel was opened ring too', () => {
    expect(alarmOf(lived(fetched(second(0), anOrder(), anOrder({ number: 4822, status: 'SCHEDULED' }))))).toBe(
      'orders',
    );
  });

  test('it rings until the last unanswered order is answered, on whatever device', () => {
    const both = lived(fetched(second(0), anOrder(), anOrder({ number: 4822 })));
    const one = reduceLive(both, changed(4821, 2, 'CONFIRMED'));
    expect(alarmOf(one)).toBe('orders');
    expect(alarmOf(reduceLive(one, changed(4822, 2, 'REJECTED')))).toBeNull();
  });

  test('silenced orders stay silent, the next one rings again', () => {
    const silent = lived(pushed(second(1)), { kind: 'silenced', numbers: [4821] });
    expect(alarmOf(silent)).toBeNull();
    expect(numbers(waitingOrders(silent))).toEqual([4821]);
    const again = reduceLive(silent, pushed(second(9), { number: 4999 }));
    expect(numbers(ringingOrders(again))).toEqual([4999]);
  });

  test('an order is quiet while its answer is on its way and rings again when that fails', () => {
    const sent = lived(pushed(second(1)), { kind: 'decision-sent', number: 4821 });
    expect(alarmOf(sent)).toBeNull();
    expect(alarmOf(reduceLive(sent, { kind: 'decision-ended', number: 4821 }))).toBe('orders');
  });

  test('an order rings again when its answer has been on its way for too long: a line that hangs never says so', () => {
    const sent = lived(pushed(second(1)), { kind: 'decision-sent', number: 4821 });
    const patient = reduceLive(sent, { kind: 'ticked', at: instant(second(1) + DECISION_PATIENCE_MS) });
    expect(alarmOf(patient)).toBeNull();
    expect(alarmOf(reduceLive(patient, { kind: 'ticked', at: instant(patient.now + 1000) }))).toBe('orders');
  });

  test('the longest waiting order comes first', () => {
    const state = lived(fetched(second(0), anOrder({ number: 2, placedAt: second(5) }), anOrder({ number: 9 })));
    expect(numbers(ringingOrders(state))).toEqual([9, 2]);
  });
});

describe('one truth of many words', () => {
  test('the same order pushed twice is one order', () => {
    const once = lived(pushed(second(1)));
    const twice = reduceLive(once, pushed(second(2)));
    expect(numbers(waitingOrders(twice))).toEqual([4821]);
    expect(arrivedBetween(once, twice)).toEqual([]);
  });

  test('a late push never brings an answered order back', () => {
    const answered = lived(pushed(second(1)), changed(4821, 2, 'CONFIRMED'));
    expect(waitingOrders(reduceLive(answered, pushed(second(3))))).toEqual([]);
  });

  test('an answer that is heard before the order itself keeps it from ringing', () => {
    expect(waitingOrders(lived(changed(4821, 2, 'REJECTED'), pushed(second(3))))).toEqual([]);
  });

  test('a list asked for before the answer does not bring the order back', () => {
    const state = lived(pushed(second(1)), changed(4821, 2, 'CONFIRMED'), fetched(second(0), anOrder()));
    expect(waitingOrders(state)).toEqual([]);
  });

  test('a list asked for before the push does not take the order away', () => {
    expect(numbers(waitingOrders(lived(pushed(second(1)), fetched(second(0)))))).toEqual([4821]);
  });

  test('a list asked for after the push takes away what was answered elsewhere', () => {
    expect(waitingOrders(lived(pushed(second(1)), fetched(second(2))))).toEqual([]);
  });

  test('a missed push is made up for by the list', () => {
    const before = lived({ kind: 'socket-opened', at: second(0) });
    const state = reduceLive(before, fetched(second(15), anOrder()));
    expect(numbers(arrivedBetween(before, state))).toEqual([4821]);
  });

  test('an older list does not undo a newer word about an order that still waits', () => {
    const state = lived(pushed(second(1), { version: 3 }), fetched(second(2), anOrder({ version: 2 })));
    expect(waitingOrders(state)[0]?.version).toBe(3);
  });

  test('what a step answered is known at once', () => {
    const state = lived(pushed(second(1)), { kind: 'order-seen', number: 4821, version: 2, status: 'CONFIRMED' });
    expect(waitingOrders(state)).toEqual([]);
  });
});

describe('the line', () => {
  test('is live while the socket is heard', () => {
    const state = lived({ kind: 'socket-opened', at: second(0) }, ...awakeFor(25));
    expect(linkOf(state)).toBe('live');
  });

  test('is lost after 25 seconds without a word', () => {
    const state = lived({ kind: 'socket-opened', at: second(0) }, ...awakeFor(26));
    expect(linkOf(state)).toBe('lost');
    expect(alarmOf(state)).toBe('lost');
  });

  test('is being mended while the list still arrives without a socket', () => {
    const state = lived(
      { kind: 'socket-opened', at: second(0) },
      { kind: 'socket-closed' },
      fetched(second(3)),
      ...awakeFor(20, 3),
    );
    expect(linkOf(state)).toBe('reconnecting');
    expect(alarmOf(state)).toBeNull();
  });

  test('is only beginning in the first seconds, and lost when they bring nothing', () => {
    expect(linkOf(lived(...awakeFor(5)))).toBe('connecting');
    expect(linkOf(lived(...awakeFor(26)))).toBe('lost');
  });

  test('does not alarm a tablet that wakes from sleep before it had time to listen', () => {
    const woken = lived({ kind: 'socket-opened', at: second(0) }, { kind: 'ticked', at: second(3600) });
    expect(linkOf(woken)).toBe('connecting');
    expect(alarmOf(woken)).toBeNull();
    expect(linkOf(awakeFor(26, 3600).reduce(reduceLive, woken))).toBe('lost');
  });

  test('a silenced loss alarms again only after the line stood again', () => {
    const lost = lived(...awakeFor(26), { kind: 'loss-silenced' });
    expect(alarmOf(lost)).toBeNull();
    const back = reduceLive(lost, { kind: 'socket-opened', at: second(30) });
    expect(alarmOf(awakeFor(30, 30).reduce(reduceLive, back))).toBe('lost');
  });

  test('an unanswered order is more urgent than a lost line', () => {
    const state = lived(pushed(second(0)), ...awakeFor(30));
    expect(linkOf(state)).toBe('lost');
    expect(alarmOf(state)).toBe('orders');
  });

  test('waiting is counted by the clock of the server, not of the tablet', () => {
    const state = lived({
      kind: 'message-came',
      at: second(0),
      message: { kind: 'clock', serverTime: second(300) },
    });
    expect(serverNow(state)).toBe(second(300));
  });
});

describe('what the server tells', () => {
  const reduce = (state: LiveState, ...events: LiveEvent[]) => events.reduce(reduceLive, state);
  const told = (watch: Partial<PanelWatch>): LiveEvent => ({
    kind: 'watch-told',
    watch: {
      serverTime: START,
      isOpen: true,
      panels: 1,
      panelsWithSound: 1,
      alarms: [],
      preparations: [],
      printers: [],
      printQuestions: [],
      openReceipts: 0,
      ...watch,
    },
  });
  const alarm = (orderNumber: number, step: EscalationStep) => ({ orderNumber, step, raisedAt: START });
  const later = (orderNumber: number) => ({
    orderNumber,
    client: 'Ana Pop',
    deliveryMethod: 'PICKUP' as const,
    promisedAt: second(1800),
    startsAt: START,
  });

  test('an alarm changes the tone, and every new step rings again where staff had switched it off', () => {
    const ringing = lived(fetched(START, anOrder({ number: 1 })));
    expect(alarmOf(ringing)).toBe('orders');
    const silenced = reduce(ringing, { kind: 'silenced', numbers: [1] });
    expect(alarmOf(silenced)).toBeNull();
    const alarmed = reduce(silenced, told({ alarms: [alarm(1, 'unopened')] }));
    expect(alarmOf(alarmed)).toBe('overdue');
    const again = reduce(alarmed, { kind: 'silenced', numbers: [1] }, told({ alarms: [alarm(1, 'unopened')] }));
    expect(alarmOf(again)).toBeNull();
    expect(alarmOf(reduce(again, told({ alarms: [alarm(1, 'unopened'), alarm(1, 'unanswered')] })))).toBe('overdue');
  });

  test('an order that must be begun is called out softly until staff acknowledge it', () => {
    const calling = lived(told({ preparations: [later(5), later(6)] }));
    expect(alarmOf(calling)).toBe('begin');
    const one = reduce(calling, { kind: 'hushed', numbers: [5] });
    expect(callsToBegin(one).map(({ orderNumber }) => orderNumber)).toEqual([6]);
    expect(alarmOf(reduce(one, fetched(START, anOrder({ number: 1 }))))).toBe('orders');
    expect(alarmOf(reduce(one, told({})))).toBeNull();
  });
});

test('a part of the list rings what it brings and silences nothing; the whole of it does', () => {
  const part = { ...fetched(second(5), anOrder({ number: 2 })), isWhole: false } as LiveEvent;
  const both = lived(pushed(second(1), { number: 1 }), part);
  expect(numbers(waitingOrders(both))).toEqual([1, 2]);
  expect(numbers(waitingOrders(reduceLive(both, fetched(second(8), anOrder({ number: 2 })))))).toEqual([2]);
});

test('a clock that is set back keeps nothing quiet and nothing ringing', () => {
  const hourAgo = (seconds: number) => instant(START - 3_600_000 + seconds * 1000);
  const deciding = lived(pushed(second(1)), { kind: 'decision-sent', number: 4821 });
  const back = reduceLive(deciding, { kind: 'ticked', at: hourAgo(2) });
  expect(numbers(ringingOrders(back))).toEqual([4821]);
  expect(linkOf(reduceLive(back, { kind: 'ticked', at: hourAgo(3) }))).toBe('connecting');
  expect(waitingOrders(reduceLive(back, fetched(hourAgo(4))))).toEqual([]);
});
