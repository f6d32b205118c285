/** What a feature says of its tables: their place in the owner's archive, the database role's rights, their topic. */
import type { DB } from '../database.types.ts';

/**
 * A table by its name in archives of every version. Orders are named `orders` there, though the database has them in
 * `all_orders` and shows parts of it by views (docs/decisions/0269).
 */
export type TableName = Exclude<keyof DB, 'all_orders' | 'real_orders'>;

export function databaseTable(archived: string): string {
  return archived === 'orders' ? 'all_orders' : archived;
}

/** The reverse of `databaseTable`. */
export function archivedTable(table: string): string {
  return table === 'all_orders' ? 'orders' : table;
}

/**
 * `restaurant` belongs to the restaurant; `guests` identifies guests or staff and is included only in full archives.
 * Excluded are credentials (`secret`), data computed from others (`derived`), data without a meaning in another shop
 * (`passing`), and data in separate files (`file`).
 */
export type ArchivePlace = 'restaurant' | 'guests' | 'secret' | 'derived' | 'passing' | 'file';

/** The topics of the data diagrams, in their order. */
export const DATA_DIAGRAMS = [
  'Restaurant',
  'Menu',
  'Pictures',
  'Promotions',
  'Orders',
  'Payments',
  'Couriers',
  'People',
  'Requests',
  'Newsletter',
  'Watch',
  'Guard',
  'Rehearsal',
  'Printing',
  'Upkeep',
] as const;

export type DeclaredTable = {
  readonly archive: ArchivePlace;
  /** Where docs/generated/data.md shows it. */
  readonly topic: (typeof DATA_DIAGRAMS)[number];
  /** Rights that the role of the web processes lacks, because no statement needs them (docs/decisions/0240). */
  readonly withheld?: readonly ('delete' | 'insert' | 'update')[];
  /** Columns that differ in a new shop after reading the archive; every other column is the same. */
  readonly differs?: { readonly columns: readonly string[]; readonly why: string };
  /** In the archive, but a new shop does not read it. */
  readonly isNotRead?: true;
};

export type Tables = Readonly<Partial<Record<TableName, DeclaredTable>>>;

/** Pictures are encoded again by a new shop. */
export const NEW_PICTURES = {
  columns: ['image_hash'],
  why: 'pictures are encoded again, so their hashes differ',
} as const;

/** Rows with the transaction that wrote them. */
export const NEW_TRANSACTION = {
  columns: ['xid'],
  why: 'the transaction is the one that reads the archive',
} as const;

/**
 * All declared tables by name.
 *
 * @throws Error for a table that two features declare
 */
export function tablesOf(
  features: readonly { readonly name: string; readonly tables: Tables }[],
): ReadonlyMap<TableName, DeclaredTable> {
  const tables = new Map<TableName, DeclaredTable>();
  for (const { name, tables: own } of features) {
    for (const [table, declared] of Object.entries(own)) {
      // The keys of `Tables` are names of tables.
      if (tables.has(table as TableName)) throw new Error(`${name} declares the table ${table} a second time`);
      tables.set(table as TableName, declared);
    }
  }
  return tables;
}

/** What an archive does with the tables of all features. */
export type ArchiveTables = {
  /** In an archive, by name; `hasGuests`: with those that identify people. */
  readonly listArchivedTables: (hasGuests: boolean) => readonly TableName[];
  /** Read completely by a new shop. */
  readonly listReadTables: () => readonly TableName[];
};

/** @param features called at each use, because one of them receives the result */
export function archiveTablesOf(features: () => Parameters<typeof tablesOf>[0]): ArchiveTables {
  const listArchivedTables = (hasGuests: boolean) =>
    [...tablesOf(features())]
      .filter(([, { archive }]) => archive === 'restaurant' || (hasGuests && archive === 'guests'))
      .map(([name]) => name)
      .toSorted();
  return {
    listArchivedTables,
    listReadTables: () => {
      const tables = tablesOf(features());
      return listArchivedTables(true).filter((name) => tables.get(name)?.isNotRead !== true);
    },
  };
}
