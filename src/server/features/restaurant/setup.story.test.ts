import { expect, test } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import { anAdmin } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

type Contact = NonNullable<CallInput<'saveContact'>['body']>;
type Address = NonNullable<CallInput<'saveAddress'>['body']>;

const CONTACT: Contact = { name: 'Casa Teiului', phoneNumber: '0258 765 432', email: 'Bucatarie@Exemplu.ro' };
const ADDRESS: Address = {
  county: 'Alba',
  address: 'Strada Teiului',
  streetNumber: '7A',
  city: 'Blaj',
  postalCode: '515400',
};

async function openOffice() {
  const story = await testApp();
  await theRestaurant(story.db);
  return { story, api: story.apiOf(await anAdmin(story.db)) };
}

async function fieldsOf(story: TestApp, name: 'saveContact' | 'saveAddress', body: Contact | Address) {
  // Each call is given its own body by the tests below.
  const refusal = await refusalOf(story.apiOf(await anAdmin(story.db)), name, { body: body as Contact & Address });
  expect(refusal.status).toBe(422);
  return refusal.fields;
}

test('what is saved shows on the storefront at the next request', async () => {
  const { story, api } = await openOffice();
  await using _ = story;
  const before = await story.api('getRestaurantVersion');
  expect(await api('saveContact', { body: CONTACT })).toMatchObject({ message: 'Datele au fost salvate cu succes!' });
  await api('saveAddress', { body: ADDRESS });
  expect(await story.api('getRestaurant')).toMatchObject({
    name: 'Casa Teiului',
    phoneNumber: '0258765432',
    email: 'bucatarie@exemplu.ro',
    county: 'Alba',
    address: 'Strada Teiului',
    streetNumber: '7A',
    city: 'Blaj',
    postalCode: '515400',
  });
  expect(await story.api('getRestaurantVersion')).toBeGreaterThan(before);
});

test('a restaurant that is not set up begins with what is saved first, without a payment method', async () => {
  await using story = await testApp();
  const api = story.apiOf(await anAdmin(story.db));
  expect(await api('fetchSetup')).toMatchObject({ name: '', versions: { contact: 0, address: 0 } });
  await api('saveAddress', { body: ADDRESS });
  expect(await api('fetchSetup')).toMatchObject({ name: '', city: 'Blaj', cashPayment: false, cardPayment: false });
});

test('who sells is saved with the contact, and stays when a client of the documents does not name it', async () => {
  const { story, api } = await openOffice();
  await using _ = story;
  const company = {
    companyName: 'Casa Teiului SRL',
    cui: 'ro12345674',
    tradeRegister: 'J01/123/2020',
    registeredOffice: 'Blaj, Strada Teiului 7A',
    workPoint: 'Blaj, Strada Teiului 7A',
    shareCapital: '200 lei',
    vatPayer: true,
    authorisations: [{ name: 'Document DSVSA', number: '123/2024', issuer: 'DSVSA Alba' }],
  };
  await api('saveContact', { body: { ...CONTACT, tagline: 'Ca la bunica', aboutUs: 'Întâi.\n\nApoi.', company } });
  await api('saveContact', { body: CONTACT });
  expect(await api('fetchSetup')).toMatchObject({
    tagline: 'Ca la bunica',
    aboutUs: 'Întâi.\n\nApoi.',
    company: { ...company, cui: 'RO12345674' },
  });
});

test.each([
  [{ name: ' ' }, { name: 'Completați numele restaurantului.' }],
  [{ name: 'x'.repeat(81) }, { name: expect.stringContaining('prea lung') }],
  [{ phoneNumber: '' }, { phoneNumber: 'Completați numărul de telefon.' }],
  [{ phoneNumber: '123' }, { phoneNumber: expect.stringContaining('10 cifre') }],
  [{ email: '' }, { email: 'Completați adresa de e-mail.' }],
  [{ email: 'nimeni' }, { email: 'Adresa de e-mail nu este validă.' }],
  [{ company: { cui: '12345675' } }, { 'company.cui': expect.stringContaining('CUI') }],
  [{ company: { tradeRegister: 'J1' } }, { 'company.tradeRegister': expect.stringContaining('Registrul') }],
  [
    { company: { authorisations: [{ name: 'DSVSA', number: ' ', issuer: 'DSVSA' }] } },
    { 'company.authorisations.0.number': expect.stringContaining('Completați') },
  ],
])('contact: %j is refused at its field and nothing is saved', async (wrong, fields) => {
  const { story } = await openOffice();
  await using _ = story;
  expect(await fieldsOf(story, 'saveContact', { ...CONTACT, ...wrong })).toEqual(fields);
  expect((await story.api('getRestaurant')).name).toBe('Vatra Frasinilor');
});

test.each([
  [{ county: '' }, 'county'],
  [{ address: ' ' }, 'address'],
  [{ streetNumber: '' }, 'streetNumber'],
  [{ city: '' }, 'city'],
  [{ postalCode: '1234' }, 'postalCode'],
  [{ postalCode: '12345678901' }, 'postalCode'],
  [{ latitude: 46.2 }, 'latitude'],
  [{ latitude: 91, longitude: 23.9 }, 'latitude'],
])('address: %j is refused at its field', async (wrong, field) => {
  const { story } = await openOffice();
  await using _ = story;
  expect(Object.keys((await fieldsOf(story, 'saveAddress', { ...ADDRESS, ...wrong })) ?? {})).toEqual([field]);
});

test.each([['12345'], ['1234567890'], ['']])('address: the postal code %j is taken', async (postalCode) => {
  const { story, api } = await openOffice();
  await using _ = story;
  await api('saveAddress', { body: { ...ADDRESS, postalCode, latitude: 46.17, longitude: 23.91 } });
  expect(await api('fetchSetup')).toMatchObject({ postalCode, latitude: 46.17, longitude: 23.91 });
});

test('of two owners with the same form open, the second is told; saving all the same is possible', async () => {
  const { story, api } = await openOffice();
  await using _ = story;
  const { contact: version } = (await api('fetchSetup')).versions;
  const first = await api('saveContact', { body: { ...CONTACT, version } });
  const second = { ...CONTACT, name: 'Alt nume' };
  expect(await refusalOf(api, 'saveContact', { body: { ...second, version } })).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  });
  expect(await api('saveContact', { body: { ...second, version: first.version } })).toMatchObject({
    version: expect.any(Number),
  });
  expect((await api('fetchSetup')).name).toBe('Alt nume');
});

test('what changed is written down, field by field; saving what stands there writes nothing', async () => {
  const { story, api } = await openOffice();
  await using _ = story;
  const { version } = await api('saveContact', { body: CONTACT });
  expect((await api('saveContact', { body: CONTACT })).version).toBe(version);
  const { content, totalElements } = await api('getChanges', { query: { subject: 'contact' } });
  expect(totalElements).toBe(1);
  expect(content[0]?.fields).toEqual([
    { name: 'Nume', before: 'Vatra Frasinilor', after: 'Casa Teiului' },
    { name: 'Telefon', before: '0258000100', after: '0258765432' },
    { name: 'E-mail', before: 'comenzi@exemplu.ro', after: 'bucatarie@exemplu.ro' },
  ]);
});
