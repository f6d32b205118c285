import { expect, test } from 'vitest';
import { plusMinutes } from '#domain/time/instant.ts';
import { loadToday } from '#server/features/today/load-today.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aManager, anAdmin, anImage, aProduct } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { loadShopHealth } from './load-shop-health.ts';

test('an administrator reads how the shop stands; a manager does not', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const api = story.apiOf(await anAdmin(story.db));
  const read = async () => (await api('getShopHealth')).lines.map(({ finding }) => finding);
  expect(await read()).toEqual(expect.arrayContaining(['panels_silent', 'printers_none', 'orders_none']));
  expect((await refusalOf(story.apiOf(await aManager(story.db)), 'getShopHealth')).status).toBe(403);

  const { orderNumber } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  expect(await read()).toContain('orders_answered');
  const raised_at = new Date(story.clock.now());
  const { id } = await story.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  await story.db.insertInto('order_alarms').values({ order_id: id, step: 'unacknowledged', raised_at }).execute();
  const backup = { finished_at: raised_at, is_verified: true, is_on_same_disk: false };
  await story.db.insertInto('backups').values(backup).execute();
  expect(await read()).toEqual(expect.arrayContaining(['orders_alarmed', 'copies_verified']));
  story.clock.advanceMinutes(27 * 60);
  expect(await read()).toContain('copies_missing');
});

test('letters that were given up are told with the mail server’s words until an administrator knows of them', async () => {
  await using story = await testApp();
  const admin = await anAdmin(story.db);
  const api = story.apiOf(admin);
  const config = { ...story.services.config, smtpUrl: 'smtp://127.0.0.1:1' };
  const mail = async () =>
    (await loadShopHealth({ ...story.services, config })).lines.find(({ finding }) => finding.startsWith('mail_'));
  const letter = (key: string, minutesAgo: number, last_error: string | null) => ({
    message_id: `<alarm.${key}@exemplu.ro>`,
    kind: 'alarm',
    recipient: 'casa@exemplu.ro',
    subject: 'Alarmă',
    html: '',
    plain_text: '',
    created_at: new Date(plusMinutes(story.clock.now(), -minutesAgo)),
    last_error,
  });
  const [old, late] = [letter('1', 3 * 24 * 60, '550 no such user'), letter('2', 20, '421 try later')];
  await story.db.insertInto('mails').values(old).execute();
  expect(await mail()).toMatchObject({ finding: 'mail_given_up', count: 1, trouble: '550 no such user' });
  await story.db.insertInto('mails').values(late).execute();
  expect((await refusalOf(story.apiOf(await aManager(story.db)), 'setMailsAside', { body: {} })).status).toBe(403);
  await api('setMailsAside', { body: {} });
  expect(await mail(), 'what is still tried stays').toMatchObject({
    finding: 'mail_late',
    count: 1,
    trouble: '421 try later',
  });
  await story.db.deleteFrom('mails').where('message_id', '=', late.message_id).execute();
  expect((await mail())?.finding).toBe('mail_sent');
});

test('tablets, printers and programs are told by name, and a newsletter that is held', async () => {
  await using story = await testApp();
  const admin = await anAdmin(story.db);
  const api = story.apiOf(admin);
  const line = async (topic: string) =>
    (await api('getShopHealth')).lines.find(({ finding }) => finding.startsWith(topic));
  expect((await line('program_version'))?.names).toEqual([
    expect.stringMatching(/^Poftă \d+\.\d+\.\d+$/),
    `Node ${process.versions.node}`,
    expect.stringMatching(/^PostgreSQL \d+/),
  ]);
  expect(await line('server')).toMatchObject({ names: [expect.stringMatching(/^PostgreSQL \d+\.\d+$/)] });
  expect(await line('tablets')).toBeUndefined();
  const printer = {
    name: 'Bucătărie',
    protocol: 'star',
    width: 576,
    prints: 'kitchen',
    printsOn: 'acceptance',
  } as const;
  await api('savePrinter', { body: { ...printer, stationId: null } });
  expect(await line('printers')).toMatchObject({ finding: 'printers_never_asked', names: ['Bucătărie'] });
  await story.apiOf(await anAdmin(story.db, { sessionOpenedAt: story.clock.now() }))('enrolPanel', {
    body: { name: 'Tableta de la bar', pin: '' },
  });
  expect(await line('tablets')).toMatchObject({ finding: 'tablets_seen', names: ['Tableta de la bar'] });
  story.clock.advanceMinutes(3 * 24 * 60);
  expect(await line('tablets')).toMatchObject({ finding: 'tablets_unseen', names: ['Tableta de la bar'] });

  const { hash } = await anImage(story.db);
  const { id } = await story.db
    .insertInto('campaigns')
    .values({
      subject: 'Meniul de toamnă',
      content: 'Bun',
      image_hash: hash,
      html: '',
      plain_text: '',
      content_key: Buffer.alloc(32),
      state: 'paused',
      trouble: '452 too many',
      created_at: new Date(story.clock.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await story.db
    .insertInto('campaign_recipients')
    .values({ campaign_id: id, state: 'waiting', try_at: new Date(story.clock.now()) })
    .execute();
  expect(await line('newsletter')).toMatchObject({ finding: 'newsletter_paused', count: 1, trouble: '452 too many' });
});

test('a plain address is asked about until an administrator accepts it, and again when it is another one', async () => {
  await using shop = await testApp({ publicUrl: 'http://magazin.test' });
  await theRestaurant(shop.db);
  const admin = await anAdmin(shop.db);
  const api = shop.apiOf(admin);
  expect(await api('getPlainAddress')).toEqual({ isAsked: true, address: 'http://magazin.test' });
  expect((await refusalOf(shop.apiOf(await aManager(shop.db)), 'acceptPlainAddress')).status).toBe(403);
  await api('acceptPlainAddress');
  expect(await api('getPlainAddress')).toMatchObject({ isAsked: false });
  expect(shop.logged.map(({ event }) => event)).toContain('security.plain_address_known');
  const { lines } = await api('getShopHealth');
  expect(
    lines.map(({ finding }) => finding),
    'the health of the shop goes on saying it',
  ).toContain('address_plain');
  await shop.db.updateTable('restaurant').set({ plain_address_known: 'http://alt-magazin.test' }).execute();
  expect(await api('getPlainAddress')).toMatchObject({ isAsked: true });
});

test.each(['http://localhost:3000', 'https://magazin.test'])('%s is not asked about', async (publicUrl) => {
  await using shop = await testApp({ publicUrl });
  expect(await shop.apiOf(await anAdmin(shop.db))('getPlainAddress')).toMatchObject({ isAsked: false });
});

test.each([
  ['http://localhost:3000', 'address_here', 'this_machine'],
  ['http://192.168.1.20:3000', 'address_local', 'local_network'],
  ['https://restaurant.ro', undefined, null],
] as const)('under %s the owner is told whether guests reach the shop', async (publicUrl, finding, unreachable) => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const services = { ...story.services, config: { ...story.services.config, publicUrl } };
  const { lines } = await loadShopHealth(services);
  expect(lines.map((line) => line.finding).find((one) => ['address_here', 'address_local'].includes(one))).toBe(
    finding,
  );
  expect((await loadToday(services)).publicAddress).toEqual({ url: publicUrl, unreachable });
});

test('a trial mail goes to the administrator who asks, each time anew; a manager has none', async () => {
  await using story = await testApp();
  const admin = await anAdmin(story.db);
  const api = story.apiOf(admin);
  expect((await api('sendTrialMail', { body: {} })).message).toMatch(/^E-mailul/);
  await api('sendTrialMail', { body: {} });
  const letter = { to: { address: admin.email }, subject: expect.stringMatching(/^E-mail de probă de la /) };
  expect(await collectMails(story)).toMatchObject([letter, letter]);
  expect((await refusalOf(story.apiOf(await aManager(story.db)), 'sendTrialMail', { body: {} })).status).toBe(403);
});
