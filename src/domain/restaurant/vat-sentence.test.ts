import { expect, test } from 'vitest';
import { vatSentence } from './vat-sentence.ts';

test('prices include VAT only where it is paid', () => {
  expect(vatSentence({ vatPayer: true })).toBe('Prețurile includ TVA.');
  expect(vatSentence({ vatPayer: false })).toBe('');
});
