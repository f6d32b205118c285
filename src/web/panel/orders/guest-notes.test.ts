import { expect, test } from 'vitest';
import { sortNotes } from './guest-notes.ts';

test('what speaks of an allergy stands apart with its dish; the rest stays where it was written', () => {
  const lines = [
    { name: 'Carbonara', message: 'alergie la ouă' },
    { name: 'Ciorbă', message: 'fără ceapă' },
    { name: 'Limonadă', message: '' },
  ];
  expect(sortNotes({ notes: 'Sun când ajung.', ofOrder: ['Sun când ajung.', 'lângă moară'], lines })).toEqual({
    allergy: ['Carbonara: „alergie la ouă”'],
    note: 'Sun când ajung.',
    messages: ['Ciorbă: „fără ceapă”'],
  });
});

test('a note about an allergy is not told twice, and one in the landmark is not lost', () => {
  expect(sortNotes({ notes: 'ALERGIE LA NUCI!', ofOrder: ['ALERGIE LA NUCI!', 'scara B, celiac'], lines: [] })).toEqual(
    {
      allergy: ['„ALERGIE LA NUCI!”', '„scara B, celiac”'],
      note: '',
      messages: [],
    },
  );
});
