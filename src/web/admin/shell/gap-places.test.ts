import { expect, test } from 'vitest';
import { ADMIN_PAGES } from '#web/admin/pages.ts';
import { gapPlace } from './gap-places.ts';
import { officeGroups } from './office-groups.ts';

test('what is missing leads to the screen that puts it right; settings of the server to none', () => {
  expect(gapPlace('name')).toEqual({ to: '/admin/set-name' });
  expect(gapPlace('company')).toEqual({ to: '/admin/set-name' });
  expect(gapPlace('address')).toEqual({ to: '/admin/set-location' });
  expect(gapPlace('menu')?.to).toMatch(/^\/admin\/menu/);
  expect(gapPlace('mail')).toEqual({ to: '/admin/mail-settings' });
  expect(gapPlace('proxy')).toBeNull();
});

test('no page is listed twice', () => {
  const places = officeGroups(ADMIN_PAGES).flatMap(({ entries }) => entries.map(({ link }) => JSON.stringify(link)));
  expect(places).toEqual([...new Set(places)]);
});
