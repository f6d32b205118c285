import { expect, test } from 'vitest';
import { safePath } from '#web/session/safe-path.ts';
import { destinationAfterSignIn, mayEnter } from './staff-areas.ts';

test.each([
  ['/comenzi/4821?page=1', '/comenzi/4821?page=1'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/.//evil.example', null],
  ['/comenzi/..//evil.example', null],
  ['/\t/evil.example', null],
  ['https://evil.example/comenzi', null],
  ['javascript:alert(1)', null],
  ['comenzi', null],
  [undefined, null],
])('%s leads to %s', (wanted, path) => {
  expect(safePath(wanted)).toBe(path);
});

test('the panel is for managers and the kitchen too, the back office for administrators only', () => {
  expect(mayEnter('/comenzi', 'ROLE_KITCHEN')).toBe(true);
  expect(mayEnter('/admin', 'ROLE_KITCHEN')).toBe(false);
  expect(mayEnter('/comenzi', 'ROLE_MANAGER')).toBe(true);
  expect(mayEnter('/admin', 'ROLE_MANAGER')).toBe(false);
  expect(mayEnter('/admin', 'ROLE_ADMIN')).toBe(true);
  expect(mayEnter('/comenzi', 'ROLE_USER')).toBe(false);
});

test.each([
  ['/comenzi/4821', '/comenzi', 'ROLE_MANAGER', '/comenzi/4821'],
  ['/comenzi', '/comenzi', 'ROLE_MANAGER', '/comenzi/tabla'],
  ['/comenzi/noi', '/comenzi', 'ROLE_MANAGER', '/comenzi/noi'],
  ['/admin', '/comenzi', 'ROLE_MANAGER', '/comenzi/tabla'],
  ['/admin', '/admin', 'ROLE_ADMIN', '/admin'],
  ['/admin', '/comenzi/tabla', 'ROLE_KITCHEN', '/comenzi/tabla'],
  ['/comenzile-mele', '/comenzi', 'ROLE_MANAGER', '/comenzi/tabla'],
  ['//evil.example', '/comenzi', 'ROLE_MANAGER', '/comenzi/tabla'],
  [undefined, '//evil.example', 'ROLE_ADMIN', '/'],
] as const)('who wanted %s and is sent to %s as %s lands on %s', (wanted, sentTo, role, place) => {
  expect(destinationAfterSignIn(wanted, sentTo, role)).toBe(place);
});
