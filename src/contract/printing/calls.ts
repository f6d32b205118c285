/** Receipt printers, with domain values. */
import { defineAnswer, isoMoment, type ValueOf } from '../values/define-answer.ts';

export const printersSetup = defineAnswer('getPrinters', { printers: [{ lastSeenAt: isoMoment }] });
export type PrintersSetup = ValueOf<typeof printersSetup>;
export type SetUpPrinter = PrintersSetup['printers'][number];
