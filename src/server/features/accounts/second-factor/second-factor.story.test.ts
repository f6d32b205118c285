import { TOTP } from 'otpauth';
import { afterAll, expect, test } from 'vitest';
import { CALLS } from '#contract/all-calls.ts';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { resetAdmin } from '#server/features/accounts/reset-admin.ts';
import { openSession } from '#server/platform/sessions.ts';
import { aManager, anAdmin } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const PASSWORD = 'Covrig#Plimba7';
const story = await testApp();
afterAll(() => story.close());
await theRestaurant(story.db);
const passwordHash = await hashPassword(PASSWORD);
const { api, apiOf, clock } = story;

const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: clock.now() });

/** Adds an authenticator app; answers its secret and the recovery codes. */
async function withApp(person: { readonly token: string }) {
  const own = apiOf(person);
  // The clock of these stories goes on, and their sessions are from its beginning.
  await own('prove', { body: { password: PASSWORD } });
  const { secret, uri } = await own('startTotp');
  expect(uri).toContain('otpauth://totp/');
  const { recoveryCodes } = await own('confirmTotp', { body: { code: codeOf(secret) } });
  clock.advanceMinutes(1);
  return { secret, recoveryCodes };
}

/** Signs in on a page of ours; the token and the session's own client. */
async function signInOnPage(email: string, code?: string) {
  const body = JSON.stringify({ authData: { email, password: PASSWORD, ...(code === undefined ? {} : { code }) } });
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const response = await story.request('/admin-service/authenticate', { method: 'POST', headers, body });
  const answer = (await response.json()) as { readonly token: string };
  return { token: answer.token, own: apiOf(answer) };
}

test('with an app the password alone opens nothing; each code opens once', async () => {
  const admin = await anAdmin(story.db, { passwordHash });
  const { secret } = await withApp(admin);
  const credentials = { email: admin.email, password: PASSWORD };
  expect(await refusalOf(api, 'authenticateStaff', { body: credentials })).toMatchObject({
    status: 401,
    code: 'second_factor_required',
  });
  const code = codeOf(secret);
  const wrong = await refusalOf(api, 'authenticateStaff', { body: { ...credentials, code: '000000' } });
  expect(wrong.code).toBe('second_factor_wrong');
  // The way of the shop's customers is no way round.
  expect((await refusalOf(api, 'authenticate', { body: { authData: credentials } })).code).toBe(
    'second_factor_required',
  );
  expect(await api('authenticateStaff', { body: { ...credentials, code } })).toMatchObject({ email: admin.email });
  expect((await refusalOf(api, 'authenticateStaff', { body: { ...credentials, code } })).code).toBe(
    'second_factor_wrong',
  );
});

test('a wrong code while the app is added speaks of the app alone: there are no recovery codes yet', async () => {
  const own = apiOf(await anAdmin(story.db, { passwordHash }));
  await own('prove', { body: { password: PASSWORD } });
  await own('startTotp');
  const refusal = await refusalOf(own, 'confirmTotp', { body: { code: '000000' } });
  expect(refusal).toMatchObject({ status: 422, code: 'totp_code_wrong' });
  expect(refusal.message).not.toContain('recuperare');
});

test('a code counts while the app shows it, and not a moment longer', async () => {
  const admin = await anAdmin(story.db, { passwordHash });
  const { secret } = await withApp(admin);
  const credentials = { email: admin.email, password: PASSWORD };
  const code = codeOf(secret);
  clock.advanceMinutes(0.5);
  expect((await refusalOf(api, 'authenticateStaff', { body: { ...credentials, code } })).code).toBe(
    'second_factor_wrong',
  );
  await api('authenticateStaff', { body: { ...credentials, code: codeOf(secret) } });
});

test('who has signed in long ago adds no factor before a proof, also as a program', async () => {
  const admin = await anAdmin(story.db, { passwordHash });
  const own = apiOf(admin);
  clock.advanceMinutes(11);
  expect((await refusalOf(own, 'startTotp')).code).toBe('proof_required');
  // What the documents have goes on without one.
  await own('getManagerRights');
  await own('prove', { body: { password: PASSWORD } });
  await own('startTotp');
});

test('a page that asks for the cookie alone is told no token', async () => {
  const { email } = await anAdmin(story.db, { passwordHash });
  const enter = (path: string, more: object) =>
    story.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email, password: PASSWORD, ...more }),
    });
  for (const path of ['/admin-service/authenticate', CALLS.authenticate.path]) {
    const quiet = await enter(path, { cookieOnly: true });
    const [cookie = ''] = quiet.headers.getSetCookie();
    const token = /pofta_session=([\w-]+)/.exec(cookie)?.[1] ?? '';
    expect(token).toHaveLength(43);
    expect(await quiet.text()).not.toContain(token);
    expect(await apiOf({ token })('getSession')).toMatchObject({ email });
    // A program of the documents reads it as before.
    expect(await (await enter(path, {})).json()).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) });
  }
});

test('a recovery code opens once, however it is written, and guesses are counted', async () => {
  const admin = await anAdmin(story.db, { passwordHash });
  const { recoveryCodes } = await withApp(admin);
  expect(recoveryCodes).toHaveLength(10);
  const body = { email: admin.email, password: PASSWORD, code: recoveryCodes[0]?.toLowerCase().replaceAll('-', ' ') };
  await api('authenticateStaff', { body });
  expect((await refusalOf(api, 'authenticateStaff', { body })).code).toBe('second_factor_wrong');
  expect((await apiOf(admin)('getOwnSecurity')).recoveryCodesLeft).toBe(9);
  const refusals = new Set<string>();
  for (let index = 0; index < 10; index += 1) {
    refusals.add((await refusalOf(api, 'authenticateStaff', { body: { ...body, code: '111111' } })).code);
  }
  expect([...refusals]).toEqual(['second_factor_wrong', 'too_many_requests']);
});

test('on our own pages what hurts most asks again after ten minutes; the password opens it for ten more', async () => {
  const { email } = await anAdmin(story.db, { passwordHash });
  const mara = await aManager(story.db, { firstName: 'Mara' });
  const { own } = await signInOnPage(email);
  const save = () => own('saveUser', { params: { id: String(mara.id) }, body: { phoneNumber: '0722000111' } });
  await save();
  clock.advanceMinutes(11);
  await expect(save()).rejects.toMatchObject({ status: 403, body: { code: 'proof_required' } });
  expect((await refusalOf(own, 'prove', { body: { password: 'alta' } })).code).toBe('wrong_password');
  await own('prove', { body: { password: PASSWORD } });
  await save();
});

test('a proof on a page gives the session another token; what is under way goes on for half a minute', async () => {
  const { email } = await anAdmin(story.db, { passwordHash });
  const { token } = await signInOnPage(email);
  const withCookie = (cookie: string, path: string, body?: object) =>
    story.request(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie: `pofta_session=${cookie}`,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const statusOf = async (cookie: string) => (await withCookie(cookie, '/admin-service/own/security')).status;
  const proved = await withCookie(token, '/admin-service/own/prove', { password: PASSWORD });
  const [, renewed = ''] = /^pofta_session=([\w-]{43}); /.exec(proved.headers.get('set-cookie') ?? '') ?? [];
  expect(renewed).toMatch(/^[\w-]{43}$/);
  expect(renewed).not.toBe(token);
  expect([await statusOf(renewed), await statusOf(token)]).toEqual([200, 200]);
  const { devices } = await apiOf({ token: renewed })('getOwnSecurity');
  expect(
    devices.filter(({ kind }) => kind === 'page'),
    'it is the same session',
  ).toHaveLength(1);
  expect(devices.find(({ kind }) => kind === 'page')?.isCurrent).toBe(true);
  clock.advanceMinutes(1);
  expect([await statusOf(renewed), await statusOf(token)]).toEqual([200, 401]);

  const change = { currentPassword: PASSWORD, password: 'Gutuie#Zboara42', confirmPassword: 'Gutuie#Zboara42' };
  const changed = await withCookie(renewed, CALLS.changePassword.path, change);
  expect([changed.status, changed.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('pofta_session=')]);
  clock.advanceMinutes(1);
  expect(await statusOf(renewed)).toBe(401);
});

test('a program written from the documents is asked for nothing, until its account has a second factor', async () => {
  const admin = await anAdmin(story.db, { passwordHash });
  const own = apiOf(await api('authenticateStaff', { body: { email: admin.email, password: PASSWORD } }));
  clock.advanceMinutes(600);
  await own('requireProof');
  await withApp(admin);
  clock.advanceMinutes(11);
  expect((await refusalOf(own, 'requireProof')).code).toBe('proof_required');
});

test('the back office locks after an hour without a call, and at once when it is asked to; the panel goes on', async () => {
  const { email } = await anAdmin(story.db, { passwordHash });
  const { own } = await signInOnPage(email);
  clock.advanceMinutes(50);
  await own('getUsers');
  clock.advanceMinutes(50);
  await own('getUsers');
  clock.advanceMinutes(61);
  expect((await refusalOf(own, 'getUsers')).code).toBe('proof_required');
  await own('getAllOrders');
  await own('prove', { body: { password: PASSWORD } });
  await own('getUsers');
  await own('lockOffice');
  expect((await refusalOf(own, 'getUsers')).code).toBe('proof_required');
});

test('staff see where they are signed in, and end one device or all others', async () => {
  const { id: userId, email } = await anAdmin(story.db, { passwordHash });
  const [first, second, third] = [await signInOnPage(email), await signInOnPage(email), await signInOnPage(email)];
  const { devices } = await first.own('getOwnSecurity');
  expect(devices.map(({ isCurrent, kind }) => [isCurrent, kind])).toEqual([
    [false, 'page'],
    [false, 'page'],
    [true, 'page'],
    [false, 'program'],
  ]);
  await first.own('endOwnDevice', { body: { id: devices[1]?.id ?? 0 } });
  expect((await refusalOf(second.own, 'getStaffSession')).status).toBe(401);
  await first.own('endOtherDevices');
  expect((await refusalOf(third.own, 'getStaffSession')).status).toBe(401);
  await first.own('getStaffSession');
  // A tablet goes on ringing unless it is meant, too.
  const panel = await openSession(story.db, { userId, userAgent: '', now: clock.now(), kind: 'panel' });
  await first.own('endOtherDevices', { body: {} });
  await apiOf({ token: panel.token })('getStaffSession');
  await first.own('endOtherDevices', { body: { panels: true } });
  expect((await refusalOf(apiOf({ token: panel.token }), 'getStaffSession')).status).toBe(401);
  // Of somebody else nothing is found.
  const other = apiOf(await aManager(story.db, { passwordHash }));
  const foreign = { body: { id: devices[2]?.id ?? 0 } };
  // Its session is from the beginning of these stories.
  expect((await refusalOf(other, 'endOwnDevice', foreign)).code).toBe('proof_required');
  await other('prove', { body: { password: PASSWORD } });
  expect((await refusalOf(other, 'endOwnDevice', foreign)).code).toBe('not_owned');
});

test('administrators are asked for a second factor after a week, never before, and never once they have one', async () => {
  const admin = await anAdmin(story.db, { passwordHash });
  const own = apiOf(admin);
  await story.db
    .updateTable('users')
    .set({ created_at: new Date(clock.now()) })
    .where('id', '=', admin.id)
    .execute();
  expect((await own('getOwnSecurity')).isAsked).toBe(false);
  await story.db
    .updateTable('users')
    .set({ created_at: new Date(clock.now() - 8 * 24 * 3_600_000) })
    .where('id', '=', admin.id)
    .execute();
  expect((await own('getOwnSecurity')).isAsked).toBe(true);
  await withApp(admin);
  expect(await own('getOwnSecurity')).toMatchObject({ isAsked: false, hasTotp: true });
});

test('the app is taken away and the codes with it; what was never a passkey is refused', async () => {
  const admin = await anAdmin(story.db, { passwordHash });
  const own = apiOf(admin);
  const { recoveryCodes } = await withApp(admin);
  await own('prove', { body: { password: PASSWORD, code: recoveryCodes[0] } });
  expect((await refusalOf(own, 'startTotp')).code).toBe('totp_exists');
  expect((await own('renewRecoveryCodes')).recoveryCodes).toHaveLength(10);
  await own('removeTotp');
  expect(await own('getOwnSecurity')).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 });
  const { options } = await api('askPasskey');
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect((await refusalOf(api, 'authenticateByPasskey', { body: { credential: { id: 'x' } } })).code).toBe(
    'passkey_refused',
  );
  expect((await refusalOf(own, 'addPasskey', { body: { name: 'Telefon', credential: {} } })).code).toBe(
    'passkey_refused',
  );
});

test('an administrator who lost everything is reset by a start, and by nothing else', async () => {
  const admin = await anAdmin(story.db, { passwordHash });
  await withApp(admin);
  const { securityLog } = story.services;
  const reset = await resetAdmin(story.db, { email: admin.email.toUpperCase(), now: clock.now(), securityLog });
  expect((await refusalOf(apiOf(admin), 'getStaffSession')).status).toBe(401);
  await api('authenticateStaff', { body: { email: reset.email, password: reset.password } });
});

test('another password takes the code, too, unless the session has shown it within the last ten minutes', async () => {
  const admin = await anAdmin(story.db, { passwordHash });
  const { secret } = await withApp(admin);
  const own = apiOf(admin);
  const change = { currentPassword: PASSWORD, password: 'Gutuie#Zboara42' };
  clock.advanceMinutes(11);
  const missing = await refusalOf(own, 'changePassword', { body: change });
  expect(missing).toMatchObject({ status: 401, code: 'second_factor_required' });
  const wrong = await refusalOf(own, 'changePassword', { body: { ...change, code: '000000' } });
  expect(wrong.code).toBe('second_factor_wrong');
  expect(wrong.message).toContain('ora exactă');
  await own('changePassword', { body: { ...change, code: codeOf(secret) } });
  await own('prove', { body: { password: 'Gutuie#Zboara42', code: codeOf(secret) } }).catch(() => {});
  clock.advanceMinutes(1);
  await own('prove', { body: { password: 'Gutuie#Zboara42', code: codeOf(secret) } });
  await own('changePassword', { body: { currentPassword: 'Gutuie#Zboara42', password: PASSWORD } });
});

test('wrong six digits do not stop a recovery code: each kind has a count of its own', async () => {
  const admin = await anAdmin(story.db, { passwordHash });
  const { recoveryCodes } = await withApp(admin);
  const credentials = { email: admin.email, password: PASSWORD };
  const enter = (code: string) => refusalOf(api, 'authenticateStaff', { body: { ...credentials, code } });
  for (let index = 0; index < 8; index += 1) expect((await enter('111111')).code).toBe('second_factor_wrong');
  expect((await enter('111111')).code).toBe('too_many_requests');
  await api('authenticateStaff', { body: { ...credentials, code: recoveryCodes[0] ?? '' } });
  for (let index = 0; index < 8; index += 1) {
    expect((await enter('AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA')).code).toBe('second_factor_wrong');
  }
  expect((await enter(recoveryCodes[1] ?? '')).code).toBe('too_many_requests');
});
