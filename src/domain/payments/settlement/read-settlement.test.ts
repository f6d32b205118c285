import { expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { readAmount } from './read-amount.ts';
import { readCsv } from './read-csv.ts';
import { readSettlement } from './read-settlement.ts';
import { SETTLEMENT_COLUMNS } from './settlement-columns.ts';

test.each([
  ['83.5', 8350],
  ['83,50', 8350],
  ['83', 8300],
  ['-12,00', -1200],
  ['−12.00', -1200],
  ['+5', 500],
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1 234,5 lei', 123_450],
  ['1.234.567 RON', 123_456_700],
  ['1234567.89', 123_456_789],
])('„%s” is %i bani', (text, amount) => {
  expect(readAmount(text)).toEqual(ok(amount));
});

test.each([
  ['', 'not_an_amount'],
  ['zece', 'not_an_amount'],
  ['1.5.2', 'not_an_amount'],
  ['12,345.678', 'amount_unclear'],
  ['99999999999999999', 'not_an_amount'],
  ['1.234', 'amount_unclear'],
  ['1,234', 'amount_unclear'],
  ['1,234,56', 'amount_unclear'],
  ['1.234,567.89', 'amount_unclear'],
] as const)('„%s” is refused: %s', (text, problem) => {
  expect(readAmount(text)).toEqual(err(problem));
});

test('rows are read with any separator and line end, quotes over lines, a byte order mark, and counted as an editor does', () => {
  expect(readCsv('\u{FEFF}a;"b ""c"";\nd";e\r\n\r\n;;\r\nf;g\r h ;i')).toEqual([
    { line: 1, cells: ['a', 'b "c";\nd', 'e'] },
    { line: 5, cells: ['f', 'g'] },
    { line: 6, cells: ['h', 'i'] },
  ]);
  expect(readCsv('a\tb\n1\t2')[1]).toEqual({ line: 2, cells: ['1', '2'] });
  expect(readCsv('a,b,"c;d"\n')).toEqual([{ line: 1, cells: ['a', 'b', 'c;d'] }]);
  expect(readCsv('')).toEqual([]);
});

test('Stripe: payments, refunds, disputes and payouts, each with its line', () => {
  const text = [
    'created_utc,reporting_category,currency,gross,fee,payment_intent_id,payment_metadata[attempt]',
    '2026-11-20 09:15:00,charge,ron,83.50,2.25,pi_1,10000001-1',
    '2026-11-20T10:00:00,refund,ron,-12.50,0.00,pi_1,10000001-1',
    '2026-11-21,dispute,ron,-83.50,75.00,pi_2,10000002-1',
    '2026-11-22,payout,ron,-100.00,,,',
  ].join('\n');
  const read = readSettlement('stripe', text);
  expect(read.ok && read.value.refused).toEqual([]);
  expect(read.ok && read.value.rows.map(({ line, kind, amount, fee, day }) => [line, kind, amount, fee, day])).toEqual([
    [2, 'payment', 8350, 225, '2026-11-20'],
    [3, 'refund', 1250, 0, '2026-11-20'],
    [4, 'dispute', 8350, 7500, '2026-11-21'],
    [5, 'payout', 10_000, 0, '2026-11-22'],
  ]);
  expect(read.ok && read.value.rows[0]).toMatchObject({ attempt: '10000001-1', reference: 'pi_1' });
});

test('NETOPIA: Romanian headings with diacritics, decimal commas, days first; without a kind the sign says which way', () => {
  const text =
    '\u{FEFF}"Dată";"ID comandă";"ID tranzacție";"Sumă";"Comision"\r\n' +
    '20.11.2026;10000001-1;1300001;"1.083,50";"10,84"\r\n20/11/2026 10:00;10000002-1;;-20,00;\r\n';
  const fixed = text.replace('Dată', 'Data').replace('Sumă', 'Suma');
  const read = readSettlement('netopia', fixed);
  expect(read.ok && read.value).toMatchObject({
    rows: [
      { line: 2, kind: 'payment', attempt: '10000001-1', reference: '1300001', amount: 108_350, fee: 1084 },
      { line: 3, kind: 'refund', attempt: '10000002-1', reference: '', amount: 2000, fee: 0, day: '2026-11-20' },
    ],
    refused: [],
  });
});

test('what cannot be read is refused by its line, and the other lines are read', () => {
  const head = 'Date;Merchant reference;Order code;Amount;Currency;Type;Commission';
  const lines = [
    '2026-11-20;10000001-1;1;83,50;RON;Card charge;1,00',
    '2026-11-20;10000001-1;1;abc;RON;Card charge;',
    '2026-11-20;10000001-1;1;1.234;RON;Card charge;',
    '2026-11-20;10000001-1;1;83,50;EUR;Card charge;',
    '2026-11-20;10000001-1;1;83,50;946;ceva;',
    '2026-11-20;;;83,50;lei;Card charge;',
    '2026-11-20;10000001-1;1;83,50;RON;Card charge;x',
    '11/20/2026;10000001-1;1;83,50;RON;Card charge;',
    'ieri;10000001-1;1;83,50;RON;Card charge;',
    '2026-11-20;10000001-1',
  ];
  const read = readSettlement('viva', [head, ...lines].join('\n'));
  expect(read.ok && read.value.rows).toHaveLength(1);
  expect(read.ok && read.value.refused).toEqual([
    { line: 3, problem: 'not_an_amount' },
    { line: 4, problem: 'amount_unclear' },
    { line: 5, problem: 'other_currency' },
    { line: 6, problem: 'kind_unknown' },
    { line: 7, problem: 'no_reference' },
    { line: 8, problem: 'fee_unclear' },
    { line: 9, problem: 'day_unclear' },
    { line: 10, problem: 'day_unclear' },
    { line: 11, problem: 'not_an_amount' },
  ]);
});

test('a file without rows, or without a column that is needed, says which', () => {
  expect(readSettlement('stripe', '\u{FEFF}\n\n')).toEqual(err({ code: 'empty' }));
  expect(readSettlement('stripe', 'created,gross,charge_id\n')).toEqual(err({ code: 'empty' }));
  expect(readSettlement('stripe', 'Zi;Total\n1;2')).toEqual(
    err({
      code: 'columns_missing',
      missing: [['attempt', 'reference'], ['amount'], ['day']],
      found: ['Zi', 'Total'],
    }),
  );
});

test('every heading stands in the form in which it is compared', () => {
  const all = Object.values(SETTLEMENT_COLUMNS).flatMap((columns) => Object.values(columns).flat());
  for (const heading of all) expect(heading).toMatch(/^[a-z0-9_ ()[\]]+$/);
});
