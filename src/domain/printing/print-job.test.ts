import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import {
  DOUBT_MS,
  jobStanding,
  MOST_ATTEMPTS,
  mayFetch,
  type PrintJob,
  type PrintOutcome,
  printAgainAs,
  questionOf,
  RETRY_PAUSE_MS,
  STALE_MS,
  settleJob,
} from './print-job.ts';

const QUEUED = instant(1_000_000);
const after = (ms: number) => instant(QUEUED + ms);
const job = (about: Partial<PrintJob> = {}): PrintJob => ({
  state: 'queued',
  queuedAt: QUEUED,
  offeredAt: null,
  triedAt: null,
  attempts: 0,
  part: 1,
  parts: 1,
  ...about,
});

test.each([
  ['a new slip waits', job(), after(0), 'waiting'],
  ['after ten minutes it is late', job(), after(STALE_MS + 1), 'late'],
  ['fetched, it is being printed', job({ state: 'offered', offeredAt: QUEUED }), after(DOUBT_MS), 'printing'],
  ['a minute without a word is doubt', job({ state: 'offered', offeredAt: QUEUED }), after(DOUBT_MS + 1), 'doubtful'],
  [
    'without the moment it was fetched, it counts from the beginning',
    job({ state: 'offered' }),
    after(DOUBT_MS + 1),
    'doubtful',
  ],
  ['printed stays printed', job({ state: 'printed' }), after(STALE_MS * 9), 'printed'],
  ['failed stays failed', job({ state: 'failed' }), after(0), 'failed'],
  ['dropped stays dropped', job({ state: 'dropped' }), after(0), 'dropped'],
] as const)('%s', (_, told, at, standing) => {
  expect(jobStanding(told, at)).toBe(standing);
});

test.each([
  ['a new one', job(), after(0), true],
  ['one that is late', job(), after(STALE_MS + 1), false],
  ['one that was just refused', job({ triedAt: QUEUED }), after(RETRY_PAUSE_MS - 1), false],
  ['one that was refused before', job({ triedAt: QUEUED }), after(RETRY_PAUSE_MS), true],
  ['the same once more', job({ state: 'offered', offeredAt: QUEUED }), after(DOUBT_MS), true],
  ['one in doubt', job({ state: 'offered', offeredAt: QUEUED }), after(DOUBT_MS + 1), false],
  ['a printed one', job({ state: 'printed' }), after(0), false],
] as const)('a printer that asks for %s', (_, told, at, may) => {
  expect(mayFetch(told, at)).toBe(may);
});

test('what a printer says decides the next state', () => {
  const blocked = (condition: 'no_paper' | 'error') => ({ kind: 'blocked', condition, word: '4' }) as const;
  const settle = (attempts: number, outcome: PrintOutcome) => settleJob(job({ attempts }), outcome).state;
  expect(settle(1, { kind: 'printed' })).toBe('printed');
  expect(settle(9, { kind: 'not_fetched' })).toBe('queued');
  expect(settle(1, { kind: 'unknown' })).toBe('offered');
  expect(settle(1, { kind: 'unprintable', word: '510' })).toBe('failed');
  expect(settle(99, blocked('no_paper'))).toBe('queued');
  expect(settle(MOST_ATTEMPTS - 1, blocked('error'))).toBe('queued');
  expect(settle(MOST_ATTEMPTS, blocked('error'))).toBe('failed');
});

test('a printed part is followed by the next one, until the last is printed', () => {
  const settle = (about: Partial<PrintJob>, outcome: PrintOutcome) => settleJob(job({ parts: 3, ...about }), outcome);
  expect(settle({ part: 1 }, { kind: 'printed' })).toEqual({ state: 'queued', part: 2 });
  expect(settle({ part: 3 }, { kind: 'printed' })).toEqual({ state: 'printed', part: 3 });
  expect(settle({ part: 2 }, { kind: 'not_fetched' })).toEqual({ state: 'queued', part: 2 });
  expect(settle({ part: 2 }, { kind: 'unknown' })).toEqual({ state: 'offered', part: 2 });
  const broken = { kind: 'blocked', condition: 'error', word: '4' } as const;
  // Its third attempt, but its first failure.
  expect(settle({ part: 3, attempts: 3 }, broken)).toEqual({ state: 'queued', part: 3 });
  expect(settle({ part: 3, attempts: 5 }, broken)).toEqual({ state: 'failed', part: 3 });
});

test('what may lie in the kitchen already is printed again only as a copy, and staff are asked about what is open', () => {
  const standings = ['waiting', 'late', 'printing', 'doubtful', 'printed', 'failed', 'dropped'] as const;
  expect(standings.filter((standing) => printAgainAs(standing) === 'same')).toEqual(['waiting', 'late', 'failed']);
  expect(standings.flatMap((standing) => questionOf(standing) ?? [])).toEqual(['late', 'doubtful', 'failed']);
});
