import { sentenceOf } from '#contract/errors.ts';
import { describeLastStep } from '#contract/orders/already-decided.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import type { Instant } from '#domain/time/instant.ts';

/** What ends a step that staff are preparing: a change of status only, or any change of the order. */
export type OverAfter = 'move' | 'any-change';

type Seen = Pick<OrderView, 'version' | 'status' | 'timeline'>;

/**
 * What another panel or the guest did with an order since a dialog about it was opened: who, what and when; null while
 * the step is still possible.
 */
export function doneElsewhere(
  opened: Seen,
  latest: Seen,
  { isOverAfter, now }: { readonly isOverAfter: OverAfter; readonly now: Instant },
): string | null {
  const isOver = isOverAfter === 'move' ? latest.status !== opened.status : latest.version !== opened.version;
  const last = latest.timeline.at(-1);
  if (!isOver || last === undefined) return null;
  const { kind, at, actor } = last;
  // Staff are named; the guest is not.
  const isByGuest = kind === 'rejected' && actor === null;
  return sentenceOf('already_decided', describeLastStep({ kind, at, actor, isByGuest }, now));
}
