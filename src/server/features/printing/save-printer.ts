import type { z } from 'zod';
import { sentenceOf } from '#contract/errors.ts';
import type { SavePrinterRequest } from '#contract/printing/wire.ts';
import { MOST_PRINTERS, type PrinterSettings, parsePrinterName } from '#domain/printing/printer.ts';
import { describePrinter } from '#domain/printing/printer-words.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff, type Words } from '#server/features/changes/index.ts';
import { loadStations, mayChooseStation } from '#server/features/stations/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { hashBasic } from './printer-address.ts';
import {
  deletePrinter,
  findPrinter,
  insertPrinter,
  listPrinters,
  type StoredPrinter,
  setBasic,
  turnSecret,
  updatePrinter,
} from './printers.repository.ts';

export const printerSubject = (id: number) => `printer:${id}`;
/** Names are compared with each other, so saves of printers are serialised. */
const ALL_PRINTERS = 'printers';

type Invalid = { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> };
type NotFound = { readonly code: 'printer_not_found' };
type TooMany = { readonly code: 'too_many_printers' };
export type SavedPrinter = { readonly version: number; readonly id: number };

/** Makes a printer, or changes one. */
export async function savePrinter(
  services: DbServices,
  staffId: number,
  { id = null, version, basic, ...typed }: z.output<typeof SavePrinterRequest>,
): Promise<Result<SavedPrinter, ChangedMeanwhile | Invalid | NotFound | TooMany>> {
  const name = parsePrinterName(typed.name);
  if (!name.ok) return invalid('name', name.error);
  // In Basic authentication the user ends at the first colon.
  if (basic && (basic.user === '' || basic.password === '' || basic.user.includes(':'))) {
    return invalid('basic', 'printer_password_invalid');
  }
  const settings: PrinterSettings = { ...typed, name: name.value };
  const subject = id === null ? ALL_PRINTERS : printerSubject(id);
  return saveByStaff<SavedPrinter, ChangedMeanwhile | Invalid | NotFound | TooMany>(
    services,
    { subject, staffId, version: id === null ? null : version, alsoLock: ALL_PRINTERS },
    async (tx, save, at) => {
      const printers = await listPrinters(tx);
      const before = printers.find((one) => one.id === id);
      if (id !== null && before === undefined) return err({ code: 'printer_not_found' });
      if (id === null && printers.length >= MOST_PRINTERS) return err({ code: 'too_many_printers' });
      if (printers.some((one) => one.id !== id && one.name === settings.name)) {
        return invalid('name', 'printer_name_taken');
      }
      if (!(await mayChooseStation(tx, settings.stationId))) return invalid('stationId', 'station_unknown');
      // A new one is inserted first, because its id identifies it in the history.
      const made = id ?? (await insertPrinter(tx, settings, at));
      const hasPassword = basic === undefined ? before?.basicHash != null : basic !== null;
      const saved = await save({
        title: `Imprimanta ${settings.name}`,
        subject: printerSubject(made),
        action: id === null ? 'created' : 'updated',
        before: before === undefined ? {} : await describeIn(tx, before, before.basicHash !== null),
        after: await describeIn(tx, settings, hasPassword),
        write: () => updatePrinter(tx, made, settings),
      });
      if (basic !== undefined) {
        await setBasic(tx, made, basic === null ? null : hashBasic(basic.user, basic.password));
      }
      return ok({ version: saved.value.version, id: made });
    },
  );
}

/** Creates a new address: a printer with the present one is refused from then on. */
export function renewPrinterAddress(
  services: DbServices,
  staffId: number,
  id: number,
): Promise<Result<object, ChangedMeanwhile | NotFound>> {
  return changePrinter(services, { id, staffId }, async (tx, save, printer) =>
    save({
      title: `Imprimanta ${printer.name}`,
      before: { Adresa: 'cea veche' },
      after: { Adresa: 'una nouă' },
      write: () => turnSecret(tx, id),
    }),
  );
}

/** Deletes a printer with its slips. */
export function removePrinter(
  services: DbServices,
  staffId: number,
  id: number,
): Promise<Result<object, ChangedMeanwhile | NotFound>> {
  return changePrinter(services, { id, staffId }, async (tx, save, printer) =>
    save({
      title: `Imprimanta ${printer.name}`,
      action: 'deleted',
      before: await describeIn(tx, printer, printer.basicHash !== null),
      write: () => deletePrinter(tx, id),
    }),
  );
}

function changePrinter(
  services: DbServices,
  { id, staffId }: { readonly id: number; readonly staffId: number },
  change: (
    tx: Tx,
    save: Parameters<Parameters<typeof saveByStaff>[2]>[1],
    printer: StoredPrinter,
  ) => Promise<Result<object, never>>,
): Promise<Result<object, ChangedMeanwhile | NotFound>> {
  const saving = { subject: printerSubject(id), staffId, alsoLock: ALL_PRINTERS };
  return saveByStaff<object, ChangedMeanwhile | NotFound>(services, saving, async (tx, save) => {
    const printer = await findPrinter(tx, id);
    return printer === null ? err({ code: 'printer_not_found' }) : change(tx, save, printer);
  });
}

/** As text for the history of changes; user and password are never included. */
async function describeIn(tx: Tx, settings: PrinterSettings, hasPassword: boolean): Promise<Words> {
  const station = (await loadStations(tx)).find(({ id }) => id === settings.stationId);
  return describePrinter(settings, { station: station?.name ?? null, hasPassword });
}

function invalid(
  field: string,
  code: 'printer_name_invalid' | 'printer_name_taken' | 'printer_password_invalid' | 'station_unknown',
) {
  return err<Invalid>({ code: 'invalid_request', fields: { [field]: sentenceOf(code) } });
}
