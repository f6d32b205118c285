import { expect, test } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aCustomer, aManager, anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const PASSWORD = 'Covrig#Plimba7';
const MARIA = { firstName: 'Maria', lastName: 'Ionescu', email: 'maria@exemplu.ro', password: PASSWORD };

async function openOffice() {
  const story = await testApp();
  await theRestaurant(story.db);
  const admin = await anAdmin(story.db, { firstName: 'Elena', lastName: 'Rus', email: 'elena@exemplu.ro' });
  return { story, admin, api: story.apiOf(admin) };
}

const signIn = (story: TestApp, call: 'authenticate' | 'authenticateStaff', email: string) =>
  story.api(call, { body: { authData: { email, password: PASSWORD } } });

const save = (id: number, body: NonNullable<CallInput<'saveUser'>['body']>) => ({ params: { id: String(id) }, body });

test('what was read of the first administrator, who has no last name, can be written back', async () => {
  await using story = await testApp();
  const admin = await anAdmin(story.db, { firstName: 'Administrator', lastName: '' });
  const api = story.apiOf(admin);
  const params = { id: String(admin.id) };
  const { firstName, lastName, phoneNumber, role, isActive, version, isOwn } = await api('getUser', { params });
  expect(isOwn).toBe(true);
  const body = { firstName, lastName, phoneNumber, role, isActive, version };
  expect(await api('saveUser', { params, body: { ...body, phoneNumber: '0722000111' } })).toMatchObject({
    message: expect.any(String),
  });
  expect(await refusalOf(api, 'saveUser', { params, body: { lastName: 'x' } })).toMatchObject({
    fields: { lastName: expect.any(String) },
  });
});

test('staff and customers are two lists, ten on a page, those who may sign in first', async () => {
  const { story, api } = await openOffice();
  await using _ = story;
  await aManager(story.db, { firstName: 'Ștefan' });
  await aCustomer(story.db, { firstName: 'Oprit', isActive: false });
  for (let index = 0; index < 11; index += 1) await aCustomer(story.db, { firstName: `Client${index}` });
  const staff = await api('getAdmins');
  expect(staff.content.map(({ firstName, role }) => [firstName, role])).toEqual([
    ['Ștefan', 'ROLE_MANAGER'],
    ['Elena', 'ROLE_ADMIN'],
  ]);
  const first = await api('getUsers');
  expect(first).toMatchObject({ totalElements: 12, content: expect.objectContaining({ length: 10 }) });
  expect(first.content[0]).toMatchObject({ firstName: 'Client10', isActive: true, isConfirmed: true });
  const second = await api('getUsers', { query: { page: 1 } });
  expect(second.content.map(({ firstName }) => firstName)).toEqual(['Client0', 'Oprit']);
});

test.each([
  ['stefan', 1],
  ['ŞTEFAN RUS', 1],
  ['0744', 1],
  ['stefan@', 1],
  ['%', 0],
  ['_tefan', 0],
  ['nimeni', 0],
])('„%s” finds %i', async (search, count) => {
  const { story, api } = await openOffice();
  await using _ = story;
  await aCustomer(story.db, { firstName: 'Ștefan', lastName: 'Rus', email: 'stefan@exemplu.ro', phone: '0744000000' });
  await aCustomer(story.db, { firstName: 'Ana', lastName: 'Pop' });
  expect((await api('getUsers', { query: { search } })).totalElements).toBe(count);
});

test('whom an administrator makes may sign in at once, at their own door', async () => {
  const { story, api } = await openOffice();
  await using _ = story;
  expect(await api('createAdditionalUser', { body: MARIA })).toMatchObject({
    message: 'Utilizatorul a fost creat cu succes!',
  });
  expect(await signIn(story, 'authenticate', MARIA.email)).toMatchObject({ redirectPath: '/user/orders' });
  const ion = { ...MARIA, firstName: 'Ion', email: 'ion@exemplu.ro' };
  await api('createAdminUser', { body: { authData: { ...ion, role: 'ROLE_MANAGER' } } });
  expect(await signIn(story, 'authenticateStaff', ion.email)).toMatchObject({ redirectPath: '/comenzi' });
  await api('createAdminUser', { body: { ...MARIA, email: 'sefa@exemplu.ro' } });
  expect(await signIn(story, 'authenticateStaff', 'sefa@exemplu.ro')).toMatchObject({ redirectPath: '/admin' });
  const history = await api('getChanges', { query: { subject: 'user' } });
  expect(history.content[0]).toMatchObject({ title: 'Utilizator: Maria Ionescu', action: 'created' });
  expect(JSON.stringify(history)).not.toContain(PASSWORD);
});

test('an address that has an account is refused in the agreed words, whatever its spelling', async () => {
  const { story, api } = await openOffice();
  await using _ = story;
  await api('createAdditionalUser', { body: MARIA });
  for (const call of ['createAdditionalUser', 'createAdminUser'] as const) {
    expect(await refusalOf(api, call, { body: { ...MARIA, email: ' Maria@Exemplu.ro ' } })).toMatchObject({
      status: 409,
      code: 'account_exists',
      message: 'Există deja un cont cu această adresă de e-mail.',
      fields: { email: 'Există deja un cont cu această adresă de e-mail.' },
    });
  }
});

test('an unconfirmed registration gives way, and its password opens nothing', async () => {
  const { story, api } = await openOffice();
  await using _ = story;
  await story.api('register', { body: { authData: { ...MARIA, password: 'Umbrela#Verde42' } } });
  await api('createAdminUser', { body: { ...MARIA, role: 'ROLE_MANAGER' } });
  const stranger = { email: MARIA.email, password: 'Umbrela#Verde42' };
  expect(await refusalOf(story.api, 'authenticateStaff', { body: stranger })).toMatchObject({
    code: 'bad_credentials',
  });
  expect(await signIn(story, 'authenticateStaff', MARIA.email)).toMatchObject({ redirectPath: '/comenzi' });
});

test('every wrong field is told at once, in the documented words with the agreed numbers', async () => {
  const { story, api } = await openOffice();
  await using _ = story;
  const body = { firstName: 'A', lastName: 'x'.repeat(41), email: 'ana@', password: 'scurt' };
  expect(await refusalOf(api, 'createAdminUser', { body })).toMatchObject({
    status: 422,
    fields: {
      firstName: 'Prenumele trebuie să aibă între 2 și 40 de caractere și nu poate conține caractere speciale.',
      lastName: 'Numele trebuie să aibă între 2 și 40 de caractere și nu poate conține caractere speciale.',
      email: 'Adresa de e-mail nu este validă.',
      password: expect.stringContaining('cel puțin 8 caractere'),
    },
  });
});

test('one account shows its orders, consents and open devices', async () => {
  const { story, api } = await openOffice();
  await using _ = story;
  const ana = await aCustomer(story.db, { email: 'ana@exemplu.ro' });
  const product = await aProduct(story.db);
  const { orderNumber } = await place(story.apiOf(ana), anOrder({ of: [product] }));
  await story.api('subscribe', { body: { email: 'ana@exemplu.ro', source: 'footer' } });
  expect(await api('getUser', { params: { id: String(ana.id) } })).toMatchObject({
    email: 'ana@exemplu.ro',
    role: 'ROLE_USER',
    version: 0,
    openSessions: 1,
    orders: { totalElements: 1, content: [{ orderNumber }] },
    newsletter: { state: 'pending', consents: [{ act: 'requested' }] },
  });
  expect(await refusalOf(api, 'getUser', { params: { id: '999999' } })).toMatchObject({ code: 'user_not_found' });
});

test('what is saved is recorded with its author; a save over another person’s is refused', async () => {
  const { story, api } = await openOffice();
  await using _ = story;
  const { id } = await aCustomer(story.db, { firstName: 'Ana', lastName: 'Pop', phone: '0722123456' });
  const saved = await api('saveUser', save(id, { firstName: 'Ana-Maria', phoneNumber: '+40 744 000 111', version: 0 }));
  expect(saved).toMatchObject({ message: 'Datele au fost salvate cu succes!' });
  expect(await refusalOf(api, 'saveUser', save(id, { firstName: 'Ioana', version: 0 }))).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
    message: expect.stringContaining('Elena Rus'),
  });
  const { content } = await api('getChanges', { query: { subject: `user:${id}` } });
  expect(content).toMatchObject([
    {
      staff: { name: 'Elena Rus' },
      fields: [
        { name: 'Prenume', before: 'Ana', after: 'Ana-Maria' },
        { name: 'Număr de telefon', before: '0722123456', after: '0744000111' },
      ],
    },
  ]);
  expect((await api('saveUser', save(id, { firstName: 'Ana-Maria' }))).version).toBe(saved.version);
});

test('another role, and switching off, sign out everywhere at once', async () => {
  const { story, api } = await openOffice();
  await using _ = story;
  const ion = await aManager(story.db, { firstName: 'Ion' });
  await api('saveUser', save(ion.id, { role: 'ROLE_ADMIN' }));
  expect(await refusalOf(story.apiOf(ion), 'getStaffSession')).toMatchObject({ status: 401 });
  const ana = await aCustomer(story.db);
  await api('saveUser', save(ana.id, { isActive: false }));
  expect(await refusalOf(story.apiOf(ana), 'getSession')).toMatchObject({ status: 401 });
  await api('saveUser', save(ana.id, { isActive: true }));
  expect(await api('getUser', { params: { id: String(ana.id) } })).toMatchObject({ isActive: true, openSessions: 0 });
});

test('signing a user out ends all their sessions; the caller’s own stays', async () => {
  const { story, api, admin } = await openOffice();
  await using _ = story;
  const ana = await aCustomer(story.db);
  await api('endUserSessions', { params: { id: String(ana.id) } });
  expect(await refusalOf(story.apiOf(ana), 'getSession')).toMatchObject({ status: 401 });
  await api('endUserSessions', { params: { id: String(admin.id) } });
  expect(await api('getStaffSession')).toMatchObject({ firstName: 'Elena' });
});

test('the last administrator is not locked out: not by themselves, not by each other at the same moment', async () => {
  const { story, api, admin } = await openOffice();
  await using _ = story;
  for (const body of [{ role: 'ROLE_MANAGER' }, { isActive: false }] as const) {
    expect(await refusalOf(api, 'saveUser', save(admin.id, body))).toMatchObject({ code: 'own_account' });
  }
  const other = await anAdmin(story.db, { firstName: 'Ion' });
  const outcomes = await Promise.allSettled([
    api('saveUser', save(other.id, { isActive: false })),
    story.apiOf(other)('saveUser', save(admin.id, { isActive: false })),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { content } = await story.apiOf(await anAdmin(story.db))('getAdmins');
  expect(content.filter(({ firstName, isActive }) => isActive && /Elena|Ion/.test(firstName))).toHaveLength(1);
});

test('an account that never confirmed its address is given no rights', async () => {
  const { story, api } = await openOffice();
  await using _ = story;
  const { id } = await aCustomer(story.db, { isConfirmed: false });
  expect(await refusalOf(api, 'saveUser', save(id, { role: 'ROLE_MANAGER' }))).toMatchObject({
    status: 409,
    code: 'user_unconfirmed',
  });
  expect(await api('saveUser', save(id, { firstName: 'Ana' }))).toMatchObject({ version: expect.any(Number) });
});

test('a customer who leaves leaves the history, too', async () => {
  const { story, api } = await openOffice();
  await using _ = story;
  await api('createAdditionalUser', { body: MARIA });
  const { token } = await signIn(story, 'authenticate', MARIA.email);
  await story.apiOf({ token })('deleteAccount', { body: { password: PASSWORD } });
  const history = await api('getChanges', { query: { subject: 'user' } });
  expect(history.content).toMatchObject([{ title: 'Utilizator șters', action: 'created', fields: [] }]);
});
