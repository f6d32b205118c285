import type { PromotionKindWords } from '#domain/promotions/promotion-kind.ts';

export const buyXGetYFreeWords: PromotionKindWords = {
  title: 'Cumperi X, primești Y',
  intro: 'Clientul alege câte un produs din fiecare grupă; grupa gratuită nu costă nimic.',
  add: 'Adaugă promoție',
  empty: 'Nu există încă nicio promoție de acest fel.',
  nameHint: 'Așa o văd clienții.',
  summary: null,
};
