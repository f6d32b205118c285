/** A promotion as form values, and the conversions from and to the wire. */

import type { BodyOf } from '#contract/define/define-call.ts';
import { type ErrorCode, sentenceOf } from '#contract/errors.ts';
import { windowDraftsToWire } from '#contract/menu/codec.ts';
import type { AdminPromotion, savePromotion } from '#contract/promotions/staff-calls.ts';
import { keysOf } from '#domain/keys-of.ts';
import { describeWindows } from '#domain/menu/describe-windows.ts';
import { draftWindows, type WindowDraft } from '#domain/menu/editing/decide-windows.ts';
import type { Bani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { exampleOfOffer } from '#domain/promotions/example-of-offer.ts';
import {
  decideBundleSets,
  highestPaidOptionPrice,
} from '#domain/promotions/kinds/buy-x-get-y-free/decide-bundle-sets.ts';
import { hasField, PROMOTION_KINDS, type PromotionType } from '#domain/promotions/kinds.ts';
import { offerSentence, type TermsOfOffer } from '#domain/promotions/offer-sentence.ts';
import { parsePromotion } from '#domain/promotions/parse-promotion.ts';
import {
  type FieldOfKind,
  fieldOf,
  isNumberField,
  type NumberField,
  PROMOTION_FIELDS,
  type PromotionField,
} from '#domain/promotions/promotion-fields.ts';
import type { Loaded } from '#web/forms/form-state.ts';
import { promotionWords } from '#web/i18n/admin/marketing.ts';
import { type FormPicture, formPicture } from '#web/staff/pictures/form-pictures.ts';
import type { AboutNow } from './about-names.ts';
import { boughtIn, exampleSentence } from './example-sentence.ts';
import { describeSets } from './promotion-terms.ts';

/** A size that may be chosen, at its regular price. */
export type OptionValues = {
  productId: number;
  productName: string;
  sizeId: number;
  sizeLabel: string;
  price: Bani;
  isArchived: boolean;
};

export type SetValues = {
  /** 0 until it is saved. */
  id: number;
  /** React key, also for unsaved sets. */
  key: string;
  label: string;
  isFree: boolean;
  options: OptionValues[];
};

export type PromotionValues = {
  name: string;
  description: string;
  active: 'da' | 'nu';
  startDate: string;
  endDate: string;
  pictures: readonly FormPicture[];
  sets: SetValues[];
} & Record<NumberField, number | string> &
  Record<FieldOfKind<'text'>, string> &
  Record<FieldOfKind<'ids'>, number[]> &
  Record<FieldOfKind<'codes'>, string[]> &
  Record<FieldOfKind<'methods'>, DeliveryMethod[]> &
  Record<FieldOfKind<'windows'>, readonly WindowDraft[]>;

/** A new bundle: one paid set, one free set. */
const NEW_SETS: SetValues[] = [
  { id: 0, key: 'prima', label: '', isFree: false, options: [] },
  { id: 0, key: 'gratuita', label: '', isFree: true, options: [] },
];

/** The initial values of a new promotion: from today. */
export function newPromotion(type: PromotionType, today: string): Loaded<PromotionValues> {
  const values: PromotionValues = {
    name: '',
    description: '',
    active: 'da',
    startDate: today,
    endDate: '',
    ...numberValues((name) => fieldOf(name).start ?? ''),
    couponCode: '',
    pictures: [],
    sets: hasField(type, 'promotionProductBeans') ? NEW_SETS : [],
    productIds: [],
    categoryIds: [],
    availabilityWindows: [],
    deliveryMethods: [],
    zoneCodes: [],
  };
  return { values, version: 0 };
}

/** The values of a copy: a new promotion from today, without the code, which belongs to one promotion. */
export function copyPromotion(promotion: AdminPromotion, today: string): Loaded<PromotionValues> {
  const { values } = promotionValues(promotion);
  const copy = {
    ...values,
    name: promotionWords.copyOf(values.name),
    couponCode: '',
    startDate: today,
    endDate: values.endDate < today ? '' : values.endDate,
    sets: values.sets.map((set) => ({ ...set, id: 0 })),
  };
  return { values: copy, version: 0 };
}

export function promotionValues(promotion: AdminPromotion): Loaded<PromotionValues> {
  const values: PromotionValues = {
    name: promotion.name,
    description: promotion.description,
    active: promotion.active ? 'da' : 'nu',
    startDate: promotion.startDate,
    endDate: promotion.endDate,
    ...numberValues((name) => shownNumber(name, promotion[name])),
    couponCode: promotion.couponCode ?? '',
    pictures: promotion.picture === null ? [] : [formPicture(promotion.picture, promotion.name)],
    productIds: [...promotion.productIds],
    categoryIds: [...promotion.categoryIds],
    availabilityWindows: draftWindows(promotion.availabilityWindows),
    deliveryMethods: [...promotion.deliveryMethods],
    zoneCodes: [...promotion.zoneCodes],
    sets: promotion.promotionProductBeans.map((set) => ({
      id: set.id,
      key: String(set.id),
      label: set.productFieldLabel,
      isFree: set.isFreeProduct,
      options: set.products.flatMap((product) =>
        product.dimensions.map((size) => ({
          productId: product.id,
          productName: product.name,
          sizeId: size.id,
          sizeLabel: size.value,
          price: size.price,
          isArchived: size.archived,
        })),
      ),
    })),
  };
  return { values, version: promotion.version };
}

/** Every number field of the form. */
function numberValues(numberOf: (name: NumberField) => number | string): Record<NumberField, number | string> {
  const values = keysOf(PROMOTION_FIELDS)
    .filter(isNumberField)
    .map((name) => [name, numberOf(name)]);
  // One entry for each field.
  return Object.fromEntries(values) as Record<NumberField, number | string>;
}

/** Nothing is an empty field, except where 0 says something. */
function shownNumber(name: NumberField, value: number | null): number | string {
  const { kind, start } = fieldOf(name);
  if (value === null || (value === 0 && start === undefined)) return '';
  // The fields of this kind are amounts of money.
  return kind === 'lei' ? leiFromBani(value as Bani) : value;
}

/** A valid date for judging a form in which name and dates are not filled in yet. */
const ANY_DAY = '2026-01-01';

type SaveBody = BodyOf<typeof savePromotion>;

/** The request body; `id` null creates a new one. */
export function promotionBody(
  type: PromotionType,
  id: number | null,
  { values, version }: { readonly values: PromotionValues; readonly version: number | null },
): SaveBody {
  return {
    ...(id === null ? {} : { id, version }),
    type,
    name: values.name,
    description: values.description,
    active: values.active === 'da',
    startDate: values.startDate,
    endDate: values.endDate,
    ...Object.fromEntries(PROMOTION_KINDS[type].fields.map((field) => [field, sentField(field, values)])),
  };
}

/** The request's value for a field of this kind of promotion: the typed text, except for picture and sets. */
function sentField(field: PromotionField, values: PromotionValues) {
  if (field === 'availabilityWindows') return windowDraftsToWire(values.availabilityWindows);
  if (field === 'image') return values.pictures[0]?.hash ?? '';
  return field === 'promotionProductBeans' ? values.sets.map(setBody) : values[field];
}

function setBody({ id, label, isFree, options }: SetValues) {
  const productIds = [...new Set(options.map(({ productId }) => productId))];
  return {
    id: id === 0 ? null : id,
    isFreeProduct: isFree,
    productFieldLabel: label,
    products: productIds.map((productId) => {
      const own = options.filter((option) => option.productId === productId);
      return {
        id: productId,
        name: own[0]?.productName ?? '',
        dimensions: own.map(({ sizeId }) => ({ id: sizeId })),
      };
    }),
  };
}

/** The problems that the server would find, in its own sentences, by form field. */
export function promotionProblems(type: PromotionType, values: PromotionValues): Record<string, string> {
  const problems: Record<string, string> = {};
  const parsed = parsePromotion(type, values);
  for (const { field, code } of parsed.ok ? [] : parsed.error) problems[field] ??= sentenceOf(code);
  if (!hasField(type, 'promotionProductBeans')) return problems;
  for (const [place, { options }] of values.sets.entries()) {
    const gone = options.find(({ isArchived }) => isArchived);
    if (gone !== undefined) {
      problems[`sets.${place}.options`] = sentenceOf('bundle_option_unknown', { name: gone.productName });
    }
  }
  const decided = decideBundleSets(setDrafts(values.sets));
  for (const problem of decided.ok ? [] : decided.error) {
    const details = 'maximum' in problem ? { name: problem.name, maximum: problem.maximum } : {};
    problems[setField(problem.set, problem.code)] ??= sentenceOf(problem.code, details);
  }
  return problems;
}

function setField(place: number | null, code: ErrorCode): string {
  if (place === null) return 'sets';
  return `sets.${place}.${code === 'bundle_label_required' ? 'label' : 'options'}`;
}

/**
 * What a guest gets by what is typed, in one sentence; null while it is not right.
 *
 * @param about null while the menu is not known
 */
export function describeTerms(type: PromotionType, values: PromotionValues, about: AboutNow | null): string | null {
  const parsed = parsePromotion(type, { ...values, name: '-', startDate: ANY_DAY, endDate: ANY_DAY });
  if (!parsed.ok || about === null) return null;
  if (about === 'nothing') return promotionWords.aboutNothing;
  if (PROMOTION_KINDS[type].entersBy === 'line') return describeSets(values.sets) || null;
  const hours = describeWindows(parsed.value.rules.windows);
  // Guests know a code, not the name of its promotion.
  const name = PROMOTION_KINDS[type].entersBy === 'code' ? (parsed.value.couponCode ?? '') : values.name.trim();
  const offer = `${name === '' ? '' : `${name}: `}${offerSentence(type, parsed.value, about)}`;
  return `${offer}${hours === '' ? '' : `, ${hours}`}. ${termsText(type, parsed.value)}`;
}

/** An example by the rules that price every cart. */
function termsText(type: PromotionType, terms: TermsOfOffer): string {
  const example = exampleOfOffer(type, terms);
  const isTooSmall = example.paid === example.before && terms.rules.budget !== null;
  return isTooSmall ? promotionWords.budgetTooSmall(boughtIn(example)) : exampleSentence(example);
}

/** Maps the server's fields to those of the form. */
export function promotionFieldOf(path: string): string {
  if (path === 'image') return 'pictures';
  return path
    .replace(/^promotionProductBeans/, 'sets')
    .replace(/\.productFieldLabel$/, '.label')
    .replace(/\.products$/, '.options');
}

/** The highest allowed price of a free product; null while there is no paid set. */
export function highestPaidPrice(sets: readonly SetValues[]): Bani | null {
  const maximum = highestPaidOptionPrice(setDrafts(sets));
  return maximum === 0 ? null : maximum;
}

function setDrafts(sets: readonly SetValues[]) {
  return sets.map(({ label, isFree, options }) => ({
    label,
    isFree,
    options: options.map(({ productName, sizeLabel, price }) => ({ name: `${productName} (${sizeLabel})`, price })),
  }));
}
