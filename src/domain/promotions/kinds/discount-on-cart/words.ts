import type { PromotionKindWords } from '#domain/promotions/promotion-kind.ts';

export const discountOnCartWords: PromotionKindWords = {
  title: 'Reducere la coș',
  intro:
    'Un procent scăzut singur din fiecare coș care ajunge la o valoare. Dintre reducerile la coș active se aplică cea mai mare; un cod de reducere se adaugă.',
  add: 'Adaugă reducere',
  empty: 'Nu există încă nicio reducere la coș.',
  nameHint: 'Așa o văd clienții în meniu, în coș și pe bon.',
  summary: null,
};
