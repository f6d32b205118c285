import { expect, test } from 'vitest';
import { isLocalHost } from './is-local-host.ts';
import { dmarcNames, domainOfAddress, judgeSender, type SenderTexts, selectorsOf } from './judge-sender.ts';
import { faultOf, MAIL_FAULTS, type MailFailure, mailFaultSentence } from './mail-fault.ts';
import { factsOfMailProvider, MAIL_PROVIDERS, mailProviderOf } from './mail-providers.ts';
import { parseMailServer, type TypedMailServer } from './parse-mail-server.ts';
import { readMailHeaders } from './read-mail-headers.ts';
import { environmentOfPart, fieldsOfPart } from './server-settings.ts';

const TYPED: TypedMailServer = {
  provider: 'brevo',
  host: ' smtp-relay.brevo.com ',
  port: '587',
  security: 'starttls',
  user: 'a@b.ro',
  password: ' cheie ',
};
const problemsOf = (typed: Partial<TypedMailServer>, isStored = false) => {
  const parsed = parseMailServer({ ...TYPED, ...typed }, isStored);
  return parsed.ok ? [] : parsed.error.map(({ code }) => code);
};

test('a mail server is taken without spaces around it; each wrong field has its own problem', () => {
  expect(parseMailServer(TYPED, false)).toMatchObject({
    ok: true,
    value: { host: 'smtp-relay.brevo.com', port: 587, password: 'cheie' },
  });
  expect(problemsOf({ host: 'https://smtp.exemplu.ro' })).toEqual(['mail_host_invalid']);
  expect(problemsOf({ host: '' })).toEqual(['mail_host_invalid']);
  expect(problemsOf({ host: 'a'.repeat(254) })).toEqual(['mail_host_invalid']);
  expect(problemsOf({ host: '2a02:2f0e::25' })).toEqual([]);
  expect(problemsOf({ host: 'unu:doi' })).toEqual(['mail_host_invalid']);
  for (const port of ['', '0', '65536', '5,5', 'smtp']) expect(problemsOf({ port })).toEqual(['mail_port_invalid']);
  expect(problemsOf({ user: '' })).toEqual(['mail_user_required']);
  expect(problemsOf({ password: '' })).toEqual(['mail_password_required']);
  expect(problemsOf({ password: '' }, true)).toEqual([]);
  expect(problemsOf({ user: '', password: '' })).toEqual([]);
});

test('without encryption only a server of the own network may be used', () => {
  expect(problemsOf({ security: 'none' })).toEqual(['mail_needs_encryption']);
  expect(problemsOf({ security: 'none', host: '192.168.1.20' })).toEqual([]);
  for (const host of ['localhost', '127.0.0.1', '10.1.2.3', '172.16.0.1', '::1', 'fd00::1', 'posta', 'nas.local']) {
    expect(isLocalHost(host)).toBe(true);
  }
  for (const host of ['172.32.0.1', '8.8.8.8', '100.64.0.1', 'smtp.exemplu.ro', '2a02::1', '10.exemplu.ro']) {
    expect(isLocalHost(host)).toBe(false);
  }
});

test('the spaces in which Google shows a password are not part of it', () => {
  const parsed = parseMailServer({ ...TYPED, provider: 'gmail', password: 'abcd efgh ijkl mnop' }, false);
  expect(parsed).toMatchObject({ value: { password: 'abcdefghijklmnop' } });
});

test('a provider is known by the name of its server', () => {
  for (const provider of MAIL_PROVIDERS) {
    const { host } = factsOfMailProvider(provider);
    if (host !== '') expect(mailProviderOf(host.toUpperCase())).toBe(provider);
  }
  expect(mailProviderOf('email-smtp.us-east-1.amazonaws.com')).toBe('ses');
  expect(mailProviderOf('smtp.mailgun.org')).toBe('mailgun');
  expect(mailProviderOf('mail.exemplu.ro')).toBe('other');
});

test('each part of the settings names its variables and its secret fields', () => {
  expect(environmentOfPart('mail')).toEqual(['SMTP_URL']);
  expect(Object.entries(fieldsOfPart('mail')).filter(([, { isSecret }]) => isSecret)).toHaveLength(1);
});

const failure = (more: Partial<MailFailure>): MailFailure => ({
  code: '',
  status: 0,
  command: '',
  message: '',
  ...more,
});

test.each([
  [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND smtp.exempl.ro' }, 'unknown_host'],
  [{ code: 'ESOCKET', message: 'connect ECONNREFUSED 127.0.0.1:1' }, 'no_connection'],
  [{ code: 'ETIMEDOUT', message: 'Connection timeout' }, 'no_answer'],
  [{ code: 'ETIMEDOUT', message: 'Greeting never received' }, 'no_answer'],
  [{ code: 'ESOCKET', message: 'Client network socket: timeout' }, 'no_answer'],
  [{ code: 'ESOCKET', message: '0A00010B:SSL routines:wrong version number' }, 'wrong_encryption'],
  [{ code: 'ESOCKET', message: 'self-signed certificate' }, 'certificate'],
  [{ code: 'ETLS', message: 'Upgrade not available' }, 'not_encrypted'],
  [{ code: 'EAUTH', status: 535, command: 'AUTH PLAIN' }, 'login'],
  [{ code: 'EAUTH', status: 454, command: 'AUTH PLAIN' }, 'later'],
  [{ code: 'EENVELOPE', status: 450, command: 'RCPT TO' }, 'later'],
  [{ code: 'EENVELOPE', status: 553, command: 'MAIL FROM' }, 'sender'],
  [{ code: 'EMESSAGE', status: 554, command: 'DATA' }, 'refused'],
  [{ code: 'ECONNECTION', message: 'Connection closed' }, 'other'],
] as const)('%o is %s', (given, fault) => {
  expect(faultOf(failure(given))).toBe(fault);
});

test('each fault is one sentence with the server in it, and what it answered', () => {
  const sentences = MAIL_FAULTS.map((fault) =>
    mailFaultSentence({ fault, host: 'smtp.exemplu.ro', port: 587, said: '' }),
  );
  expect(new Set(sentences).size).toBe(MAIL_FAULTS.length);
  expect(mailFaultSentence({ fault: 'login', host: 'smtp.exemplu.ro', port: 587, said: '535 no' })).toContain(
    'Serverul a răspuns: „535 no”.',
  );
});

const KEY = 'v=DKIM1; k=rsa; p=MIGfMA0';
const ALL: SenderTexts = {
  spf: ['google-site-verification=1', 'v=spf1 include:_spf.google.com ~all'],
  dmarc: ['v=DMARC1; p=none'],
  dkim: [{ selector: 'google', texts: [KEY] }],
};
const judge = (
  texts: Partial<SenderTexts>,
  more: { provider?: (typeof MAIL_PROVIDERS)[number]; address?: string; host?: string } = {},
) =>
  judgeSender({
    address: more.address ?? 'comenzi@vatra.ro',
    provider: more.provider ?? 'gmail',
    host: more.host ?? 'mail.vatra.ro',
    texts: { ...ALL, ...texts },
  });
const findings = (...given: Parameters<typeof judge>) => judge(...given).map(({ finding }) => finding);

test('a domain with all three records is good', () => {
  expect(judge({}).map(({ finding, state, value }) => [finding, state, value])).toEqual([
    ['spf_good', 'good', ''],
    ['dkim_good', 'good', ''],
    ['dmarc_good', 'good', ''],
  ]);
  expect(domainOfAddress('Comenzi@Vatra.RO')).toBe('vatra.ro');
});

test('a missing record is given ready to copy', () => {
  expect(judge({ spf: [], dmarc: ['altceva'], dkim: [{ selector: 'google', texts: [] }] })).toEqual([
    {
      record: 'SPF',
      finding: 'spf_missing',
      state: 'missing',
      name: 'vatra.ro',
      value: 'v=spf1 include:_spf.google.com ~all',
    },
    { record: 'DKIM', finding: 'dkim_not_found', state: 'missing', name: '', value: '' },
    {
      record: 'DMARC',
      finding: 'dmarc_missing',
      state: 'missing',
      name: '_dmarc.vatra.ro',
      value: 'v=DMARC1; p=none; rua=mailto:comenzi@vatra.ro',
    },
  ]);
});

test('the provider is added to the SPF record that exists; two records become one', () => {
  expect(judge({ spf: ['v=spf1 a mx -all'] })[0]).toMatchObject({
    finding: 'spf_lacks_provider',
    value: 'v=spf1 a mx include:_spf.google.com -all',
  });
  expect(judge({ spf: ['v=spf1 a mx -all', 'v=spf1 a include:_spf.google.com'] })[0]).toMatchObject({
    finding: 'spf_several',
    value: 'v=spf1 a mx include:_spf.google.com -all',
  });
  expect(judge({ spf: ['v=spf1 a'] })[0]).toMatchObject({ value: 'v=spf1 a include:_spf.google.com ~all' });
  expect(judge({ spf: [] }, { provider: 'hosting' })[0]).toMatchObject({ value: 'v=spf1 a:mail.vatra.ro ~all' });
  expect(findings({ spf: ['v=spf1 mx -all'] }, { provider: 'other' })[0]).toBe('spf_present');
  expect(findings({ spf: [] }, { provider: 'brevo' })[0]).toBe('spf_own');
  expect(findings({ spf: [] }, { provider: 'other', host: '' })[0]).toBe('no_server');
});

test('several DMARC records count as none; what DNS does not answer is unknown', () => {
  expect(findings({ dmarc: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] })[2]).toBe('dmarc_several');
  expect(findings({ spf: null, dmarc: null, dkim: [{ selector: 'google', texts: null }] })).toEqual([
    'dns_silent',
    'dns_silent',
    'dns_silent',
  ]);
  expect(findings({ dkim: [] }, { provider: 'ses' })[1]).toBe('dkim_by_mail');
  // A key that was taken back has an empty p.
  expect(findings({ dkim: [{ selector: 'google', texts: ['v=DKIM1; p='] }] })[1]).toBe('dkim_not_found');
});

test('a free mailbox has no records of its own; Gmail sends for it, others may not', () => {
  expect(findings({}, { address: 'vatra@gmail.com' })).toEqual(['free_domain_own']);
  expect(findings({}, { address: 'vatra@gmail.com', provider: 'brevo' })).toEqual(['free_domain']);
  expect(findings({}, { address: 'vatra@yahoo.ro' })).toEqual(['free_domain']);
});

test('DKIM is looked up at the name of the mail, else at those of the provider; DMARC also one domain above', () => {
  expect(selectorsOf('gmail', null)).toEqual(['google']);
  expect(selectorsOf('gmail', 'abc')).toEqual(['abc']);
  expect(dmarcNames('vatra.ro')).toEqual(['_dmarc.vatra.ro']);
  expect(dmarcNames('comenzi.vatra.ro')).toEqual(['_dmarc.comenzi.vatra.ro', '_dmarc.vatra.ro']);
});

const HEADERS = `Delivered-To: ana@gmail.com\r
ARC-Authentication-Results: i=1; mx.google.com; spf=fail; dmarc=fail\r
Authentication-Results: mx.google.com;\r
       dkim=fail header.i=@lista.ro;\r
       dkim=pass header.i=@vatra.ro header.s=google;\r
       spf=softfail (google.com: domain of comenzi@vatra.ro) smtp.mailfrom=comenzi@vatra.ro;\r
       dmarc=pass (p=NONE) header.from=vatra.ro\r
Authentication-Results: fals.ro; spf=pass; dmarc=fail\r
DKIM-Signature: v=1; a=rsa-sha256; d=vatra.ro;\r
        s=google; h=from:to`;

test('the headers of a mail say what its mailbox found out; only the newest ones count', () => {
  expect(readMailHeaders(HEADERS)).toEqual({ spf: 'softfail', dkim: 'pass', dmarc: 'pass', selector: 'google' });
  expect(readMailHeaders("SPF:\tPASS with IP 1.2.3.4\nDKIM:\t'PASS' with domain vatra.ro\nDMARC:\t'FAIL'")).toEqual({
    spf: 'pass',
    dkim: 'pass',
    dmarc: 'fail',
    selector: null,
  });
  expect(readMailHeaders('Bună ziua')).toBe(null);
});
