/** The command palette, which finds every page. */
export const adminPaletteWords = {
  open: 'Caută…',
  openShort: 'Caută',
  label: 'Caută pagini, produse, comenzi',
  placeholder: 'Pagină, produs, număr de comandă, client…',
  pages: 'Pagini',
  products: 'Produse',
  orders: 'Comenzi',
  nothing: 'Nu s-a găsit nimic.',
  searching: 'Se caută…',
  failed: 'Căutarea nu merge acum. Încercați din nou.',
  shortcut: 'Ctrl K',
  order: (number: number, client: string) => `Comanda nr. ${number} · ${client}`,
} as const;
