import { expect, test } from 'vitest';
import { CallFailure } from '#contract/client.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aCustomer, aManager, anAdmin, aProduct, aZone, type PersonFacts } from '#test/support/factories.ts';
import { collectMails, linkSecret } from '#test/support/postbox.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { hashPassword } from './passwords/passwords.ts';

const PASSWORD = 'Covrig#Plimba7';
const NEW_PASSWORD = 'Gutuie?Zboara42';
const passwordHash = await hashPassword(PASSWORD);

const ANA = {
  firstName: 'Ana-Maria',
  lastName: 'Constantinescu-Popa',
  email: 'ana@exemplu.ro',
  password: PASSWORD,
};

async function openStory(): Promise<TestApp> {
  const story = await testApp();
  await theRestaurant(story.db);
  return story;
}

function ana(story: TestApp, facts: PersonFacts = {}) {
  return aCustomer(story.db, { email: 'ana@exemplu.ro', passwordHash, ...facts });
}

/** A request as a browser sends it over the network, with its whole answer. */
async function post(story: TestApp, path: string, body: object, ip = '203.0.113.9') {
  const response = await story.request(
    path,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    { ip },
  );
  return {
    status: response.status,
    headers: response.headers,
    text: (await response.text()).replace(/"requestId":"[^"]*"/, ''),
  };
}

test('a person registers, opens the link of the mail and is signed in', async () => {
  await using story = await openStory();
  await story.api('register', { body: { authData: { ...ANA, email: ' Ana@Exemplu.ro ' } } });
  const [letter, ...others] = await collectMails(story);
  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    to: { name: 'Ana-Maria Constantinescu-Popa', address: 'ana@exemplu.ro' },
    subject: 'Confirmă-ți contul la Vatra Frasinilor',
  });
  const token = linkSecret(letter, 'confirmare-cont');
  expect(token).not.toBe('');

  const confirmed = await post(story, '/user-service/confirm-account', { token, password: PASSWORD });
  expect(confirmed.status).toBe(200);
  expect(confirmed.headers.get('set-cookie')).toMatch(/^pofta_session=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly/);
  const signedIn = await story.api('authenticate', { body: { authData: { email: ANA.email, password: PASSWORD } } });
  expect(signedIn).toMatchObject({
    redirectPath: '/user/orders',
    user: { firstName: 'Ana-Maria', email: 'ana@exemplu.ro', role: 'ROLE_USER' },
  });
  expect(await story.apiOf(signedIn)('getSession')).toMatchObject({ email: 'ana@exemplu.ro', role: 'ROLE_USER' });
});

test('every wrong field of a registration is told at once, in its own words', async () => {
  await using story = await openStory();
  const wrong = { firstName: 'A', lastName: '<b>', email: 'ana@', password: 'scurt', confirmPassword: 'altfel' };
  expect(await refusalOf(story.api, 'register', { body: wrong })).toMatchObject({
    status: 422,
    fields: {
      firstName: 'Prenumele trebuie să aibă între 2 și 40 de caractere și nu poate conține caractere speciale.',
      lastName: 'Numele trebuie să aibă între 2 și 40 de caractere și nu poate conține caractere speciale.',
      email: 'Adresa de e-mail nu este validă.',
      password: expect.stringContaining('cel puțin 8 caractere'),
      confirmPassword: 'Parolele nu coincid.',
    },
  });
  const weak = await refusalOf(story.api, 'register', { body: { ...ANA, password: 'Frasinilor2026!' } });
  expect(weak.fields).toEqual({ password: expect.stringContaining('prea ușor de ghicit') });
});

test('what is no address is told at its field, when signing in and when a new password is asked for', async () => {
  await using story = await openStory();
  for (const body of [{ email: '', password: 'x' }, { authData: { email: '', password: 'x' } }]) {
    const { status, fields } = await refusalOf(story.api, 'authenticate', { body });
    expect([status, Object.keys(fields ?? {})]).toEqual([422, ['email']]);
  }
  expect(await refusalOf(story.api, 'askPasswordReset', { body: { email: 'x' } })).toMatchObject({
    status: 422,
    fields: { email: 'Adresa de e-mail nu este validă.' },
  });
  expect(await story.api('askPasswordReset', { body: { email: 'nimeni@exemplu.ro' } })).toHaveProperty('message');
});

test('every door takes the same passwords: one that obeys the rules, none that guessers have', async () => {
  await using story = await openStory();
  const own = story.apiOf(await ana(story));
  const admin = story.apiOf(await anAdmin(story.db));
  const mara = { firstName: 'Mara', lastName: 'Bot' };
  const askLink = async () => {
    await story.api('askPasswordReset', { body: { email: ANA.email } });
    const mails = await collectMails(story);
    return linkSecret(
      mails.find(({ subject }) => subject.includes('Resetează')),
      'resetare-parola',
    );
  };
  const token = await askLink();
  for (const password of ['Summer2026!', 'Manchester1!', 'Ferrari458!', 'Sarmale2026!', 'Vatra2026!']) {
    const answers = [
      await refusalOf(story.api, 'register', { body: { ...mara, email: 'mara@exemplu.ro', password } }),
      await refusalOf(admin, 'createAdditionalUser', { body: { ...mara, email: 'mara@exemplu.ro', password } }),
      await refusalOf(own, 'changePassword', { body: { currentPassword: PASSWORD, password } }),
      await refusalOf(story.api, 'resetPassword', { body: { token, password } }),
    ];
    for (const { fields } of answers) {
      expect(fields, password).toEqual({ password: expect.stringContaining('prea ușor de ghicit') });
    }
  }
  const password = 'Ciorba7!x';
  await story.api('register', { body: { ...mara, email: 'mara@exemplu.ro', password } });
  await admin('createAdditionalUser', { body: { ...mara, email: 'alta@exemplu.ro', password } });
  await own('changePassword', { body: { currentPassword: PASSWORD, password } });
  await story.api('resetPassword', { body: { token: await askLink(), password: 'Blaj#2026x' } });
});

test('registering answers alike for a free address and for a taken one, whose owner is told by mail', async () => {
  await using story = await openStory();
  await ana(story);
  await aManager(story.db, { email: 'sef@exemplu.ro', isConfirmed: false, passwordHash });
  await aCustomer(story.db, { email: 'plecat@exemplu.ro', isActive: false, isConfirmed: false });
  const answers = [];
  for (const email of ['liber@exemplu.ro', 'ana@exemplu.ro', 'sef@exemplu.ro', 'plecat@exemplu.ro']) {
    answers.push(await post(story, '/user-service/register', { ...ANA, email, password: NEW_PASSWORD }));
  }
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  const mails = await collectMails(story);
  expect(mails.map(({ to, subject }) => [to.address, subject]).sort()).toEqual([
    ['ana@exemplu.ro', 'Ai deja cont la Vatra Frasinilor'],
    ['liber@exemplu.ro', 'Confirmă-ți contul la Vatra Frasinilor'],
    ['sef@exemplu.ro', 'Ai deja cont la Vatra Frasinilor'],
  ]);
  await story.api('authenticate', { body: { email: 'ana@exemplu.ro', password: PASSWORD } });
});

test('a forgotten password is answered alike for known and unknown addresses', async () => {
  await using story = await openStory();
  await ana(story);
  const answers = [];
  for (const email of ['ana@exemplu.ro', 'nimeni@exemplu.ro']) {
    answers.push(await post(story, '/user-service/send-reset-password-mail', { email }));
  }
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect((await collectMails(story)).map(({ to }) => to.address)).toEqual(['ana@exemplu.ro']);
});

test('a stranger cannot fill a mailbox: after three mails in half an hour the answer stays the same and nothing is sent', async () => {
  await using story = await openStory();
  await ana(story);
  const answers = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    answers.push(await post(story, '/user-service/send-reset-password-mail', { email: 'ana@exemplu.ro' }));
  }
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await collectMails(story)).toHaveLength(3);
});

test('a wrong password, an unknown address and an unconfirmed one are answered alike', async () => {
  await using story = await openStory();
  await ana(story);
  await aCustomer(story.db, { email: 'neconfirmat@exemplu.ro', passwordHash, isConfirmed: false });
  await aCustomer(story.db, { email: 'plecat@exemplu.ro', passwordHash, isActive: false });
  const answers = await Promise.all(
    [
      { email: 'ana@exemplu.ro', password: 'altă parolă' },
      { email: 'nimeni@exemplu.ro', password: PASSWORD },
      { email: 'neconfirmat@exemplu.ro', password: PASSWORD },
      { email: 'plecat@exemplu.ro', password: PASSWORD },
    ].map((authData) => post(story, '/user-service/authenticate', { authData })),
  );
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.text).toContain('Adresa de e-mail sau parola este greșită.');
});

test('signing in before the address is confirmed sends the link again, once in a quarter of an hour', async () => {
  await using story = await openStory();
  await story.api('register', { body: ANA });
  await collectMails(story);
  const signIn = (password: string) => post(story, '/user-service/authenticate', { email: ANA.email, password });
  await signIn('altă parolă');
  expect(await collectMails(story)).toEqual([]);
  await signIn(PASSWORD);
  await signIn(PASSWORD);
  const [again, ...more] = await collectMails(story);
  expect(more).toEqual([]);
  await story.api('confirmAccount', { body: { token: linkSecret(again, 'confirmare-cont'), password: PASSWORD } });
  expect((await signIn(PASSWORD)).status).toBe(200);
});

test('after ten wrong passwords the account waits, from that address only', async () => {
  await using story = await openStory();
  await ana(story);
  const signIn = (password: string, ip: string) =>
    post(story, '/user-service/authenticate', { email: ANA.email, password }, ip);
  for (let attempt = 0; attempt < 10; attempt += 1) await signIn('greșită', '203.0.113.9');
  expect((await signIn(PASSWORD, '203.0.113.9')).status).toBe(429);
  expect((await signIn(PASSWORD, '198.51.100.4')).status).toBe(200);
});

test('a link without the password of the registration confirms nothing, and stays usable', async () => {
  await using story = await openStory();
  await story.api('register', { body: ANA });
  const token = linkSecret((await collectMails(story))[0], 'confirmare-cont');
  const refused = await refusalOf(story.api, 'confirmAccount', { body: { token, password: NEW_PASSWORD } });
  expect(refused).toMatchObject({ status: 422, code: 'wrong_password' });
  await story.api('confirmAccount', { body: { token, password: PASSWORD } });
});

test('a link works once, however many use it at the same moment', async () => {
  await using story = await openStory();
  await story.api('register', { body: ANA });
  await ana(story, { email: 'reset@exemplu.ro' });
  await story.api('askPasswordReset', { body: { email: 'reset@exemplu.ro' } });
  const letters = await collectMails(story);
  const confirmation = linkSecret(
    letters.find(({ to }) => to.address === ANA.email),
    'confirmare-cont',
  );
  const reset = linkSecret(
    letters.find(({ to }) => to.address === 'reset@exemplu.ro'),
    'resetare-parola',
  );
  for (const [name, body] of [
    ['confirmAccount', { token: confirmation, password: PASSWORD }],
    ['resetPassword', { token: reset, password: NEW_PASSWORD }],
  ] as const) {
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => story.api(name, { body })));
    const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(failures).toHaveLength(49);
    // More than ten passwords at the same moment are too many, right or wrong.
    const codes = new Set(failures.map((one) => (one instanceof CallFailure ? one.body?.code : one)));
    expect([...codes].filter((code) => code !== 'too_many_requests')).toEqual(['link_invalid']);
  }
});

test('a link for one purpose opens nothing else, and ends in time', async () => {
  await using story = await openStory();
  await story.api('register', { body: ANA });
  await ana(story, { email: 'reset@exemplu.ro' });
  await story.api('askPasswordReset', { body: { email: 'reset@exemplu.ro' } });
  const letters = await collectMails(story);
  const confirmation = linkSecret(
    letters.find(({ to }) => to.address === ANA.email),
    'confirmare-cont',
  );
  const reset = linkSecret(
    letters.find(({ to }) => to.address === 'reset@exemplu.ro'),
    'resetare-parola',
  );
  const refused = async (name: 'confirmAccount' | 'resetPassword', token: string) =>
    (await refusalOf(story.api, name, { body: { token, password: PASSWORD } })).code;
  expect(await refused('resetPassword', confirmation)).toBe('link_invalid');
  expect(await refused('confirmAccount', reset)).toBe('link_invalid');
  story.clock.advanceMinutes(31);
  expect(await refused('resetPassword', reset)).toBe('link_invalid');
  story.clock.advanceMinutes(24 * 60);
  expect(await refused('confirmAccount', confirmation)).toBe('link_invalid');
});

test('a new password by mail ends every session, confirms the address and is told by mail', async () => {
  await using story = await openStory();
  const { token } = await ana(story, { isConfirmed: false });
  const other = await ana(story, { email: 'alta@exemplu.ro' });
  await story.api('askPasswordReset', { body: { email: ANA.email } });
  const link = linkSecret((await collectMails(story))[0], 'resetare-parola');
  const weak = await refusalOf(story.api, 'resetPassword', { body: { token: link, password: 'Parola123!' } });
  expect(weak.fields).toHaveProperty('password');
  await story.apiOf({ token })('getSession');
  await story.api('resetPassword', { body: { token: link, password: NEW_PASSWORD } });
  expect(await refusalOf(story.apiOf({ token }), 'getSession')).toMatchObject({ code: 'unauthenticated' });
  await story.apiOf(other)('getSession');
  await story.api('authenticate', { body: { email: ANA.email, password: NEW_PASSWORD } });
  expect(await refusalOf(story.api, 'authenticate', { body: { email: ANA.email, password: PASSWORD } })).toMatchObject({
    code: 'bad_credentials',
  });
  expect((await collectMails(story)).map(({ subject }) => subject)).toEqual(['Parola ta a fost schimbată']);
});

test('links stand at the configured address, whatever a request says of itself, and no mail keeps one', async () => {
  await using story = await openStory();
  await ana(story);
  await story.request('http://rau.example/user-service/send-reset-password-mail', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Host: 'rau.example', 'X-Forwarded-Host': 'rau.example' },
    body: JSON.stringify({ email: ANA.email }),
  });
  const [letter] = await collectMails(story);
  expect(letter?.text).not.toContain('rau.example');
  const secret = linkSecret(letter, 'resetare-parola');
  const mails = await story.db.selectFrom('mails').selectAll().execute();
  const jobs = await story.services.pool.query('select data from pgboss.job');
  expect(JSON.stringify([mails, jobs.rows])).not.toContain(secret);
});

test('the old password sets a new one; other devices are signed out, this one is not', async () => {
  await using story = await openStory();
  const { token } = await ana(story);
  const { token: tablet } = await story.api('authenticate', { body: { email: ANA.email, password: PASSWORD } });
  const change = { currentPassword: 'greșită', password: NEW_PASSWORD };
  expect(await refusalOf(story.apiOf({ token }), 'changePassword', { body: change })).toMatchObject({
    code: 'wrong_password',
  });
  await story.apiOf({ token })('changePassword', { body: { ...change, currentPassword: PASSWORD } });
  await story.apiOf({ token })('getSession');
  expect(await refusalOf(story.apiOf({ token: tablet }), 'getSession')).toMatchObject({ code: 'unauthenticated' });
});

test('customers see where they are signed in and end one device or all others; of another person nothing is found', async () => {
  await using story = await openStory();
  const { token } = await ana(story, { sessionOpenedAt: story.clock.now() });
  const own = story.apiOf({ token });
  const signIn = () => story.api('authenticate', { body: { email: ANA.email, password: PASSWORD } });
  const [phone, tablet] = [await signIn(), await signIn()];
  const { devices } = await own('getOwnDevices');
  expect(devices.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true]);
  const phoneId = devices[1]?.id ?? 0;
  const other = await aCustomer(story.db, { sessionOpenedAt: story.clock.now() });
  const body = { id: phoneId };
  expect(await refusalOf(story.apiOf(other), 'signOutDevice', { body })).toMatchObject({ code: 'not_owned' });
  expect(await story.apiOf(other)('getOwnDevices')).toMatchObject({ devices: [{ isCurrent: true }] });
  await own('signOutDevice', { body });
  expect(await refusalOf(story.apiOf(phone), 'getSession')).toMatchObject({ code: 'unauthenticated' });
  await story.apiOf(tablet)('getSession');
  await own('signOutOthers');
  expect(await refusalOf(story.apiOf(tablet), 'getSession')).toMatchObject({ code: 'unauthenticated' });
  expect((await own('getOwnDevices')).devices).toHaveLength(1);
});

test('who has signed in long ago shows the password before a device is signed out', async () => {
  await using story = await openStory();
  const { token } = await ana(story);
  const own = story.apiOf({ token });
  const other = await story.api('authenticate', { body: { email: ANA.email, password: PASSWORD } });
  story.clock.advanceMinutes(11);
  const id = (await own('getOwnDevices')).devices[0]?.id ?? 0;
  expect((await refusalOf(own, 'signOutDevice', { body: { id } })).code).toBe('proof_required');
  expect((await refusalOf(own, 'signOutOthers')).code).toBe('proof_required');
  expect((await refusalOf(own, 'signOutDevice', { body: { id, password: 'Alta#Parola9' } })).code).toBe(
    'wrong_password',
  );
  await story.apiOf(other)('getSession');
  await own('signOutDevice', { body: { id, password: PASSWORD } });
  expect((await refusalOf(story.apiOf(other), 'getSession')).code).toBe('unauthenticated');
  // It counts for ten minutes.
  await own('signOutOthers');
});

test('signing in again in the same browser ends the session whose cookie it carried', async () => {
  await using story = await openStory();
  const { token } = await ana(story);
  const signIn = (headers: Record<string, string>) =>
    story.request('/user-service/authenticate', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ email: ANA.email, password: PASSWORD }),
    });
  expect((await signIn({ Authorization: `Bearer ${token}` })).status).toBe(200);
  await story.apiOf({ token })('getSession');
  expect((await signIn({ Cookie: `pofta_session=${token}` })).status).toBe(200);
  expect(await refusalOf(story.apiOf({ token }), 'getSession')).toMatchObject({ code: 'unauthenticated' });
});

test('a profile is saved as the forms send it; the e-mail address stays', async () => {
  await using story = await openStory();
  const api = story.apiOf(await ana(story));
  await api('updateUserProfile', {
    body: {
      userInfo: {
        emailAddress: 'alta@exemplu.ro',
        firstName: ' Bo ',
        lastName: "D'Angelo",
        phoneNumber: '+40 722 000 111',
      },
    },
  });
  expect(await api('getUserContact')).toEqual({
    firstName: 'Bo',
    lastName: "D'Angelo",
    email: 'ana@exemplu.ro',
    phoneNumber: '0722000111',
  });
  expect(
    await refusalOf(api, 'updateUserProfile', { body: { firstName: '', lastName: 'Pop', phoneNumber: '123' } }),
  ).toMatchObject({ fields: { firstName: expect.any(String), phoneNumber: expect.any(String) } });
});

test('an address takes both spellings of the apartment, needs what a courier needs, and its zone names the locality', async () => {
  await using story = await openStory();
  const zone = await aZone(story.db, { code: 'BLAJ', city: 'Blaj', county: 'Alba' });
  const village = await aZone(story.db, { code: 'LUNCA', city: 'Lunca', county: 'Alba', isVillage: true });
  const api = story.apiOf(await ana(story));
  expect(await api('getUserAddress')).toMatchObject({ cityCode: null, streetAddress: '', phoneNumber: '0722123456' });
  const street = { streetAddress: 'Strada Lungă', streetNumberAddress: '5' };
  await api('updateUserAddress', {
    body: { ...street, cityCode: zone.code, cityAddress: 'altceva', apartmentNumber: '3' },
  });
  expect(await api('getUserAddress')).toMatchObject({
    ...street,
    cityCode: 'BLAJ',
    cityAddress: 'Blaj',
    countyAddress: 'Alba',
    appartmentNumber: '3',
    apartmentNumber: '3',
  });
  await api('updateUserAddress', { body: { ...street, cityAddress: 'Teiuș', appartmentNumber: '4' } });
  expect(await api('getUserAddress')).toMatchObject({ cityCode: null, cityAddress: 'Teiuș', apartmentNumber: '4' });
  expect(await refusalOf(api, 'updateUserAddress', { body: {} })).toMatchObject({
    fields: {
      cityAddress: 'Alege localitatea.',
      streetAddress: 'Scrie strada.',
      streetNumberAddress: 'Scrie numărul.',
    },
  });
  await api('updateUserAddress', { body: { cityCode: village.code, landmark: 'lângă biserică' } });
});

test('orders of a guest join the account when the same address is confirmed, and later ones when signing in', async () => {
  await using story = await openStory();
  const soup = await aProduct(story.db, { name: 'Ciorbă' });
  const asGuest = (pieces: number) =>
    place(story.api, anOrder({ of: [[soup, pieces]], delivery: { email: 'Ana@exemplu.ro' } }));
  const first = await asGuest(1);
  await place(story.api, anOrder({ of: [soup], delivery: { email: 'altcineva@exemplu.ro' } }));
  await story.api('register', { body: ANA });
  const link = (await collectMails(story))
    .map((letter) => linkSecret(letter, 'confirmare-cont'))
    .find((one) => one !== '');
  const { token } = await story.api('confirmAccount', { body: { token: link ?? '', password: PASSWORD } });
  const own = story.apiOf({ token });
  expect(await own('getUserOrders')).toMatchObject({ totalElements: 1, content: [{ orderNumber: first.orderNumber }] });

  const second = await asGuest(2);
  expect((await own('getUserOrders')).totalElements).toBe(1);
  await story.api('authenticate', { body: { email: ANA.email, password: PASSWORD } });
  const third = await place(own, anOrder({ of: [soup] }));
  const { content, totalElements } = await own('getUserOrders', { query: { page: 0, size: 2 } });
  expect(totalElements).toBe(3);
  expect(content.map(({ orderNumber }) => orderNumber)).toEqual([third.orderNumber, second.orderNumber]);
  expect((await own('getUserOrders', { query: { page: 1, size: 2 } })).content).toHaveLength(1);
});

test('what is a customer’s is found by no other person: guests, other customers, guessed numbers', async () => {
  await using story = await openStory();
  const owner = story.apiOf(await ana(story));
  const stranger = story.apiOf(await aCustomer(story.db));
  const { orderNumber } = await place(owner, anOrder({ of: [await aProduct(story.db)] }));
  await owner('updateUserAddress', { body: { streetAddress: 'Lungă', streetNumberAddress: '5', city: 'Blaj' } });
  await owner('getOrderDetails', { params: { id: orderNumber } });

  const answers = [];
  for (const id of [orderNumber, orderNumber + 1, 1, 99_999_999]) {
    answers.push(await refusalOf(stranger, 'getOrderDetails', { params: { id } }));
  }
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(new Set(answers.map(({ requestId: _, ...rest }) => JSON.stringify(rest))).size).toBe(1);
  expect(await stranger('getUserOrders')).toEqual({ content: [], totalElements: 0 });
  expect(await stranger('getUserAddress')).toMatchObject({ streetAddress: '' });
  expect(JSON.stringify(await stranger('getPersonalData'))).not.toMatch(/Lungă|ana@exemplu/);
  for (const name of [
    'getUserOrders',
    'getFavourites',
    'getUserContact',
    'getUserAddress',
    'getPersonalData',
    'getSession',
  ] as const) {
    expect(await refusalOf(story.api, name)).toMatchObject({ status: 401 });
  }
  expect(await refusalOf(story.api, 'getOrderDetails', { params: { id: orderNumber } })).toMatchObject({ status: 401 });
});

test('nothing that is sent along makes a customer more than a customer', async () => {
  await using story = await openStory();
  const extras = {
    role: 'ROLE_ADMIN',
    roles: ['ROLE_ADMIN'],
    emailConfirmedAt: '2026-01-01',
    isActive: true,
    id: 1,
    userId: 1,
  };
  await post(story, '/user-service/register', { ...ANA, ...extras, email_confirmed_at: '2026-01-01' });
  const [row] = await story.db.selectFrom('users').selectAll().where('email', '=', ANA.email).execute();
  expect(row).toMatchObject({ roles: ['ROLE_USER'], email_confirmed_at: null });
});

test('everything that is kept about a customer can be taken home', async () => {
  await using story = await openStory();
  const api = story.apiOf(await ana(story));
  const { orderNumber } = await place(api, anOrder({ of: [await aProduct(story.db)], delivery: { email: ANA.email } }));
  await collectMails(story);
  const taken = await api('getPersonalData');
  expect(taken).toMatchObject({
    account: { email: ANA.email, emailConfirmedAt: '2026-11-01T10:00:00.000Z' },
    sessions: [{ hasEnded: false, device: 'story' }],
    mails: [{ subject: `Am primit comanda ta nr. ${orderNumber}` }],
    orders: [{ orderNumber }],
  });
});

test('a deleted account leaves orders without a person and nothing else of them', async () => {
  await using story = await openStory();
  const customer = await ana(story);
  const api = story.apiOf(customer);
  const soup = await aProduct(story.db);
  const words = { additionalInformation: 'sună la Ana', email: ANA.email, firstName: 'Ana', lastName: 'Secret' };
  const body = anOrder({
    of: [],
    orderDetails: [
      { productId: soup.id, dimensionsBean: { id: soup.sizeId, quantity: 1, preferredMessage: 'Secret' } },
    ],
    delivery: words,
  });
  const { orderNumber } = await place(api, body);
  await collectMails(story);
  const remove = (password: string) => refusalOf(api, 'deleteAccount', { body: { password } });
  expect(await remove('greșită')).toMatchObject({ code: 'wrong_password' });
  expect(await remove(PASSWORD)).toMatchObject({ status: 409, code: 'orders_under_way' });
  await story.apiOf(await aManager(story.db))('rejectOrder', { body: { orderNumber, reason: 'Închis' } });
  await collectMails(story);
  await api('deleteAccount', { body: { password: PASSWORD } });

  expect(await refusalOf(api, 'getSession')).toMatchObject({ code: 'unauthenticated' });
  const tables = [
    'users',
    'sessions',
    'user_addresses',
    'one_time_tokens',
    'mails',
    'orders',
    'order_lines',
    'idempotency_keys',
  ] as const;
  for (const table of tables) {
    const rows = await story.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/ana@exemplu|Secret|sună la Ana|0722 ?123 ?456.*ana/);
  }
  const [order] = await story.db.selectFrom('orders').selectAll().execute();
  expect(order).toMatchObject({ number: orderNumber, user_id: null, total_bani: 3200, phone: '', email: '' });
  expect(await refusalOf(story.api, 'authenticate', { body: { email: ANA.email, password: PASSWORD } })).toMatchObject({
    code: 'bad_credentials',
  });
});

test('staff sign in at the customers’ door too and are sent to their own place; their accounts are not theirs to delete', async () => {
  await using story = await openStory();
  const { token } = await aManager(story.db, { email: 'sef@exemplu.ro', passwordHash, isConfirmed: false });
  const signedIn = await story.api('authenticate', { body: { email: 'sef@exemplu.ro', password: PASSWORD } });
  expect(signedIn).toMatchObject({ redirectPath: '/comenzi', user: { role: 'ROLE_MANAGER' } });
  expect(await refusalOf(story.apiOf({ token }), 'deleteAccount', { body: { password: PASSWORD } })).toMatchObject({
    code: 'staff_account',
  });
});

test.each([
  ['a customer', '/user-service/authenticate', aCustomer],
  ['a manager', '/admin-service/authenticate', aManager],
] as const)('while strangers guess, %s comes in from a new network by the link of a mail', async (_, path, person) => {
  await using story = await openStory();
  await person(story.db, { ...ANA, passwordHash });
  const signIn = (password: string, ip: string, cookie = '') =>
    story.request(
      path,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify({ authData: { email: ANA.email, password } }),
      },
      { ip },
    );
  for (let guess = 0; guess < 51; guess += 1) await signIn('greșită', `198.51.100.${guess}`);
  const hotel = '192.0.2.77';
  expect((await signIn(PASSWORD, hotel)).status).toBe(429);
  // Strangers have asked for links as well: their mails arrive in the same mailbox, and each of them opens the way.
  for (let mail = 0; mail < 9; mail += 1) {
    await post(story, '/user-service/send-reset-password-mail', { email: ANA.email }, `198.51.100.${mail}`);
  }
  const letters = await collectMails(story);
  expect(letters).toHaveLength(3);
  const reset = await story.request(
    '/user-service/reset-password',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: linkSecret(letters[0], 'resetare-parola'), password: NEW_PASSWORD }),
    },
    { ip: hotel },
  );
  const device = reset.headers.getSetCookie().find((cookie) => cookie.startsWith('pofta_device='));
  expect((await signIn(NEW_PASSWORD, hotel)).status).toBe(429);
  expect((await signIn(NEW_PASSWORD, hotel, device?.split(';')[0])).status).toBe(200);
});

test('a thousand addresses that guess reach the slow hash fifty times an hour, and lock no customer out', async () => {
  await using story = await openStory();
  await ana(story);
  const authData = { email: ANA.email, password: PASSWORD };
  const at = (ip: string) => story.apiOf({ ip });
  await at('203.0.113.9')('authenticate', { body: { authData } });
  const codes: (string | undefined)[] = [];
  for (let index = 0; index < 60; index += 1) {
    const guess = { body: { authData: { ...authData, password: `greșită ${index}` } } };
    codes.push((await refusalOf(at(`198.51.100.${index}`), 'authenticate', guess)).code);
  }
  expect(codes.filter((code) => code === 'bad_credentials')).toHaveLength(50);
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(10);
  expect(await at('203.0.113.9')('authenticate', { body: { authData } })).toMatchObject({ user: { email: ANA.email } });
  const another = { authData: { email: 'alta@exemplu.ro', password: 'greșită' } };
  expect(await refusalOf(at('198.51.100.1'), 'authenticate', { body: another })).toMatchObject({
    code: 'bad_credentials',
  });
});
