/** What the cart and the checkout both say of what is ordered. */
export const lineText = {
  unknownLine: 'Produs care nu mai este în meniu',
  deposits: 'Garanție SGR',
} as const;
