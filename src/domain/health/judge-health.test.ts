import { expect, test } from 'vitest';
import type { PrinterStanding } from '#domain/printing/printer.ts';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import { type HealthFacts, judgeHealth } from './judge-health.ts';

const NOW: Instant = instant(Date.UTC(2026, 10, 20, 12));
const COPY = { finishedAt: NOW, isVerified: true, isOnSameDisk: false, isEncrypted: true };
const ELSEWHERE = { place: 'https://copii.example/casa', last: COPY, isMissing: false };
const COPIES = { last: COPY, isMissing: false, place: '/mnt/copii', second: ELSEWHERE };
const MAIL = { isSent: true, waiting: 0, oldestAt: null, givenUp: 0, givenUpAt: null, trouble: null };
const printer = (name: string, standing: PrinterStanding) => ({ name, standing });
const WELL: HealthFacts = {
  now: NOW,
  copies: COPIES,
  mail: MAIL,
  asksForCodes: false,
  newsletter: null,
  freeBytes: 40 * 1024 ** 3,
  panels: { withSound: 1, heardAt: NOW, isOpen: true },
  tablets: [],
  printers: [printer('Bucătărie', 'ready'), printer('Bar', 'paper_low')],
  orders: { lastAt: NOW, alarmed: 0 },
  clockAheadSeconds: -1,
  unreachable: null,
  isPlain: false,
  serverVersion: '18.6',
  programs: ['Poftă 1.0.0'],
};
const waiting = (minutes: number) => ({ ...MAIL, waiting: 3, oldestAt: plusMinutes(NOW, -minutes), trouble: '421' });
const findings = (facts: Partial<HealthFacts>) => judgeHealth({ ...WELL, ...facts }).map(({ finding }) => finding);

test('a shop that is well says so on every line', () => {
  expect(findings({})).toEqual([
    'copies_verified',
    'elsewhere_sent',
    'mail_sent',
    'disk_enough',
    'panels_heard',
    'printers_ready',
    'orders_answered',
    'server_current',
    'program_version',
  ]);
});

test.each<[string, Partial<HealthFacts>]>([
  ['copies_missing', { copies: { ...COPIES, isMissing: true } }],
  ['copies_not_yet', { copies: { ...COPIES, last: null } }],
  ['copies_unverified', { copies: { ...COPIES, last: { ...COPY, isVerified: false } } }],
  ['copies_same_disk', { copies: { ...COPIES, last: { ...COPY, isOnSameDisk: true } } }],
  ['elsewhere_none', { copies: { ...COPIES, second: null } }],
  ['elsewhere_not_yet', { copies: { ...COPIES, second: { ...ELSEWHERE, last: null } } }],
  ['elsewhere_missing', { copies: { ...COPIES, second: { ...ELSEWHERE, isMissing: true } } }],
  ['mail_off', { mail: { ...MAIL, isSent: false } }],
  ['mail_on_its_way', { mail: waiting(14) }],
  ['mail_late', { mail: waiting(15) }],
  ['mail_stuck', { mail: waiting(60) }],
  ['mail_given_up', { mail: { ...waiting(59), givenUp: 2, givenUpAt: plusMinutes(NOW, -9000) } }],
  ['disk_elsewhere', { freeBytes: null }],
  ['disk_short', { freeBytes: 1024 ** 3 }],
  ['disk_full', { freeBytes: 100 * 1024 ** 2 }],
  ['panels_silent', { panels: { withSound: 0, heardAt: null, isOpen: true } }],
  ['panels_closed', { panels: { withSound: 0, heardAt: NOW, isOpen: false } }],
  ['printers_none', { printers: [] }],
  ['printers_not_printing', { printers: [printer('Bar', 'ready'), printer('Casă', 'silent'), printer('Nouă', 'new')] }],
  ['printers_never_asked', { printers: [printer('Bar', 'ready'), printer('Nouă', 'new')] }],
  ['orders_none', { orders: { lastAt: null, alarmed: 0 } }],
  ['orders_alarmed', { orders: { lastAt: NOW, alarmed: 2 } }],
  ['server_old', { serverVersion: '18.4' }],
])('only one line says %s', (finding, facts) => {
  const found = findings(facts);
  const differing = found.filter((one, index) => one !== findings({})[index]);
  expect(differing).toEqual([finding]);
});

test('of a database of the owner’s nothing is known, and of its second place nothing said', () => {
  const found = findings({ copies: { last: null, isMissing: false, place: null, second: null } });
  expect(found.slice(0, 2)).toEqual(['copies_unknown', 'mail_sent']);
});

test('the version of the database’s server is told with its age; who keeps it elsewhere is asked there', () => {
  const line = (facts: Partial<HealthFacts>) =>
    judgeHealth({ ...WELL, ...facts }).find(({ finding }) => finding.startsWith('server_'));
  expect(line({})).toMatchObject({ finding: 'server_current', count: 99, names: ['PostgreSQL 18.6'] });
  expect(line({ serverVersion: '18.7' })).toMatchObject({ finding: 'server_current', count: null });
  expect(line({ serverVersion: '19devel' })).toMatchObject({
    finding: 'server_current',
    names: ['PostgreSQL 19devel'],
  });
  const copies = { last: null, isMissing: false, place: null, second: null };
  expect(line({ serverVersion: '15.18', copies })).toMatchObject({ finding: 'server_old_elsewhere', count: 190 });
});

test('copies say where they are and whether they are encrypted', () => {
  const [first, second, mail] = judgeHealth(WELL);
  expect(first).toMatchObject({ place: '/mnt/copii', isEncrypted: true });
  expect(second).toMatchObject({ place: 'https://copii.example/casa', isEncrypted: true, at: NOW });
  expect(mail).toMatchObject({ place: null, isEncrypted: null });
});

test('what is late is told with the words of the mail server; letters that were given up hide no queue that stands', () => {
  const line = (facts: Partial<HealthFacts>) =>
    judgeHealth({ ...WELL, ...facts }).find(({ finding }) => finding.startsWith('mail_'));
  expect(line({ mail: waiting(20) })).toMatchObject({ finding: 'mail_late', count: 3, trouble: '421' });
  const mail = { ...waiting(60), givenUp: 2, givenUpAt: plusMinutes(NOW, -9000) };
  expect(line({ mail })).toMatchObject({ finding: 'mail_stuck', count: 3 });
  expect(line({ mail: { ...mail, waiting: 0, oldestAt: null } })).toMatchObject({ finding: 'mail_given_up', count: 2 });
});

test.each<[boolean, HealthFacts['mail']]>([
  [true, { ...MAIL, isSent: false }],
  [true, waiting(15)],
  [true, waiting(60)],
  [false, waiting(14)],
  [false, { ...MAIL, givenUp: 2, givenUpAt: NOW }],
  [false, MAIL],
])('codes by mail that do not arrive are told loudly: %s', (isTold, mail) => {
  expect(findings({ asksForCodes: true, mail }).includes('codes_unsent')).toBe(isTold);
  expect(findings({ mail })).not.toContain('codes_unsent');
});

test('a newsletter under way and enrolled tablets have lines of their own, with names', () => {
  const lines = judgeHealth({
    ...WELL,
    newsletter: { isPaused: true, waiting: 40, trouble: '550' },
    tablets: [
      { name: 'Bucătărie', seenAt: NOW },
      { name: 'Bar', seenAt: plusMinutes(NOW, -3 * 24 * 60) },
    ],
  });
  expect(lines).toContainEqual(expect.objectContaining({ finding: 'newsletter_paused', count: 40, trouble: '550' }));
  expect(findings({ newsletter: { isPaused: false, waiting: 40, trouble: null } })).toContain('newsletter_sending');
  expect(lines).toContainEqual(expect.objectContaining({ finding: 'tablets_unseen', count: 1, names: ['Bar'] }));
  const tablets = [{ name: 'Bucătărie', seenAt: NOW }];
  expect(judgeHealth({ ...WELL, tablets })).toContainEqual(
    expect.objectContaining({ finding: 'tablets_seen', names: ['Bucătărie'] }),
  );
});

test('clocks that are apart and an address in clear are told, and nothing where they are as they should be', () => {
  const lines = judgeHealth({ ...WELL, clockAheadSeconds: -2, isPlain: true });
  expect(lines).toContainEqual(expect.objectContaining({ finding: 'clock_apart', count: 2 }));
  expect(lines).toContainEqual(expect.objectContaining({ finding: 'address_plain' }));
});

test('printers are told by name: those that do not print, else those that never asked, else all', () => {
  const names = (printers: HealthFacts['printers']) =>
    judgeHealth({ ...WELL, printers }).find(({ finding }) => finding.startsWith('printers_'))?.names;
  const [bar, till, unheard] = [printer('Bar', 'ready'), printer('Casă', 'no_paper'), printer('Nouă', 'new')];
  expect(names([bar, till, unheard])).toEqual(['Casă']);
  expect(names([bar, unheard])).toEqual(['Nouă']);
  expect(names([bar])).toEqual(['Bar']);
});

test('an address that guests cannot reach is told, and only then', () => {
  expect(findings({})).not.toEqual(expect.arrayContaining([expect.stringMatching(/^address_/)]));
  expect(findings({ unreachable: 'this_machine' })).toContain('address_here');
  expect(findings({ unreachable: 'local_network' })).toContain('address_local');
});
