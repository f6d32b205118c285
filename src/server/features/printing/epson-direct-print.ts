/**
 * Epson Server Direct Print: the printer posts a form every few seconds and gets a slip or nothing; then it posts
 * another form with the outcome. Printers configured to do so also post their status.
 */
import type { PrintOutcome } from '#domain/printing/print-job.ts';
import type { PrinterCondition } from '#domain/printing/printer.ts';
import type { Bitmap } from './raster/bitmap.ts';

type Said = { readonly condition: PrinterCondition; readonly word: string };

export type EpsonForm =
  | { readonly kind: 'request' }
  | {
      readonly kind: 'response';
      /** Null when an old printer does not name the slip. */
      readonly token: string | null;
      readonly outcome: PrintOutcome;
      readonly said: Said | null;
    }
  | { readonly kind: 'status'; readonly said: Said | null };

/** The content of a form; null when it is not from a printer. */
export function parseEpsonForm(body: string): EpsonForm | null {
  const form = new URLSearchParams(body);
  switch (form.get('ConnectionType')) {
    case 'GetRequest':
      return { kind: 'request' };
    case 'SetResponse':
      return parseResponse(form.get('ResponseFile') ?? '');
    case 'SetStatus':
      return { kind: 'status', said: parseStatus(form.get('Status') ?? '') };
    default:
      return null;
  }
}

/** Attributes are found at any depth, because some printers wrap the element in SOAP. */
function parseResponse(xml: string): EpsonForm | null {
  const response = /<(?:\w+:)?response\b([^>]{0,500})>/.exec(xml)?.[1];
  if (response === undefined) return null;
  const token = /<printjobid>(\w{1,30})<\/printjobid>/.exec(xml)?.[1] ?? null;
  const said = conditionOf(attribute(response, 'status'));
  const isPrinted = /^(true|1)$/i.test(attribute(response, 'success'));
  const outcome = isPrinted ? ({ kind: 'printed' } as const) : outcomeOf(attribute(response, 'code'));
  const blocked = outcome.kind === 'blocked' ? outcome : null;
  return { kind: 'response', token, outcome, said: blocked ?? said };
}

function attribute(element: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]{0,100})"`).exec(element)?.[1] ?? '';
}

function outcomeOf(code: string): PrintOutcome {
  if (code === 'EPTR_REC_EMPTY') return { kind: 'blocked', condition: 'no_paper', word: code };
  if (code === 'EPTR_COVER_OPEN') return { kind: 'blocked', condition: 'cover_open', word: code };
  // It timed out waiting for the end of the print: paper may have been printed.
  if (/TIMEOUT/i.test(code)) return { kind: 'unknown' };
  if (/schema|request|entity/i.test(code)) return { kind: 'unprintable', word: code };
  return { kind: 'blocked', condition: 'error', word: code === '' ? 'fără cod' : code };
}

function parseStatus(xml: string): Said | null {
  return conditionOf(/asbstatus="([^"]{1,20})"/i.exec(xml)?.[1] ?? '');
}

/** Bits of the automatic status with their meaning; the first bit set counts. */
const CONDITIONS: readonly (readonly [bit: number, condition: PrinterCondition])[] = [
  [0x80000, 'no_paper'],
  [0x20, 'cover_open'],
  [0x400 | 0x800 | 0x2000 | 0x4000, 'error'],
  [0x20000, 'paper_low'],
];

function conditionOf(status: string): Said | null {
  const bits = /^(0x[0-9a-f]{1,8}|\d{1,10})$/i.test(status) ? Number(status) : null;
  if (bits === null) return null;
  const found = CONDITIONS.find(([bit]) => (bits & bit) !== 0);
  return { condition: found?.[1] ?? 'ready', word: status };
}

/** Milliseconds until the printer reports a failure. */
const PRINT_MS = 10_000;

/** The answer with a slip. */
export function presentEpsonJob(token: string, { width, height, bits }: Bitmap): string {
  const picture = Buffer.from(bits).toString('base64');
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<PrintRequestInfo Version="2.00"><ePOSPrint>',
    `<Parameter><devid>local_printer</devid><timeout>${PRINT_MS}</timeout><printjobid>${token}</printjobid></Parameter>`,
    '<PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">',
    `<image width="${width}" height="${height}" color="color_1" mode="mono">${picture}</image>`,
    '<cut type="feed"/>',
    '</epos-print></PrintData></ePOSPrint></PrintRequestInfo>',
  ].join('');
}
