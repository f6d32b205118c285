import { expect, test } from 'vitest';
import { parseCui } from './parse-cui.ts';
import { parsePostalCode } from './parse-postal-code.ts';
import { parseTradeRegister } from './parse-trade-register.ts';

test.each([
  ['12345674', '12345674'],
  ['ro 12345674', 'RO12345674'],
  ['RO12345674', 'RO12345674'],
  [' 1590082 ', '1590082'],
  ['12345675', null],
  ['1', null],
  ['12345678901', null],
  ['RO', null],
  ['PL12345674', null],
  ['1'.repeat(50), null],
])('the fiscal code %j reads as %j', (raw, cui) => {
  const parsed = parseCui(raw);
  expect(parsed.ok ? parsed.value : null).toBe(cui);
});

test.each([
  ['', ''],
  [' 515400 ', '515400'],
  ['1234', null],
  ['12345', '12345'],
  ['1234567890', '1234567890'],
  ['12345678901', null],
  ['51540a', null],
])('the postal code %j reads as %j', (raw, code) => {
  const parsed = parsePostalCode(raw);
  expect(parsed.ok ? parsed.value : null).toBe(code);
});

test.each([
  ['', ''],
  ['j01/123/2020', 'J01/123/2020'],
  ['J2024000123001', 'J2024000123001'],
  ['J1/2/20', null],
  ['J01/123/2020 și restul', null],
])('the trade register number %j reads as %j', (raw, number) => {
  const parsed = parseTradeRegister(raw);
  expect(parsed.ok ? parsed.value : null).toBe(number);
});
