import { getPrinters } from '#contract/printing/staff-calls.ts';
import { readerOf } from '#domain/orders/kitchen-reader.ts';
import { printerStanding } from '#domain/printing/printer.ts';
import { findVersion } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answer, answerAs, answerSaved, answerWith, defineRoute, type Route } from '#server/platform/http/route.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import { answerPrintJobs, printAgain, printTestSlip } from './answer-jobs.ts';
import { printerKey, printerPath } from './printer-address.ts';
import { listPrinters } from './printers.repository.ts';
import { printerSubject, removePrinter, renewPrinterAddress, savePrinter } from './save-printer.ts';

type PrintingServices = DbServices & {
  readonly secrets: Secrets;
  readonly config: { readonly publicUrl: string };
  /** Passed in, because orders queue slips and features must not import each other in a circle. */
  readonly findOrderId: (orderNumber: number) => Promise<number | null>;
};

export function printingRoutes(services: PrintingServices): readonly Route[] {
  const { db, clock, secrets, config, findOrderId } = services;
  return [
    defineRoute('getPrinters', async () => {
      const at = clock();
      const secret = await secrets.load('printer_addresses');
      const printers = [];
      for (const { basicHash, secretTurn, ...printer } of await listPrinters(db)) {
        const { id, name, protocol, width, prints, printsOn, stationId, lastSeenAt, lastWord } = printer;
        const path = printerPath(id, printerKey(secret, { id, turn: secretTurn }));
        printers.push({
          ...{ id, name, protocol, width, prints, printsOn, stationId, lastSeenAt, lastWord },
          version: await findVersion(db, printerSubject(id)),
          address: `${config.publicUrl}${path}`,
          hasPassword: basicHash !== null,
          standing: printerStanding(printer, at),
        });
      }
      return answerAs(getPrinters, { printers });
    }),
    defineRoute('savePrinter', async ({ body, session }) =>
      answerSaved(await savePrinter(services, session.userId, body), 'Imprimanta a fost salvată.'),
    ),
    defineRoute('renewPrinterAddress', async ({ body, session }) =>
      answerWith(await renewPrinterAddress(services, session.userId, body.id), () => ({
        message: 'Imprimanta are o adresă nouă. Scrieți-o în imprimantă: cea veche nu mai merge.',
      })),
    ),
    defineRoute('removePrinter', async ({ body, session }) =>
      answerWith(await removePrinter(services, session.userId, body.id), () => ({
        message: 'Imprimanta a fost scoasă.',
      })),
    ),
    defineRoute('printTestSlip', async ({ body }) =>
      answerWith(await printTestSlip(services, body.id), ({ sentAt, printerName }) => ({
        message: `Bonul de probă de la ${sentAt} așteaptă imprimanta „${printerName}”.`,
      })),
    ),
    defineRoute('printAgain', async ({ body: { orderNumber, printerId }, session }) => {
      const orderId = await findOrderId(orderNumber);
      const reader = readerOf(session.roles);
      return answerWith(await printAgain(services, { orderId, printerId, reader }), ({ isCopy, printerName }) => ({
        message: isCopy ? `Se tipărește la „${printerName}”, cu mențiunea COPIE.` : `Se tipărește la „${printerName}”.`,
      }));
    }),
    defineRoute('answerPrintJobs', async ({ body, session }) => {
      await answerPrintJobs(services, { ...body, reader: readerOf(session.roles) });
      return answer({ message: body.answer === 'print' ? 'Bonul se tipărește din nou.' : 'Am notat.' });
    }),
  ];
}
