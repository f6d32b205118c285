import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import type { PromotionType } from './kinds.ts';
import { offerSentence, type TermsOfOffer } from './offer-sentence.ts';
import { NO_RULES } from './promotion-rules.ts';

const terms = (about: Partial<TermsOfOffer> = {}): TermsOfOffer => ({
  discountBasisPoints: 0,
  discountAmount: bani(0),
  minimumOrder: bani(0),
  rules: NO_RULES,
  ...about,
});
const pieces = (paidPieces: number, freePieces: number) => terms({ rules: { ...NO_RULES, paidPieces, freePieces } });
const perPerson = (mostUsesPerPerson: number) =>
  terms({ discountAmount: bani(1_500), rules: { ...NO_RULES, mostUsesPerPerson } });

test.each<[PromotionType, TermsOfOffer, readonly string[], string]>([
  ['DISCOUNT_ON_PRODUCT', terms({ discountBasisPoints: 2_000 }), ['Pizza'], '−20% la Pizza'],
  ['DISCOUNT_ON_PRODUCT', terms({ discountBasisPoints: 1_250 }), [], '−12,5% la toate produsele'],
  ['DISCOUNT_ON_CART', terms({ discountBasisPoints: 1_000, minimumOrder: bani(6_000) }), [], '−10% de la 60,00 lei'],
  ['FIXED_DISCOUNT_ON_CART', terms({ discountAmount: bani(1_500) }), [], '−15,00 lei'],
  ['COUPON_CODE', terms({ discountBasisPoints: 500, discountAmount: bani(500) }), [], '−5% sau −5,00 lei, cu un cod'],
  ['NEWSLETTER_SUBSCRIPTION', terms({ discountBasisPoints: 500 }), [], '−5%, cu codul primit de abonați'],
  ['BUY_ONE_GET_ONE', pieces(1, 1), ['Pizza'], '1 + 1 gratis la Pizza (cel mai ieftin)'],
  ['BUY_ONE_GET_ONE', pieces(3, 2), [], '3 + 2 gratis la toate produsele (cele mai ieftine)'],
  ['FREE_ITEM', terms({ minimumOrder: bani(8_000) }), ['Limonadă'], 'un produs gratuit (Limonadă) de la 80,00 lei'],
  ['FREE_ITEM', terms(), ['Tiramisu', 'Clătite'], 'un produs gratuit (Tiramisu sau Clătite)'],
  ['BUY_ONE_GET_ONE', pieces(1, 1), ['Pizza', 'Paste'], '1 + 1 gratis la Pizza și Paste (cel mai ieftin)'],
  ['FREE_DELIVERY', terms({ minimumOrder: bani(5_000) }), [], 'livrare gratuită de la 50,00 lei'],
  ['BUY_X_GET_Y_FREE', terms(), [], ''],
  ['FIRST_ORDER', terms({ discountBasisPoints: 2_000 }), [], '−20%, doar la prima comandă'],
  ['FIXED_DISCOUNT_ON_CART', perPerson(1), [], '−15,00 lei, o singură dată pentru fiecare client'],
  ['FIXED_DISCOUNT_ON_CART', perPerson(3), [], '−15,00 lei, la cel mult 3 comenzi pentru fiecare client'],
])('%s is told: %#', (type, given, about, words) => {
  expect(offerSentence(type, given, about).replaceAll('\u00a0', ' ')).toBe(words);
});
