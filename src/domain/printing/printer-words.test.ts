import { expect, test } from 'vitest';
import { describePrinter } from './printer-words.ts';

test('a printer in the history of changes', () => {
  const settings = {
    name: 'Grătar',
    protocol: 'star',
    width: 576,
    prints: 'kitchen',
    printsOn: 'arrival',
    stationId: 2,
  } as const;
  expect(describePrinter(settings, { station: 'Grătar', hasPassword: true })).toEqual({
    Nume: 'Grătar',
    Fel: 'Star CloudPRNT',
    Hârtie: '80 mm',
    Tipărește: 'Bonul de bucătărie',
    Când: 'La sosirea comenzii',
    Secția: 'Grătar',
    Parolă: 'da',
  });
  expect(describePrinter(settings, { station: null, hasPassword: false })).toMatchObject({
    Secția: 'Toată bucătăria',
    Parolă: 'nu',
  });
});
