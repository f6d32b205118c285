/** Promotions without a code, as the cart shows them. */
export const offersText = {
  title: 'Promoții',
  until: (hour: string) => `până la ${hour}`,
  applied: (name: string, offer: string) => `${name}: ${offer}`,
  missing: (amount: string, name: string, offer: string) => `Încă ${amount} până la ${name}: ${offer}`,
  pieces: { one: 'o bucată', few: '{n} bucăți', other: '{n} de bucăți' },
  piecesMissing: (pieces: string, name: string, offer: string) => `Încă ${pieces} până la ${name}: ${offer}`,
  chooseGift: (name: string, about: string) => `${name}: adaugă în coș ${about} și nu plătești nimic pentru o bucată`,
  begun: (name: string) => `Promoția „${name}” a început: coșul tău este calculat din nou.`,
  ended: (name: string) => `Promoția „${name}” s-a încheiat: coșul tău este calculat din nou.`,
} as const;
