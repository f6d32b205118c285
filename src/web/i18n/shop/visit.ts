/** The welcome card, the invitation, and notices on every page of the shop. */
export const visitText = {
  welcome: (name: string) => `Bun venit la ${name}!`,
  delivery: 'Comanzi online și îți aducem comanda acasă.',
  pickup: 'Comanzi online și treci să ridici.',
  places: { one: 'încă o localitate', few: 'alte {n} localități', other: 'alte {n} de localități' },
  deliveryAt: (city: string) => `Livrăm în ${city}.`,
  deliveryAround: (city: string, others: string) => `Livrăm în ${city} și în ${others}.`,
  sessionEnded: (who: string) => `Sesiunea contului ${who} s-a încheiat.`,
  sessionEndedText: 'Conectează-te din nou ca să-ți găsești comanda în cont sau continuă ca oaspete.',
  signInAgain: 'Conectează-te din nou',
  goOnAsGuest: 'Continuă ca oaspete',
} as const;
