/** A receipt printer in the database, and the address that is typed into it. */

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

/** What a story is about goes in; it has asked once. */
export async function aPrinter(
  { db, clock, secrets }: Pick<Services, 'db' | 'clock' | 'secrets'>,
  about: Partial<PrinterSettings> = {},
): Promise<APrinter> {
  const id = await db.transaction().execute((tx) => insertPrinter(tx, { ...USUAL, ...about }, clock()));
  // It is connected: printers that never asked are given nothing.
  await db
    .updateTable('printers')
    .set({ last_seen_at: new Date(clock()) })
    .where('id', '=', id)
    .execute();
  const key = printerKey(await secrets.load('printer_addresses'), { id, turn: 1 });
  return { id, path: printerPath(id, key) };
}

/** Asks as that printer, and faster than any: what its requests count against its limit is taken back. */
export function askingOften({ request, services }: Pick<TestApp, 'request' | 'services'>, { id }: APrinter): Ask {
  return async (path, init) => {
    const answer = await request(path, init);
    await services.rateLimits.forgiveUse('printer', String(id), { points: 1, seconds: 1 });
    return answer;
  };
}
