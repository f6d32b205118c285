/** What staff read about each kind. Apart from `kinds.ts`, so that guests do not load it. */
import type { PromotionType } from './kinds.ts';
import type { PromotionKindWords } from './promotion-kind.ts';

const SEEN = 'Așa o văd clienții în meniu, în coș și pe bon.';

export const KIND_WORDS: Readonly<Record<PromotionType, PromotionKindWords>> = {
  DISCOUNT_ON_PRODUCT: {
    title: 'Produse mai ieftine',
    intro:
      'Produse sau categorii întregi mai ieftine, tot timpul sau în anumite zile și ore (happy hour). Contează ora la care clientul trimite comanda.',
    nameHint: SEEN,
    keywords: ['reducere la produse', 'happy hour', 'categorie', 'procent'],
  },
  BUY_ONE_GET_ONE: {
    title: '1 + 1 gratis',
    intro:
      'Din mai multe bucăți comandate, cele mai ieftine sunt gratuite, cu tot cu ambalaj: 1 + 1, 2 + 1 sau cum hotărâți. Clienții nu aleg nimic; reducerea apare singură în coș.',
    nameHint: SEEN,
    keywords: ['cumperi unul, primești unul', '1+1', '2+1', 'gratis', 'gratuit'],
  },
  BUY_X_GET_Y_FREE: {
    title: 'Pachet cu produs gratuit',
    intro: 'Clientul alege câte un produs din fiecare grupă; grupa gratuită nu costă nimic.',
    nameHint: 'Așa o văd clienții.',
    keywords: ['cumperi X, primești Y', 'combo', 'gratuit', 'grupe'],
  },
  FREE_ITEM: {
    title: 'Produs cadou',
    intro:
      'De la o valoare a celorlalte produse, un produs din coș e gratuit, cu tot cu ambalaj. Cu un singur produs îl hotărâți dumneavoastră; din mai multe alege clientul.',
    nameHint: SEEN,
    keywords: ['produs gratuit', 'desert', 'cadou'],
  },
  DISCOUNT_ON_CART: {
    title: 'Procent din coș',
    intro:
      'Un procent scăzut singur din fiecare coș care ajunge la o valoare. Dintre reducerile la coș active se aplică cea mai mare; un cod de reducere se adaugă.',
    nameHint: SEEN,
    keywords: ['reducere la coș', 'procent'],
  },
  FIXED_DISCOUNT_ON_CART: {
    title: 'Sumă fixă din coș',
    intro:
      'O sumă în lei, scăzută singură din fiecare coș care ajunge la o valoare. Dacă sunt mai multe active, se aplică cea mai mare; un cod de reducere se adaugă.',
    nameHint: SEEN,
    keywords: ['reducere fixă la coș', 'lei'],
  },
  FREE_DELIVERY: {
    title: 'Livrare gratuită',
    intro: 'Livrarea nu costă nimic de la o valoare a produselor, peste tot sau numai în unele localități.',
    nameHint: SEEN,
    keywords: ['transport gratuit'],
  },
  FIRST_ORDER: {
    title: 'Prima comandă mai ieftină',
    intro:
      'Un procent sau o sumă scăzută singură din coșul celui care comandă prima dată. Un client este recunoscut după cont, telefon sau e-mail; comenzile respinse nu se numără.',
    nameHint: 'Așa o văd clienții în coș și pe bon.',
    keywords: ['reducere la prima comandă', 'client nou', 'bun venit'],
  },
  COUPON_CODE: {
    title: 'Cod de reducere',
    intro: 'Un cod pentru toată lumea. Fiecare client îl poate folosi o singură dată; reduce doar produsele.',
    nameHint: 'Pentru dumneavoastră; clienții văd doar codul.',
    keywords: ['cupon', 'cupoane', 'voucher', 'cod promoțional'],
  },
  NEWSLETTER_SUBSCRIPTION: {
    title: 'Cod pentru abonați',
    intro: 'Cine confirmă abonarea la newsletter primește pe e-mail un cod al lui, valabil un număr de zile.',
    nameHint: 'Pentru dumneavoastră; clienții văd doar codul lor.',
    keywords: ['promoție pentru abonați', 'newsletter', 'cod de bun venit'],
  },
};
