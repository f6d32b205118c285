import { expect, test } from 'vitest';
import { keepAnswer } from './cached-answer.ts';

const FRESH_MS = 1000;

/** A restaurant that answers 1, 2, 3, …, after `failsFirst` failures. */
function aRestaurant({ failsFirst = 0 } = {}) {
  let asked = 0;
  let time = 0;
  const answer = keepAnswer(
    async () => {
      asked += 1;
      if (asked <= failsFirst) throw new Error('no answer');
      return asked;
    },
    FRESH_MS,
    { retryMs: 0, now: () => time },
  );
  return {
    answer,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

test('a fresh answer is asked for once, however many want it', async () => {
  const { answer, pass } = aRestaurant();
  expect(await Promise.all([answer.load(), answer.load()])).toEqual([1, 1]);
  pass(FRESH_MS - 1);
  expect(await answer.load()).toBe(1);
});

test('an answer that is no longer fresh is shown until the next one is there', async () => {
  const { answer, pass } = aRestaurant();
  await answer.load();
  pass(FRESH_MS);
  const next = answer.load();
  expect(answer.current()).toEqual({ value: 1, hasFailed: false });
  expect(await next).toBe(2);
  expect(answer.current().value).toBe(2);
});

test('of two that are under way, the one asked for later is kept', async () => {
  const answers: ((value: string) => void)[] = [];
  const answer = keepAnswer(() => new Promise<string>((resolve) => answers.push(resolve)), FRESH_MS);
  const [before, after] = [answer.load(), answer.reload()];
  answers[1]?.('after');
  answers[0]?.('before');
  await Promise.all([before, after]);
  expect(answer.current().value).toBe('after');
});

test('it is tried twice before a failure is shown, and shown to every reader', async () => {
  const { answer } = aRestaurant({ failsFirst: 1 });
  expect(await answer.load()).toBe(2);
  const silent = aRestaurant({ failsFirst: 2 }).answer;
  const told = new Promise<void>((resolve) => {
    silent.subscribe(() => {
      if (silent.current().hasFailed) resolve();
    });
  });
  silent.look();
  await told;
  expect(silent.current()).toEqual({ value: null, hasFailed: true });
  expect(await silent.load(), 'a later caller is answered').toBe(3);
  expect(silent.current()).toEqual({ value: 3, hasFailed: false });
});
