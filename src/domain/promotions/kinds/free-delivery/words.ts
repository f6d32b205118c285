import type { PromotionKindWords } from '#domain/promotions/promotion-kind.ts';

export const freeDeliveryWords: PromotionKindWords = {
  title: 'Livrare gratuită',
  intro: 'Livrarea nu costă nimic de la o valoare a produselor, peste tot sau numai în unele localități.',
  add: 'Adaugă livrare gratuită',
  empty: 'Nu există încă nicio promoție cu livrare gratuită.',
  nameHint: 'Așa o văd clienții în meniu, în coș și pe bon.',
  summary: null,
};
