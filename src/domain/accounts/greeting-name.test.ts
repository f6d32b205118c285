import { expect, test } from 'vitest';
import { FIRST_ADMIN_NAME, greetingName } from '#domain/accounts/greeting-name.ts';

test('a role is no name to greet with', () => {
  expect(greetingName(FIRST_ADMIN_NAME)).toBe('');
  expect(greetingName('Ana-Maria')).toBe('Ana-Maria');
});
