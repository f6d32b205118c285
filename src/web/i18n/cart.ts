/** The cart. */
export const cartText = {
  title: 'Coșul tău',
  empty: 'Coșul tău este gol.',
  emptyHint: 'Alege ceva bun din meniu și îl găsești aici.',
  toMenu: 'Vezi meniul',
  clear: 'Golește coșul',
  clearAsk: 'Golești coșul?',
  clearHint: 'Toate produsele alese vor fi șterse din coș.',
  clearYes: 'Da, golește',
  clearNo: 'Nu, păstrează',
  cleared: 'Coșul a fost golit.',
  continue: 'Continuă comanda',
  products: 'Produse',
  packaging: 'Ambalaje',
  total: 'Total',
  withoutDelivery: 'fără livrare',
  free: 'Gratuit',
  message: (text: string) => `Mesaj: „${text}”`,
  perPiece: (price: string) => `${price} bucata`,
  removed: (name: string) => `Ai scos din coș: ${name}`,
  quantitySet: (name: string, quantity: number) => `${name}: cantitate ${quantity}`,
  mixedDays: (ahead: string, today: string) =>
    `Doar pentru altă zi: ${ahead}. Doar pentru astăzi: ${today}. Trimite câte o comandă pentru fiecare.`,
  aheadOnly: (name: string) =>
    `Doar pentru altă zi: ${name}. Alegi ziua la finalizarea comenzii, iar toate produsele din coș se pregătesc atunci.`,
  hours: (name: string, hours: string) =>
    `Ore de comandă pentru ${name}: ${hours}. Alegi o oră din acest interval la finalizarea comenzii.`,
  pickupOnly: (name: string, place: string) =>
    `Ridicare doar din ${place}: ${name}. Comanda nu poate fi livrată acasă.`,
  change: 'Schimbă',
  changeOf: (name: string) => `Schimbă ${name}`,
  addOns: 'Merge bine cu ce ai ales',
  moreForMinimum: (amount: string, place: string, minimum: string) =>
    `Mai adaugă produse de ${amount}: pentru livrare în ${place} comanda minimă este ${minimum}.`,
  priceChanged: (before: string, now: string) => `Prețul s-a schimbat: era ${before}, acum este ${now}.`,
  minimum: (minimum: number) => `Cantitate minimă: ${minimum}`,
  checkProblems: 'Verifică produsele marcate, apoi continuă.',
  moreForFree: (amount: string, place: string) => `Mai adaugă produse de ${amount} și livrarea în ${place} e gratuită.`,
  freeReached: (place: string) => `Livrarea în ${place} este gratuită pentru comanda ta.`,
  failed: 'Coșul nu poate fi calculat acum. Verifică conexiunea și încearcă din nou.',
} as const;
