import type { PromotionKindWords } from '#domain/promotions/promotion-kind.ts';

export const discountOnProductWords: PromotionKindWords = {
  title: 'Reducere la produse',
  intro:
    'Produse sau categorii întregi mai ieftine, tot timpul sau în anumite zile și ore (happy hour). Contează ora la care clientul trimite comanda.',
  add: 'Adaugă reducere',
  empty: 'Nu există încă nicio reducere la produse.',
  nameHint: 'Așa o văd clienții în meniu, în coș și pe bon.',
  summary: null,
};
