/** The command palette, which finds every page. */
export const adminPaletteWords = {
  open: 'Caută…',
  openShort: 'Caută',
  label: 'Caută pagini, setări, produse, comenzi',
  placeholder: 'Pagină, setare, produs, comandă, client…',
  pages: 'Pagini',
  settings: 'Setări',
  onPage: (page: string) => `în „${page}”`,
  products: 'Produse',
  orders: 'Comenzi',
  nothing: 'Nu s-a găsit nimic. Încercați alt cuvânt, un produs, un număr de telefon sau de comandă.',
  searching: 'Se caută…',
  failed: 'Produsele și comenzile nu pot fi căutate acum.',
  tryAgain: 'Încearcă din nou',
  shortcut: 'Ctrl K',
  order: (number: number, client: string) => `Comanda nr. ${number} · ${client}`,
} as const;
