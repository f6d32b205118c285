import type { PromotionKindWords } from '#domain/promotions/promotion-kind.ts';

export const freeItemWords: PromotionKindWords = {
  title: 'Produs gratuit',
  intro:
    'De la o valoare a celorlalte produse, un produs din coș e gratuit, cu tot cu ambalaj. Cu un singur produs îl hotărâți dumneavoastră; din mai multe alege clientul.',
  add: 'Adaugă produs gratuit',
  empty: 'Nu există încă niciun produs gratuit.',
  nameHint: 'Așa o văd clienții în meniu, în coș și pe bon.',
  summary: null,
};
