/** The health of the shop as lines for its owner. */

import { canPrint, type PrinterStanding } from '#domain/printing/printer.ts';
import type { Unreachable } from '#domain/restaurant/public-address.ts';
import type { Instant } from '#domain/time/instant.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/instant.ts';
import { judgeServerAge } from './server-releases.ts';
import { parseServerVersion } from './server-version.ts';

export type HealthState = 'good' | 'attention' | 'danger';

/** The findings of each line, with their urgency. */
export const HEALTH_FINDINGS = {
  copies_verified: 'good',
  copies_unverified: 'attention',
  copies_same_disk: 'attention',
  copies_not_yet: 'good',
  copies_unknown: 'attention',
  copies_missing: 'danger',
  elsewhere_none: 'attention',
  elsewhere_not_yet: 'good',
  elsewhere_sent: 'good',
  elsewhere_missing: 'danger',
  mail_sent: 'good',
  mail_on_its_way: 'good',
  mail_off: 'attention',
  mail_late: 'attention',
  mail_stuck: 'danger',
  mail_given_up: 'attention',
  codes_unsent: 'danger',
  newsletter_sending: 'good',
  newsletter_paused: 'attention',
  disk_enough: 'good',
  disk_elsewhere: 'good',
  disk_short: 'attention',
  disk_full: 'danger',
  panels_heard: 'good',
  panels_closed: 'good',
  panels_silent: 'danger',
  tablets_seen: 'good',
  tablets_unseen: 'attention',
  printers_none: 'good',
  printers_ready: 'good',
  printers_not_printing: 'attention',
  printers_never_asked: 'attention',
  orders_none: 'good',
  orders_answered: 'good',
  orders_alarmed: 'danger',
  clock_apart: 'attention',
  address_here: 'attention',
  address_local: 'attention',
  address_plain: 'attention',
  server_current: 'good',
  server_old: 'attention',
  server_old_elsewhere: 'attention',
  program_version: 'good',
} as const satisfies Readonly<Record<string, HealthState>>;
export type HealthFinding = keyof typeof HEALTH_FINDINGS;

export type HealthLine = {
  readonly finding: HealthFinding;
  /** When it was last fine, or since when it is not; null without such a moment. */
  readonly at: Instant | null;
  /** Mails, megabytes, panels, printers or orders; days since the release of the database's server. */
  readonly count: number | null;
  /** For copies: location, and whether they are encrypted; null for other lines. */
  readonly place: string | null;
  readonly isEncrypted: boolean | null;
  /** For tablets, printers and programs; empty for other lines. */
  readonly names: readonly string[];
  /** For late mails: the last answer of the mail server; null without one. */
  readonly trouble: string | null;
};
type Judged = Pick<HealthLine, 'finding'> & Partial<HealthLine>;

export type MailFacts = {
  /** False without SMTP_URL. */
  readonly isSent: boolean;
  readonly waiting: number;
  readonly oldestAt: Instant | null;
  /** No longer tried, and nobody said yet that they know. */
  readonly givenUp: number;
  readonly givenUpAt: Instant | null;
  readonly trouble: string | null;
};

export type HealthFacts = {
  readonly now: Instant;
  readonly copies: {
    readonly last: {
      readonly finishedAt: Instant;
      readonly isVerified: boolean;
      readonly isOnSameDisk: boolean;
      readonly isEncrypted: boolean;
    } | null;
    readonly isMissing: boolean;
    /** The folder; null with an external database. */
    readonly place: string | null;
    /** Null without a second place. */
    readonly second: {
      readonly place: string;
      readonly last: { readonly finishedAt: Instant } | null;
      readonly isMissing: boolean;
    } | null;
  };
  readonly mail: MailFacts;
  /** Orders of unknown guests wait for a code that is sent by mail. */
  readonly asksForCodes: boolean;
  /** Of the letter to subscribers that is under way; null without one. */
  readonly newsletter: { readonly isPaused: boolean; readonly waiting: number; readonly trouble: string | null } | null;
  /** Free space of the database's disk; null when it is on another machine. */
  readonly freeBytes: number | null;
  readonly panels: { readonly withSound: number; readonly heardAt: Instant | null; readonly isOpen: boolean };
  /** Enrolled tablets. */
  readonly tablets: readonly { readonly name: string; readonly seenAt: Instant }[];
  readonly printers: readonly { readonly name: string; readonly standing: PrinterStanding }[];
  readonly orders: { readonly lastAt: Instant | null; readonly alarmed: number };
  /** By how much this machine's clock is ahead of the database's. */
  readonly clockAheadSeconds: number;
  /** Why guests cannot reach the shop under its address; null where nothing speaks against it. */
  readonly unreachable: Unreachable | null;
  /** Pages are served to other machines without TLS. */
  readonly isPlain: boolean;
  /** Version of the database's server, as it reports it. */
  readonly serverVersion: string;
  /** Programs with their versions. */
  readonly programs: readonly string[];
};

const LATE_MINUTES = 15;
const STUCK_MINUTES = 60;
const MEGABYTE = 1024 ** 2;
/** Space for a nightly copy and the log of a busy week. */
const SHORT_BYTES = 2048 * MEGABYTE;
/** Twice the free space at which orders are refused (`platform/postgres/disk-space.ts`). */
const FULL_BYTES = 256 * MEGABYTE;

/** Devices that synchronise their clock over the network differ by less. */
export const CLOCKS_APART_SECONDS = 2;
/** A working tablet connects on every open day; one day without it is no problem. */
const UNSEEN_MS = 2 * DAY_MS;

/**
 * One line each for copies, mail, disk, panels, printers, orders, the database's server and the program, in this order;
 * further ones for copies elsewhere, a newsletter under way and enrolled tablets where there are any, and for codes by
 * mail, clocks, an address that guests cannot reach and one in clear where they are not as they should be.
 */
export function judgeHealth(facts: HealthFacts): readonly HealthLine[] {
  return [
    judgeCopies(facts),
    ...judgeElsewhere(facts),
    judgeMail(facts),
    ...judgeCodes(facts),
    ...judgeNewsletter(facts),
    judgeDisk(facts),
    judgePanels(facts),
    ...judgeTablets(facts),
    judgePrinters(facts),
    judgeOrders(facts),
    ...judgeMachines(facts),
    judgeServer(facts),
    { finding: 'program_version', names: facts.programs } as const,
  ].map((judged) => ({ at: null, count: null, place: null, isEncrypted: null, names: [], trouble: null, ...judged }));
}

function judgeCopies({ copies }: HealthFacts): Judged {
  const { last, place } = copies;
  return {
    finding: findCopies(copies),
    at: last?.finishedAt ?? null,
    place,
    isEncrypted: place === null ? null : (last?.isEncrypted ?? null),
  };
}

function findCopies({ last, isMissing, place }: HealthFacts['copies']): HealthFinding {
  if (isMissing) return 'copies_missing';
  if (last === null) return place === null ? 'copies_unknown' : 'copies_not_yet';
  if (!last.isVerified) return 'copies_unverified';
  return last.isOnSameDisk ? 'copies_same_disk' : 'copies_verified';
}

/** No lines for an external database: its copies are made by other means. */
function judgeElsewhere({ copies: { place: first, second } }: HealthFacts): readonly Judged[] {
  if (first === null) return [];
  if (second === null) return [{ finding: 'elsewhere_none' }];
  const { last, isMissing, place } = second;
  const line = { at: last?.finishedAt ?? null, place, isEncrypted: true };
  if (isMissing) return [{ ...line, finding: 'elsewhere_missing' }];
  return [{ ...line, finding: last === null ? 'elsewhere_not_yet' : 'elsewhere_sent' }];
}

function judgeMail({ now, mail }: Pick<HealthFacts, 'now' | 'mail'>): Judged {
  const { isSent, waiting, oldestAt, givenUp, givenUpAt, trouble } = mail;
  if (!isSent) return { finding: 'mail_off' };
  const minutes = oldestAt === null ? 0 : (now - oldestAt) / MINUTE_MS;
  const late = { at: oldestAt, count: waiting, trouble };
  if (minutes >= STUCK_MINUTES) return { ...late, finding: 'mail_stuck' };
  if (givenUp > 0) return { finding: 'mail_given_up', at: givenUpAt, count: givenUp, trouble };
  if (oldestAt === null) return { finding: 'mail_sent' };
  return minutes < LATE_MINUTES ? { ...late, finding: 'mail_on_its_way' } : { ...late, finding: 'mail_late' };
}

const UNSENT: readonly HealthFinding[] = ['mail_off', 'mail_late', 'mail_stuck'];

/** Whether what is written now reaches its mailbox soon. */
export function canMail(facts: Pick<HealthFacts, 'now' | 'mail'>): boolean {
  return !UNSENT.includes(judgeMail(facts).finding);
}

/** Without its code an unknown guest cannot order at all. */
function judgeCodes(facts: HealthFacts): readonly Judged[] {
  return facts.asksForCodes && !canMail(facts) ? [{ finding: 'codes_unsent' }] : [];
}

function judgeNewsletter({ newsletter }: HealthFacts): readonly Judged[] {
  if (newsletter === null) return [];
  const { isPaused, waiting, trouble } = newsletter;
  return [{ finding: isPaused ? 'newsletter_paused' : 'newsletter_sending', count: waiting, trouble }];
}

function judgeDisk({ freeBytes }: HealthFacts): Judged {
  if (freeBytes === null) return { finding: 'disk_elsewhere' };
  const short = freeBytes < SHORT_BYTES ? 'disk_short' : 'disk_enough';
  return { finding: freeBytes < FULL_BYTES ? 'disk_full' : short, count: Math.floor(freeBytes / MEGABYTE) };
}

function judgePanels({ panels: { withSound, heardAt, isOpen } }: HealthFacts): Judged {
  if (withSound > 0) return { finding: 'panels_heard', at: heardAt, count: withSound };
  return { finding: isOpen ? 'panels_silent' : 'panels_closed', at: heardAt, count: 0 };
}

function judgeTablets({ now, tablets }: HealthFacts): readonly Judged[] {
  if (tablets.length === 0) return [];
  const unseen = tablets.filter(({ seenAt }) => now - seenAt > UNSEEN_MS);
  const told = unseen.length > 0 ? unseen : tablets;
  return [{ finding: unseen.length > 0 ? 'tablets_unseen' : 'tablets_seen', count: told.length, names: namesOf(told) }];
}

/** A printer that never connected is a separate finding, because it needs a different action. */
function judgePrinters({ printers }: HealthFacts): Judged {
  if (printers.length === 0) return { finding: 'printers_none' };
  const told = (finding: HealthFinding, those: HealthFacts['printers']) => ({
    finding,
    count: those.length,
    names: namesOf(those),
  });
  const broken = printers.filter(({ standing }) => standing !== 'new' && !canPrint(standing));
  if (broken.length > 0) return told('printers_not_printing', broken);
  const unheard = printers.filter(({ standing }) => standing === 'new');
  return unheard.length > 0 ? told('printers_never_asked', unheard) : told('printers_ready', printers);
}

function judgeOrders({ orders: { lastAt, alarmed } }: HealthFacts): Judged {
  if (alarmed > 0) return { finding: 'orders_alarmed', at: lastAt, count: alarmed };
  return { finding: lastAt === null ? 'orders_none' : 'orders_answered', at: lastAt };
}

const UNREACHABLE_FINDINGS = {
  this_machine: 'address_here',
  local_network: 'address_local',
} as const satisfies Record<Unreachable, HealthFinding>;

/** No lines while everything is fine: these problems are rare. */
function judgeMachines({ clockAheadSeconds, unreachable, isPlain }: HealthFacts): readonly Judged[] {
  const apart = Math.abs(clockAheadSeconds);
  return [
    ...(apart < CLOCKS_APART_SECONDS ? [] : [{ finding: 'clock_apart', count: apart } as const]),
    ...(unreachable === null ? [] : [{ finding: UNREACHABLE_FINDINGS[unreachable] }]),
    ...(isPlain ? [{ finding: 'address_plain' } as const] : []),
  ];
}

/** The embedded server is renewed by this machine's system, one elsewhere by its administrator. */
function judgeServer({ now, serverVersion, copies: { place } }: HealthFacts): Judged {
  const names = [`PostgreSQL ${serverVersion}`];
  const version = parseServerVersion(serverVersion);
  // No release, as a version under development: nothing is known of its age.
  if (version === null) return { finding: 'server_current', names };
  const { releasedAt, isOld } = judgeServerAge(version, now);
  const old: HealthFinding = place === null ? 'server_old_elsewhere' : 'server_old';
  const count = releasedAt === null ? null : Math.floor((now - releasedAt) / DAY_MS);
  return { finding: isOld ? old : 'server_current', count, names };
}

function namesOf(things: readonly { readonly name: string }[]): readonly string[] {
  return things.map(({ name }) => name);
}
