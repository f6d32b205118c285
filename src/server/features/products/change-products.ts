import type { CHANGE_ACTIONS } from '#contract/changes/wire.ts';
import type { EntriesChange } from '#contract/products/wire.ts';
import { basisPointsFromWire } from '#contract/values/convert.ts';
import { SGR_DEPOSIT } from '#domain/menu/editing/new-product.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { pickRate, type VatPickProblem } from '#domain/vat/vat-rates.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import { loadVatRates } from '#server/features/vat/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { describeProduct, productSubject, productTitle } from './describe-product.ts';
import { type Editor, loadMenuRights } from './editor.ts';
import { moveProduct, setArchived, setDeposits, setProductFacts, setProductOn } from './product-writing.repository.ts';
import { listCategoryRows, listStoredProducts, type StoredProduct } from './products.repository.ts';

export type ChangeProductsRefusal =
  | ChangedMeanwhile
  | { readonly code: VatPickProblem }
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
    const products = await listStoredProducts(tx, wanted, at);
    if (products.length < wanted.length) return err({ code: 'entry_not_found' });
    const refused = await refuse(tx, editor, change);
    if (refused !== null) return err(refused);
    const rates = await readRates(tx, change, at);
    if (!rates.ok) return rates;
    const different = products.filter((product) => isDifferent(product, change, rates.value));
    for (const { id } of different) {
      await applyChange(tx, id, { change, rates: rates.value, at });
    }
    const changed = different.map(({ id, categoryId }) => ({ id, categoryId }));
    const after = await listStoredProducts(
      tx,
      changed.map(({ id }) => id),
      at,
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

type Applied = { readonly change: EntriesChange; readonly rates: ChosenRates; readonly at: Instant };

async function applyChange(tx: Tx, id: number, { change, rates, at }: Applied): Promise<void> {
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
      return setProductFacts(tx, id, {
        vat_takeaway_rate_id: rates.takeaway,
        vat_on_premises_rate_id: rates.onPremises,
      });
    case 'archive':
      return setArchived(tx, id, at);
    case 'restore':
      return setArchived(tx, id, null);
  }
}

/** The rates that a change of VAT chooses; of another change the products' own, unread. */
type ChosenRates = { readonly takeaway: number; readonly onPremises: number };
const NO_RATES: ChosenRates = { takeaway: 0, onPremises: 0 };

async function readRates(
  tx: Tx,
  change: EntriesChange,
  at: Instant,
): Promise<Result<ChosenRates, { readonly code: VatPickProblem }>> {
  if (change.kind !== 'vat') return ok(NO_RATES);
  const rates = await loadVatRates(tx);
  const pick = (rateId: number | null | undefined, percent: number) =>
    pickRate(rates, dateOf(at), { rateId: rateId ?? null, basisPoints: basisPointsFromWire(percent), pointedTo: null });
  const takeaway = pick(change.vatRateId, change.vatPercent);
  const onPremises = pick(change.vatRateIdOnPremises, change.vatPercentOnPremises);
  if (!takeaway.ok) return err({ code: takeaway.error });
  if (!onPremises.ok) return err({ code: onPremises.error });
  return ok({ takeaway: takeaway.value.rateId, onPremises: onPremises.value.rateId });
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
function isDifferent(product: StoredProduct, change: EntriesChange, rates: ChosenRates): boolean {
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
    case 'vat':
      return (
        !isArchived &&
        (product.vatTakeawayRateId !== rates.takeaway || product.vatOnPremisesRateId !== rates.onPremises)
      );
    case 'archive':
      return !isArchived;
    case 'restore':
      return isArchived;
  }
}
