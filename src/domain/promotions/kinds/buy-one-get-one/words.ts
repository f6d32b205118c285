import type { PromotionKindWords } from '#domain/promotions/promotion-kind.ts';

export const buyOneGetOneWords: PromotionKindWords = {
  title: 'Cumperi unul, primești unul',
  intro:
    'Din mai multe bucăți comandate, cele mai ieftine sunt gratuite, cu tot cu ambalaj: 1 + 1, 2 + 1 sau cum hotărâți. Clienții nu aleg nimic; reducerea apare singură în coș.',
  add: 'Adaugă promoție',
  empty: 'Nu există încă nicio promoție de acest fel.',
  nameHint: 'Așa o văd clienții în meniu, în coș și pe bon.',
  summary: null,
};
