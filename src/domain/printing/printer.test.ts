import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import {
  canPrint,
  PRINTER_CONDITIONS,
  PRINTER_SILENT_MS,
  parsePrinterName,
  printerStanding,
  slipsOf,
} from './printer.ts';

const HEARD = instant(1_000_000);

test('a printer is what it says for half a minute, then silent; one that never asked is new', () => {
  const sign = { lastSeenAt: HEARD, condition: 'no_paper' } as const;
  expect(printerStanding(sign, instant(HEARD + PRINTER_SILENT_MS))).toBe('no_paper');
  expect(printerStanding(sign, instant(HEARD + PRINTER_SILENT_MS + 1))).toBe('silent');
  expect(printerStanding({ lastSeenAt: null, condition: 'ready' }, HEARD)).toBe('new');
});

test('little paper still prints', () => {
  expect([...PRINTER_CONDITIONS, 'new', 'silent'].filter((one) => canPrint(one as 'ready'))).toEqual([
    'ready',
    'paper_low',
  ]);
});

test('the kitchen’s slip leaves the printer first', () => {
  expect(slipsOf('both')).toEqual(['kitchen', 'receipt']);
  expect(slipsOf('receipt')).toEqual(['receipt']);
});

test.each([
  ['  Bucătărie   mare ', { ok: true, value: 'Bucătărie mare' }],
  ['  ', { ok: false, error: 'printer_name_missing' }],
  ['x'.repeat(41), { ok: false, error: 'printer_name_too_long' }],
])('a printer named %j', (written, parsed) => {
  expect(parsePrinterName(written)).toEqual(parsed);
});
