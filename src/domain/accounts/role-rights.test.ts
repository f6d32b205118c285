import { expect, test } from 'vitest';
import { homeOf } from './home-after-sign-in.ts';
import { isStaff, mayOpen, rolesFor } from './role-rights.ts';
import { ROLES, type Role, strongestFirst, strongestOf } from './roles.ts';

test.each<[roles: readonly Role[], panel: boolean, office: boolean]>([
  [['ROLE_ADMIN'], true, true],
  [['ROLE_MANAGER'], true, false],
  [['ROLE_USER'], false, false],
  [['ROLE_USER', 'ROLE_ADMIN'], true, true],
  [[], false, false],
])('%j: panel %s, back office %s', (roles, panel, office) => {
  expect([mayOpen(roles, 'staff'), mayOpen(roles, 'admin'), isStaff(roles)]).toEqual([panel, office, panel]);
});

test('a level names its roles, the strongest first', () => {
  expect(rolesFor('staff')).toEqual(['ROLE_ADMIN', 'ROLE_MANAGER']);
  expect(rolesFor('admin')).toEqual(['ROLE_ADMIN']);
});

test('of several roles the strongest counts; without one a person is a customer', () => {
  expect(strongestFirst(['ROLE_USER', 'ROLE_ADMIN'])).toEqual(['ROLE_ADMIN', 'ROLE_USER']);
  expect(ROLES.map((role) => strongestOf([role]))).toEqual(ROLES);
  expect(strongestOf([])).toBe('ROLE_USER');
});

test.each([
  ['ROLE_ADMIN', '/admin', '/admin'],
  ['ROLE_MANAGER', '/comenzi', '/comenzi'],
  ['ROLE_USER', '/user/orders', '/'],
] as const)('%s comes to %s from the shop and to %s from the office', (role, fromShop, fromOffice) => {
  expect([homeOf(role, 'shop'), homeOf(role, 'office')]).toEqual([fromShop, fromOffice]);
});
