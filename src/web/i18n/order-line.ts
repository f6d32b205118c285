/** Words about order lines that cart and checkout share. */
export const lineText = {
  unknownLine: 'Produs care nu mai este în meniu',
  deposits: 'Garanție SGR',
} as const;
