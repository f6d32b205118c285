/** Words that every room of the storefront uses. „Tu”, sentence case (docs/glossary.md). */
export const general = {
  close: 'Închide',
  cancel: 'Renunță',
  undo: 'Anulează',
  retry: 'Încearcă din nou',
  loading: 'Se încarcă…',
  sending: 'Se trimite…',
  error: 'A apărut o eroare',
  optional: 'opțional',
  offline: 'Nu există conexiune la internet.',
  savedMenu: (moment: string) => `Fără conexiune – meniul salvat la ${moment}. Nu poți comanda până revine internetul.`,
  offlineKept: 'Nu există conexiune la internet. Tot ce ai completat a rămas aici; încearcă din nou.',
  toggleTheme: 'Schimbă între modul luminos și cel întunecat',
  remove: (name: string) => `Șterge: ${name}`,
  fewer: (name: string) => `Mai puțin: ${name}`,
  more: (name: string) => `Mai mult: ${name}`,
  quantityOf: (name: string) => `Cantitate, ${name}`,
} as const;
