/** How the shop itself stands, line by line, as its owner reads it. */

import { canPrint, type PrinterStanding } from '#domain/printing/printer.ts';
import type { Instant } from '#domain/time/instant.ts';
import { MINUTE_MS } from '#domain/time/instant.ts';

export type HealthState = 'good' | 'attention' | 'danger';

/** What each line can say, and how urgent that is. */
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
  disk_enough: 'good',
  disk_elsewhere: 'good',
  disk_short: 'attention',
  disk_full: 'danger',
  panels_heard: 'good',
  panels_closed: 'good',
  panels_silent: 'danger',
  printers_none: 'good',
  printers_ready: 'good',
  printers_not_printing: 'attention',
  orders_none: 'good',
  orders_answered: 'good',
  orders_alarmed: 'danger',
} as const satisfies Readonly<Record<string, HealthState>>;
export type HealthFinding = keyof typeof HEALTH_FINDINGS;

export type HealthLine = {
  readonly finding: HealthFinding;
  /** When it was last well, or since when it is not; null where there is no such moment. */
  readonly at: Instant | null;
  /** Mails, megabytes, panels, printers or orders. */
  readonly count: number | null;
  /** Of copies: where they lie, and whether they are encrypted there; null of everything else. */
  readonly place: string | null;
  readonly isEncrypted: boolean | null;
};
type Judged = Pick<HealthLine, 'finding' | 'at' | 'count'>;

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
    /** The folder; null with a database of the owner's. */
    readonly place: string | null;
    /** Null without a second place. */
    readonly second: {
      readonly place: string;
      readonly last: { readonly finishedAt: Instant } | null;
      readonly isMissing: boolean;
    } | null;
  };
  readonly mail: {
    /** False without SMTP_URL. */
    readonly isSent: boolean;
    readonly waiting: number;
    readonly oldestAt: Instant | null;
  };
  /** Of the database's disk; null when it is on another machine. */
  readonly freeBytes: number | null;
  readonly panels: { readonly withSound: number; readonly heardAt: Instant | null; readonly isOpen: boolean };
  readonly printers: readonly PrinterStanding[];
  readonly orders: { readonly lastAt: Instant | null; readonly alarmed: number };
};

const LATE_MINUTES = 15;
const STUCK_MINUTES = 60;
const MEGABYTE = 1024 ** 2;
/** A night's copy and the log of a busy week. */
const SHORT_BYTES = 2048 * MEGABYTE;
/** Twice what is free when orders begin to be refused (`platform/postgres/disk-space.ts`). */
const FULL_BYTES = 256 * MEGABYTE;

/** One line for copies, copies elsewhere (where they are made here), mail, disk, panels, printers and orders, in this order. */
export function judgeHealth(facts: HealthFacts): readonly HealthLine[] {
  return [
    judgeCopies(facts),
    ...judgeElsewhere(facts),
    ...[judgeMail(facts), judgeDisk(facts), judgePanels(facts), judgePrinters(facts), judgeOrders(facts)].map(
      (judged) => ({ ...judged, place: null, isEncrypted: null }),
    ),
  ];
}

function judgeCopies({ copies }: HealthFacts): HealthLine {
  const { last, place } = copies;
  return {
    finding: findCopies(copies),
    at: last?.finishedAt ?? null,
    count: null,
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

/** Nothing of a database of the owner's: its copies are made by other means. */
function judgeElsewhere({ copies: { place: first, second } }: HealthFacts): readonly HealthLine[] {
  if (first === null) return [];
  if (second === null) {
    return [{ finding: 'elsewhere_none', at: null, count: null, place: null, isEncrypted: null }];
  }
  const { last, isMissing, place } = second;
  const line = { at: last?.finishedAt ?? null, count: null, place, isEncrypted: true };
  if (isMissing) return [{ ...line, finding: 'elsewhere_missing' }];
  return [{ ...line, finding: last === null ? 'elsewhere_not_yet' : 'elsewhere_sent' }];
}

function judgeMail({ now, mail: { isSent, waiting, oldestAt } }: HealthFacts): Judged {
  if (!isSent) return { finding: 'mail_off', at: null, count: null };
  if (oldestAt === null) return { finding: 'mail_sent', at: null, count: null };
  const minutes = (now - oldestAt) / MINUTE_MS;
  const late = minutes < LATE_MINUTES ? 'mail_on_its_way' : 'mail_late';
  return { finding: minutes < STUCK_MINUTES ? late : 'mail_stuck', at: oldestAt, count: waiting };
}

function judgeDisk({ freeBytes }: HealthFacts): Judged {
  if (freeBytes === null) return { finding: 'disk_elsewhere', at: null, count: null };
  const short = freeBytes < SHORT_BYTES ? 'disk_short' : 'disk_enough';
  return { finding: freeBytes < FULL_BYTES ? 'disk_full' : short, at: null, count: Math.floor(freeBytes / MEGABYTE) };
}

function judgePanels({ panels: { withSound, heardAt, isOpen } }: HealthFacts): Judged {
  if (withSound > 0) return { finding: 'panels_heard', at: heardAt, count: withSound };
  return { finding: isOpen ? 'panels_silent' : 'panels_closed', at: heardAt, count: 0 };
}

function judgePrinters({ printers }: HealthFacts): Judged {
  const broken = printers.filter((standing) => !canPrint(standing)).length;
  if (broken > 0) return { finding: 'printers_not_printing', at: null, count: broken };
  return { finding: printers.length === 0 ? 'printers_none' : 'printers_ready', at: null, count: printers.length };
}

function judgeOrders({ orders: { lastAt, alarmed } }: HealthFacts): Judged {
  if (alarmed > 0) return { finding: 'orders_alarmed', at: lastAt, count: alarmed };
  return { finding: lastAt === null ? 'orders_none' : 'orders_answered', at: lastAt, count: null };
}
