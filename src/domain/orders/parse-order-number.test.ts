import { expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { parseOrderNumber } from './parse-order-number.ts';

test.each([
  ['12345678', 12_345_678],
  [12_345_678, 12_345_678],
  [' nr. 1234 5678 ', 12_345_678],
  ['#12345678', 12_345_678],
])('%j names an order', (raw, number) => {
  expect(parseOrderNumber(raw)).toEqual(ok(number));
});

test.each(['', '1234567', '123456789', 'abc', '1234567a'])('%j does not', (raw) => {
  expect(parseOrderNumber(raw)).toEqual(err({ code: 'order_number_invalid' }));
});
