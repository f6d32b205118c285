import type { PromotionKindWords } from '#domain/promotions/promotion-kind.ts';

export const newsletterSubscriptionWords: PromotionKindWords = {
  title: 'Promoție pentru abonați',
  intro: 'Cine confirmă abonarea la newsletter primește pe e-mail un cod al lui, valabil un număr de zile.',
  add: 'Adaugă promoție',
  empty: 'Abonații noi nu primesc acum niciun cod.',
  nameHint: 'Pentru dumneavoastră; clienții văd doar codul lor.',
  summary: null,
};
