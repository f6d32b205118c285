import type { PromotionKindWords } from '#domain/promotions/promotion-kind.ts';

export const couponCodeWords: PromotionKindWords = {
  title: 'Cupoane',
  intro: 'Un cod pentru toată lumea. Fiecare client îl poate folosi o singură dată; reduce doar produsele.',
  add: 'Adaugă cupon',
  empty: 'Nu există încă niciun cupon.',
  nameHint: 'Pentru dumneavoastră; clienții văd doar codul.',
  summary: null,
};
