/** What staff read about each kind. Apart from `kinds.ts`, so that guests do not load it. */
import type { PromotionType } from './kinds.ts';
import type { PromotionKindWords } from './promotion-kind.ts';

export const KIND_WORDS: Readonly<Record<PromotionType, PromotionKindWords>> = {
  BUY_X_GET_Y_FREE: {
    title: 'Cumperi X, primești Y',
    intro: 'Clientul alege câte un produs din fiecare grupă; grupa gratuită nu costă nimic.',
    add: 'Adaugă promoție',
    empty: 'Nu există încă nicio promoție de acest fel.',
    nameHint: 'Așa o văd clienții.',
  },
  NEWSLETTER_SUBSCRIPTION: {
    title: 'Promoție pentru abonați',
    intro: 'Cine confirmă abonarea la newsletter primește pe e-mail un cod al lui, valabil un număr de zile.',
    add: 'Adaugă promoție',
    empty: 'Abonații noi nu primesc acum niciun cod.',
    nameHint: 'Pentru dumneavoastră; clienții văd doar codul lor.',
  },
  COUPON_CODE: {
    title: 'Cupoane',
    intro: 'Un cod pentru toată lumea. Fiecare client îl poate folosi o singură dată; reduce doar produsele.',
    add: 'Adaugă cupon',
    empty: 'Nu există încă niciun cupon.',
    nameHint: 'Pentru dumneavoastră; clienții văd doar codul.',
  },
  FIXED_DISCOUNT_ON_CART: {
    title: 'Reducere fixă la coș',
    intro:
      'O sumă în lei, scăzută singură din fiecare coș care ajunge la o valoare. Dacă sunt mai multe active, se aplică cea mai mare; un cod de reducere se adaugă.',
    add: 'Adaugă reducere',
    empty: 'Nu există încă nicio reducere fixă la coș.',
    nameHint: 'Așa o văd clienții în coș și pe bon.',
  },
  DISCOUNT_ON_CART: {
    title: 'Reducere la coș',
    intro:
      'Un procent scăzut singur din fiecare coș care ajunge la o valoare. Dintre reducerile la coș active se aplică cea mai mare; un cod de reducere se adaugă.',
    add: 'Adaugă reducere',
    empty: 'Nu există încă nicio reducere la coș.',
    nameHint: 'Așa o văd clienții în meniu, în coș și pe bon.',
  },
  DISCOUNT_ON_PRODUCT: {
    title: 'Reducere la produse',
    intro:
      'Produse sau categorii întregi mai ieftine, tot timpul sau în anumite zile și ore (happy hour). Contează ora la care clientul trimite comanda.',
    add: 'Adaugă reducere',
    empty: 'Nu există încă nicio reducere la produse.',
    nameHint: 'Așa o văd clienții în meniu, în coș și pe bon.',
  },
  BUY_ONE_GET_ONE: {
    title: 'Cumperi unul, primești unul',
    intro:
      'Din mai multe bucăți comandate, cele mai ieftine sunt gratuite, cu tot cu ambalaj: 1 + 1, 2 + 1 sau cum hotărâți. Clienții nu aleg nimic; reducerea apare singură în coș.',
    add: 'Adaugă promoție',
    empty: 'Nu există încă nicio promoție de acest fel.',
    nameHint: 'Așa o văd clienții în meniu, în coș și pe bon.',
  },
  FREE_ITEM: {
    title: 'Produs gratuit',
    intro:
      'De la o valoare a celorlalte produse, un produs din coș e gratuit, cu tot cu ambalaj. Cu un singur produs îl hotărâți dumneavoastră; din mai multe alege clientul.',
    add: 'Adaugă produs gratuit',
    empty: 'Nu există încă niciun produs gratuit.',
    nameHint: 'Așa o văd clienții în meniu, în coș și pe bon.',
  },
  FREE_DELIVERY: {
    title: 'Livrare gratuită',
    intro: 'Livrarea nu costă nimic de la o valoare a produselor, peste tot sau numai în unele localități.',
    add: 'Adaugă livrare gratuită',
    empty: 'Nu există încă nicio promoție cu livrare gratuită.',
    nameHint: 'Așa o văd clienții în meniu, în coș și pe bon.',
  },
  FIRST_ORDER: {
    title: 'Reducere la prima comandă',
    intro:
      'Un procent sau o sumă scăzută singură din coșul celui care comandă prima dată. Un client este recunoscut după cont, telefon sau e-mail; comenzile respinse nu se numără.',
    add: 'Adaugă reducere',
    empty: 'Nu există încă nicio reducere la prima comandă.',
    nameHint: 'Așa o văd clienții în coș și pe bon.',
  },
};
