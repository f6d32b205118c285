/** What the strip above the panel can say, the most urgent first (docs/design.md §6). */
import type { ReactNode } from 'react';
import type { Tone } from '#web/staff/kit/tone.ts';

export const NOTICE_KINDS = [
  'orders',
  'begin',
  'lost',
  'shift',
  'unheard',
  'printer',
  'slips',
  'receipts',
  'reservations',
  'session',
  'service',
  'rehearsal',
  'account',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** These must be acted on at once: screen readers interrupt what they say. */
const URGENT_KINDS: readonly NoticeKind[] = ['orders', 'begin', 'lost', 'unheard', 'printer', 'reservations'];

export type PanelNotice = {
  readonly kind: NoticeKind;
  /** Of its kind. */
  readonly id: string | number;
  readonly tone: Tone;
  readonly icon: ReactNode;
  /** In bold. */
  readonly title: string;
  /** After the title, on the same line as far as there is room. */
  readonly text?: ReactNode;
  /** Shown when the strip is opened. */
  readonly more?: ReactNode;
  /** On the line. */
  readonly actions?: ReactNode;
  /** In addition to those on the line, when the strip is opened. */
  readonly moreActions?: ReactNode;
};

export function isUrgent({ kind }: Pick<PanelNotice, 'kind'>): boolean {
  return URGENT_KINDS.includes(kind);
}

/** The first one is on the strip, the others open from it. */
export function inTurn<Notice extends Pick<PanelNotice, 'kind'>>(notices: readonly Notice[]): readonly Notice[] {
  return notices.toSorted((one, other) => NOTICE_KINDS.indexOf(one.kind) - NOTICE_KINDS.indexOf(other.kind));
}
