/** A receipt printer in the database, and the address that is configured in it. */

import type { PrinterSettings } from '#domain/printing/printer.ts';
import { printerKey, printerPath } from '#server/features/printing/printer-address.ts';
import { insertPrinter } from '#server/features/printing/printers.repository.ts';
import type { Services } from '#server/services.ts';
import type { Ask } from './fake-star.ts';
import type { TestApp } from './test-app.ts';

export type APrinter = { readonly id: number; readonly path: string };

const USUAL: PrinterSettings = {
  name: 'Bucătărie',
  protocol: 'star',
  width: 576,
  prints: 'kitchen',
  printsOn: 'acceptance',
  stationId: null,
};

/** Pass only what the story is about; the printer has already polled once. */
export async function aPrinter(
  { db, clock, secrets }: Pick<Services, 'db' | 'clock' | 'secrets'>,
  about: Partial<PrinterSettings> = {},
): Promise<APrinter> {
  const id = await db.transaction().execute((tx) => insertPrinter(tx, { ...USUAL, ...about }, clock()));
  // The printer counts as connected: one that never polled gets no slips.
  await db
    .updateTable('printers')
    .set({ last_seen_at: new Date(clock()) })
    .where('id', '=', id)
    .execute();
  const key = printerKey(await secrets.load('printer_addresses'), { id, turn: 1 });
  return { id, path: printerPath(id, key) };
}

/** Requests as that printer, without its rate limit: the counted requests are deleted. */
export function askingOften({ request, services }: Pick<TestApp, 'request' | 'services'>, { id }: APrinter): Ask {
  return async (path, init) => {
    const answer = await request(path, init);
    await services.rateLimits.forgiveUse('printer', String(id), { points: 1, seconds: 1 });
    return answer;
  };
}
