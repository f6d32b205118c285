import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailure } from '#contract/client.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { EMPTY_NEWSLETTER, type NewsletterContent } from './newsletter-content.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const newsletter = (subject: string): NewsletterContent => ({ ...EMPTY_NEWSLETTER, subject });
const NO_LINE = new CallFailure(0, null);
const CHANGED = new CallFailure(409, {
  code: 'draft_changed',
  message: 'Ciorna a fost schimbată între timp în altă fereastră.',
  requestId: '1',
});

/** An editor over a server that answers as told, and takes every letter otherwise. */
function anEditor() {
  const sent: (readonly [subject: string, version: number | null, isLeaving: boolean])[] = [];
  const answers: (CallFailure | Promise<void>)[] = [];
  let version = 7;
  const keeper = new DraftKeeper(
    async ({ subject }, from, { isLeaving }) => {
      sent.push([subject, from, isLeaving]);
      const answer = answers.shift();
      if (answer instanceof CallFailure) throw answer;
      await answer;
      version += 1;
      return version;
    },
    EMPTY_NEWSLETTER,
    version,
  );
  return { keeper, sent, answers, close: keeper.open() };
}

test('a letter is saved a moment after the last key, each time from the version before', async () => {
  const { keeper, sent } = anEditor();
  keeper.change(newsletter('C'));
  await vi.advanceTimersByTimeAsync(700);
  keeper.change(newsletter('Ci'));
  await vi.advanceTimersByTimeAsync(700);
  expect(sent).toEqual([]);
  expect(keeper.getState()).toMatchObject({ isSaved: false, count: 0 });
  await vi.advanceTimersByTimeAsync(100);
  keeper.change(newsletter('Ciorbă'));
  await vi.advanceTimersByTimeAsync(800);
  expect(sent).toEqual([
    ['Ci', 7, false],
    ['Ciorbă', 8, false],
  ]);
  expect(keeper.getState()).toEqual({ isSaved: true, hasFailed: false, conflict: null, count: 2 });
});

test('what was typed a moment before the page is left is saved, at once and as a call that outlives it', async () => {
  const { keeper, sent, close } = anEditor();
  keeper.change(newsletter('Ciorbă'));
  close();
  expect(sent).toEqual([['Ciorbă', 7, false]]);
  await vi.runAllTimersAsync();
  const other = anEditor();
  other.keeper.change(newsletter('Tocăniță'));
  expect(await other.keeper.flush(true)).toBe(true);
  expect(other.sent).toEqual([['Tocăniță', 7, true]]);
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
  expect(other.sent).toHaveLength(1);
});

test('what is typed while it saves is saved next, before the page may be left', async () => {
  const { keeper, sent, answers } = anEditor();
  let arrive = () => {};
  answers.push(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  keeper.change(newsletter('Ci'));
  await vi.advanceTimersByTimeAsync(800);
  keeper.change(newsletter('Ciorbă'));
  const left = keeper.flush();
  arrive();
  expect(await left).toBe(true);
  expect(sent.map(([subject]) => subject)).toEqual(['Ci', 'Ciorbă']);
});

test('without a line leaving is not free of loss; the letter that was not answered goes first, as it was', async () => {
  const { keeper, sent, answers } = anEditor();
  answers.push(NO_LINE, NO_LINE);
  keeper.change(newsletter('Ci'));
  expect(await keeper.flush()).toBe(false);
  expect(keeper.getState()).toMatchObject({ isSaved: false, hasFailed: true });
  keeper.change(newsletter('Ciorbă'));
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.advanceTimersByTimeAsync(5_800);
  expect(sent).toEqual([
    ['Ci', 7, false],
    ['Ci', 7, false],
    ['Ci', 7, false],
    ['Ciorbă', 8, false],
  ]);
  expect(keeper.getState()).toMatchObject({ isSaved: true, hasFailed: false });
});

test('another window’s text is not written over before somebody says so; it shows in the preview', async () => {
  const { keeper, sent, answers } = anEditor();
  answers.push(CHANGED);
  keeper.change(newsletter('Ci'));
  await vi.advanceTimersByTimeAsync(800);
  expect(keeper.getState()).toEqual({ isSaved: false, hasFailed: false, conflict: CHANGED.message, count: 1 });
  keeper.change(newsletter('Ciorbă'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await keeper.flush()).toBe(false);
  expect(sent).toHaveLength(1);
  keeper.writeOver();
  await vi.runAllTimersAsync();
  expect(sent).toEqual([
    ['Ci', 7, false],
    ['Ciorbă', null, false],
  ]);
  expect(keeper.getState()).toMatchObject({ isSaved: true, conflict: null });
});

test('a letter that is begun anew is what the server has; an answer about the one before says nothing of it', async () => {
  const { keeper, sent, answers } = anEditor();
  let arrive = () => {};
  answers.push(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  keeper.change(newsletter('Gata'));
  await vi.advanceTimersByTimeAsync(800);
  keeper.begin(EMPTY_NEWSLETTER, 0);
  arrive();
  await vi.runAllTimersAsync();
  expect(keeper.getState()).toMatchObject({ isSaved: true, count: 1 });
  keeper.change(newsletter('Alta'));
  await vi.runAllTimersAsync();
  expect(sent).toEqual([
    ['Gata', 7, false],
    ['Alta', 0, false],
  ]);
});
