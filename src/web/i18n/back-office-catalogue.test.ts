import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * back-office.md §8, sentence by sentence: the documented words, the sentence as it is shown (diacritics and mistakes
 * corrected, romania.md §7.3), the table that contains it, and where it is used: the file, and the expression there.
 */
const CATALOGUE = [
  [
    'Authentication failed; Email sau parolă invalidă',
    'Adresa de e-mail sau parola este greșită.',
    'contract/errors.ts',
    ['server/features/accounts/sign-in/authenticate-staff.ts', 'bad_credentials'],
  ],
  [
    'sign-in: other failures',
    'Autentificarea a eșuat.',
    'web/i18n/staff/staff.ts',
    ['web/staff/session/sign-in-form.tsx', 'words.failed'],
  ],
  [
    'A apărut o eroare (title); A avut loc o eroare',
    "error: 'A apărut o eroare'",
    'web/i18n/staff/staff.ts',
    ['web/staff/form/confirm-dialog.tsx', 'staffWords.general.error'],
  ],
  [
    'A apărut o eroare: {message} (toast)',
    'A apărut o eroare: $',
    'web/i18n/staff/staff.ts',
    ['web/staff/announce.ts', 'errorIs(message)'],
  ],
  [
    'the server’s own message, else a fallback',
    'Datele nu au putut fi salvate.',
    'web/i18n/staff/form.ts',
    ['web/staff/form/use-staff-form.ts', 'staffFormWords.failed'],
  ],
  [
    'Datele au fost salvate cu succes!',
    'Datele au fost salvate cu succes!',
    'server/platform/http/route.ts',
    ['web/staff/form/save-bar.tsx', 'step.message'],
  ],
  [
    'Produsul a fost adaugat cu succes!',
    'Produsul a fost adăugat cu succes!',
    'server/features/products/products.routes.ts',
    ['web/staff/menu-editor/product-form-screen.tsx', 'announce(message)'],
  ],
  [
    'Produsul a fost actualizat cu succes!',
    'Produsul a fost actualizat cu succes!',
    'server/features/products/products.routes.ts',
    ['web/staff/form/save-bar.tsx', 'step.message'],
  ],
  [
    'category added',
    'Categoria a fost adăugată cu succes!',
    'server/features/categories/categories.routes.ts',
    ['web/admin/menu/category-editor.tsx', 'announce(message)'],
  ],
  [
    'category updated',
    'Categoria a fost actualizată cu succes!',
    'server/features/categories/categories.routes.ts',
    ['web/staff/form/save-bar.tsx', 'step.message'],
  ],
  [
    'category deleted',
    'Categoria a fost ștearsă.',
    'server/features/categories/categories.routes.ts',
    ['web/admin/menu/category-list.tsx', 'announce(message)'],
  ],
  [
    'A apărut o eroare la ștergerea categoriei',
    'A apărut o eroare la ștergerea categoriei',
    'web/i18n/admin/categories.ts',
    ['web/admin/menu/category-list.tsx', 'words.removeFailed'],
  ],
  [
    'Afișarea meniului nu este posibilă momentan.',
    'Meniul nu poate fi afișat acum.',
    'web/i18n/staff/menu-editor.ts',
    ['web/staff/menu-editor/menu-list-screen.tsx', 'words.failed'],
  ],
  [
    'Afisarea categoriilor nu este posibila momentan.',
    'Categoriile nu pot fi afișate acum.',
    'web/i18n/admin/categories.ts',
    ['web/admin/menu/categories-screen.tsx', 'words.failed'],
  ],
  [
    'Afisarea felului de mancare nu e posibila.; Afișarea produsului nu e posibilă.',
    'Produsul nu poate fi afișat acum.',
    'web/i18n/staff/menu-editor.ts',
    ['web/staff/menu-editor/product-form-screen.tsx', 'menuEditorWords.failed.product'],
  ],
  [
    'Produsul nu a putut fi sters.',
    'Produsul nu a putut fi șters.',
    'web/i18n/staff/menu-editor.ts',
    ['web/staff/menu-editor/use-product-actions.tsx', 'words.failed'],
  ],
  [
    'Felul de mancare nu a putut fi adaugat.',
    'Produsul nu a putut fi adăugat.',
    'web/i18n/staff/menu-editor.ts',
    ['web/staff/menu-editor/product-form-screen.tsx', 'menuEditorWords.failed.add'],
  ],
  [
    'A aparut o eroare la salvare. Incercati din nou.',
    'A apărut o eroare la salvare. Încercați din nou.',
    'web/i18n/staff/menu-editor.ts',
    ['web/staff/menu-editor/product-form-screen.tsx', 'menuEditorWords.failed.save'],
  ],
  [
    'Afișarea listei de comenzi nu e posibilă.',
    'Comenzile nu pot fi afișate acum.',
    'web/i18n/staff/staff.ts',
    ['web/panel/orders/orders-page.tsx', 'words.listFailed'],
  ],
  [
    'Momentan nu sunt comenzi.',
    'Momentan nu sunt comenzi.',
    'web/i18n/staff/staff.ts',
    ['web/panel/orders/orders-page.tsx', 'words.empty'],
  ],
  [
    'Afisarea detaliilor comenzii nu e posibila.',
    'Detaliile comenzii nu pot fi afișate acum.',
    'web/i18n/staff/staff.ts',
    ['web/panel/orders/order-page.tsx', 'orders.detailFailed'],
  ],
  [
    'Comanda nu fost confirmată!',
    'Comanda nu a fost confirmată!',
    'web/i18n/staff/staff.ts',
    ['web/panel/decisions/accept-form.tsx', 'words.acceptFailed'],
  ],
  [
    'Comanda nu a putut fi anulata.',
    'Comanda nu a putut fi respinsă.',
    'web/i18n/staff/staff.ts',
    ['web/panel/decisions/reject-form.tsx', 'words.rejectFailed'],
  ],
  [
    'Statusul comenzii nu a putut fi modificat!',
    'Starea comenzii nu a putut fi modificată!',
    'web/i18n/staff/staff.ts',
    ['web/panel/decisions/deliver-form.tsx', 'words.deliverFailed'],
  ],
  [
    'Afișarea utilizatorilor nu e posibilă.',
    'Utilizatorii nu pot fi afișați acum.',
    'web/i18n/admin/users.ts',
    ['web/admin/users/users-screen.tsx', 'words.failed'],
  ],
  [
    'Emailul sau parola sunt gresite (creation)',
    'Există deja un cont cu această adresă de e-mail.',
    'contract/errors.ts',
    ['server/features/users/create-user.ts', 'account_exists'],
  ],
  [
    'user creation: fallback',
    'Utilizatorul nu a putut fi creat.',
    'web/i18n/admin/users.ts',
    ['web/admin/users/add-user-screen.tsx', 'userWords.createFailed'],
  ],
  [
    'Nu există utilizatori disponibili.',
    'Nu există utilizatori disponibili.',
    'web/i18n/admin/users.ts',
    ['web/admin/users/users-screen.tsx', 'words={words}'],
  ],
  [
    'Nu s-au găsit produse pentru criteriile selectate.',
    'Nu s-au găsit produse pentru criteriile selectate.',
    'web/i18n/staff/menu-editor.ts',
    ['web/staff/menu-editor/menu-list-screen.tsx', 'words.empty'],
  ],
  [
    'A aparut o eroare. Promotiile nu au putut fi afisate.',
    'A apărut o eroare. Promoțiile nu au putut fi afișate.',
    'web/i18n/admin/marketing.ts',
    ['web/admin/marketing/promotion-screen.tsx', 'words.failed'],
  ],
  [
    'Promotia a fost … creata cu succes!',
    'Promoția a fost creată cu succes!',
    'server/features/promotions/promotions.routes.ts',
    ['web/admin/marketing/promotion-form.tsx', 'announce(answer.message)'],
  ],
  [
    'Promotia a fost salvata …',
    'Promoția a fost salvată cu succes!',
    'server/features/promotions/promotions.routes.ts',
    ['web/staff/form/save-bar.tsx', 'step.message'],
  ],
  [
    'promotions: A apărut o eroare: {message}',
    'A apărut o eroare: $',
    'web/i18n/staff/staff.ts',
    ['web/staff/form/save-bar.tsx', 'general.errorIs'],
  ],
  [
    'Emailul a fost trimis cu succes cu succes!',
    'E-mailul a fost trimis cu succes!',
    'server/features/campaigns/campaigns.routes.ts',
    ['web/admin/marketing/use-newsletter-form.ts', 'announce(message'],
  ],
  [
    'Eroare la salvarea imaginii: {message}',
    'Eroare la salvarea imaginii: $',
    'web/i18n/admin/marketing.ts',
    ['web/admin/marketing/newsletter-editor.tsx', 'words.imageFailed'],
  ],
  [
    'Failed to upload images',
    'Imaginea nu a putut fi încărcată.',
    'web/i18n/staff/pictures.ts',
    ['web/staff/pictures/use-uploads.ts', 'pictureWords.failed'],
  ],
  [
    'Loading data...',
    'Se încarcă…',
    'web/i18n/staff/staff.ts',
    ['web/staff/read-state.tsx', 'staffWords.general.loading'],
  ],
  [
    'Price not available',
    'Preț indisponibil',
    'web/i18n/staff/menu-editor.ts',
    ['web/staff/menu-editor/product-row.tsx', 'words.noPrice'],
  ],
  [
    '… Aceasta pagina nu a putut fi gasita.',
    'Această pagină nu a putut fi găsită.',
    'web/i18n/admin/admin.ts',
    ['web/admin/shell/admin-not-found.tsx', '.title'],
  ],
  [
    'Aceasta pagina este in lucru',
    'Această pagină este în lucru.',
    'web/i18n/admin/admin.ts',
    ['web/admin/shell/under-construction.tsx', 'construction.text'],
  ],
] as const;

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

test.each(CATALOGUE)('„%s” is said as „%s”, and is reached', (_, sentence, table, [reachedIn, named]) => {
  expect(read(table)).toContain(sentence);
  expect(read(reachedIn)).toContain(named);
});

test('no English of the old system is left in any table of the back office', () => {
  for (const table of new Set(CATALOGUE.map(([, , file]) => file))) {
    expect(read(table), table).not.toMatch(/'(Authentication failed|Failed to|Loading|Price not available|success)/);
    expect(read(table), 'cedilla instead of comma below').not.toMatch(/[şţŞŢ]/);
  }
});
