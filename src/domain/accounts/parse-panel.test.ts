import { expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { parsePanelName, parsePanelPin } from './parse-panel.ts';

test.each([
  ['  Tableta   din bucătărie ', ok('Tableta din bucătărie')],
  ['', err('panel_name_invalid')],
  ['x'.repeat(61), err('panel_name_invalid')],
])('„%s” as a name', (typed, read) => {
  expect(parsePanelName(typed)).toEqual(read);
});

test.each([
  ['', ok('')],
  [' 4821 ', ok('4821')],
  ['12345678', ok('12345678')],
  ['123', err('panel_pin_invalid')],
  ['123456789', err('panel_pin_invalid')],
  ['12a4', err('panel_pin_invalid')],
])('„%s” as a PIN', (typed, read) => {
  expect(parsePanelPin(typed)).toEqual(read);
});

test('a name with a control character is none', () => {
  expect(parsePanelName('Tab\u0007leta')).toEqual(err('panel_name_invalid'));
});
