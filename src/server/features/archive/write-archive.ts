/** The contents of an archive as parts, read one after the other while it is written. */
import type { Instant } from '#domain/time/instant.ts';
import { WHOLE_SHEETS } from '#server/features/statistics/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { TableName } from '#server/platform/define/tables.ts';
import type { ZipPart } from '#server/platform/write-zip.ts';
import { findLargestPicture, listShownPictures, readTable } from './archive.repository.ts';
import { loadMenuDocument } from './load-menu-document.ts';
import { findMigration } from './read-whole.repository.ts';

const READ_ME = `Arhiva restaurantului, făcută de Poftă.

meniu.json      meniul: categorii, produse, mărimi, grupuri de opțiuni (prețurile în bani)
setari.json     datele restaurantului, programul, serviciile, zonele de livrare, plățile
imagini/        pozele, la cea mai mare mărime păstrată
foi/            comenzi, produse comandate, clienți, rezervări, pentru Excel sau LibreOffice (CSV)
tabele/         toate celelalte date, câte un obiect JSON pe rând (sumele în bani, orele cu fusul lor)

Parolele echipei și cheile nu sunt în arhivă, iar parolele clienților sunt numai ca amprente (Argon2id). Foile și tabelele cu date ale clienților sunt date cu caracter personal:
păstrați-le numai cât aveți nevoie și nu le trimiteți altcuiva.
Un restaurant nou pe Poftă citește arhiva întreagă, la Import de meniu; oricare altul citește din ea meniul și pozele.
`;

export type Archive = { readonly parts: AsyncIterable<ZipPart>; readonly count: number };

/**
 * @param tables to be archived
 * @param settings answers of the office's calls, by name
 */
export async function openArchive(
  db: Database,
  {
    hasGuests,
    tables,
    at,
    settings,
    orderNumberKey,
  }: {
    readonly hasGuests: boolean;
    readonly tables: readonly TableName[];
    readonly at: Instant;
    readonly settings: Readonly<Record<string, unknown>>;
    readonly orderNumberKey: Buffer;
  },
): Promise<Archive> {
  const files = new Map<string, string>();
  const fileOf = (hash: string) => {
    const file = files.get(hash) ?? `imagini/${files.size + 1}.webp`;
    files.set(hash, file);
    return file;
  };
  const menu = await loadMenuDocument(db, fileOf);
  const settled = nameFiles(settingsOnly(settings), fileOf);
  for (const hash of await listShownPictures(db, tables)) fileOf(hash);
  const about = {
    format: 'pofta',
    version: 1,
    madeAt: new Date(at).toISOString(),
    hasGuests,
    // The last migration: a shop without it cannot read the tables.
    migration: await findMigration(db),
    // With another key, new numbers could equal those of the imported orders. The key hides how many orders there were,
    // and grants no access.
    ...(hasGuests ? { orderNumberKey: orderNumberKey.toString('hex') } : {}),
    // Rows of the tables reference pictures by hash.
    pictures: Object.fromEntries([...files].map(([hash, file]) => [file, hash])),
  };
  const texts = {
    'CITESTE-MA.txt': READ_ME,
    'arhiva.json': inJson(about),
    'meniu.json': inJson(menu),
    'setari.json': inJson(settled),
  };
  const sheets = hasGuests ? WHOLE_SHEETS : [];
  async function* parts(): AsyncGenerator<ZipPart> {
    for (const [name, text] of Object.entries(texts)) yield { name, isCompressed: true, pieces: piecesOf(text) };
    for (const [hash, name] of files) yield { name, isCompressed: false, pieces: readPicture(db, hash) };
    for (const { name, open } of sheets) yield { name: `foi/${name}.csv`, isCompressed: true, pieces: open(db) };
    for (const name of tables) yield { name: `tabele/${name}.jsonl`, isCompressed: true, pieces: readLines(db, name) };
  }
  return { parts: parts(), count: Object.keys(texts).length + files.size + sheets.length + tables.length };
}

function inJson(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}

async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

async function* readPicture(db: Database, hash: string): AsyncGenerator<Uint8Array> {
  const bytes = await findLargestPicture(db, hash);
  // Deleted since the menu was read.
  if (bytes !== null) yield bytes;
}

async function* readLines(db: Database, table: string): AsyncGenerator<Uint8Array> {
  for await (const rows of readTable(db, table)) yield new TextEncoder().encode(`${rows.join('\n')}\n`);
}

/** Form versions have no meaning in another shop; orders, tables and guests are no settings. */
const NO_SETTINGS = new Set(['version', 'ordersOnClosedDays', 'reservationsOnClosedDays']);

function settingsOnly(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(settings).map(([call, answer]) => {
      const kept = Object.entries(answer as Readonly<Record<string, unknown>>).filter(
        ([field]) => !NO_SETTINGS.has(field),
      );
      return [call, Object.fromEntries(kept)];
    }),
  );
}

/** References pictures of the restaurant by file name instead of by local address. */
function nameFiles(value: unknown, fileOf: (hash: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => nameFiles(one, fileOf));
  if (typeof value !== 'object' || value === null) return value;
  if ('hash' in value && typeof value.hash === 'string') {
    return { file: fileOf(value.hash), alt: 'alt' in value ? value.alt : '' };
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, nameFiles(one, fileOf)]));
}
