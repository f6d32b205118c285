import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

const PATIENT = 60_000;

test('no two questions run at once', async () => {
  const answer = Promise.withResolvers<void>();
  let asked = 0;
  const ask = inTurn(() => {
    asked += 1;
    return answer.promise;
  }, PATIENT);
  const first = ask();
  await ask();
  expect(asked).toBe(1);
  answer.resolve();
  await first;
  await ask();
  expect(asked).toBe(2);
});

test('a question that is never answered is given up, and the next one is asked', async () => {
  let asked = 0;
  const ask = inTurn((patience) => {
    asked += 1;
    return new Promise((resolve) => patience.addEventListener('abort', () => resolve()));
  }, 1);
  await ask();
  await ask();
  expect(asked).toBe(2);
});

test('a question that fails is no reason to ask no more', async () => {
  let asked = 0;
  const ask = inTurn(async () => {
    asked += 1;
    throw new Error('the answer could not be read');
  }, PATIENT);
  await expect(ask()).rejects.toThrow('could not be read');
  await expect(ask()).rejects.toThrow('could not be read');
  expect(asked).toBe(2);
});
