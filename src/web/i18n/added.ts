/** Messages after something was put into the cart. Part of the first load. */
export const addedText = {
  added: 'Produsul a fost adăugat în coș.',
  seeCart: 'Vezi coșul',
  changed: 'Produsul din coș a fost schimbat.',
  full: 'Coșul este plin. Pentru comenzi mari sună-ne și le pregătim împreună.',
} as const;
