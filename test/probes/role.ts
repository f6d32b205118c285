import type { Probe } from './probe.ts';

const STORY = `import { expect, test } from 'vitest';
import { ROLE_RIGHTS } from '#domain/accounts/roles.ts';
import { mayOpenPage } from '#web/pages/page-access.ts';
import { STAFF_DECLARATIONS } from '#web/pages/staff-pages.ts';
import { anAdmin } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

test('a new role is given to an account, whose owner signs in, lands on its page and opens what the row says', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const boss = story.apiOf(await anAdmin(story.db));
  const person = { firstName: 'Ilinca', lastName: 'Pop', email: 'ospatar@exemplu.ro', password: 'Covrig#Plimba7' };
  const { id } = await boss('createAdminUser', { body: { ...person, role: 'ROLE_HOST' } });
  expect(await boss('getUser', { params: { id: String(id) } })).toMatchObject({ role: 'ROLE_HOST' });
  const signedIn = await story.api('authenticateStaff', { body: { email: person.email, password: person.password } });
  expect(signedIn).toMatchObject({ userRoles: ['ROLE_HOST'], redirectPath: '/comenzi/rezervari' });
  const host = story.apiOf({ token: signedIn.token });
  expect(await host('getReservations')).toMatchObject({ waiting: [] });
  expect(await host('getOwnSecurity')).toMatchObject({ hasTotp: false });
  expect(await refusalOf(host, 'getAdmins')).toMatchObject({ status: 403 });
  const home = STAFF_DECLARATIONS.find((one) => 'address' in one && one.address === ROLE_RIGHTS.ROLE_HOST.home);
  expect(home !== undefined && mayOpenPage('ROLE_HOST', home)).toBe(true);
});
`;

/** A role of staff: its row. */
export const role: Probe = {
  change: 'a role of staff',
  limit: 1,
  edits: [
    {
      file: 'src/domain/accounts/roles.ts',
      after: "  ROLE_KITCHEN: { title: 'Bucătărie', opens: ['kitchen'], home: '/comenzi/tabla' },\n",
      insert: "  ROLE_HOST: { title: 'Ospătar', opens: ['kitchen', 'staff'], home: '/comenzi/rezervari' },\n",
    },
  ],
  generated: [],
  created: { 'test/probe-role.story.test.ts': STORY },
};
