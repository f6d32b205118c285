import { sentenceOf } from '#contract/errors.ts';
import { UNLIMITED_STOCK } from '#contract/menu/product-fields.ts';
import { changedFields } from '#domain/changes/changed-fields.ts';
import { STOCK_MAXIMUM } from '#domain/menu/editing/decide-product.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { holdForSaving, recordChange } from '#server/features/changes/changes.door.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { describeProduct } from './describe-product.ts';
import type { Fields } from './draft-from-entry.ts';
import type { EditingServices, Editor } from './editor.ts';
import { findProduct } from './find-product.ts';
import { productSubject, productTitle } from './product-subject.ts';
import { setProductOn, setSize } from './product-writing.repository.ts';

export type QuickRefusal =
  | { readonly code: 'entry_not_found' | 'size_not_found' }
  | { readonly code: 'invalid_request'; readonly fields: Fields };

type Quick = { readonly name: string; readonly version: number };

/** Switches a product or, with `sizeId`, one of its sizes. The product's switch leaves the sizes' own alone (readings 35). */
export function setAvailability(
  services: EditingServices,
  editor: Editor,
  { id, sizeId, isOn }: { readonly id: number; readonly sizeId: number | null; readonly isOn: boolean },
): Promise<Result<Quick, QuickRefusal>> {
  return changeQuickly(services, editor, id, async (tx) => {
    if (sizeId !== null) return setSize(tx, { productId: id, sizeId }, { is_on: isOn });
    await setProductOn(tx, id, isOn);
    return true;
  });
}

/** Sets what is left of a size: a number of pieces, or without end. */
export async function setStock(
  services: EditingServices,
  editor: Editor,
  {
    id,
    sizeId,
    stock,
    isUnlimited,
  }: {
    readonly id: number;
    readonly sizeId: number;
    readonly stock: number | null;
    readonly isUnlimited: boolean | null;
  },
): Promise<Result<Quick, QuickRefusal>> {
  const set = readStock(stock, isUnlimited);
  if (set === null) return err({ code: 'invalid_request', fields: { stock: sentenceOf('stock_invalid') } });
  return changeQuickly(services, editor, id, (tx) => setSize(tx, { productId: id, sizeId }, set));
}

function readStock(stock: number | null, isUnlimited: boolean | null) {
  if (isUnlimited ?? stock === UNLIMITED_STOCK) return { stock_unlimited: true };
  const isPieces = stock !== null && Number.isInteger(stock) && stock >= 0 && stock <= STOCK_MAXIMUM;
  return isPieces ? { stock_unlimited: false, stock } : null;
}

/** One change without a form: the last one wins, and it is written down like any other. */
function changeQuickly(
  { db, clock }: EditingServices,
  editor: Editor,
  id: number,
  change: (tx: Tx) => Promise<boolean>,
): Promise<Result<Quick, QuickRefusal>> {
  return inRefusableTransaction<Quick, QuickRefusal>(db, async (tx) => {
    await holdForSaving(tx, productSubject(id), null);
    const before = await findProduct(tx, id);
    if (before === null) return err({ code: 'entry_not_found' });
    if (!(await change(tx))) return err({ code: 'size_not_found' });
    const after = await findProduct(tx, id);
    const version = await recordChange(tx, {
      subject: productSubject(id),
      title: productTitle(before.name),
      action: 'updated',
      fields: changedFields(describeProduct(before), after === null ? {} : describeProduct(after)),
      staffId: editor.staffId,
      at: clock(),
    });
    return ok({ name: before.name, version });
  });
}
