import { afterAll, expect, test } from 'vitest';
import { anOrder, place } from '#test/support/an-order.ts';
import { aManager, anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const story = await testApp();
afterAll(() => story.close());
await theRestaurant(story.db);
const dish = await aProduct(story.db);

/** Enrols a tablet; the client of its session, and that of an administrator who stays at the desk. */
async function enrol(pin: string) {
  const { token } = await anAdmin(story.db, { sessionOpenedAt: story.clock.now() });
  const response = await story.request(
    '/admin-service/setup/enrol-panel',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Tableta', pin }) },
    { token },
  );
  const cookie = /pofta_session=([\w-]+); Path=\/; Max-Age=(\d+)/.exec(response.headers.get('set-cookie') ?? '');
  expect(Number(cookie?.[2])).toBe(400 * 24 * 3600);
  return { old: story.apiOf({ token }), tablet: story.apiOf({ token: cookie?.[1] ?? '' }) };
}

test('an enrolled tablet does the work of the panel and nothing else; the session that enrolled it ends', async () => {
  const { old, tablet } = await enrol('');
  expect((await refusalOf(old, 'getStaffSession')).status).toBe(401);
  expect(await tablet('getStaffSession')).toMatchObject({
    firstName: 'Tableta',
    role: 'ROLE_MANAGER',
    panel: { isLocked: false },
  });
  const { orderNumber } = await place(story.api, anOrder({ of: [dish] }));
  await tablet('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  for (const call of [
    'getUsers',
    'getSecurityEvents',
    'startTotp',
    'getPersonalData',
    'getUserOrders',
    'saveEntry',
  ] as const) {
    expect((await refusalOf(tablet, call)).status, call).toBe(403);
  }
});

test('it stays in for months while it is used, and ends when an administrator ends it', async () => {
  const { tablet } = await enrol('');
  for (let month = 0; month < 9; month += 1) {
    story.clock.advanceMinutes(30 * 24 * 60);
    await tablet('getAllOrders');
  }
  const { token } = await anAdmin(story.db, { sessionOpenedAt: story.clock.now() });
  const desk = story.apiOf({ token });
  const { panels } = await desk('getEnrolledPanels');
  expect(panels[0]).toMatchObject({ name: 'Tableta', hasPin: false });
  await desk('endEnrolledPanel', { body: { id: panels[0]?.id ?? 0 } });
  expect((await refusalOf(tablet, 'getAllOrders')).status).toBe(401);
  expect((await refusalOf(desk, 'endEnrolledPanel', { body: { id: panels[0]?.id ?? 0 } })).code).toBe('not_owned');
});

test('locked, it shows and changes nothing until the PIN is typed; PINs are not guessed', async () => {
  const { tablet } = await enrol('4821');
  const { orderNumber } = await place(story.api, anOrder({ of: [dish] }));
  await tablet('lockPanel');
  expect((await tablet('getStaffSession')).panel).toEqual({ name: 'Tableta', isLocked: true });
  await tablet('getAllOrders');
  const accept = () => tablet('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  await expect(accept()).rejects.toMatchObject({ body: { code: 'panel_locked' } });
  expect((await refusalOf(tablet, 'unlockPanel', { body: { pin: '1111' } })).code).toBe('panel_pin_wrong');
  await tablet('unlockPanel', { body: { pin: ' 4821 ' } });
  await accept();
  const refusals = new Set<string>();
  for (let index = 0; index < 7; index += 1) {
    refusals.add((await refusalOf(tablet, 'unlockPanel', { body: { pin: '0000' } })).code);
  }
  expect([...refusals]).toEqual(['panel_pin_wrong', 'too_many_requests']);
});

test('a tablet without a PIN is never locked, a manager enrols none, and odd names and PINs are told at their fields', async () => {
  const { tablet } = await enrol('');
  await tablet('lockPanel');
  expect((await tablet('getStaffSession')).panel?.isLocked).toBe(false);
  const manager = story.apiOf(await aManager(story.db, { sessionOpenedAt: story.clock.now() }));
  expect((await refusalOf(manager, 'enrolPanel', { body: { name: 'x', pin: '' } })).status).toBe(403);
  const admin = story.apiOf(await anAdmin(story.db, { sessionOpenedAt: story.clock.now() }));
  expect((await refusalOf(admin, 'enrolPanel', { body: { name: ' ', pin: '12' } })).fields).toEqual({
    name: expect.stringContaining('nume'),
    pin: expect.stringContaining('PIN'),
  });
});
