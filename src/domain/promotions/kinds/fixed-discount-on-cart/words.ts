import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { PromotionKindWords } from '#domain/promotions/promotion-kind.ts';

export const fixedDiscountOnCartWords: PromotionKindWords = {
  title: 'Reducere fixă la coș',
  intro:
    'O sumă în lei, scăzută singură din fiecare coș care ajunge la o valoare. Dacă sunt mai multe active, se aplică cea mai mare; un cod de reducere se adaugă.',
  add: 'Adaugă reducere',
  empty: 'Nu există încă nicio reducere fixă la coș.',
  nameHint: 'Așa o văd clienții în coș și pe bon.',
  summary: ({ discountAmount, minimumOrder }) => {
    const from = minimumOrder > ZERO_BANI ? ` la produse de cel puțin ${formatLei(minimumOrder)}` : ' la orice comandă';
    return `${formatLei(discountAmount)} reducere${from}, fără cod; nu la produsele 18+, ambalaje, livrare și garanție.`;
  },
};
