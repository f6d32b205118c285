/** The benefit of a promotion as text for guests; the office shows the same sentence while the form is filled in. */

import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { inPercent } from '#domain/money/percent.ts';
import { countOf } from '#domain/text/plural.ts';
import { PROMOTION_KINDS, type PromotionType } from './kinds.ts';
import type { Promotion } from './promotion.ts';

export type TermsOfOffer = Pick<Promotion, 'discountBasisPoints' | 'discountAmount' | 'minimumOrder' | 'rules'>;

/** The names of what the promotion is about; none for everything. */
export type About = readonly string[];

const ORDERS = { one: 'o comandă', few: '{n} comenzi', other: '{n} de comenzi' } as const;

export function offerSentence(type: PromotionType, terms: TermsOfOffer, about: About): string {
  const parts = { worth: worthText(terms), from: minimumText(terms), all: allText(about), oneOf: oneOfText(about) };
  return `${PROMOTION_KINDS[type].sentence(parts, terms.rules)}${limitPerPersonText(terms)}`;
}

const ALL = new Intl.ListFormat('ro');
const ONE_OF = new Intl.ListFormat('ro', { type: 'disjunction' });

/** „Pizza și Paste”. */
function allText(about: About): string {
  return about.length === 0 ? 'toate produsele' : ALL.format(about);
}

/** Of what the guest gets one piece: „Clătite sau Tiramisu”. */
export function oneOfText(about: About): string {
  return ONE_OF.format(about);
}

function worthText({ discountBasisPoints, discountAmount }: TermsOfOffer): string {
  const percent = discountBasisPoints > 0 ? `−${String(inPercent(discountBasisPoints)).replace('.', ',')}%` : '';
  const amount = discountAmount > 0 ? `−${formatLei(discountAmount)}` : '';
  return [percent, amount].filter((part) => part !== '').join(' sau ');
}

function minimumText({ minimumOrder }: { readonly minimumOrder: Bani }): string {
  return minimumOrder > 0 ? ` de la ${formatLei(minimumOrder)}` : '';
}

function limitPerPersonText({ rules: { mostUsesPerPerson } }: TermsOfOffer): string {
  if (mostUsesPerPerson === null) return '';
  return mostUsesPerPerson === 1
    ? ', o singură dată pentru fiecare client'
    : `, la cel mult ${countOf(mostUsesPerPerson, ORDERS)} pentru fiecare client`;
}
