import { expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { parseInvoiceCompany } from './parse-invoice-company.ts';

const company = {
  name: 'Frasinul SRL',
  cui: 'RO 12345674',
  tradeRegister: 'J01/123/2020',
  office: 'Blaj, str. Lungă 5',
};

test('name and fiscal code are enough; what comes with spaces is cleaned', () => {
  expect(parseInvoiceCompany(company)).toEqual(ok({ ...company, cui: 'RO12345674' }));
  expect(parseInvoiceCompany({ name: '  Frasinul SRL ', cui: '12345674', tradeRegister: '', office: '' })).toEqual(
    ok({ name: 'Frasinul SRL', cui: '12345674', tradeRegister: '', office: '' }),
  );
});

test.each([
  ['no name', { name: ' ' }, 'name', 'company_name_required'],
  ['a name of more than 160 characters', { name: 'x'.repeat(161) }, 'name', 'text_invalid'],
  ['a name with a control character', { name: 'SRL\u0007' }, 'name', 'text_invalid'],
  ['no fiscal code', { cui: '' }, 'cui', 'company_cui_invalid'],
  ['a wrong control digit', { cui: 'RO12345675' }, 'cui', 'company_cui_invalid'],
  ['a personal number', { cui: '1960101123456' }, 'cui', 'company_cui_invalid'],
  ['a number of the trade register that is none', { tradeRegister: 'J1' }, 'tradeRegister', 'trade_register_invalid'],
  ['a very long office', { office: 'x'.repeat(201) }, 'office', 'text_invalid'],
] as const)('%s is refused', (_what, about, part, code) => {
  expect(parseInvoiceCompany({ ...company, ...about })).toMatchObject(err([{ part, code }]));
});

test('every problem is told at once', () => {
  const refused = parseInvoiceCompany({ name: '', cui: '1', tradeRegister: '?', office: '\u0000' });
  expect(!refused.ok && refused.error.map(({ part }) => part)).toEqual(['name', 'cui', 'tradeRegister', 'office']);
});
