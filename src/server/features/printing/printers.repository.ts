/** Printers: their settings, and their present state. */
import { type Selectable, sql } from 'kysely';
import type { PrinterCondition, PrinterSettings, PrinterSign } from '#domain/printing/printer.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { DB } from '#server/platform/database.types.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { maybeInstant } from '#server/platform/postgres/read-instant.ts';

export type StoredPrinter = PrinterSettings &
  PrinterSign & {
    readonly id: number;
    readonly secretTurn: number;
    readonly basicHash: Buffer | null;
    /** The last status text of the printer. */
    readonly lastWord: string;
    /** The slip it was last told about; null for none. */
    readonly announced: string | null;
  };

const PRINTER = [
  'id',
  'name',
  'protocol',
  'dots',
  'prints',
  'prints_on',
  'secret_turn',
  'basic_hash',
  'last_seen_at',
  'condition',
  'condition_at',
  'last_word',
  'announced',
  'station_id',
] as const;

type PrinterRow = Pick<Selectable<DB['printers']>, (typeof PRINTER)[number]>;

function printerOf(row: PrinterRow): StoredPrinter {
  return {
    id: row.id,
    name: row.name,
    protocol: row.protocol,
    width: row.dots,
    prints: row.prints,
    printsOn: row.prints_on,
    secretTurn: row.secret_turn,
    basicHash: row.basic_hash,
    lastSeenAt: maybeInstant(row.last_seen_at),
    condition: row.condition,
    conditionAt: maybeInstant(row.condition_at),
    lastWord: row.last_word,
    announced: row.announced,
    stationId: row.station_id,
  };
}

export async function listPrinters(db: Database): Promise<readonly StoredPrinter[]> {
  const rows = await db.selectFrom('printers').select(PRINTER).orderBy('id').execute();
  return rows.map(printerOf);
}

export async function findPrinter(db: Database, id: number): Promise<StoredPrinter | null> {
  const row = await db.selectFrom('printers').select(PRINTER).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : printerOf(row);
}

function settingsRow({ name, protocol, width, prints, printsOn, stationId }: PrinterSettings) {
  return { name, protocol, dots: width, prints, prints_on: printsOn, station_id: stationId };
}

export async function insertPrinter(tx: Tx, settings: PrinterSettings, at: Instant): Promise<number> {
  const { id } = await tx
    .insertInto('printers')
    .values({ ...settingsRow(settings), created_at: new Date(at) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePrinter(tx: Tx, id: number, settings: PrinterSettings): Promise<void> {
  await tx.updateTable('printers').set(settingsRow(settings)).where('id', '=', id).execute();
}

/** Sets user and password that a printer must send; null for none. */
export async function setBasic(tx: Tx, id: number, basicHash: Buffer | null): Promise<void> {
  await tx.updateTable('printers').set({ basic_hash: basicHash }).where('id', '=', id).execute();
}

/** Invalidates the present address. */
export async function turnSecret(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('printers')
    .set(({ eb }) => ({ secret_turn: eb('secret_turn', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** With its slips. */
export async function deletePrinter(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('printers').where('id', '=', id).execute();
}

export type PrinterWord = {
  readonly at: Instant;
  readonly said: { readonly condition: PrinterCondition; readonly word: string } | null;
  readonly announced?: string | null;
};

/**
 * Records a printer's request, its status, and the slip it is told about; a request without a paper status keeps the
 * known one.
 */
export async function notePoll(db: Database, id: number, { at, said, announced }: PrinterWord): Promise<void> {
  await db
    .updateTable('printers')
    .set({
      last_seen_at: new Date(at),
      ...(announced === undefined ? {} : { announced }),
      ...(said === null
        ? {}
        : {
            condition: said.condition,
            last_word: storableWord(said.word),
            condition_at: sql`case when condition = ${said.condition} then condition_at else ${new Date(at)} end`,
          }),
    })
    .where('id', '=', id)
    .execute();
}

/** A printer's status text, without characters that PostgreSQL cannot store. */
export function storableWord(word: string): string {
  return word.replace(/\p{Cc}/gu, '').slice(0, 100);
}
