/** A sent cart: creating the link, and the page of the link. */
export const sentCartText = {
  send: 'Trimite coșul unui prieten',
  sendHint: 'Faci un link cu tot ce ai ales, pe care îl poate deschide oricine.',
  sendFailed: 'Linkul nu a putut fi făcut. Încearcă din nou.',
  shareTitle: (restaurant: string) => `Un coș de la ${restaurant}`,

  title: 'Un coș pregătit pentru tine',
  description: (dishes: string, restaurant: string) => `${dishes}. Comandă online de la ${restaurant}.`,
  put: (price: string) => `Pune în coș · ${price}`,
  replace: (price: string) => `Înlocuiește coșul meu · ${price}`,
  add: 'Adaugă la coșul meu',
  keep: 'Păstrează coșul meu',
  ask: 'Ai deja produse în coș. Ce facem cu ele?',
  nothingLeft: 'Nimic din acest coș nu se mai poate comanda acum. Alege altceva bun din meniu.',
  failed: 'Coșul nu poate fi deschis acum. Verifică conexiunea și încearcă din nou.',
  notes: 'De știut înainte să comanzi:',
  cartNotes: 'Față de coșul primit:',
  message: (text: string) => `„${text}”`,

  unknownTitle: 'Linkul nu mai este valabil',
  unknown: 'Acest link de coș nu există sau nu mai este păstrat. Cere altul sau alege direct din meniu.',
  toMenu: 'Vezi meniul',
} as const;
