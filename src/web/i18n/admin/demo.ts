/** Removing the demonstration. */
import type { PluralForms } from '#domain/text/plural.ts';

export const adminDemoWords = {
  title: 'Date demonstrative',
  text: 'Meniul, promoțiile și o parte din comenzi sunt inventate, ca să puteți încerca tot. Când sunteți gata de deschidere, ștergeți-le dintr-o dată.',
  open: 'Șterge datele demonstrative…',
  ask: 'Ștergeți datele demonstrative?',
  goes: 'Se șterg definitiv:',
  stays: 'Rămân conturile personalului, localitățile de livrare și tot ce ați salvat dumneavoastră.',
  alsoStays: 'Rămân și, pentru că le-ați modificat sau apar în comenzi reale:',
  settings: 'setările nesalvate încă de nimeni (nume, adresă, program, servicii, plăți)',
  trial: {
    one: 'din care o comandă plasată de probă',
    few: 'din care {n} comenzi plasate de probă',
    other: 'din care {n} de comenzi plasate de probă',
  },
  confirm: 'Șterge tot ce este demonstrativ',
  failed: 'Datele demonstrative nu au putut fi șterse.',
  counts: {
    products: { one: 'un produs', few: '{n} produse', other: '{n} de produse' },
    categories: { one: 'o categorie', few: '{n} categorii', other: '{n} de categorii' },
    promotions: { one: 'o promoție', few: '{n} promoții', other: '{n} de promoții' },
    orders: { one: 'o comandă', few: '{n} comenzi', other: '{n} de comenzi' },
  } satisfies Record<string, PluralForms>,
} as const;
