import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { ExampleOfOffer } from '#domain/promotions/example-of-offer.ts';
import { promotionWords } from '#web/i18n/admin/marketing.ts';

const words = promotionWords.example;

/** „2 bucăți de 40,00 lei: clientul plătește 40,00 lei în loc de 80,00 lei.” */
export function tellExample(example: ExampleOfOffer): string {
  const { price, before, paid } = example;
  // The price of one piece or of the cart is in the sentence already.
  const instead = price === before ? '' : words.instead(shortLei(before));
  return words.pays(boughtIn(example), `${shortLei(paid)}${instead}`);
}

/** What is bought in an example: „un coș de 100,00 lei și livrarea de 10,00 lei”. */
export function boughtIn({ pieces, price, beside }: ExampleOfOffer): string {
  const bought = words.bought(pieces, shortLei(price));
  return beside === null ? bought : `${bought} ${words.beside[beside.is](shortLei(beside.price))}`;
}

/** „40 lei”, „13,50 lei”. */
function shortLei(amount: Bani): string {
  return formatLei(amount).replace(',00', '');
}
