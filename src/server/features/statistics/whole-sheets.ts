import type { LocalDate } from '#domain/time/local-date.ts';
import { csvStream } from '#server/platform/csv.ts';
import type { Database } from '#server/platform/database.ts';
import { CUSTOMERS_TABLE, ORDER_LINES_TABLE, ORDERS_TABLE, RESERVATIONS_TABLE } from './present-exports.ts';

const SHEETS = {
  comenzi: ORDERS_TABLE,
  'produse-comandate': ORDER_LINES_TABLE,
  clienti: CUSTOMERS_TABLE,
  rezervari: RESERVATIONS_TABLE,
} as const;

// Both are days of the calendar.
const EVER = { from: '2000-01-01' as LocalDate, to: '2999-12-31' as LocalDate };

/** The export tables over all time, each read when it is opened. */
export const WHOLE_SHEETS = Object.entries(SHEETS).map(([name, { header, batches }]) => ({
  name,
  open: (db: Database) => csvStream(header, batches(db, EVER)),
}));
