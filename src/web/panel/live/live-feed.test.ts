import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLOSE_UNAUTHENTICATED } from '#contract/panel/live.ts';
import { parseLiveMessage } from '#contract/panel/parse-live-message.ts';
import { instant } from '#domain/time/instant.ts';
import { type LineEvents, LiveFeed, type LiveFeedParts, type WaitingRead } from './live-feed.ts';
import { linkOf } from './live-state.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T17:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A feed over fake connections that the test controls. */
function aFeed(given: Partial<LiveFeedParts> = {}) {
  const lines: { events: LineEvents; sent: string[]; isClosed: boolean }[] = [];
  const fetchWaiting = vi.fn(
    async (): Promise<WaitingRead> => ({ orders: [], serverTime: instant(Date.now()), isWhole: true }),
  );
  const onSessionEnded = vi.fn();
  const feed = new LiveFeed({
    now: () => instant(Date.now()),
    random: () => 1,
    dial: async (events) => {
      const line = { events, sent: [] as string[], isClosed: false };
      lines.push(line);
      return {
        send: (text) => line.sent.push(text),
        close: () => {
          line.isClosed = true;
        },
      };
    },
    fetchWaiting,
    readMessage: parseLiveMessage,
    describeTablet: () => ({ sound: 'on' }),
    onMessage: () => {},
    onSessionEnded,
    ...given,
  });
  return { feed, lines, fetchWaiting, onSessionEnded };
}

const say = (message: unknown) => JSON.stringify(message);
const greeting = () => say({ type: 'hello', data: { serverTime: new Date().toISOString() } });
const pong = () => say({ type: 'pong', data: { serverTime: new Date().toISOString() } });

test('the list is fetched at the start, on every connection that was greeted, and every 15 seconds', async () => {
  const { feed, lines, fetchWaiting } = aFeed();
  expect(fetchWaiting).toHaveBeenCalledTimes(1);
  lines[0]?.events.onOpen();
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetchWaiting).toHaveBeenCalledTimes(1);
  lines[0]?.events.onText(greeting());
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetchWaiting).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(fetchWaiting).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetchWaiting).toHaveBeenCalledTimes(3);
  feed.stop();
});

test('a greeting during a reading has the list read once more after it: the reading may be older than the line', async () => {
  const first = Promise.withResolvers<WaitingRead>();
  const whole = { orders: [], serverTime: instant(Date.now()), isWhole: true };
  const fetchWaiting = vi.fn(async (): Promise<WaitingRead> => whole).mockReturnValueOnce(first.promise);
  const { feed, lines } = aFeed({ fetchWaiting });
  lines[0]?.events.onOpen();
  lines[0]?.events.onText(greeting());
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetchWaiting).toHaveBeenCalledTimes(1);
  first.resolve(whole);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetchWaiting).toHaveBeenCalledTimes(2);
  feed.stop();
});

test.each<[string, () => Promise<WaitingRead>]>([
  ['fails', () => Promise.reject(new Error('too slow'))],
  ['brings a part', async () => ({ orders: [], serverTime: instant(Date.now()), isWhole: false })],
])('a reading that %s while the socket is open is repeated after three seconds, not after fifteen', async (_, read) => {
  const fetchWaiting = vi.fn(async () => ({ orders: [], serverTime: instant(Date.now()), isWhole: true }));
  const { feed, lines } = aFeed({ fetchWaiting });
  await vi.advanceTimersByTimeAsync(0);
  lines[0]?.events.onOpen();
  fetchWaiting.mockImplementationOnce(read as typeof fetchWaiting);
  lines[0]?.events.onText(greeting());
  await vi.advanceTimersByTimeAsync(1000);
  const failed = fetchWaiting.mock.calls.length;
  await vi.advanceTimersByTimeAsync(3000);
  expect(fetchWaiting).toHaveBeenCalledTimes(failed + 1);
  feed.stop();
});

test('a clock that is set back an hour stops neither pings nor readings', async () => {
  const { feed, lines, fetchWaiting } = aFeed();
  await vi.advanceTimersByTimeAsync(0);
  lines[0]?.events.onOpen();
  lines[0]?.events.onText(greeting());
  await vi.advanceTimersByTimeAsync(4000);
  const before = { read: fetchWaiting.mock.calls.length, pinged: lines[0]?.sent.length ?? 0 };
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetchWaiting).toHaveBeenCalledTimes(before.read + 1);
  expect(lines[0]?.sent).toHaveLength(before.pinged + 1);
  lines[0]?.events.onText(pong());
  await vi.advanceTimersByTimeAsync(11_000);
  expect(lines[0]?.sent).toHaveLength(before.pinged + 2);
  expect(linkOf(feed.getState())).toBe('live');
  // No pong arrives: the connection times out by the clock after the change.
  await vi.advanceTimersByTimeAsync(11_000);
  expect(lines[0]?.isClosed).toBe(true);
  feed.stop();
});

test('a message asks for the list at once, and every five seconds while more of them come', async () => {
  const { feed, lines, fetchWaiting } = aFeed();
  lines[0]?.events.onOpen();
  await vi.advanceTimersByTimeAsync(10_000);
  const before = fetchWaiting.mock.calls.length;
  const told = { type: 'order-changed', data: { number: 4821, version: 2, status: 'CONFIRMED', actor: 'Maria' } };
  lines[0]?.events.onText(JSON.stringify(told));
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetchWaiting).toHaveBeenCalledTimes(before + 1);
  for (let second = 0; second < 9; second += 1) {
    lines[0]?.events.onText(JSON.stringify(told));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(fetchWaiting).toHaveBeenCalledTimes(before + 2);
  feed.stop();
});

test('a line that does not answer a ping within 10 seconds is hung up and dialled again', async () => {
  const { feed, lines } = aFeed();
  await vi.advanceTimersByTimeAsync(0);
  lines[0]?.events.onOpen();
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines[0]?.sent).toEqual([JSON.stringify({ type: 'ping', data: { sound: 'on' } })]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines[0]?.isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toHaveLength(2);
  feed.stop();
});

test('answered pings keep the line', async () => {
  const { feed, lines } = aFeed();
  await vi.advanceTimersByTimeAsync(0);
  lines[0]?.events.onOpen();
  for (let second = 0; second < 60; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    lines[0]?.events.onText(pong());
  }
  expect(lines).toHaveLength(1);
  expect(linkOf(feed.getState())).toBe('live');
  feed.stop();
});

test('attempts grow rarer while the server is away, the list is still asked for every 5 seconds', async () => {
  const dial = vi.fn(() => Promise.reject(new Error('refused')));
  const { feed, fetchWaiting } = aFeed({ dial });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(dial.mock.calls.length).toBeLessThan(12);
  expect(fetchWaiting.mock.calls.length).toBeGreaterThanOrEqual(12);
  feed.stop();
});

test('a list that arrives after failed ones brings the next attempt forward', async () => {
  let isAway = true;
  const dial = vi.fn(() => Promise.reject(new Error('refused')));
  const fetchWaiting = async () => {
    if (isAway) throw new Error('refused');
    return { orders: [], serverTime: instant(Date.now()), isWhole: true };
  };
  const { feed } = aFeed({ dial, fetchWaiting });
  await vi.advanceTimersByTimeAsync(100_000);
  isAway = false;
  const before = dial.mock.calls.length;
  await vi.advanceTimersByTimeAsync(6000);
  expect(dial.mock.calls.length).toBe(before + 1);
  feed.stop();
});

test('hurrying dials at once', async () => {
  const dial = vi.fn(() => Promise.reject(new Error('refused')));
  const { feed } = aFeed({ dial });
  await vi.advanceTimersByTimeAsync(40_000);
  const before = dial.mock.calls.length;
  feed.hurry();
  expect(dial.mock.calls.length).toBe(before + 1);
  feed.stop();
});

test('late words of a line that was hung up are not heard', async () => {
  const { feed, lines } = aFeed();
  await vi.advanceTimersByTimeAsync(0);
  lines[0]?.events.onOpen();
  lines[0]?.events.onClose(1006);
  lines[0]?.events.onOpen();
  expect(feed.getState().socket).toBe('closed');
  feed.stop();
});

test('a close for want of a session asks for a new sign-in', async () => {
  const { feed, lines, onSessionEnded } = aFeed();
  lines[0]?.events.onClose(CLOSE_UNAUTHENTICATED);
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
  feed.stop();
});

test('after stopping nothing runs on', async () => {
  const { feed, lines, fetchWaiting } = aFeed();
  await vi.advanceTimersByTimeAsync(0);
  feed.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchWaiting).toHaveBeenCalledTimes(1);
  expect(lines[0]?.isClosed).toBe(true);
});
