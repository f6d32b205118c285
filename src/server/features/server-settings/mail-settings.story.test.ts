import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import { openTextFinder } from '#server/platform/dns-texts.ts';
import { findMailServer } from '#server/platform/mail/mail-server.ts';
import { type OutgoingMail, openMailer } from '#server/platform/mail/mailer.ts';
import { SETTINGS_KEY_FILE } from '#server/platform/security/settings-sealer.ts';
import { anAdmin } from '#test/support/factories.ts';
import { openFakeDns } from '#test/support/fake-dns.ts';
import { openFakeSmtp, SMTP_ACCOUNT } from '#test/support/fake-smtp.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

type Typed = NonNullable<CallInput<'tryMailServer'>['body']>;

const MAIL: OutgoingMail = {
  messageId: '<proba.1@vatra.ro>',
  from: { name: 'Vatra', address: 'comenzi@vatra.ro' },
  replyTo: null,
  leaveAddress: null,
  to: { name: 'Ana', address: 'ana@exemplu.ro' },
  subject: 'Comanda',
  html: '<p>Bună</p>',
  text: 'Bună',
};

async function aShop(options: { readonly smtpUrl?: string } = {}) {
  const folder = await temporaryFolder();
  const dns = await openFakeDns();
  const story = await testApp({ dataDir: folder.path, findTexts: openTextFinder([dns.address]), ...options });
  await theRestaurant(story.db);
  const admin = await anAdmin(story.db);
  const api = story.apiOf(admin);
  const { config } = story.services;
  const mailer = openMailer({ findServer: () => findMailServer(story.services), dataDir: config.dataDir });
  return {
    story,
    admin,
    api,
    dns,
    folder,
    mailer,
    async [Symbol.asyncDispose]() {
      mailer.close();
      await story.close();
      await dns[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** A server of this machine, where no encryption is needed. */
const typedFor = (port: number, more: Partial<Typed> = {}): Typed => ({
  provider: 'other',
  host: 'localhost',
  port: String(port),
  security: 'none',
  ...SMTP_ACCOUNT,
  ...more,
});
const refusalOfTrial = async (api: Awaited<ReturnType<typeof aShop>>['api'], body: Typed) =>
  refusalOf(api, 'tryMailServer', { body });

test('a server entered in the office is used from the next mail on, and given up as soon as it is deleted', async () => {
  await using shop = await aShop();
  await using smtp = await openFakeSmtp();
  await using other = await openFakeSmtp();
  const { api, mailer, folder } = shop;
  expect(await api('getMailSettings')).toMatchObject({ source: 'none', version: 0, hasPassword: false });
  expect((await api('getToday')).missing).toContain('mail');
  await mailer.send(MAIL);
  expect(await readdir(join(folder.path, 'mail'))).toHaveLength(1);

  const { version } = await api('saveMailSettings', { body: { ...typedFor(smtp.port), version: 0 } });
  await mailer.send(MAIL);
  await mailer.send(MAIL);
  expect(smtp.mails).toHaveLength(2);
  expect(await api('getMailSettings')).toMatchObject({
    source: 'stored',
    hasPassword: true,
    host: 'localhost',
    version,
  });
  expect((await api('getToday')).missing).not.toContain('mail');

  // Another server of the same user keeps no password of the first one.
  const moved = typedFor(other.port, { password: '', host: '127.0.0.1' });
  expect((await refusalOf(api, 'saveMailSettings', { body: { ...moved, version } })).fields).toEqual({
    password: 'Scrieți parola sau cheia pentru SMTP a acestui utilizator.',
  });
  await api('saveMailSettings', { body: { ...typedFor(other.port, { password: '' }), version } });
  await mailer.send(MAIL);
  expect([smtp.mails.length, other.mails.length]).toEqual([2, 1]);

  await api('removeMailSettings', { body: {} });
  await mailer.send({ ...MAIL, messageId: '<proba.2@vatra.ro>' });
  expect(await readdir(join(folder.path, 'mail'))).toHaveLength(2);
});

test('the environment wins: the page says by which variable, and nothing can be saved over it', async () => {
  await using smtp = await openFakeSmtp();
  const { user, password } = SMTP_ACCOUNT;
  await using shop = await aShop({
    smtpUrl: `smtp://${encodeURIComponent(user)}:${password}@127.0.0.1:${smtp.port}`,
  });
  const { api, mailer } = shop;
  const settings = await api('getMailSettings');
  expect(settings).toMatchObject({ source: 'environment', variables: ['SMTP_URL'], host: '127.0.0.1', user });
  expect(JSON.stringify(settings)).not.toContain(password);
  const refusal = await refusalOf(api, 'saveMailSettings', { body: typedFor(1) });
  expect(refusal.message).toBe('Setat prin mediu: SMTP_URL. Se schimbă acolo, de cel care se ocupă de server.');
  await mailer.send(MAIL);
  await api('tryMailServer', { body: typedFor(1) });
  expect(smtp.mails).toHaveLength(2);
});

test('a trial goes to the own address, by the server as it is typed; nothing is saved', async () => {
  await using shop = await aShop();
  await using smtp = await openFakeSmtp();
  const { trialTo } = await shop.api('getMailSettings');
  expect(await shop.api('tryMailServer', { body: typedFor(smtp.port) })).toEqual({
    message: `Serverul a primit e-mailul de probă pentru ${trialTo}. Căutați-l și în „Spam”.`,
  });
  expect(smtp.mails[0]).toContain(trialTo);
  expect(smtp.mails[0]).toMatch(/^From: .*<[^>]+@/m);
  expect(await shop.api('getMailSettings')).toMatchObject({ source: 'none' });
});

test('each fault of a mail server is one sentence, and the password is in none of them', async () => {
  await using shop = await aShop();
  await using smtp = await openFakeSmtp();
  await using secure = await openFakeSmtp({ isTls: true });
  await using upgrading = await openFakeSmtp({ offersTls: true });
  const { api } = shop;
  const said = async (body: Typed) => {
    const { status, code, message } = await refusalOfTrial(api, body);
    expect([status, code]).toEqual([409, 'mail_trial_failed']);
    expect(message).not.toContain(SMTP_ACCOUNT.password);
    return message;
  };
  expect(await said(typedFor(1))).toMatch(/^La localhost, portul 1 este închis\./);
  expect(await said(typedFor(smtp.port, { host: 'nu-exista.invalid', security: 'tls' }))).toMatch(
    /^Nu există niciun server cu numele nu-exista\.invalid\./,
  );
  expect(await said(typedFor(smtp.port, { password: 'alta' }))).toMatch(
    /nu primește utilizatorul sau parola\. Serverul a răspuns: „535/,
  );
  expect(await said(typedFor(smtp.port, { security: 'tls' }))).toMatch(/^Criptarea aleasă nu se potrivește/);
  expect(await said(typedFor(smtp.port, { security: 'starttls' }))).toMatch(/^localhost nu oferă criptare/);
  expect(await said(typedFor(secure.port, { security: 'tls' }))).toMatch(/^Certificatul serverului/);
  expect(await said(typedFor(upgrading.port, { security: 'starttls' }))).toMatch(/^Certificatul serverului/);
  smtp.fault = 'sender';
  expect(await said(typedFor(smtp.port))).toMatch(/nu primește adresa restaurantului ca expeditor/);
  smtp.fault = 'later';
  expect(await said(typedFor(smtp.port))).toMatch(/cere să se încerce mai târziu.*Greylisted/);
  smtp.fault = 'refused';
  expect(await said(typedFor(smtp.port))).toMatch(/^localhost a refuzat e-mailul/);
});

test('SPF, DKIM and DMARC are looked up by DNS; what is missing is given ready to copy', async () => {
  await using shop = await aShop();
  const { api, dns, story } = shop;
  await story.db.updateTable('restaurant').set({ email: 'comenzi@vatra.ro' }).execute();
  await using second = story.second();
  const fresh = second.apiOf(shop.admin);
  await api('saveMailSettings', {
    body: typedFor(465, { provider: 'gmail', host: 'smtp.gmail.com', security: 'tls' }),
  });
  const first = await fresh('checkSender', { query: {} });
  expect(first.domain).toBe('vatra.ro');
  expect(first.lines.map(({ state }) => state)).toEqual(['missing', 'missing', 'missing']);
  expect(first.lines[0]?.value).toBe('v=spf1 include:_spf.google.com ~all');
  dns.texts.set('vatra.ro', [first.lines[0]?.value ?? '']);
  dns.texts.set('_dmarc.vatra.ro', [first.lines[2]?.value ?? '']);
  // A key of 2048 bits is longer than one piece of a text.
  dns.texts.set('google._domainkey.vatra.ro', [`v=DKIM1; k=rsa; p=${'A'.repeat(400)}`]);
  expect((await fresh('checkSender', { query: {} })).lines.every(({ state }) => state === 'good')).toBe(true);
  expect((await fresh('checkSender', { query: { selector: 'alta' } })).lines[1]?.finding).toBe('dkim_not_found');
  expect(dns.asked.every((name) => name.endsWith('vatra.ro'))).toBe(true);
});

test('the password is never read out: not in an answer, the history, the database, an archive or the log', async () => {
  await using shop = await aShop();
  await using smtp = await openFakeSmtp();
  const { story, api, admin } = shop;
  await api('saveMailSettings', { body: typedFor(smtp.port) });
  await api('tryMailServer', { body: typedFor(smtp.port, { password: '' }) });
  const answered = JSON.stringify([await api('getMailSettings'), await api('getChanges', { query: {} })]);
  const { rows } = await story.services.pool.query(
    `select string_agg(t::text, ' ') || (select string_agg(encode(sealed, 'escape'), ' ') from server_settings) as text
       from (select to_jsonb(c) as t from changes c union all select to_jsonb(m) from mails m
             union all select to_jsonb(e) from security_events e) as everything`,
  );
  const { id } = await story.apiOf(admin)('beginArchive', { body: { hasGuests: true } });
  const archived = await story.request(`/admin-service/archives/${id}`, {}, admin);
  const files = unzipSync(new Uint8Array(await archived.arrayBuffer()));
  expect(Object.keys(files)).not.toContain('tabele/server_settings.jsonl');
  const archive = Object.values(files).map((file) => strFromU8(file));
  const places = [answered, rows[0].text, archive.join(''), JSON.stringify(story.logged)];
  expect(places[1]).toContain('Serverul de e-mail');
  for (const place of places) expect(place).not.toContain(SMTP_ACCOUNT.password);
});

test('after a restore on another machine mails wait until the password is typed again; none is lost as a file', async () => {
  await using shop = await aShop();
  await using smtp = await openFakeSmtp();
  const { api, mailer, folder } = shop;
  await api('saveMailSettings', { body: typedFor(smtp.port) });
  await rm(join(folder.path, SETTINGS_KEY_FILE));
  expect(await api('getMailSettings')).toMatchObject({ source: 'unreadable', host: '', hasPassword: false });
  expect((await api('getToday')).missing).toContain('mail');
  await expect(mailer.send(MAIL)).rejects.toThrow('cannot be read');
  await api('saveMailSettings', { body: typedFor(smtp.port) });
  await mailer.send(MAIL);
  expect(smtp.mails).toHaveLength(1);
});
