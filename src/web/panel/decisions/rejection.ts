/** The reason for rejecting an order, and which of its products ran out. */

import { sentenceOf } from '#contract/errors.ts';
import type { SoldOutMark } from '#contract/orders/staff-client.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { fold } from '#domain/text/fold.ts';
import type { Problems } from '#web/forms/read-refusal.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import type { Markable } from '#web/panel/sold-out/sold-menu.ts';

/** The values of the form that rejects an order. */
export type Rejection = {
  readonly reason: string;
  readonly chosen: readonly Pick<Markable, 'key' | 'subject'>[];
  readonly until: 'tomorrow' | 'back' | 'day';
  /** The value of the date field, `2026-11-24`. */
  readonly day: string;
};

export const NO_REJECTION: Rejection = { reason: '', chosen: [], until: 'tomorrow', day: '' };

/** The reasons to choose from: only a delivery has an address that may be too far. */
export function listReasons({ method }: Pick<OrderView, 'method'>): readonly string[] {
  const { reasonPresets, addressReason } = staffWords.decision;
  return method === 'DELIVERY' ? [...reasonPresets, addressReason] : reasonPresets;
}

/** A reason is never blank (back-office.md §5). */
export function judgeRejection({ reason, chosen, until, day }: Rejection): Problems {
  const isDayMissing = saysRanOut(reason) && chosen.length > 0 && until === 'day' && day === '';
  return {
    ...(reason.trim() === '' ? { reason: sentenceOf('reason_required') } : {}),
    ...(isDayMissing ? { day: stepWords.ranOut.dayMissing } : {}),
  };
}

/** Whether the reason says that something ran out. */
export function saysRanOut(reason: string): boolean {
  return /epuiz|s-au? terminat|nu mai avem|lipse|fara stoc/.test(fold(reason));
}

/** What is marked sold out with the rejection; null for nothing. */
export function soldOutOf({ reason, chosen, until, day }: Rejection): SoldOutMark | null {
  if (chosen.length === 0 || !saysRanOut(reason)) return null;
  return { subjects: chosen.map(({ subject }) => subject), until: until === 'day' ? day : until };
}
