/** Which pages a role opens: the navigation and the guards of the router follow these declarations. */
import { expect, test } from 'vitest';
import { mayOpen } from '#domain/accounts/role-rights.ts';
import { ROLE_RIGHTS, ROLES, type Role } from '#domain/accounts/roles.ts';
import { officeGroups } from '#web/admin/shell/office-groups.ts';
import { panelTabs } from '#web/panel/panel-tabs.ts';
import { definePage } from './define-page.ts';
import { findStaffPage } from './find-staff-page.ts';
import { accessOf, mayOpenPage } from './page-access.ts';
import { STAFF_DECLARATIONS, STAFF_PAGES } from './staff-pages.ts';

const openedBy = (role: Role) => STAFF_DECLARATIONS.filter((one) => mayOpenPage(role, one));
const pagesOf = (role: Role) => STAFF_PAGES.filter((page) => mayOpenPage(role, page)).map(({ address }) => address);
const BEFORE_AREAS = ['/curier', '/curier/$link', '/auth/admin', '/logout'];

test('the kitchen opens board, sold out, printing, an order and the own account', () => {
  expect(pagesOf('ROLE_KITCHEN')).toEqual([
    '/comenzi/tabla',
    '/comenzi/epuizate',
    '/comenzi/tiparire',
    '/comenzi/cont',
    '/comenzi/$orderId',
    ...BEFORE_AREAS,
  ]);
});

test('customers open no page of an area, managers all of the panel and none of the back office', () => {
  expect(pagesOf('ROLE_USER')).toEqual(BEFORE_AREAS);
  expect(pagesOf('ROLE_ADMIN')).toHaveLength(STAFF_PAGES.length);
  expect(pagesOf('ROLE_MANAGER')).toEqual(pagesOf('ROLE_ADMIN').filter((address) => !address.startsWith('/admin')));
});

test('the navigation lists what the role opens', () => {
  const labels = (role: Role) =>
    Object.values(panelTabs(openedBy(role))).map((entries) => entries.map(({ label }) => label));
  expect(labels('ROLE_KITCHEN')).toEqual([
    ['Tablă', 'Epuizate'],
    ['Tipărire', 'Contul meu', 'Vezi magazinul', 'Deconectează-te'],
  ]);
  expect(labels('ROLE_MANAGER')[1]).not.toContain('Panou de administrare');
  expect(labels('ROLE_ADMIN')[1]).toContain('Panou de administrare');
  expect(officeGroups(openedBy('ROLE_KITCHEN')).flatMap(({ entries }) => entries)).toEqual([]);
});

test.each(ROLES)('the page after signing in is one that %s opens', (role) => {
  const { home, opens } = ROLE_RIGHTS[role];
  expect(home === null).toBe(opens.length === 0);
  if (home !== null) expect(openedBy(role)).toContain(findStaffPage(home)?.page);
});

test('a page that names nobody is for those who open its whole area', () => {
  const declared = {
    title: 'Nouă',
    reachedFrom: 'a test',
    file: () => import('#web/admin/shell/admin-not-found.tsx'),
    screen: 'AdminNotFound',
  } as const;
  const panel = definePage({ ...declared, address: '/comenzi/noua' });
  const office = definePage({ ...declared, address: '/admin/noua' });
  expect([accessOf(panel), accessOf(office)]).toEqual(['staff', 'admin']);
  expect(ROLES.filter((role) => mayOpenPage(role, panel))).toEqual(ROLES.filter((role) => mayOpen([role], 'staff')));
});
