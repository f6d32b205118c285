import type { CHANGE_ACTIONS } from '#contract/changes/wire.ts';
import type { EntriesChange } from '#contract/products/wire.ts';
import { SGR_DEPOSIT } from '#domain/menu/editing/new-product.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { describeProduct, productSubject, productTitle } from './describe-product.ts';
import { type Editor, loadMenuRights } from './editor.ts';
import { moveProduct, setArchived, setDeposits, setProductFacts, setProductOn } from './product-writing.repository.ts';
import { listCategoryRows, listStoredProducts, type StoredProduct } from './products.repository.ts';

export type ChangeProductsRefusal =
  | ChangedMeanwhile
  | { readonly code: 'entry_not_found' | 'category_not_found' | 'deletion_not_granted' | 'prices_not_granted' };

export type ChangedProduct = { readonly id: number; readonly categoryId: number };

const ACTIONS = {
  availability: 'updated',
  category: 'updated',
  age: 'updated',
  deposit: 'updated',
  vat: 'updated',
  archive: 'archived',
  restore: 'restored',
} as const satisfies Record<EntriesChange['kind'], (typeof CHANGE_ACTIONS)[number]>;

/**
 * Changes several products in one step, all or none; each is recorded as if changed alone. Returns those that changed
 * with their previous category, so that the step can be undone. Moved products keep their relative order, after those
 * already in the category.
 */
export function changeProducts(
  services: DbServices,
  editor: Editor,
  { ids, change }: { readonly ids: readonly number[]; readonly change: EntriesChange },
): Promise<Result<readonly ChangedProduct[], ChangeProductsRefusal>> {
  const wanted = [...new Set(ids)];
  const saving = { subject: wanted.map(productSubject), staffId: editor.staffId };
  return saveByStaff<readonly ChangedProduct[], ChangeProductsRefusal>(services, saving, async (tx, save, at) => {
    const products = await listStoredProducts(tx, wanted);
    if (products.length < wanted.length) return err({ code: 'entry_not_found' });
    const refused = await refuse(tx, editor, change);
    if (refused !== null) return err(refused);
    const different = products.filter((product) => isDifferent(product, change));
    for (const { id } of different) {
      await applyChange(tx, id, change, at);
    }
    const changed = different.map(({ id, categoryId }) => ({ id, categoryId }));
    const after = await listStoredProducts(
      tx,
      changed.map(({ id }) => id),
    );
    for (const [index, before] of different.entries()) {
      const now = after[index] ?? before;
      await save({
        subject: productSubject(before.id),
        title: productTitle(before.name),
        action: ACTIONS[change.kind],
        before: describeProduct(before),
        after: describeProduct(now),
      });
    }
    return ok(changed);
  });
}

async function applyChange(tx: Tx, id: number, change: EntriesChange, at: Instant): Promise<void> {
  switch (change.kind) {
    case 'availability':
      return setProductOn(tx, id, change.available);
    case 'category':
      return moveProduct(tx, id, change.categoryId);
    case 'age':
      return setProductFacts(tx, id, { is_age_restricted: change.ageRestricted18 });
    case 'deposit':
      return setDeposits(tx, id, change.hasDeposit ? SGR_DEPOSIT : ZERO_BANI);
    case 'vat':
      return setProductFacts(tx, id, vatColumns(change));
    case 'archive':
      return setArchived(tx, id, at);
    case 'restore':
      return setArchived(tx, id, null);
  }
}

function vatColumns({ vatPercent, vatPercentOnPremises }: Extract<EntriesChange, { kind: 'vat' }>) {
  return {
    vat_takeaway_basis_points: Math.round(vatPercent * 100),
    vat_on_premises_basis_points: Math.round(vatPercentOnPremises * 100),
  };
}

async function refuse(tx: Tx, editor: Editor, change: EntriesChange): Promise<ChangeProductsRefusal | null> {
  if (change.kind === 'category') {
    const isThere = (await listCategoryRows(tx)).some(({ id }) => id === change.categoryId);
    return isThere ? null : { code: 'category_not_found' };
  }
  if (change.kind === 'availability' || change.kind === 'age') return null;
  const rights = await loadMenuRights(tx, editor);
  if (change.kind === 'deposit' || change.kind === 'vat') {
    return rights.mayChangePrices ? null : { code: 'prices_not_granted' };
  }
  return rights.mayDelete ? null : { code: 'deletion_not_granted' };
}

/** A product already in that state is unchanged; an archived one is neither switched nor moved. */
function isDifferent(product: StoredProduct, change: EntriesChange): boolean {
  const isArchived = product.archivedAt !== null;
  switch (change.kind) {
    case 'availability':
      return !isArchived && product.isOn !== change.available;
    case 'category':
      return !isArchived && product.categoryId !== change.categoryId;
    case 'age':
      return !isArchived && product.isAgeRestricted !== change.ageRestricted18;
    case 'deposit':
      return !isArchived && product.sizes.some(({ deposit }) => deposit > 0) !== change.hasDeposit;
    case 'vat': {
      const wanted = vatColumns(change);
      return (
        !isArchived &&
        (product.vatTakeawayBasisPoints !== wanted.vat_takeaway_basis_points ||
          product.vatOnPremisesBasisPoints !== wanted.vat_on_premises_basis_points)
      );
    }
    case 'archive':
      return !isArchived;
    case 'restore':
      return isArchived;
  }
}
