import type { ProductSheet } from '#domain/menu/product-sheet.ts';
import { toSlug } from '#domain/text/fold.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { insertProduct, listSlugsLike } from './product-writing.repository.ts';

/** Writes a new product's row under an address that is free. */
export async function insertNew(tx: Tx, sheet: ProductSheet): Promise<number> {
  const wanted = toSlug(sheet.name) || 'produs';
  const taken = await listSlugsLike(tx, wanted);
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return insertProduct(tx, sheet, slug);
}
