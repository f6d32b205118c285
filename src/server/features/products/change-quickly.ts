import type { z } from 'zod';
import { sentenceOf } from '#contract/errors.ts';
import { UNLIMITED_STOCK } from '#contract/menu/unlimited-stock.ts';
import type { SetEntryStockRequest } from '#contract/products/wire.ts';
import { STOCK_MAXIMUM } from '#domain/menu/editing/decide-product.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { describeProduct, productSubject, productTitle } from './describe-product.ts';
import type { Fields } from './draft-from-entry.ts';
import type { Editor } from './editor.ts';
import { setProductOn, setSize } from './product-writing.repository.ts';
import { findProduct } from './products.repository.ts';

export type QuickRefusal =
  | ChangedMeanwhile
  | { readonly code: 'entry_not_found' | 'size_not_found' }
  | { readonly code: 'invalid_request'; readonly fields: Fields };

type Quick = { readonly name: string; readonly version: number };

/**
 * Switches a product or, with `sizeId`, one of its sizes. The product's switch does not affect the sizes' own (readings
 * 35).
 */
export function setAvailability(
  services: DbServices,
  editor: Editor,
  { id, sizeId, isOn }: { readonly id: number; readonly sizeId: number | null; readonly isOn: boolean },
): Promise<Result<Quick, QuickRefusal>> {
  return changeQuickly(services, editor, id, async (tx) => {
    if (sizeId !== null) return setSize(tx, { productId: id, sizeId }, { is_on: isOn });
    await setProductOn(tx, id, isOn);
    return true;
  });
}

/** Sets the stock of a size: a number of pieces, or unlimited. */
export async function setStock(
  services: DbServices,
  editor: Editor,
  { id, dimensionId: sizeId, stock = null, stockUnlimited = null }: z.output<typeof SetEntryStockRequest>,
): Promise<Result<Quick, QuickRefusal>> {
  const set = readStock(stock, stockUnlimited);
  if (set === null) return err({ code: 'invalid_request', fields: { stock: sentenceOf('stock_invalid') } });
  return changeQuickly(services, editor, id, (tx) => setSize(tx, { productId: id, sizeId }, set));
}

function readStock(stock: number | null, isUnlimited: boolean | null) {
  if (isUnlimited ?? stock === UNLIMITED_STOCK) return { stock_unlimited: true };
  const isPieces = stock !== null && Number.isInteger(stock) && stock >= 0 && stock <= STOCK_MAXIMUM;
  return isPieces ? { stock_unlimited: false, stock } : null;
}

/** A change without a form: the last one wins, and it is recorded like any other. */
function changeQuickly(
  services: DbServices,
  { staffId }: Editor,
  id: number,
  change: (tx: Tx) => Promise<boolean>,
): Promise<Result<Quick, QuickRefusal>> {
  return saveByStaff<Quick, QuickRefusal>(services, { subject: productSubject(id), staffId }, async (tx, save) => {
    const before = await findProduct(tx, id);
    if (before === null) return err({ code: 'entry_not_found' });
    if (!(await change(tx))) return err({ code: 'size_not_found' });
    const after = (await findProduct(tx, id)) ?? before;
    const title = productTitle(before.name);
    const saved = await save({ title, before: describeProduct(before), after: describeProduct(after) });
    return ok({ name: before.name, ...saved.value });
  });
}
