/**
 * What ran out and what is back, in the words of the kitchen. The switches of the menu are the administrator's and stay
 * as they are; who marked what is written down with the thing itself.
 */
import { type SoldOutLength, soldOutEnd } from '#domain/menu/sold-out-end.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatDate } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { holdForSaving, recordChange } from '#server/features/changes/changes.door.ts';
import { loadScheduleInForce } from '#server/features/restaurant/restaurant.door.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import {
  deleteMark,
  extraKey,
  findMark,
  findSoldOutTitle,
  listSoldOutMarks,
  type SoldOutMark,
  type SoldOutSubject,
  saveMark,
} from './sold-outs.repository.ts';

type MarkServices = { readonly db: Database; readonly clock: () => Instant };

export type MarkRefusal = { readonly code: 'product_not_found' | 'back_on_invalid' };

/** What has run out now, the latest first. */
export function listSoldOut({ db, clock }: MarkServices): Promise<readonly SoldOutMark[]> {
  return listSoldOutMarks(db, clock());
}

/** Marks a product, a size or an extra; marked again, the last end counts. */
export function markSoldOut(
  services: MarkServices,
  { subject, length }: { readonly subject: SoldOutSubject; readonly length: SoldOutLength },
  staffId: number,
): Promise<Result<string, MarkRefusal>> {
  const now = services.clock();
  return inRefusableTransaction(services.db, (tx) => markSoldOutWithin(tx, { subject, length }, { staffId, now }));
}

/** The same as a part of another step: both stand, or neither. */
export function markSoldOutWithin(
  tx: Tx,
  { subject, length }: { readonly subject: SoldOutSubject; readonly length: SoldOutLength },
  { staffId, now }: { readonly staffId: number; readonly now: Instant },
): Promise<Result<string, MarkRefusal>> {
  return changeMark(tx, subject, async (title) => {
    const until = soldOutEnd(length, await loadScheduleInForce(tx, now), now);
    if (!until.ok) return until;
    const before = describeMark(await findMark(tx, subject, now), now);
    await saveMark(tx, subject, { until: until.value, staffId, now });
    await note(tx, { subject, title, before, after: describeMark({ until: until.value }, now), staffId, at: now });
    return ok(title);
  });
}

/** It is back; what was not marked stays as it is. */
export function markBack(
  services: MarkServices,
  subject: SoldOutSubject,
  staffId: number,
): Promise<Result<string, MarkRefusal>> {
  const now = services.clock();
  return inRefusableTransaction(services.db, (tx) =>
    changeMark(tx, subject, async (title) => {
      const before = describeMark(await findMark(tx, subject, now), now);
      await deleteMark(tx, subject);
      await note(tx, { subject, title, before, after: AVAILABLE, staffId, at: now });
      return ok(title);
    }),
  );
}

async function changeMark(
  tx: Tx,
  subject: SoldOutSubject,
  change: (title: string) => Promise<Result<string, MarkRefusal>>,
): Promise<Result<string, MarkRefusal>> {
  await holdForSaving(tx, changeSubject(subject), null);
  const title = await findSoldOutTitle(tx, subject);
  return title === null ? err({ code: 'product_not_found' }) : change(title);
}

const AVAILABLE = 'disponibil';

function describeMark(mark: { readonly until: Instant | null } | null, now: Instant): string {
  if (mark === null) return AVAILABLE;
  if (mark.until === null) return 'epuizat până revine';
  return dateOf(mark.until) === dateOf(now) ? 'epuizat azi' : `epuizat până pe ${formatDate(dateOf(mark.until))}`;
}

/** One order for all who mark several at once, so that none waits for another in a circle. */
export function inMarkingOrder(subjects: readonly SoldOutSubject[]): readonly SoldOutSubject[] {
  return [...new Map(subjects.map((subject) => [changeSubject(subject), subject]))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, subject]) => subject);
}

/** A lock of its own: whoever edits the product meanwhile is not told that it changed. */
function changeSubject(subject: SoldOutSubject): string {
  if (subject.kind === 'product') return `sold-out:product-${subject.productId}`;
  if (subject.kind === 'size') return `sold-out:size-${subject.sizeId}`;
  return `sold-out:extra-${Buffer.from(extraKey(subject.name)).toString('base64url')}`;
}

async function note(
  tx: Tx,
  {
    subject,
    title,
    before,
    after,
    staffId,
    at,
  }: {
    readonly subject: SoldOutSubject;
    readonly title: string;
    readonly before: string;
    readonly after: string;
    readonly staffId: number;
    readonly at: Instant;
  },
): Promise<void> {
  const fields = before === after ? [] : [{ name: 'Disponibilitate', before, after }];
  await recordChange(tx, {
    subject: changeSubject(subject),
    title: subject.kind === 'extra' ? `Extra: ${title}` : `Produs: ${title}`,
    action: 'updated',
    fields,
    staffId,
    at,
  });
}
