/** A product in a list: cards and tiles. Part of the first load. */
import { countOf } from '#domain/text/plural.ts';

const OF_THOSE_LEFT = { few: 'cele {n} bucăți rămase', other: 'cele {n} de bucăți rămase' };

export const cardText = {
  from: (price: string) => `de la ${price}`,
  /** Before the struck-through price (the Omnibus directive). */
  lowest: 'Cel mai mic preț din ultimele 30 de zile:',
  noPrice: 'Preț indisponibil',
  addOne: (name: string) => `Adaugă ${name} în coș`,
  addMore: (name: string, inCart: number) => `Mai adaugă ${name}, în coș: ${inCart}`,
  inCart: (count: number) => `În coș: ${count}`,
  soldOut: 'Stoc epuizat',
  unavailable: 'Indisponibil momentan',
  returns: (when: string) => `Revine ${when}`,
  left: {
    one: 'A mai rămas o singură bucată',
    few: 'Mai sunt doar {n} bucăți',
    other: 'Mai sunt doar {n} de bucăți',
  },
  /** Why no more can be added. */
  held: (inCart: number, stock: number) => {
    const those = countOf(stock, { one: 'singura bucată rămasă', ...OF_THOSE_LEFT });
    if (inCart < stock) return `Ai deja în coș ${inCart === 1 ? 'una' : inCart} dintre ${those}.`;
    return `Ai deja în coș ${stock === 1 ? those : `toate ${those}`}.`;
  },
  popular: 'Cele mai comandate',
  vegetarian: 'Vegetarian',
  fasting: 'De post',
  adult: '18+',
  aheadOnly: 'Pe comandă, pentru altă zi',
} as const;
