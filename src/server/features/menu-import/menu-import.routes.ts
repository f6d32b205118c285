import { sentenceOf } from '#contract/errors.ts';
import { importedSentence } from '#contract/menu/imported-sentence.ts';
import type { MenuImport, MenuImportReport, TurnedLinks } from '#contract/menu-import/wire.ts';
import { isoInstant } from '#contract/values/convert.ts';
import { parseText } from '#domain/accounts/parse-text.ts';
import { productState } from '#domain/menu/availability.ts';
import { cardDescription } from '#domain/menu/card-description.ts';
import { priceRange } from '#domain/menu/price-range.ts';
import { type ProductSheet, STOCK_KEPT } from '#domain/menu/product-sheet.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { ok, type Result } from '#domain/result.ts';
import { countOf } from '#domain/text/plural.ts';
import { DAY_MS, type Instant, instant } from '#domain/time/instant.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { FetchPublic } from '#server/platform/http/fetch-public.ts';
import { answer, answerWith, defineRoute, type Refusal, type Route, refuse } from '#server/platform/http/route.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { checkOwnPage } from './check-own-page.ts';
import { fetchMenu, parseMenuAddress } from './fetch-menu.ts';
import { countPictures, fetchFailedAgain, type ImportPictures, NO_PICTURES } from './import-pictures.repository.ts';
import {
  findImportFile,
  insertImport,
  listImports,
  type MatchedColumns,
  type StoredImport,
} from './imports.repository.ts';
import { loadCurrentMenu } from './load-current-menu.ts';
import { groupKey, type NeutralMenu } from './neutral-menu.ts';
import { planImport } from './plan-import.ts';
import { proveImport } from './prove-import.ts';
import { readMenuApart } from './read-menu-apart.ts';
import type { FileRefusal } from './read-menu-file.ts';
import { matchColumns, previewWithMatches } from './recall-columns.ts';
import { runImport } from './run-import.ts';
import { deleteTurnedLink, insertTurnedLink, listTurnedLinks, type TurnedLink } from './turned-links.repository.ts';
import { mayUndo, undoImport } from './undo-import.ts';

type ReadRefusal = FileRefusal | { readonly code: 'unavailable' };
type FetchRefusal =
  | ReadRefusal
  | { readonly code: 'import_link_unknown' | 'import_key_refused' | 'import_fetch_failed' };

const MOST_NAME = 120;
const USED_AGAIN =
  'Coloanele s-au citit cum le-ați potrivit pentru un fișier cu aceleași titluri. Dacă acum sunt altele, potriviți-le din nou de mână.';
const PICTURES = { one: 'o poză', few: '{n} poze', other: '{n} de poze' };
const PRODUCTS = { one: 'un produs', few: '{n} produse', other: '{n} de produse' };

export function menuImportRoutes(
  services: DbServices & { readonly fetchPublic: FetchPublic; readonly config: { readonly publicUrl: string } },
): readonly Route[] {
  const { db, clock } = services;

  /** The file of an import and its parsed menu; null when there is none. */
  async function loadMenu(id: number): Promise<NeutralMenu | null> {
    const stored = await findImportFile(db, id);
    const read = stored === null ? null : await readMenuApart(stored.content, clock(), stored.columns);
    return read?.ok === true ? withMatchNote(read.value, stored?.columns ?? null) : null;
  }

  /** Reads a file, stores it for the import, and returns the plan. */
  async function keepFile({
    content,
    fileName,
    columns = null,
    staffId,
  }: {
    readonly content: Uint8Array;
    readonly fileName: string;
    readonly columns?: MatchedColumns | null;
    readonly staffId: number;
  }): Promise<Result<MenuImportReport, ReadRefusal>> {
    const at = clock();
    const read = await readMenuApart(content, at, columns);
    if (!read.ok) return read;
    const kept = { source: read.value.source, fileName, content, columns };
    const id = await inTransaction(db, (tx) =>
      insertImport(tx, kept, { staffId, at, dropBefore: instant(at - DAY_MS) }),
    );
    return ok(await report(services, id, withMatchNote(read.value, columns)));
  }

  return [
    defineRoute('getMenuImports', async () =>
      answer({ imports: await presentImports(services, await listImports(db)) }),
    ),

    defineRoute('readMenuFile', async ({ body: { file, columns = null }, session }) => {
      const content = new Uint8Array(await file.arrayBuffer());
      const name = parseText(file.name, { maximum: MOST_NAME, isRequired: true, isMultiline: false });
      const fileName = name.ok ? name.value : 'meniu';
      const matched = await matchColumns(db, content, columns);
      const read = await keepFile({ content, fileName, columns: matched, staffId: session.userId });
      return read.ok ? answer(read.value) : refuseField('file', read.error);
    }),

    defineRoute('previewMenuTable', async ({ body: { file } }) => {
      const read = await previewWithMatches(db, new Uint8Array(await file.arrayBuffer()));
      return read.ok ? answer(read.value) : refuseField('file', read.error);
    }),

    defineRoute('fetchMenu', async ({ body: { source }, session }) => {
      const address = parseMenuAddress(source);
      const refuseSource = (refusal: FetchRefusal) => refuseField('source', refusal);
      if (address === null) return refuseSource({ code: 'import_link_unknown' });
      const content = await fetchMenu(services, address);
      if (!content.ok) return refuseSource({ code: content.error });
      const fileName = address.key === null ? `GloriaFood, ${address.url.hostname}` : 'GloriaFood, cu cheie';
      const read = await keepFile({ content: content.value, fileName, staffId: session.userId });
      return read.ok ? answer(read.value) : refuseSource(read.error);
    }),

    defineRoute('getMenuImport', async ({ params: { id } }) => {
      const menu = await loadMenu(id);
      return menu === null ? refuse('import_not_found') : answer(await report(services, id, menu));
    }),

    defineRoute('runMenuImport', async ({ params: { id }, body: { leftOut }, session }) => {
      const menu = await loadMenu(id);
      if (menu === null) return refuse('import_not_found');
      const done = await runImport(services, { id, menu, leftOut: new Set(leftOut), staffId: session.userId });
      return answerWith(done, ({ added, changed }) => ({
        message: `Meniul a fost importat: ${importedSentence(added, changed)}.`,
        added,
        changed,
      }));
    }),

    defineRoute('undoMenuImport', async ({ params: { id }, session }) =>
      answerWith(await undoImport(services, { id, staffId: session.userId }), ({ undone, left }) => ({
        message:
          left.length === 0
            ? 'Importul a fost anulat.'
            : `Importul a fost anulat, în afară de ${countOf(left.length, PRODUCTS)}.`,
        undone,
        left: [...left],
      })),
    ),

    defineRoute('fetchImportPictures', async ({ params: { id } }) => {
      const [stored] = await listImports(db, id);
      if (stored === undefined) return refuse('import_not_found');
      const waiting = await fetchFailedAgain(db, id, clock());
      return answer({ message: `Se iau din nou ${countOf(waiting, PICTURES)}.`, waiting });
    }),

    defineRoute('checkOwnPage', async ({ body: { address } }) => {
      const checked = await checkOwnPage(services, { written: address, shop: services.config.publicUrl });
      if (!checked.ok) return refuse(checked.error, {}, { fields: { address: sentenceOf(checked.error) } });
      return answer({ isOurs: checked.value.isOurs, others: [...checked.value.others] });
    }),

    defineRoute('getTurnedLinks', async () => answer(presentTurned(await listTurnedLinks(db)))),

    defineRoute('turnLink', async ({ body: { place, isTurned }, session }) => {
      if (isTurned) await insertTurnedLink(db, { place, staffId: session.userId, at: clock() });
      else await deleteTurnedLink(db, place);
      return answer(presentTurned(await listTurnedLinks(db)));
    }),

    defineRoute('proveMenuImport', async ({ params: { id } }) =>
      answerWith(await proveImport(services, id), ({ differences, ...proof }) => ({
        ...proof,
        differences: differences.map(({ cart, theirs, ours }) => ({
          cart,
          theirs: leiFromBani(theirs),
          ours: ours === null ? null : leiFromBani(ours),
        })),
      })),
    ),
  ];
}

/** The owner reads that columns were not found by their headings but as matched for an earlier file. */
function withMatchNote(menu: NeutralMenu, columns: MatchedColumns | null): NeutralMenu {
  return columns?.isUsedAgain === true ? { ...menu, notes: [USED_AGAIN, ...menu.notes] } : menu;
}

/** The refusal of a file, at the field that it came in. */
function refuseField(field: 'file', refusal: ReadRefusal): Refusal<ReadRefusal['code']>;
function refuseField(field: 'source', refusal: FetchRefusal): Refusal<FetchRefusal['code']>;
function refuseField(field: 'file' | 'source', refusal: FetchRefusal): Refusal<FetchRefusal['code']> {
  if (refusal.code !== 'import_columns_missing') {
    return refuse(refusal.code, {}, { fields: { [field]: sentenceOf(refusal.code) } });
  }
  const { code, ...facts } = refusal;
  return refuse(code, facts, { fields: { [field]: sentenceOf(code, facts) } });
}

function presentTurned(turned: readonly TurnedLink[]): TurnedLinks {
  return { links: turned.map((one) => ({ ...one, turnedAt: isoInstant(one.turnedAt) })) };
}

async function presentImports({ db, clock }: DbServices, imports: readonly StoredImport[]): Promise<MenuImport[]> {
  const pictures = await countPictures(
    db,
    imports.map(({ id }) => id),
  );
  return imports.map((one) => presentImport(one, pictures.get(one.id) ?? NO_PICTURES, clock()));
}

function presentImport(stored: StoredImport, pictures: ImportPictures, at: Instant): MenuImport {
  return {
    ...stored,
    pictures: { ...pictures, failed: [...pictures.failed] },
    readAt: isoInstant(stored.readAt),
    importedAt: stored.importedAt === null ? null : isoInstant(stored.importedAt),
    mayUndo: mayUndo(stored, at),
  };
}

async function report(services: DbServices, id: number, menu: NeutralMenu): Promise<MenuImportReport> {
  const { db } = services;
  const [stored] = await presentImports(services, await listImports(db, id));
  if (stored === undefined) throw new Error('An import whose file was read is there');
  const { lines } = planImport(menu, await loadCurrentMenu(db, menu.source, services.clock()));
  const groups = menu.categories.flatMap((category) => [
    ...category.groups,
    ...category.items.flatMap((item) => [...item.groups, ...item.sizes.flatMap((size) => size.groups)]),
  ]);
  return {
    ...stored,
    lines: lines.map(({ key, category, name, state, sheet, uses, changes, reasons, remarks, missing }) => ({
      key,
      category,
      name,
      state,
      sizes: (sheet?.sizes ?? []).map(({ label, price }) => `${label} ${formatLei(price)}`).join(' · '),
      groups: [...new Set((uses ?? []).map(({ group }) => group.name))],
      changes: [...changes],
      reasons: [...reasons],
      remarks: [...remarks],
      missing: [...missing],
      card: sheet === null ? null : presentCard(sheet),
    })),
    notes: [...menu.notes],
    groups: {
      read: groups.length,
      options: groups.reduce((sum, { options }) => sum + options.length, 0),
      distinct: new Set(groups.map(groupKey)).size,
    },
  };
}

/** What the shop's card shows of a product; stock that the import keeps counts as there. */
function presentCard(sheet: ProductSheet): NonNullable<MenuImportReport['lines'][number]['card']> {
  const sizes = sheet.sizes.map((size) => ({ ...size, stock: size.stock === STOCK_KEPT ? Infinity : size.stock }));
  const product = { isOn: sheet.isOn, sizes };
  const range = priceRange(product);
  return {
    text: cardDescription(sheet.description),
    from: range === null ? null : leiFromBani(range.from),
    to: range === null ? null : leiFromBani(range.to),
    state: productState(product),
    isVeggie: sheet.isVeggie,
    isFasting: sheet.isFasting,
    ageRestricted18: sheet.isAgeRestricted,
    hasDeposit: sheet.sizes.some(({ deposit }) => deposit > 0),
    isAheadOnly: !sheet.isOrderableToday,
  };
}
