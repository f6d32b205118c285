import type { PromotionKindWords } from '#domain/promotions/promotion-kind.ts';

export const firstOrderWords: PromotionKindWords = {
  title: 'Reducere la prima comandă',
  intro:
    'Un procent sau o sumă scăzută singură din coșul celui care comandă prima dată. Un client este recunoscut după cont, telefon sau e-mail; comenzile respinse nu se numără.',
  add: 'Adaugă reducere',
  empty: 'Nu există încă nicio reducere la prima comandă.',
  nameHint: 'Așa o văd clienții în coș și pe bon.',
  summary: null,
};
