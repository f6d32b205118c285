/** What every declared page of staff must have, and that everything derived from the declarations agrees. */
import { linkOptions } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { isStaffAddress } from '#contract/staff-address.ts';
import { officeGroups } from '#web/admin/shell/office-groups.ts';
import { panelTabs, tabOf } from '#web/panel/panel-tabs.ts';
import { ICONS } from '#web/staff/kit/icons.gen.tsx';
import { definePage } from './define-page.ts';
import { findStaffPage } from './find-staff-page.ts';
import { documentTitle, STAFF_DECLARATIONS, STAFF_FRAMES, STAFF_PAGES } from './staff-pages.ts';
import { createStaffRouter } from './staff-router.ts';

const ADDRESSES = STAFF_PAGES.map(({ address }) => address);
/** `/admin/menu/12/edit`: an address of each page. */
const filled = (address: string) => address.replaceAll(/\$\w*/g, '12');

test('every address is declared once, and the server knows it as one of staff', () => {
  expect(ADDRESSES.length).toBeGreaterThan(80);
  expect(ADDRESSES).toEqual([...new Set(ADDRESSES)]);
  expect(ADDRESSES.filter((address) => !isStaffAddress(address))).toEqual([]);
});

test.each(STAFF_PAGES)('$address has a title, and a link or a reason to have none', (page) => {
  expect(page.title.trim()).toBe(page.title);
  expect(page.title).not.toBe('');
  expect(page.listed === undefined).toBe(page.reachedFrom !== undefined);
  expect(page.reachedFrom).not.toBe('');
});

test('every link of the back office has an icon, and no two links of a navigation have the same words', () => {
  const office = officeGroups(STAFF_DECLARATIONS).flatMap(({ entries }) => entries);
  for (const { label, icon } of office)
    expect(icon === undefined ? undefined : ICONS[icon], label).toBeTypeOf('function');
  const panel = Object.values(panelTabs(STAFF_DECLARATIONS)).flat();
  for (const entries of [office, panel]) {
    const labels = entries.map(({ label }) => label);
    expect(labels).toEqual([...new Set(labels)]);
  }
  const listed = STAFF_DECLARATIONS.filter((one) => one.listed !== undefined);
  expect(office.length + panel.length).toBe(listed.length);
});

test('a link to a page of another area leads to a declared page', () => {
  const ways = STAFF_DECLARATIONS.flatMap((one) => ('to' in one && !one.isOutside ? [one.to] : []));
  expect(ways).not.toEqual([]);
  expect(ways.filter((to) => !ADDRESSES.includes(to))).toEqual([]);
});

test.each([...STAFF_FRAMES, ...STAFF_PAGES])('the screen of $address loads', async ({ file, screen }) => {
  expect(Reflect.get(await file(), screen)).toBeTypeOf('function');
});

test('the server and the router in the browser find the same page', async () => {
  const router = createStaffRouter(() => Promise.reject(new Error('no call is made')));
  const foundByRouter = (path: string) => {
    const [, params, foundRoute] = router.getMatchedRoutes(path);
    // The rest of a path that no page has: the page found is only the nearest.
    if ('**' in params) return null;
    return foundRoute?.fullPath.replace(/(?!^)\/$/, '') ?? null;
  };
  const paths = ADDRESSES.flatMap((address) => {
    const path = filled(address);
    return [path, path.toUpperCase().replace(/^\/(\w+)/, (first) => first.toLowerCase()), `${path}/x`, `${path}/x/y`];
  });
  for (const path of [...paths, '/comenzi/nu/exista', '/curier/a/b', '/logout/x', '/auth/admin/x', '/admin/nu/exista'])
    expect(findStaffPage(path)?.page.address ?? null, path).toBe(foundByRouter(path));
});

test('a page stands inside the frames of its address, the outermost first', () => {
  const framesOf = (path: string) => findStaffPage(path)?.frames.map(({ address }) => address);
  expect(framesOf('/admin/statistics/sales')).toEqual(['/admin', '/admin/statistics']);
  expect(framesOf('/admin/statistics')).toEqual(['/admin', '/admin/statistics']);
  expect(framesOf('/comenzi/12')).toEqual(['/comenzi']);
  expect(framesOf('/curier/abc')).toEqual([]);
});

test('the tab of the panel that lists a page is open on it, and on the pages below it', () => {
  const tabs = panelTabs(STAFF_DECLARATIONS);
  expect(tabOf(tabs, '/comenzi/editare-produse/3/edit')).toBe('setup');
  expect(tabOf(tabs, '/comenzi/noi')).toBe('orders');
  expect(tabOf(tabs, '/comenzi/4821')).toBe('orders');
});

test('the title names the program, except where guests come too', () => {
  const titleOf = (path: string) => documentTitle(findStaffPage(path)?.page ?? { title: '' });
  expect(titleOf('/admin/set-name')).toBe('Nume și contact · Poftă');
  expect(titleOf('/logout')).toBe('Deconectare');
});

test('a link is checked against the declarations when it is compiled', () => {
  expect(linkOptions({ to: '/admin/menu/$mealId', params: { mealId: '12' } }).to).toBe('/admin/menu/$mealId');
  // @ts-expect-error: no page has this address
  linkOptions({ to: '/admin/set-nume' });
  // @ts-expect-error: this address needs a number
  linkOptions({ to: '/admin/menu/$mealId' });
  // @ts-expect-error: this page has no such tab
  linkOptions({ to: '/admin/set-schedule', search: { tab: 'altul' } });
});

test('a screen is checked against its address when it is compiled', () => {
  const user = { title: 'Utilizator', reachedFrom: 'a test', file: () => import('#web/admin/users/user-screen.tsx') };
  definePage({ ...user, address: '/admin/users/$userId', screen: 'UserScreen', props: ({ params }) => params });
  // @ts-expect-error: the screen takes the number of a user, and this address has none
  definePage({ ...user, address: '/admin/users', screen: 'UserScreen', props: ({ params }) => params });
  // @ts-expect-error: the file has no such screen
  definePage({ ...user, address: '/admin/users', screen: 'NoScreen' });
});
