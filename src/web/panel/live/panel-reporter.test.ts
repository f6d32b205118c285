import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PanelWatch } from '#contract/watch/staff-calls.ts';
import { bani } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import { type LiveState, startedLive, type WaitingOrder } from './live-state.ts';
import { type PanelReport, PanelReporter } from './panel-reporter.ts';

const BEGAN = instant(Date.parse('2026-11-20T17:00:00Z'));
const WATCH: PanelWatch = {
  serverTime: BEGAN,
  isOpen: true,
  panels: 1,
  panelsWithSound: 1,
  alarms: [],
  preparations: [],
  printers: [],
  printQuestions: [],
  openReceipts: 0,
};

beforeEach(() => {
  vi.useFakeTimers({ now: BEGAN });
});
afterEach(() => {
  vi.useRealTimers();
});

type Tablet = { sound: PanelReport['sound']; isVisible: boolean };

function aReporter() {
  const sent: PanelReport[] = [];
  const tablet: Tablet = { sound: 'on', isVisible: true };
  const line = { isDown: false };
  let state: LiveState = startedLive(instant(BEGAN));
  let descriptions = 0;
  const reporter = new PanelReporter({
    now: () => instant(Date.now()),
    getState: () => state,
    describeTablet: () => {
      descriptions += 1;
      return { ...tablet };
    },
    send: async (report) => {
      sent.push(report);
      if (line.isDown) throw new Error('refused');
      return WATCH;
    },
    onTold: () => {},
  });
  const arrive = (...numbers: number[]) => {
    const order = (number: number): WaitingOrder => ({
      number,
      version: 1,
      status: 'NEW',
      client: 'Ana Pop',
      phone: '0722123456',
      method: 'PICKUP',
      place: '',
      total: bani(3200),
      placedAt: instant(BEGAN),
      requestedAt: null,
      texts: null,
      learntAt: instant(BEGAN),
    });
    state = { ...state, waiting: new Map(numbers.map((number) => [number, order(number)])) };
    reporter.nudge();
  };
  const silence = (number: number) => {
    state = { ...state, silenced: new Set([number]) };
  };
  return { reporter, sent, tablet, line, arrive, silence, described: () => descriptions };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test('a quiet panel speaks every ten seconds', async () => {
  const { sent, reporter } = aReporter();
  await seconds(30);
  expect(sent).toHaveLength(4);
  expect(sent.at(-1)).toEqual({ sound: 'on', isVisible: true, delivered: [], rendered: [], opened: [], begun: [] });
  reporter.stop();
  await seconds(60);
  expect(sent).toHaveLength(4);
});

test('an order is told within a second of its arrival, once, and again when it is drawn', async () => {
  const { sent, arrive, reporter } = aReporter();
  await seconds(2);
  arrive(7);
  await seconds(1);
  expect(sent.at(-1)).toMatchObject({ delivered: [7], rendered: [] });
  reporter.markRendered([7]);
  await seconds(1);
  expect(sent.at(-1)).toMatchObject({ delivered: [], rendered: [7] });
  await seconds(10);
  expect(sent.at(-1)).toMatchObject({ delivered: [], rendered: [] });
  reporter.stop();
});

test('what happens within two seconds of a report is gathered once, not at every message', async () => {
  const { arrive, reporter, described } = aReporter();
  await seconds(2);
  arrive(7);
  const before = described();
  for (let message = 0; message < 100; message += 1) reporter.nudge();
  expect(described()).toBe(before);
  reporter.stop();
});

test('what a mute or hidden tablet shows is told again when it can be heard and is looked at', async () => {
  const { sent, arrive, reporter, tablet } = aReporter();
  tablet.sound = 'blocked';
  arrive(7);
  reporter.markRendered([7]);
  await seconds(11);
  expect(sent.at(-1)?.rendered).toEqual([7]);
  tablet.isVisible = false;
  await seconds(11);
  expect(sent.at(-1)?.rendered).toEqual([]);
  Object.assign(tablet, { sound: 'on', isVisible: true } satisfies Tablet);
  await seconds(2);
  expect(sent.at(-1)).toMatchObject({ sound: 'on', rendered: [7] });
  reporter.stop();
});

test('a report that was lost is repeated every three seconds until it arrives', async () => {
  const { sent, arrive, reporter, line } = aReporter();
  line.isDown = true;
  arrive(7);
  await seconds(9);
  expect(sent.length).toBeLessThanOrEqual(5);
  line.isDown = false;
  await seconds(3);
  expect(sent.at(-1)?.delivered).toEqual([7]);
  await seconds(10);
  expect(sent.at(-1)?.delivered).toEqual([]);
  reporter.stop();
});

test('opening, silencing and beginning are told; a hurry asks at once', async () => {
  const { sent, arrive, reporter, silence } = aReporter();
  arrive(7, 8);
  await seconds(2);
  reporter.markOpened(7);
  silence(8);
  reporter.markBegun(9);
  await seconds(2);
  expect(sent.flatMap(({ opened }) => opened)).toEqual([7, 8]);
  expect(sent.flatMap(({ begun }) => begun)).toEqual([9]);
  const before = sent.length;
  await seconds(1);
  reporter.hurry();
  expect(sent).toHaveLength(before + 1);
  reporter.stop();
});

test('a clock that is set back an hour does not silence the panel', async () => {
  const { reporter, sent } = aReporter();
  await seconds(30);
  const before = sent.length;
  vi.setSystemTime(Date.now() - 3_600_000);
  await seconds(2);
  expect(sent.length).toBeGreaterThan(before);
  reporter.stop();
});
