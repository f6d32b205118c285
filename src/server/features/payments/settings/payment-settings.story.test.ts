import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import { bani } from '#domain/money/bani.ts';
import { SETTINGS_KEY_FILE } from '#server/platform/security/settings-sealer.ts';
import { anAdmin } from '#test/support/factories.ts';
import { NETOPIA_ACCOUNT, openFakeNetopia } from '#test/support/payments/fake-netopia.ts';
import { openFakeStripe, STRIPE_ACCOUNT } from '#test/support/payments/fake-stripe.ts';
import { openFakeViva, VIVA_ACCOUNT, VIVA_REGISTRATION_KEY } from '#test/support/payments/fake-viva.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { openProviderChooser } from '../choose-provider.ts';

const { secretKey, webhookSecret } = STRIPE_ACCOUNT;
const STRIPE = { provider: 'stripe', mode: 'test' } as const;
const CHOSEN: NonNullable<CallInput<'savePaymentSettings'>['body']> = {
  ...STRIPE,
  chargeTime: 'hold',
  mealCardIssuers: [],
};

/** A shop whose provider is the fake, and its owner. */
async function aShop(publicUrl = 'https://comenzi.restaurant.example') {
  const folder = await temporaryFolder();
  const fake = await openFakeStripe(() => Date.parse('2026-11-20T12:00:00+02:00'));
  const story = await testApp({ callOut: fake.callOut, dataDir: folder.path, publicUrl });
  await theRestaurant(story.db);
  const api = story.apiOf(await anAdmin(story.db));
  return {
    story,
    api,
    fake,
    folder,
    choose: openProviderChooser(story.services),
    async [Symbol.asyncDispose]() {
      await story.close();
      await fake.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}
type Shop = Awaited<ReturnType<typeof aShop>>;

const saveKeys = (
  { api }: Pick<Shop, 'api'>,
  values: Record<string, string>,
  account = STRIPE as { provider: 'stripe'; mode: 'test' | 'live' },
) => api('savePaymentAccount', { body: { ...account, values } });
const accountOf = async ({ api }: Shop, provider: string, mode: string) =>
  (await api('getPaymentSettings')).accounts.find((one) => one.provider === provider && one.mode === mode);

test('nothing is chosen at first; a provider is switched on when its keys are stored, and takes a payment then', async () => {
  await using shop = await aShop();
  const { api, choose, fake } = shop;
  const first = await api('getPaymentSettings');
  expect(first).toMatchObject({ provider: null, mode: 'test', chargeTime: 'hold', mealCardIssuers: [], version: 0 });
  expect(first.accounts).toHaveLength(6);
  expect(first.accounts.every(({ state, stored }) => state === 'empty' && stored.length === 0)).toBe(true);
  expect(await choose()).toBe(null);
  expect((await refusalOf(api, 'savePaymentSettings', { body: CHOSEN })).code).toBe('payment_keys_missing');
  expect((await refusalOf(api, 'tryPaymentKeys', { body: STRIPE })).code).toBe('payment_keys_missing');

  await saveKeys(shop, { secretKey, webhookSecret });
  expect(await choose()).toBe(null);
  expect(await choose('stripe', 'test')).toMatchObject({ name: 'stripe', mode: 'test' });
  expect(await api('tryPaymentKeys', { body: STRIPE })).toEqual({
    outcome: 'good',
    message: 'Stripe recunoaște cheile. Nu s-a încasat nimic.',
  });
  expect(await api('savePaymentSettings', { body: CHOSEN })).toMatchObject({ message: 'Plata online este pornită.' });
  const provider = await choose();
  expect(await choose()).toBe(provider);
  const started = await provider?.start({
    attempt: '10000001-1',
    orderNumber: '10000001',
    amount: bani(5000),
    description: 'Comanda 10000001',
    guest: { name: 'Ana Pop', email: 'ana@exemplu.ro', phone: '0740000001' },
    billing: { city: 'Blaj', county: 'Alba', street: 'Str. Frasinului 7', postalCode: '515400' },
    returnUrl: 'https://comenzi.restaurant.example/r',
    cancelUrl: 'https://comenzi.restaurant.example/c',
    noticeUrl: 'https://comenzi.restaurant.example/n',
    hold: true,
    payUntil: shop.story.clock.now(),
    at: shop.story.clock.now(),
  });
  expect(started?.kind).toBe('done');
  expect(fake.ledger('10000001-1').taken).toBe(0);

  await api('savePaymentSettings', { body: { ...CHOSEN, provider: null } });
  expect(await choose()).toBe(null);
  // What was begun with it goes on.
  expect(await choose('stripe')).toMatchObject({ name: 'stripe' });
});

test('a key is written and never read: not in an answer, the history, the database, an archive or the log', async () => {
  await using shop = await aShop();
  const { story, api } = shop;
  await saveKeys(shop, { secretKey, webhookSecret });
  await api('tryPaymentKeys', { body: STRIPE });
  const answered = JSON.stringify([await api('getPaymentSettings'), await api('getChanges', { query: {} })]);
  const { rows } = await story.services.pool.query(
    `select string_agg(t::text, ' ') || ' ' || (select string_agg(encode(sealed, 'escape'), ' ') from payment_accounts) as text
       from (select to_jsonb(a) as t from payment_accounts a union all select to_jsonb(c) from changes c
             union all select to_jsonb(e) from security_events e) as everything`,
  );
  const admin = await anAdmin(story.db);
  const { id } = await story.apiOf(admin)('beginArchive', { body: { hasGuests: true } });
  const archived = await story.request(`/admin-service/archives/${id}`, {}, admin);
  const files = unzipSync(new Uint8Array(await archived.arrayBuffer()));
  expect(Object.keys(files)).toContain('tabele/payment_settings.jsonl');
  expect(Object.keys(files)).not.toContain('tabele/payment_accounts.jsonl');
  const archive = Object.values(files)
    .map((file) => strFromU8(file))
    .join('');
  const places = [answered, rows[0].text, archive, JSON.stringify(story.logged)];
  expect(places[1]).toContain('stripe');
  for (const place of places) {
    expect(place).not.toContain(secretKey);
    expect(place).not.toContain(webhookSecret);
    expect(place).not.toContain(Buffer.from(secretKey).toString('hex'));
    expect(place).not.toContain(Buffer.from(secretKey).toString('base64'));
  }
  expect(await accountOf(shop, 'stripe', 'test')).toMatchObject({
    state: 'stored',
    shown: {},
    stored: ['secretKey', 'webhookSecret'],
    trial: { outcome: 'good', reason: null },
  });
});

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['a space', { secretKey: `${secretKey} `, webhookSecret }, { secretKey: 'Conține un spațiu' }],
  ['the other mode', { secretKey: 'sk_live_51Abcdefghij', webhookSecret }, { secretKey: 'a celuilalt mod' }],
  ['the public one', { secretKey: 'pk_test_51Abcdefghij', webhookSecret }, { secretKey: 'cheia publică' }],
  ['another field', { secretKey, webhookSecret: secretKey }, { webhookSecret: 'Nu arată ca o valoare' }],
  ['nothing', { secretKey: '', webhookSecret: '' }, { secretKey: 'Completați', webhookSecret: 'Completați' }],
])('a key with %s is refused in words, and nothing is stored', async (_, values, sentences) => {
  await using shop = await aShop();
  const refused = await refusalOf(shop.api, 'savePaymentAccount', { body: { ...STRIPE, values } });
  expect([refused.status, refused.code]).toEqual([422, 'invalid_request']);
  expect(Object.keys(refused.fields ?? {})).toEqual(Object.keys(sentences));
  for (const [field, sentence] of Object.entries(sentences)) expect(refused.fields?.[field]).toContain(sentence);
  expect(await accountOf(shop, 'stripe', 'test')).toMatchObject({ state: 'empty' });
});

test('a secret left empty stays; test and live are apart, and the same secret is not taken for both', async () => {
  await using shop = await aShop();
  const { api, choose } = shop;
  await saveKeys(shop, { secretKey, webhookSecret });
  const first = await accountOf(shop, 'stripe', 'test');
  const changed = await api('savePaymentAccount', {
    body: {
      ...STRIPE,
      values: { secretKey: '', webhookSecret: 'whsec_altul000000000000000' },
      version: first?.version ?? 0,
    },
  });
  expect(changed.version).toBeGreaterThan(first?.version ?? 0);
  expect(await accountOf(shop, 'stripe', 'test')).toMatchObject({
    stored: ['secretKey', 'webhookSecret'],
    trial: null,
  });
  expect((await choose('stripe', 'test'))?.mode).toBe('test');
  expect(await choose('stripe', 'live')).toBe(null);
  const live = { provider: 'stripe', mode: 'live' } as const;
  const same = { secretKey: 'sk_live_51PoftaReala000000', webhookSecret: 'whsec_altul000000000000000' };
  const refused = await refusalOf(api, 'savePaymentAccount', { body: { ...live, values: same } });
  expect(refused.fields).toEqual({ webhookSecret: expect.stringContaining('aceeași valoare ca în celălalt mod') });
  const stale = { body: { ...STRIPE, values: { secretKey, webhookSecret }, version: first?.version ?? 0 } } as const;
  expect((await refusalOf(api, 'savePaymentAccount', stale)).code).toBe('changed_meanwhile');
});

test('real payments need https; keys that are in use are not deleted, others are', async () => {
  await using shop = await aShop('http://localhost:3000');
  const { api } = shop;
  await saveKeys(shop, { secretKey, webhookSecret });
  const live = { provider: 'stripe', mode: 'live' } as const;
  await saveKeys(shop, { secretKey: 'sk_live_51PoftaReala000000', webhookSecret: 'whsec_real000000000000000' }, live);
  expect((await refusalOf(api, 'savePaymentSettings', { body: { ...CHOSEN, mode: 'live' } })).code).toBe(
    'payment_live_needs_https',
  );
  await api('savePaymentSettings', { body: CHOSEN });
  expect((await refusalOf(api, 'removePaymentAccount', { body: STRIPE })).code).toBe('payment_account_in_use');
  await api('removePaymentAccount', { body: live });
  expect(await accountOf(shop, 'stripe', 'live')).toMatchObject({ state: 'empty', stored: [] });
});

test('a data folder of another machine, without the file of the secret, says so and pays nothing', async () => {
  await using shop = await aShop();
  const { story, api } = shop;
  await saveKeys(shop, { secretKey, webhookSecret });
  await api('savePaymentSettings', { body: CHOSEN });
  await rm(join(shop.folder.path, SETTINGS_KEY_FILE));
  expect(await accountOf(shop, 'stripe', 'test')).toMatchObject({ state: 'unreadable', stored: [], shown: {} });
  expect(await openProviderChooser(story.services)()).toBe(null);
  expect((await refusalOf(api, 'savePaymentSettings', { body: CHOSEN })).code).toBe('payment_keys_missing');
  await saveKeys(shop, { secretKey, webhookSecret });
  expect(await openProviderChooser(story.services)()).toMatchObject({ name: 'stripe' });
});

test('wrong keys and an outage are told apart, and a trial counts for the keys that were tried', async () => {
  await using shop = await aShop();
  const { api, fake } = shop;
  await saveKeys(shop, { secretKey: 'sk_test_51AltaCheie0000', webhookSecret });
  expect(await api('tryPaymentKeys', { body: STRIPE })).toMatchObject({
    outcome: 'refused',
    message: expect.stringContaining('nu recunoaște cheia'),
  });
  fake.faults.push('error');
  expect(await api('tryPaymentKeys', { body: STRIPE })).toMatchObject({ outcome: 'unknown' });
  expect(await accountOf(shop, 'stripe', 'test')).toMatchObject({ trial: { outcome: 'unknown', reason: 'http_500' } });
  await saveKeys(shop, { secretKey, webhookSecret: '' });
  expect(await accountOf(shop, 'stripe', 'test')).toMatchObject({ trial: null });
});

test('NETOPIA: what is no secret is shown again, a public key is checked, meal cards are stored, money is taken at once', async () => {
  await using shop = await aShop();
  const { api } = shop;
  const fake = await openFakeNetopia();
  const { mode, ...account } = NETOPIA_ACCOUNT;
  const save = (publicKeys: string): CallInput<'savePaymentAccount'> => ({
    body: { provider: 'netopia', mode, values: { ...account, publicKeys } },
  });
  const weak = '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----';
  expect((await refusalOf(api, 'savePaymentAccount', save(weak))).fields).toEqual({
    publicKeys: expect.stringContaining('2048 de biți'),
  });
  await api('savePaymentAccount', save(fake.publicKeys));
  expect(await accountOf(shop, 'netopia', 'test')).toMatchObject({
    shown: { baseUrl: account.baseUrl, posSignature: account.posSignature, publicKeys: fake.publicKeys },
    stored: ['apiKey'],
  });
  await api('savePaymentSettings', {
    body: { provider: 'netopia', mode, chargeTime: 'hold', mealCardIssuers: ['up', 'edenred'] },
  });
  const saved = await api('getPaymentSettings');
  expect(saved).toMatchObject({ provider: 'netopia', chargeTime: 'at_once', mealCardIssuers: ['edenred', 'up'] });
  const steps = saved.goingLive.find(({ provider }) => provider === 'netopia')?.steps ?? [];
  const stateOf = (name: string) => steps.find(({ step }) => step === name)?.state;
  expect([stateOf('https'), stateOf('live_keys'), stateOf('meal_cards'), stateOf('terms')]).toEqual([
    'done',
    'missing',
    'by_hand',
    'done',
  ]);
  expect(saved.addresses).toContainEqual({
    provider: 'viva',
    noticeUrl: 'https://comenzi.restaurant.example/payment-service/notices/viva',
    returnUrl: 'https://comenzi.restaurant.example/payment-service/return/viva',
  });
  await fake.close();
});

test('Viva: its registration of the address gets the key of the account, fetched once; other addresses have none', async () => {
  const folder = await temporaryFolder();
  const fake = await openFakeViva();
  await using story = await testApp({ callOut: fake.callOut, dataDir: folder.path });
  await theRestaurant(story.db);
  const api = story.apiOf(await anAdmin(story.db));
  const ask = (provider: string) => story.request(`/payment-service/notices/${provider}`);
  expect((await ask('viva')).status).toBe(404);
  const { mode, ...values } = VIVA_ACCOUNT;
  await api('savePaymentAccount', { body: { provider: 'viva', mode, values } });
  fake.faults.push('error');
  expect((await ask('viva')).status).toBe(503);
  for (let times = 0; times < 3; times += 1) {
    expect(await (await ask('viva')).json()).toEqual({ Key: VIVA_REGISTRATION_KEY });
  }
  expect(fake.requests).toHaveLength(2);
  expect((await ask('stripe')).status).toBe(404);
  expect((await ask('altul')).status).toBe(404);
  await api('savePaymentSettings', { body: { provider: 'viva', mode, chargeTime: 'at_once', mealCardIssuers: [] } });
  const choose = openProviderChooser(story.services);
  expect((await choose())?.isChargedAtOnce).toBe(true);
  await api('savePaymentSettings', { body: { provider: 'viva', mode, chargeTime: 'hold', mealCardIssuers: [] } });
  expect((await choose())?.isChargedAtOnce).toBe(undefined);
  await fake.close();
  await folder[Symbol.asyncDispose]();
});
