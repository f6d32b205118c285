/** What ran out, as staff say it while they refuse an order. */
import type { SoldOutMark } from '#contract/orders/calls.ts';
import { fold } from '#domain/text/fold.ts';
import type { Markable } from '#web/panel/sold-out/sold-menu.ts';

export type RanOut = {
  readonly chosen: readonly Markable[];
  readonly until: 'tomorrow' | 'back' | 'day';
  /** As the field has it, `2026-11-24`. */
  readonly day: string;
};

export const NOTHING_RAN_OUT: RanOut = { chosen: [], until: 'tomorrow', day: '' };

/** Whether a reason is that something is no longer there. */
export function saysRanOut(reason: string): boolean {
  return /epuiz|s-au? terminat|nu mai avem|lipse|fara stoc/.test(fold(reason));
}

/** What is sent; null while nothing is chosen, or not until when. */
export function soldOutOf({ chosen, until, day }: RanOut): SoldOutMark | null {
  if (chosen.length === 0 || (until === 'day' && day === '')) return null;
  return { subjects: chosen.map(({ subject }) => subject), until: until === 'day' ? day : until };
}
