/** The benefit of a promotion as text for guests; the office shows the same sentence while the form is filled in. */

import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { inPercent } from '#domain/money/percent.ts';
import { countOf } from '#domain/text/plural.ts';
import type { PromotionType } from './kinds.ts';
import type { Promotion } from './promotion.ts';

export type TermsOfOffer = Pick<Promotion, 'discountBasisPoints' | 'discountAmount' | 'minimumOrder' | 'rules'>;

/** The names of what the promotion is about; none for everything. */
export type About = readonly string[];

const ORDERS = { one: 'o comandă', few: '{n} comenzi', other: '{n} de comenzi' } as const;

const OFFERS: Readonly<Record<PromotionType, (terms: TermsOfOffer, about: About) => string>> = {
  BUY_X_GET_Y_FREE: () => '',
  COUPON_CODE: (terms) => `${tellWorth(terms)}${tellMinimum(terms)}, cu un cod`,
  NEWSLETTER_SUBSCRIPTION: (terms) => `${tellWorth(terms)}${tellMinimum(terms)}, cu codul primit de abonați`,
  FIXED_DISCOUNT_ON_CART: (terms) => `${tellWorth(terms)}${tellMinimum(terms)}`,
  DISCOUNT_ON_CART: (terms) => `${tellWorth(terms)}${tellMinimum(terms)}`,
  DISCOUNT_ON_PRODUCT: (terms, about) => `${tellWorth(terms)} la ${tellAll(about)}`,
  BUY_ONE_GET_ONE: ({ rules: { paidPieces, freePieces } }, about) =>
    `${paidPieces} + ${freePieces} gratis la ${tellAll(about)} (${freePieces === 1 ? 'cel mai ieftin' : 'cele mai ieftine'})`,
  FREE_ITEM: (terms, about) => `un produs gratuit (${tellOneOf(about)})${tellMinimum(terms)}`,
  FREE_DELIVERY: (terms) => `livrare gratuită${tellMinimum(terms)}`,
  FIRST_ORDER: (terms) => `${tellWorth(terms)}${tellMinimum(terms)}, doar la prima comandă`,
};

export function offerSentence(type: PromotionType, terms: TermsOfOffer, about: About): string {
  return `${OFFERS[type](terms, about)}${tellLimitPerPerson(terms)}`;
}

const ALL = new Intl.ListFormat('ro');
const ONE_OF = new Intl.ListFormat('ro', { type: 'disjunction' });

/** „Pizza și Paste”. */
function tellAll(about: About): string {
  return about.length === 0 ? 'toate produsele' : ALL.format(about);
}

/** Of what the guest gets one piece: „Clătite sau Tiramisu”. */
export function tellOneOf(about: About): string {
  return ONE_OF.format(about);
}

function tellWorth({ discountBasisPoints, discountAmount }: TermsOfOffer): string {
  const percent = discountBasisPoints > 0 ? `−${String(inPercent(discountBasisPoints)).replace('.', ',')}%` : '';
  const amount = discountAmount > 0 ? `−${formatLei(discountAmount)}` : '';
  return [percent, amount].filter((part) => part !== '').join(' sau ');
}

function tellMinimum({ minimumOrder }: { readonly minimumOrder: Bani }): string {
  return minimumOrder > 0 ? ` de la ${formatLei(minimumOrder)}` : '';
}

function tellLimitPerPerson({ rules: { mostUsesPerPerson } }: TermsOfOffer): string {
  if (mostUsesPerPerson === null) return '';
  return mostUsesPerPerson === 1
    ? ', o singură dată pentru fiecare client'
    : `, la cel mult ${countOf(mostUsesPerPerson, ORDERS)} pentru fiecare client`;
}
