import { expect, test } from 'vitest';
import { fullName } from './full-name.ts';

test.each([
  [{ firstName: 'Ana', lastName: 'Pop' }, 'Ana Pop'],
  [{ firstName: 'Ana', lastName: '' }, 'Ana'],
  [{ firstName: '', lastName: 'Pop' }, 'Pop'],
  [{ firstName: '', lastName: '' }, ''],
])('%j is called „%s”', (person, name) => {
  expect(fullName(person)).toBe(name);
});
