import { expect, test } from 'vitest';
import { sortNotes } from './guest-notes.ts';

test('what speaks of an allergy stands apart with its dish; the rest stays where it was written', () => {
  const lines = [
    { name: 'Carbonara', message: 'alergie la ouă' },
    { name: 'Ciorbă', message: 'fără ceapă' },
    { name: 'Limonadă', message: '' },
  ];
  expect(sortNotes({ additionalInformation: 'Sun când ajung.', doorNotes: ['lângă moară'], lines })).toEqual({
    allergy: ['Carbonara: „alergie la ouă”'],
    note: 'Sun când ajung.',
    messages: ['Ciorbă: „fără ceapă”'],
  });
});

test('a note about an allergy is not told twice, and one in the landmark is not lost', () => {
  expect(sortNotes({ additionalInformation: 'ALERGIE LA NUCI!', doorNotes: ['scara B, celiac'], lines: [] })).toEqual({
    allergy: ['„ALERGIE LA NUCI!”', '„scara B, celiac”'],
    note: '',
    messages: [],
  });
});
