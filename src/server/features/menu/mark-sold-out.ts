/**
 * Sets and removes sold-out marks. The switches of the menu belong to the administrator and stay unchanged; the history
 * of changes records who marked what.
 */
import { sentenceOf } from '#contract/errors.ts';
import { extraKey } from '#domain/menu/ingredient.ts';
import { type SoldOutLength, soldOutEnd } from '#domain/menu/sold-out-end.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatDate } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type ChangedMeanwhile, saveWithin } from '#server/features/changes/index.ts';
import { loadScheduleInForce } from '#server/features/schedule/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import {
  deleteMark,
  findMark,
  findSoldOutTitle,
  listSoldOutMarks,
  type SoldOutMark,
  type SoldOutSubject,
  saveMark,
} from './sold-outs.repository.ts';

export type MarkRefusal =
  | ChangedMeanwhile
  | { readonly code: 'product_not_found' }
  | { readonly code: 'back_on_invalid'; readonly fields: { readonly until: string } };

type Marked = { readonly title: string };

/** The present marks, the latest first. */
export function listSoldOut({ db, clock }: DbServices): Promise<readonly SoldOutMark[]> {
  return listSoldOutMarks(db, clock());
}

/** Marks a product, a size, an extra, an option or an ingredient; when marked again, the last end counts. */
export function markSoldOut(
  { db, clock }: DbServices,
  mark: { readonly subject: SoldOutSubject; readonly length: SoldOutLength },
  staffId: number,
): Promise<Result<Marked, MarkRefusal>> {
  const now = clock();
  return inRefusableTransaction(db, (tx) => markSoldOutWithin(tx, mark, { staffId, now }));
}

/** The same as part of another transaction: both commit, or neither. */
export function markSoldOutWithin(
  tx: Tx,
  { subject, length }: { readonly subject: SoldOutSubject; readonly length: SoldOutLength },
  { staffId, now }: { readonly staffId: number; readonly now: Instant },
): Promise<Result<Marked, MarkRefusal>> {
  return changeMark(tx, subject, { staffId, now }, async () => {
    const until = soldOutEnd(length, await loadScheduleInForce(tx, now), now);
    if (!until.ok) return err({ ...until.error, fields: { until: sentenceOf(until.error.code) } });
    await saveMark(tx, subject, { until: until.value, staffId, now });
    return ok(describeMark({ until: until.value }, now));
  });
}

/** Removes a mark; nothing happens when there is none. */
export function markBack(
  { db, clock }: DbServices,
  subject: SoldOutSubject,
  staffId: number,
): Promise<Result<Marked, MarkRefusal>> {
  const now = clock();
  return inRefusableTransaction(db, (tx) =>
    changeMark(tx, subject, { staffId, now }, async () => {
      await deleteMark(tx, subject);
      return ok(AVAILABLE);
    }),
  );
}

/** `change` returns the text of what it wrote. */
function changeMark(
  tx: Tx,
  subject: SoldOutSubject,
  { staffId, now }: { readonly staffId: number; readonly now: Instant },
  change: () => Promise<Result<string, MarkRefusal>>,
): Promise<Result<Marked, MarkRefusal>> {
  const saving = { subject: changeSubject(subject), staffId, at: now };
  return saveWithin<Marked, MarkRefusal>(tx, saving, async (save) => {
    const title = await findSoldOutTitle(tx, subject);
    if (title === null) return err({ code: 'product_not_found' });
    const before = describeMark(await findMark(tx, subject, now), now);
    const after = await change();
    if (!after.ok) return after;
    await save({
      title: `${TITLES[subject.kind]}: ${title}`,
      before: { Disponibilitate: before },
      after: { Disponibilitate: after.value },
    });
    return ok({ title });
  });
}

const AVAILABLE = 'disponibil';
const TITLES = {
  product: 'Produs',
  size: 'Produs',
  extra: 'Extra',
  ingredient: 'Ingredient',
  option: 'Opțiune',
} as const satisfies Record<SoldOutSubject['kind'], string>;

function describeMark(mark: { readonly until: Instant | null } | null, now: Instant): string {
  if (mark === null) return AVAILABLE;
  if (mark.until === null) return 'epuizat până revine';
  return dateOf(mark.until) === dateOf(now) ? 'epuizat azi' : `epuizat până pe ${formatDate(dateOf(mark.until))}`;
}

/** One order for all transactions that mark several things, so that they cannot deadlock. */
export function inMarkingOrder(subjects: readonly SoldOutSubject[]): readonly SoldOutSubject[] {
  return [...new Map(subjects.map((subject) => [changeSubject(subject), subject]))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, subject]) => subject);
}

/** A separate lock and version: an open form of the product stays valid. */
function changeSubject(subject: SoldOutSubject): string {
  if (subject.kind === 'product') return `sold-out:product-${subject.productId}`;
  if (subject.kind === 'size') return `sold-out:size-${subject.sizeId}`;
  if (subject.kind === 'ingredient') return `sold-out:ingredient-${subject.ingredientId}`;
  if (subject.kind === 'option') return `sold-out:option-${subject.optionId}`;
  return `sold-out:extra-${Buffer.from(extraKey(subject.name)).toString('base64url')}`;
}
