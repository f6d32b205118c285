import { expect, test } from 'vitest';
import { instant, MINUTE_MS } from '#domain/time/instant.ts';
import {
  canPrint,
  PRINTER_CONDITIONS,
  PRINTER_SILENT_MS,
  parsePrinterName,
  printerLossAt,
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
  ['  Bucătărie mare ', { ok: true, value: 'Bucătărie mare' }],
  ['  ', { ok: false, error: 'printer_name_invalid' }],
  ['Ana\udc00', { ok: false, error: 'printer_name_invalid' }],
  ['x'.repeat(41), { ok: false, error: 'printer_name_invalid' }],
])('a printer named %j', (written, parsed) => {
  expect(parsePrinterName(written)).toEqual(parsed);
});

test('a printer that cannot print while the restaurant is open is a loss after three minutes, once', () => {
  const opened = instant(HEARD - 60 * MINUTE_MS);
  const minutesLater = (minutes: number) => instant(HEARD + minutes * MINUTE_MS);
  const silent = { lastSeenAt: HEARD, condition: 'ready', conditionAt: HEARD } as const;
  expect(printerLossAt(silent, opened, minutesLater(0))).toBeNull();
  expect(printerLossAt(silent, opened, minutesLater(2))).toBeNull();
  expect(printerLossAt(silent, opened, minutesLater(3))).toBe(HEARD);
  expect(printerLossAt(silent, opened, minutesLater(300))).toBe(HEARD);
  expect(printerLossAt(silent, null, minutesLater(3))).toBeNull();
  expect(printerLossAt({ ...silent, lastSeenAt: null }, opened, minutesLater(3))).toBeNull();
  // Off since yesterday: it counts from the opening.
  expect(printerLossAt(silent, minutesLater(600), minutesLater(602))).toBeNull();
  expect(printerLossAt(silent, minutesLater(600), minutesLater(603))).toBe(minutesLater(600));
  const empty = { lastSeenAt: minutesLater(5), condition: 'no_paper', conditionAt: minutesLater(2) } as const;
  expect(printerLossAt(empty, opened, minutesLater(5))).toBe(minutesLater(2));
  expect(printerLossAt({ ...empty, conditionAt: null }, opened, minutesLater(5))).toBeNull();
});
