import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { openStaffScreen } from '#test/support/screens.tsx';
import { FAILED_SAVES, save } from '#test/support/staff-form.ts';
import { type Answers, refused } from '#test/support/wire-of-literals.ts';
import { MailSettingsScreen } from './mail-settings-screen.tsx';

type Settings = CallOutput<'getMailSettings'>;

const NEW: Settings = {
  version: 0,
  source: 'none',
  variables: ['SMTP_URL'],
  provider: 'other',
  host: '',
  port: '',
  security: 'starttls',
  user: '',
  hasPassword: false,
  sender: 'comenzi@vatra.ro',
  trialTo: 'elena@vatra.ro',
};
const STORED: Settings = {
  ...NEW,
  version: 4,
  source: 'stored',
  provider: 'brevo',
  host: 'smtp-relay.brevo.com',
  port: '587',
  user: 'elena@vatra.ro',
  hasPassword: true,
};
const SAVED = { message: 'Serverul de e-mail a fost salvat.', version: 5 };
const SENDER: CallOutput<'checkSender'> = {
  domain: 'vatra.ro',
  lines: [
    { record: 'SPF', finding: 'spf_missing', state: 'missing', name: 'vatra.ro', value: 'v=spf1 mx ~all' },
    { record: 'DKIM', finding: 'dkim_good', state: 'good', name: 'google._domainkey.vatra.ro', value: '' },
    { record: 'DMARC', finding: 'dmarc_good', state: 'good', name: '', value: '' },
  ],
};

async function open(settings: Settings, answers: Answers = {}) {
  const opened = openStaffScreen(() => <MailSettingsScreen />, {
    path: '/admin/mail-settings',
    answers: { getMailSettings: settings, checkSender: SENDER, saveMailSettings: SAVED, ...answers },
  });
  await screen.findByRole('button', { name: 'Trimite un mail de probă' });
  return opened;
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const HOST = /^Server/;

test('a provider fills in server, port and encryption, and says where its key is', async () => {
  const { user, bodies } = await open(NEW);
  expect(screen.getByText('E-mailurile nu pleacă încă')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'SendGrid (Twilio)' }));
  expect(field(HOST).value).toBe('smtp.sendgrid.net');
  expect(field('Utilizator').value).toBe('apikey');
  expect(screen.getByText(/Create API Key/)).toBeTruthy();
  await save(user);
  expect(await screen.findByText('Scrieți parola sau cheia pentru SMTP a acestui utilizator.')).toBeTruthy();
  expect(bodies('saveMailSettings')).toEqual([]);
  await user.type(field('Parola sau cheia pentru SMTP'), 'SG.cheie');
  await save(user);
  expect(await screen.findByText(SAVED.message)).toBeTruthy();
  expect(bodies('saveMailSettings')).toEqual([
    {
      provider: 'sendgrid',
      host: 'smtp.sendgrid.net',
      port: '587',
      security: 'starttls',
      user: 'apikey',
      password: 'SG.cheie',
      version: 0,
    },
  ]);
});

test('a trial that fails is said beside its button, and nothing typed is lost', async () => {
  const sentence = 'La smtp.gmail.com, portul 26 este închis.';
  const { user, answer, bodies } = await open(NEW, { tryMailServer: refused(409, 'mail_trial_failed', sentence) });
  await user.clear(field(/^Port/));
  await user.type(field(/^Port/), '26');
  await user.type(field('Utilizator'), 'vatra@gmail.com');
  await user.type(field('Parola sau cheia pentru SMTP'), 'abcd efgh');
  await user.click(screen.getByRole('button', { name: 'Trimite un mail de probă' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field('Parola sau cheia pentru SMTP').value).toBe('abcd efgh');
  answer({ tryMailServer: { message: 'Serverul a primit e-mailul de probă.' } });
  await user.click(screen.getByRole('button', { name: 'Trimite un mail de probă' }));
  expect(await screen.findByText('Serverul a primit e-mailul de probă.')).toBeTruthy();
  expect(bodies('tryMailServer').at(-1)).toMatchObject({ host: 'smtp.gmail.com', port: '26' });
});

test('what the environment sets is shown and not changed', async () => {
  await open({ ...STORED, source: 'environment' });
  expect(screen.getByRole('region', { name: 'Setat prin mediu: SMTP_URL' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBe(null);
  expect(screen.getByText('smtp-relay.brevo.com')).toBeTruthy();
});

test('a stored password stays while server and user do, and is never shown', async () => {
  const { user } = await open(STORED);
  expect(screen.getByText(/^Păstrată\./)).toBeTruthy();
  expect(field('Parola sau cheia pentru SMTP').value).toBe('');
  await user.type(field(HOST), '.fals');
  expect(screen.queryByText(/^Păstrată\./)).toBe(null);
  await save(user);
  expect(await screen.findByText('Scrieți parola sau cheia pentru SMTP a acestui utilizator.')).toBeTruthy();
});

test.each(FAILED_SAVES)('what was typed stays when %s', async (_, answer, said) => {
  const { user } = await open(STORED, { saveMailSettings: answer });
  await user.clear(field(/^Port/));
  await user.type(field(/^Port/), '2525');
  await save(user);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(field(/^Port/).value).toBe('2525');
});

test('a server is deleted after a question', async () => {
  const { user, bodies } = await open(STORED, { removeMailSettings: { message: 'Șters.', version: 5 } });
  await user.click(screen.getByRole('button', { name: 'Șterge serverul de e-mail' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Șterge serverul de e-mail' }));
  expect(await screen.findByText('Șters.')).toBeTruthy();
  expect(bodies('removeMailSettings')).toEqual([{ version: 4 }]);
});

test('a missing record is shown with its name and text; pasted headers say what the mailbox found', async () => {
  const { user, sent } = await open(STORED);
  const sender = await screen.findByRole('region', { name: 'Ce știu căsuțele despre expeditor' });
  expect(await within(sender).findByText('v=spf1 mx ~all')).toBeTruthy();
  expect(within(sender).getAllByText('Bună')).toHaveLength(2);
  const headers = field('Antetele mesajului');
  await user.click(headers);
  await user.paste('Bună ziua');
  expect(await screen.findByText(/nu este verdictul unei căsuțe/)).toBeTruthy();
  await user.clear(headers);
  await user.paste(
    'Authentication-Results: mx.google.com; dkim=pass; spf=softfail; dmarc=pass\nDKIM-Signature: v=1; s=abc; d=vatra.ro',
  );
  const results = await screen.findByRole('list', { name: 'Verdictul căsuței' });
  expect(results.textContent).toBe('SPFnu trece (softfail)DKIMtreceDMARCtrece');
  expect(JSON.stringify(sent('checkSender').at(-1))).toContain('abc');
});

test('without an address of the restaurant nothing is looked up, and the page leads to it', async () => {
  const { sent } = await open({ ...NEW, sender: '' });
  expect(screen.getByRole('link', { name: 'Completează adresa de e-mail' })).toBeTruthy();
  expect(sent('checkSender')).toEqual([]);
});
