import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * storefront.md §8 and §2, entry by entry: the documented words, the sentence as it is shown (mistakes corrected,
 * readings.md), and the table that contains it. Each sentence of a table must also be used somewhere.
 */
const CATALOGUE = [
  ['A apărut o eroare', "'A apărut o eroare'", 'web/i18n/general.ts'],
  [
    'Authentication failed; Emailul sau parola sunt gresite',
    'Adresa de e-mail sau parola este greșită.',
    'contract/errors.ts',
  ],
  ['Authentication failed (no answer)', 'Autentificarea a eșuat.', 'web/i18n/sign-in.ts'],
  ['Email sau parolă invalidă', 'Adresa de e-mail sau parola este greșită.', 'contract/errors.ts'],
  ['Failed to reset password', 'Parola nu a putut fi resetată.', 'web/i18n/sign-in.ts'],
  ['the server’s own failure, whatever was asked', 'A apărut o eroare la noi.', 'contract/errors.ts'],
  ['… datele nu au putut fi salvate', 'A apărut o eroare: datele nu au putut fi salvate.', 'web/i18n/account.ts'],
  ['… salvate cu success cu succes!', 'Datele au fost salvate cu succes!', 'web/i18n/account.ts'],
  ['Produsul a fost adaugat cu succes! (address)', 'Adresa a fost salvată cu succes!', 'web/i18n/account.ts'],
  ['Afisarea datelor nu e posibila momentan.', 'Datele nu pot fi afișate acum.', 'web/i18n/account.ts'],
  ['Afisarea listei de comenzi nu e posibila.', 'Comenzile nu pot fi afișate acum.', 'web/i18n/account.ts'],
  ['the same, for the staff', 'Comenzile nu pot fi afișate acum.', 'web/i18n/staff/staff.ts'],
  ['Afisarea delatiilor comenzii nu e posibila.', 'Detaliile comenzii nu pot fi afișate acum.', 'web/i18n/account.ts'],
  ['Afișarea produsului nu e posibilă.', 'Produsul nu poate fi afișat acum.', 'web/i18n/product.ts'],
  ['Afisarea categoriilor …', 'Categoriile nu pot fi afișate acum.', 'web/i18n/home.ts'],
  ['Afisarea meniului …', 'Meniul nu poate fi afișat acum.', 'web/i18n/menu.ts'],
  ['Promotiile nu au putut fi afisate.', 'Promoțiile nu au putut fi afișate.', 'web/i18n/bundle.ts'],
  ['Nu am putut incarca datele', 'Nu am putut încărca datele.', 'web/i18n/account.ts'],
  ['Momentan nu sunt comenzi.', 'Nu ai nicio comandă deocamdată.', 'web/i18n/account.ts'],
  ['Nu s-au găsit produse …', 'Nu s-au găsit produse pentru criteriile selectate.', 'web/i18n/menu.ts'],
  ['Abonarea nu este disponibilă …', 'Abonarea nu este disponibilă în acest moment.', 'web/i18n/shop/newsletter.ts'],
  [
    'footer: … pentru abonarea la newsletter',
    'A apărut o eroare la abonarea la newsletter.',
    'web/i18n/shop/newsletter.ts',
  ],
  ['Cuponul a fost deja aplicat …', 'Cuponul a fost deja aplicat sau nu există.', 'contract/orders/order-errors.ts'],
  ['Comanda nu a putut fi procesata', 'Comanda nu a putut fi procesată.', 'web/i18n/placing.ts'],
  ['… rezervarea nu e posibila momentan.', 'rezervarea nu este posibilă momentan.', 'web/i18n/shop/reservation.ts'],
  ['Loading data...', 'Se încarcă…', 'web/i18n/general.ts'],
  ['Price not available', 'Preț indisponibil', 'web/i18n/card.ts'],
  ['… nu a putut fi gasita.', 'Această pagină nu a putut fi găsită.', 'web/i18n/shell.ts'],
  ['no network', 'Nu există conexiune la internet.', 'web/i18n/general.ts'],
] as const;

const inSource = (file: string) => new URL(`../../${file}`, import.meta.url);

/** All source files except tables of words and tests. */
const SOURCES = globSync('**/*.{ts,tsx}', { cwd: inSource('') })
  .filter((file) => !/\.test\.tsx?$|^web\/i18n\/|^contract\/([a-z]+\/)?([a-z]+-)?errors\.ts$/.test(file))
  .map((file) => readFileSync(inSource(file), 'utf8'));

/** The key of a sentence in a table. */
function keyOf(table: string, sentence: string): string {
  const before = table.slice(0, table.indexOf(sentence));
  return [...before.matchAll(/^\s+(\w+):/gm)].at(-1)?.[1] ?? '';
}

/** Whether a screen reads the sentence from its table, or a rule refuses with its code. */
function isSaid(file: string, key: string): boolean {
  if (file.startsWith('contract/')) return SOURCES.some((source) => source.includes(`'${key}'`));
  const word = new RegExp(`\\.${key}\\b`);
  return SOURCES.some((source) => source.includes(`#${file}'`) && word.test(source));
}

test.each(CATALOGUE)('„%s” is said as „%s” (%s), and somewhere it is said', (_, sentence, file) => {
  const table = readFileSync(inSource(file), 'utf8');
  expect(table).toContain(sentence);
  const key = keyOf(table, sentence);
  expect(isSaid(file, key), `${file}: ${key}`).toBe(true);
});

test('a sentence that is used nowhere is detected', () => {
  expect(isSaid('web/i18n/account.ts', 'nobodySaysThis')).toBe(false);
  expect(isSaid('contract/errors.ts', 'nobody_refuses_so')).toBe(false);
});

test('no English of the old system is left in any table', () => {
  const tables = new Set(CATALOGUE.map(([, , file]) => readFileSync(inSource(file), 'utf8')));
  for (const text of tables) {
    expect(text).not.toMatch(/'(Authentication failed|Failed to|Loading|Price not available|success)/);
    expect(text, 'cedilla instead of comma below').not.toMatch(/[şţŞŢ]/);
  }
});
