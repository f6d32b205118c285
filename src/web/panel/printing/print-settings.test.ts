import { expect, test } from 'vitest';
import { parsePrintSettings, slipsOnAcceptance } from './print-settings.ts';

test.each([
  [null, { paper: 80, onAcceptance: 'none' }],
  ['{"paper":58,"onAcceptance":"both"}', { paper: 58, onAcceptance: 'both' }],
  ['{"paper":57,"onAcceptance":"all"}', { paper: 80, onAcceptance: 'none' }],
  ['[]', { paper: 80, onAcceptance: 'none' }],
  ['null', { paper: 80, onAcceptance: 'none' }],
  ['{', { paper: 80, onAcceptance: 'none' }],
])('%s is read as %j', (text, settings) => {
  expect(parsePrintSettings(text)).toEqual(settings);
});

test('the kitchen’s slip leaves the printer first', () => {
  expect(slipsOnAcceptance('both')).toEqual(['kitchen', 'receipt']);
  expect(slipsOnAcceptance('receipt')).toEqual(['receipt']);
  expect(slipsOnAcceptance('none')).toEqual([]);
});
