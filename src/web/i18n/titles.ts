/** Names of pages in the browser's tab. Apart from the rooms' texts, because the first look at any page carries them. */
export const titles = {
  checkout: 'Finalizarea comenzii',
  order: (number: number) => `Comanda nr. ${number}`,
  orderNotFound: 'Comanda nu a fost găsită',
} as const;
