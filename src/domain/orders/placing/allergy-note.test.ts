import { describe, expect, test } from 'vitest';
import { hasAllergyNote, mentionsAllergy } from './allergy-note.ts';

describe('what speaks of an allergy', () => {
  test.each([
    'ALERGIE LA NUCI!',
    'Sunt alergică la alune',
    'sunt alergic la alune de pădure',
    'Alergii: arahide, susan.',
    'ALERG. NUCI',
    'fără alergeni, vă rog',
    'copilul are alegie la ou',
    'intoleranță la lactoză',
    'intolerant la lapte',
    'INTOLERANTA',
    'fara gluten',
    'fără lactoză',
    'am boala celiacă',
    'celiac',
    'risc de șoc anafilactic',
    'pericol de anafilaxie',
    'am EpiPen la mine',
    'fără nuci',
    'fara miere si nuci',
    'fără niciun fel de alune, vă rog',
    'allergic to peanuts',
    'Nut allergy!!',
    'ALLERGIES: eggs',
    'gluten-free please',
    'no lactose',
    'without any nuts',
    'nut-free',
    'dairy free',
    'I have coeliac disease',
    'anaphylaxis risk',
    'Ich bin allergisch gegen Nüsse',
    'laktózmentes',
    // Combining marks, as some phones send them.
    'intoleran\u0074\u0326a\u0306',
  ])('„%s”', (text) => {
    expect(mentionsAllergy(text)).toBe(true);
  });

  test.each([
    '',
    'Fără ceapă, vă rog.',
    'mai picant',
    'Sunați la poartă, interfonul nu merge.',
    'Vin alergând, am 10 minute.',
    'alegeți voi sosul',
    'multe nuci deasupra',
    'fără sare, fără zahăr, fără piper, cu multe nuci',
    'no onions please',
    'tort pentru Celina',
  ])('„%s” does not', (text) => {
    expect(mentionsAllergy(text)).toBe(false);
  });
});

test('an order is marked by any of its texts: the note, the landmark, the message of one line', () => {
  const plain = {
    ofOrder: ['Sunați la poartă.'],
    doorNotes: ['lângă moară'],
    messages: ['', 'fără ceapă'],
  };
  expect(hasAllergyNote(plain)).toBe(false);
  expect(hasAllergyNote({ ...plain, ofOrder: ['Sunați.', 'alergie la ouă'] })).toBe(true);
  expect(hasAllergyNote({ ...plain, doorNotes: ['scara 2, alergie la ouă'] })).toBe(true);
  expect(hasAllergyNote({ ...plain, messages: ['', 'alergie!'] })).toBe(true);
});
