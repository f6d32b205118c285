import type { z } from 'zod';
import type { EntriesChange, EntriesQuery } from '#contract/menu/products-wire.ts';
import { presentWindows } from '#contract/menu/read-windows.ts';
import { fold, toSlug } from '#domain/text/fold.ts';
import { countOf } from '#domain/text/plural.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { findVersion } from '#server/features/changes/changes.door.ts';
import { loadSoldOutNow } from '#server/features/menu/menu.door.ts';
import type { Database } from '#server/platform/database.ts';
import { answer, defineRoute, type Refusal, type Route, refuse } from '#server/platform/http/route.ts';
import { requireSession } from '#server/platform/sessions.ts';
import { type ArchiveRefusal, archiveProduct, restoreProduct } from './archive-product.ts';
import { type ChangeProductsRefusal, changeProducts } from './change-products.ts';
import { type QuickRefusal, setAvailability, setStock } from './change-quickly.ts';
import { type DuplicateRefusal, duplicateProduct } from './duplicate-product.ts';
import { type EditingServices, editorOf, loadMenuRights } from './editor.ts';
import { findProduct } from './find-product.ts';
import { presentEntry, presentExtra, presentForPromotions } from './present-entry.ts';
import { productSubject } from './product-subject.ts';
import {
  countProducts,
  countProductsByCategory,
  type EntryFilter,
  findManagerGrants,
  listCategoryExtras,
  listCategoryRows,
  listProductIds,
  listProductNames,
  listStoredProducts,
} from './products.repository.ts';
import { reorderProducts } from './reorder-products.ts';
import { MANAGER_RIGHTS, saveManagerGrants } from './save-manager-grants.ts';
import { type SaveProductRefusal, saveProduct } from './save-product.ts';

/** More dishes than any menu has; a list without pages ends somewhere. */
const MOST_FOR_PROMOTIONS = 5000;
/** Everything that is on the menu, whatever can be ordered of it. */
const EVERYTHING: EntryFilter = { words: [], categoryId: null, state: 'all', at: instant(0) };
const SAVED = 'Datele au fost salvate cu succes!';

export function productRoutes(services: EditingServices): readonly Route[] {
  return [...readingRoutes(services), ...savingRoutes(services), ...quickRoutes(services)];
}

function readingRoutes({ db, clock }: EditingServices): readonly Route[] {
  return [
    defineRoute('getEntries', async ({ query }) => {
      const filter = await readFilter(db, query, clock());
      if (filter === null) return answer({ content: [], totalElements: 0, totalPages: 0 });
      const ids = await listProductIds(db, filter, query);
      const totalElements = await countProducts(db, filter);
      const soldOut = await loadSoldOutNow(db, clock());
      return answer({
        content: (await listStoredProducts(db, ids)).map((product) => presentEntry(product, soldOut)),
        totalElements,
        totalPages: Math.ceil(totalElements / query.size),
      });
    }),
    defineRoute('getEntriesForPromotions', async () => {
      const ids = await listProductIds(db, EVERYTHING, { sort: 'menu', page: 0, size: MOST_FOR_PROMOTIONS });
      return answer((await listStoredProducts(db, ids)).map(presentForPromotions));
    }),
    defineRoute('getEntry', async ({ params: { id } }) => {
      const version = await findVersion(db, productSubject(id));
      const product = await findProduct(db, id);
      if (product === null) return refuse('entry_not_found');
      const similarProducts = [...(await listProductNames(db, product.similarIds))];
      const soldOut = await loadSoldOutNow(db, clock());
      return answer({ ...presentEntry(product, soldOut), version, similarProducts });
    }),
    defineRoute('getMenuEditing', async ({ session }) => {
      const counts = await countProductsByCategory(db);
      const extras = await listCategoryExtras(db);
      const categories = await listCategoryRows(db);
      return answer({
        categories: categories.map(({ id, name, slug, isSpecial, allowsMessage, availabilityWindows }) => ({
          id,
          name,
          slug,
          specialCategory: isSpecial,
          preferredMessage: allowsMessage,
          availabilityWindows: presentWindows(availabilityWindows),
          extraIngredients: (extras.get(id) ?? []).map(presentExtra),
          numberOfProducts: counts.get(id) ?? 0,
        })),
        ...(await loadMenuRights(db, editorOf(requireSession(session)))),
        numberOfArchived: await countProducts(db, { ...EVERYTHING, state: 'archived' }),
      });
    }),
    defineRoute('getManagerRights', async () =>
      answer({ version: await findVersion(db, MANAGER_RIGHTS), ...(await findManagerGrants(db)) }),
    ),
  ];
}

/** `null` when the category it asks for is none. */
async function readFilter(
  db: Database,
  { searchBy = '', category = '', state }: z.output<typeof EntriesQuery>,
  at: Instant,
): Promise<EntryFilter | null> {
  const words = fold(searchBy)
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '');
  if (category.trim() === '') return { words, categoryId: null, state, at };
  const wanted = toSlug(category);
  const categories = await listCategoryRows(db);
  const found =
    categories.find(({ id, slug }) => String(id) === wanted || slug === wanted) ??
    categories.find(({ name }) => toSlug(name) === wanted);
  return found === undefined ? null : { words, categoryId: found.id, state, at };
}

function savingRoutes(services: EditingServices): readonly Route[] {
  return [
    defineRoute('saveEntry', async ({ body, session }) => {
      const saved = await saveProduct(services, editorOf(requireSession(session)), body);
      if (!saved.ok) return refuseEditing(saved.error);
      const { isNew, ...facts } = saved.value;
      const message = isNew ? 'Produsul a fost adăugat cu succes!' : 'Produsul a fost actualizat cu succes!';
      return answer({ message, ...facts }, { status: isNew ? 201 : 200 });
    }),
    defineRoute('duplicateEntry', async ({ body: { id }, session }) => {
      const copied = await duplicateProduct(services, editorOf(requireSession(session)), id);
      if (!copied.ok) return refuseEditing(copied.error);
      return answer(
        { message: 'Produsul a fost copiat. Copia este oprită până o verificați.', ...copied.value },
        { status: 201 },
      );
    }),
    defineRoute('deleteEntry', async ({ params: { id }, session }) => {
      const archived = await archiveProduct(services, editorOf(requireSession(session)), id);
      if (!archived.ok) return refuseEditing(archived.error);
      const { version, canBeRestored } = archived.value;
      const message = canBeRestored ? 'Produsul a fost mutat în arhivă.' : 'Produsul a fost șters definitiv.';
      return answer({ message, version, archived: canBeRestored });
    }),
    defineRoute('restoreEntry', async ({ body: { id }, session }) => {
      const restored = await restoreProduct(services, editorOf(requireSession(session)), id);
      if (!restored.ok) return refuseEditing(restored.error);
      return answer({ message: 'Produsul este din nou în meniu.', version: restored.value.version });
    }),
    defineRoute('saveManagerRights', async ({ body: { version, ...grants }, session }) => {
      const saved = await saveManagerGrants(services, editorOf(requireSession(session)), grants, version);
      return saved.ok ? answer({ message: SAVED, version: saved.value }) : refuseEditing(saved.error);
    }),
  ];
}

function quickRoutes(services: EditingServices): readonly Route[] {
  return [
    defineRoute('setEntryAvailability', async ({ body: { id, dimensionId = null, available: isOn }, session }) => {
      const editor = editorOf(requireSession(session));
      const set = await setAvailability(services, editor, { id, sizeId: dimensionId, isOn });
      if (!set.ok) return refuseEditing(set.error);
      const { name, version } = set.value;
      return answer({ message: isOn ? `${name}: disponibil.` : `${name}: indisponibil.`, version });
    }),
    defineRoute('reorderEntries', async ({ body, session }) => {
      const ordered = await reorderProducts(services, editorOf(requireSession(session)), body);
      return ordered.ok ? answer({ message: SAVED, version: ordered.value }) : refuseEditing(ordered.error);
    }),
    defineRoute('changeEntries', async ({ body, session }) => {
      const changed = await changeProducts(services, editorOf(requireSession(session)), body);
      if (!changed.ok) return refuseEditing(changed.error);
      return answer({ message: saySeveral(body.change, changed.value.length), changed: [...changed.value] });
    }),
    defineRoute('setEntryStock', async ({ body, session }) => {
      const set = await setStock(services, editorOf(requireSession(session)), {
        id: body.id,
        sizeId: body.dimensionId,
        stock: body.stock ?? null,
        isUnlimited: body.stockUnlimited ?? null,
      });
      return set.ok
        ? answer({ message: 'Stocul a fost salvat.', version: set.value.version })
        : refuseEditing(set.error);
    }),
  ];
}

const SEVERAL = { one: 'Un produs', few: '{n} produse', other: '{n} de produse' };

/** What became of how many: „3 produse: disponibile.” */
function saySeveral(change: EntriesChange, count: number): string {
  if (count === 0) return 'Nimic de schimbat: produsele alese erau deja așa.';
  const whom = countOf(count, SEVERAL);
  const one = count === 1;
  switch (change.kind) {
    case 'availability':
      return change.available
        ? `${whom}: ${one ? 'disponibil' : 'disponibile'}.`
        : `${whom}: ${one ? 'indisponibil' : 'indisponibile'}.`;
    case 'category':
      return `${whom}: ${one ? 'mutat' : 'mutate'} în altă categorie.`;
    case 'archive':
      return `${whom}: ${one ? 'mutat' : 'mutate'} în arhivă.`;
    case 'restore':
      return `${whom}: ${one ? 'readus' : 'readuse'} în meniu.`;
  }
}

function refuseEditing(
  refusal: ChangeProductsRefusal | SaveProductRefusal | ArchiveRefusal | DuplicateRefusal | QuickRefusal,
): Refusal {
  switch (refusal.code) {
    case 'invalid_request':
      return refuse('invalid_request', {}, { fields: refusal.fields });
    case 'changed_meanwhile':
      return refuse('changed_meanwhile', refusal.details);
    default:
      return refuse(refusal.code);
  }
}
