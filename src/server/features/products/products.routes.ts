import type { z } from 'zod';
import { windowsToWire } from '#contract/menu/codec.ts';
import type { EntriesChange, EntriesQuery, Entry } from '#contract/products/wire.ts';
import { fold, toSlug } from '#domain/text/fold.ts';
import { countOf } from '#domain/text/plural.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { findVersion } from '#server/features/changes/index.ts';
import { loadSoldOutNow } from '#server/features/menu/index.ts';
import { loadStations } from '#server/features/stations/index.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import {
  answer,
  answerSaved,
  answerWith,
  defineRoute,
  type Route,
  refuse,
  refuseAs,
} from '#server/platform/http/route.ts';
import type { SecurityLog } from '#server/platform/security/security-log.ts';
import { archiveProduct } from './archive-product.ts';
import { changeProducts } from './change-products.ts';
import { setAvailability, setStock } from './change-quickly.ts';
import { productSubject } from './describe-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { editorOf, loadMenuRights } from './editor.ts';
import { loadDailyMenu } from './load-daily-menu.ts';
import { presentEntry, presentExtra, presentForPromotions } from './present-entry.ts';
import {
  countProducts,
  countProductsByCategory,
  type EntryFilter,
  findManagerGrants,
  findProduct,
  listCategoryExtras,
  listCategoryRows,
  listProductIds,
  listProductNames,
  listStoredProducts,
} from './products.repository.ts';
import { reorderProducts } from './reorder-products.ts';
import { saveDailyMenu } from './save-daily-menu.ts';
import { MANAGER_RIGHTS, saveManagerGrants } from './save-manager-grants.ts';
import { saveProduct } from './save-product.ts';
import { saveRows } from './save-rows.ts';

/** Upper bound for a list without pages. */
const MOST_FOR_PROMOTIONS = 5000;
/** Every product on the menu, orderable or not. */
const EVERYTHING: EntryFilter = { words: [], categoryId: null, state: 'all', at: instant(0) };

export function productRoutes(services: DbServices & { readonly securityLog: SecurityLog }): readonly Route[] {
  return [...readingRoutes(services), ...savingRoutes(services)];
}

function readingRoutes({ db, clock }: DbServices): readonly Route[] {
  return [
    defineRoute('getEntries', async ({ query }) => {
      const filter = await readFilter(db, query, clock());
      if (filter === null) return answer({ content: [], totalElements: 0, totalPages: 0 });
      const soldOut = await loadSoldOutNow(db, clock());
      if (query.missing !== undefined) return answer(await listLacking(db, filter, query, query.missing, soldOut));
      const ids = await listProductIds(db, filter, query);
      const totalElements = await countProducts(db, filter);
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
      const addOnProducts = [...(await listProductNames(db, product.addOnIds))];
      const soldOut = await loadSoldOutNow(db, clock());
      return answer({ ...presentEntry(product, soldOut), version, similarProducts, addOnProducts });
    }),
    defineRoute('getMenuEditing', async ({ session }) => {
      const counts = await countProductsByCategory(db);
      const extras = await listCategoryExtras(db);
      const categories = await listCategoryRows(db);
      return answer({
        categories: categories.map(({ id, name, slug, isSpecial, allowsMessage, stationId, availabilityWindows }) => ({
          id,
          name,
          slug,
          specialCategory: isSpecial,
          preferredMessage: allowsMessage,
          stationId,
          availabilityWindows: windowsToWire(availabilityWindows),
          extraIngredients: (extras.get(id) ?? []).map(presentExtra),
          numberOfProducts: counts.get(id) ?? 0,
        })),
        stations: [...(await loadStations(db))],
        ...(await loadMenuRights(db, editorOf(session))),
        numberOfArchived: await countProducts(db, { ...EVERYTHING, state: 'archived' }),
      });
    }),
    defineRoute('getDailyMenu', async ({ session }) => answer(await loadDailyMenu(db, editorOf(session), clock()))),
    defineRoute('getManagerRights', async () =>
      answer({ version: await findVersion(db, MANAGER_RIGHTS), ...(await findManagerGrants(db)) }),
    ),
  ];
}

/** The page of the products that lack a fact: words decide it, so the rule reads every product that the filter finds. */
async function listLacking(
  db: Database,
  filter: EntryFilter,
  { sort, page, size }: z.output<typeof EntriesQuery>,
  fact: Entry['missingFacts'][number],
  soldOut: Parameters<typeof presentEntry>[1],
) {
  const ids = await listProductIds(db, filter, { sort, page: 0, size: MOST_FOR_PROMOTIONS });
  const lacking = (await listStoredProducts(db, ids))
    .map((product) => presentEntry(product, soldOut))
    .filter(({ missingFacts }) => missingFacts.includes(fact));
  return {
    content: lacking.slice(page * size, (page + 1) * size),
    totalElements: lacking.length,
    totalPages: Math.ceil(lacking.length / size),
  };
}

/** `null` when no category matches the requested name. */
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

function savingRoutes(services: DbServices & { readonly securityLog: SecurityLog }): readonly Route[] {
  return [
    defineRoute('saveEntry', async ({ body, session }) => {
      const saved = await saveProduct(services, editorOf(session), body);
      if (!saved.ok) return refuseAs(saved.error);
      const { isNew, ...facts } = saved.value;
      const message = isNew ? 'Produsul a fost adăugat cu succes!' : 'Produsul a fost actualizat cu succes!';
      return answer({ message, ...facts }, { status: isNew ? 201 : 200 });
    }),
    defineRoute('duplicateEntry', async ({ body: { id }, session }) =>
      answerWith(
        await duplicateProduct(services, editorOf(session), id),
        (copy) => ({ message: 'Produsul a fost copiat. Copia este oprită până o verificați.', ...copy }),
        { status: 201 },
      ),
    ),
    defineRoute('deleteEntry', async ({ params: { id }, session }) =>
      answerWith(
        await archiveProduct(services, editorOf(session), { id, isBack: false }),
        ({ version, canBeRestored }) => ({
          message: canBeRestored ? 'Produsul a fost mutat în arhivă.' : 'Produsul a fost șters definitiv.',
          version,
          archived: canBeRestored,
        }),
      ),
    ),
    defineRoute('restoreEntry', async ({ body: { id }, session }) =>
      answerWith(await archiveProduct(services, editorOf(session), { id, isBack: true }), ({ version }) => ({
        message: 'Produsul este din nou în meniu.',
        version,
      })),
    ),

    defineRoute('saveManagerRights', async ({ body, session, ip }) =>
      answerSaved(await saveManagerGrants(services, editorOf(session), { ...body, ip })),
    ),
    defineRoute('saveDailyMenu', async ({ body, session }) => {
      const saved = await saveDailyMenu(services, editorOf(session), body);
      if (!saved.ok) return refuseAs(saved.error);
      const menu = await loadDailyMenu(services.db, editorOf(session), services.clock());
      const message = menu.dishes.length === 0 ? 'Azi nu este meniu al zilei.' : 'Meniul zilei a fost publicat.';
      return answer({ message, ...saved.value, menu });
    }),
    defineRoute('reorderEntries', async ({ body, session }) =>
      answerSaved(await reorderProducts(services, editorOf(session), body)),
    ),
    defineRoute('changeEntries', async ({ body, session }) =>
      answerWith(await changeProducts(services, editorOf(session), body), (changed) => ({
        message: saySeveral(body.change, changed.length),
        changed: [...changed],
      })),
    ),
    defineRoute('saveEntryRows', async ({ body: { rows }, session }) =>
      answerWith(await saveRows(services, editorOf(session), rows), (count) => ({
        message: `Salvat: ${countOf(count, SEVERAL).toLowerCase()}.`,
      })),
    ),
    defineRoute('setEntryAvailability', async ({ body: { id, dimensionId = null, available: isOn }, session }) =>
      answerWith(
        await setAvailability(services, editorOf(session), { id, sizeId: dimensionId, isOn }),
        ({ name, version }) => ({
          message: isOn ? `Se poate comanda: ${name}.` : `Nu se mai poate comanda: ${name}.`,
          version,
        }),
      ),
    ),
    defineRoute('setEntryStock', async ({ body, session }) =>
      answerWith(await setStock(services, editorOf(session), body), ({ version }) => ({
        message: 'Stocul a fost salvat.',
        version,
      })),
    ),
  ];
}

const SEVERAL = { one: 'Un produs', few: '{n} produse', other: '{n} de produse' };

/** The result of a bulk change: „3 produse: disponibile.” */
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
    case 'age':
      return `${whom}: ${change.ageRestricted18 ? 'numai 18+' : 'fără limită de vârstă'}.`;
    case 'deposit':
      return `${whom}: ${change.hasDeposit ? 'cu' : 'fără'} garanție SGR.`;
    case 'vat':
      return `${whom}: TVA schimbată.`;
    case 'archive':
      return `${whom}: ${one ? 'mutat' : 'mutate'} în arhivă.`;
    case 'restore':
      return `${whom}: ${one ? 'readus' : 'readuse'} în meniu.`;
  }
}
