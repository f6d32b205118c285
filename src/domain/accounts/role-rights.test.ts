import { expect, test } from 'vitest';
import { homeOf, STAFF_HOMES } from './home-after-sign-in.ts';
import { isStaff, mayOpen, rolesFor } from './role-rights.ts';
import { ROLES, type Role, readRoles, strongestOf } from './roles.ts';

test.each<[roles: readonly Role[], kitchen: boolean, panel: boolean, office: boolean]>([
  [['ROLE_ADMIN'], true, true, true],
  [['ROLE_MANAGER'], true, true, false],
  [['ROLE_KITCHEN'], true, false, false],
  [['ROLE_USER'], false, false, false],
  [['ROLE_USER', 'ROLE_ADMIN'], true, true, true],
  [[], false, false, false],
])('%j: kitchen %s, panel %s, back office %s', (roles, kitchen, panel, office) => {
  const opened = (['kitchen', 'staff', 'admin'] as const).map((level) => mayOpen(roles, level));
  expect(opened).toEqual([kitchen, panel, office]);
  expect([mayOpen(roles, 'any_staff'), isStaff(roles)]).toEqual([kitchen, kitchen]);
});

test('a level names its roles, the strongest first', () => {
  expect(rolesFor('any_staff')).toEqual(['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_KITCHEN']);
  expect(rolesFor('kitchen')).toEqual(['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_KITCHEN']);
  expect(rolesFor('staff')).toEqual(['ROLE_ADMIN', 'ROLE_MANAGER']);
  expect(rolesFor('admin')).toEqual(['ROLE_ADMIN']);
});

test('of several roles the strongest counts; without one a person is a customer', () => {
  expect(readRoles(['ROLE_USER', 'ROLE_ADMIN'])).toEqual(['ROLE_ADMIN', 'ROLE_USER']);
  expect(ROLES.map((role) => strongestOf([role]))).toEqual(ROLES);
  expect(strongestOf([])).toBe('ROLE_USER');
});

test('a stored role that this version does not know opens nothing', () => {
  expect(readRoles(['ROLE_KING', 'toString'])).toEqual([]);
  expect(readRoles(['ROLE_KING', 'ROLE_KITCHEN'])).toEqual(['ROLE_KITCHEN']);
});

test.each([
  ['ROLE_ADMIN', '/admin', '/admin'],
  ['ROLE_MANAGER', '/comenzi', '/comenzi'],
  ['ROLE_KITCHEN', '/comenzi/tabla', '/comenzi/tabla'],
  ['ROLE_USER', '/user/orders', '/'],
] as const)('%s comes to %s from the shop and to %s from the office', (role, fromShop, fromOffice) => {
  expect([homeOf(role, 'shop'), homeOf(role, 'office')]).toEqual([fromShop, fromOffice]);
});

test('the homes of staff are those of the roles', () => {
  expect(STAFF_HOMES).toEqual(['/admin', '/comenzi', '/comenzi/tabla']);
});
