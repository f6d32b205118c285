import { expect, test } from 'vitest';
import { companyGaps } from './company-gaps.ts';

const COMPLETE = {
  companyName: 'Casa Teiului SRL',
  cui: 'RO12345674',
  tradeRegister: 'J01/123/2020',
  registeredOffice: 'Blaj, Strada Teiului 7A',
  authorisations: [{ name: 'Document DSVSA', number: '123/2024', issuer: 'DSVSA Alba' }],
};

test.each([
  [{}, []],
  [{ companyName: ' ' }, ['companyName']],
  [{ cui: 'RO00000000' }, ['cui']],
  [{ tradeRegister: 'J00/0000/0000' }, ['tradeRegister']],
  [{ registeredOffice: '' }, ['registeredOffice']],
  [{ authorisations: [] }, ['authorisations']],
  [{ authorisations: [{ name: 'Autorizație', number: '000/00.00.0000', issuer: 'Primărie' }] }, ['authorisations']],
])('%j leaves %j to be filled in', (changed, gaps) => {
  expect(companyGaps({ ...COMPLETE, ...changed })).toEqual(gaps);
});
