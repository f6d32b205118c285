import { expect, test } from 'vitest';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import { type HealthFacts, judgeHealth } from './judge-health.ts';

const NOW: Instant = instant(Date.UTC(2026, 10, 20, 12));
const COPY = { finishedAt: NOW, isVerified: true, isOnSameDisk: false, isEncrypted: true };
const ELSEWHERE = { place: 'https://copii.example/casa', last: COPY, isMissing: false };
const COPIES = { last: COPY, isMissing: false, place: '/mnt/copii', second: ELSEWHERE };
const WELL: HealthFacts = {
  now: NOW,
  copies: COPIES,
  mail: { isSent: true, waiting: 0, oldestAt: null },
  freeBytes: 40 * 1024 ** 3,
  panels: { withSound: 1, heardAt: NOW, isOpen: true },
  printers: ['ready', 'paper_low'],
  orders: { lastAt: NOW, alarmed: 0 },
};
const waiting = (minutes: number) => ({ isSent: true, waiting: 3, oldestAt: plusMinutes(NOW, -minutes) });
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
  ['mail_off', { mail: { isSent: false, waiting: 0, oldestAt: null } }],
  ['mail_on_its_way', { mail: waiting(14) }],
  ['mail_late', { mail: waiting(15) }],
  ['mail_stuck', { mail: waiting(60) }],
  ['disk_elsewhere', { freeBytes: null }],
  ['disk_short', { freeBytes: 1024 ** 3 }],
  ['disk_full', { freeBytes: 100 * 1024 ** 2 }],
  ['panels_silent', { panels: { withSound: 0, heardAt: null, isOpen: true } }],
  ['panels_closed', { panels: { withSound: 0, heardAt: NOW, isOpen: false } }],
  ['printers_none', { printers: [] }],
  ['printers_not_printing', { printers: ['ready', 'silent'] }],
  ['orders_none', { orders: { lastAt: null, alarmed: 0 } }],
  ['orders_alarmed', { orders: { lastAt: NOW, alarmed: 2 } }],
])('only one line says %s', (finding, facts) => {
  const found = findings(facts);
  const differing = found.filter((one, index) => one !== findings({})[index]);
  expect(differing).toEqual([finding]);
});

test('of a database of the owner’s nothing is known, and of its second place nothing said', () => {
  const found = findings({ copies: { last: null, isMissing: false, place: null, second: null } });
  expect(found.slice(0, 2)).toEqual(['copies_unknown', 'mail_sent']);
});

test('copies say where they are and whether they are encrypted', () => {
  const [first, second, mail] = judgeHealth(WELL);
  expect(first).toMatchObject({ place: '/mnt/copii', isEncrypted: true });
  expect(second).toMatchObject({ place: 'https://copii.example/casa', isEncrypted: true, at: NOW });
  expect(mail).toMatchObject({ place: null, isEncrypted: null });
});
