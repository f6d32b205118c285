import { expect, test } from 'vitest';
import { openPasswords } from './passwords.ts';

test('four are hashed and sixty-four wait; more are refused at once, and known devices have places of their own', async () => {
  const passwords = openPasswords();
  const ask = (isKnown: boolean) => passwords.check(null, 'o parolă oarecare', { isKnown });
  const strangers = Array.from({ length: 70 }, () => ask(false));
  const known = ask(true);
  const answers = await Promise.all(strangers);
  expect(answers.slice(0, 68)).toEqual(Array.from({ length: 68 }, () => ({ ok: true, value: false })));
  expect(answers.slice(68)).toEqual(Array.from({ length: 2 }, () => ({ ok: false, error: { code: 'too_busy' } })));
  expect(await known).toEqual({ ok: true, value: false });
});
