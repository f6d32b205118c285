/**
 * Validates the fields of a promotion. Form and server use the same function, so that neither refuses what the other
 * accepts.
 *
 * @see back-office.md §5, readings 9–10
 */
import { parseText } from '#domain/accounts/parse-text.ts';
import { decideWindows, type WindowField, type WindowProblem } from '#domain/menu/editing/decide-windows.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { parseTypedLei } from '#domain/money/format-lei.ts';
import { WHOLE_IN_BASIS_POINTS } from '#domain/money/percent.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { daysBetween, type LocalDate } from '#domain/time/local-date.ts';
import { parseWireDate } from '#domain/time/wire-date-time.ts';
import { normalCouponCode } from './coupon-rules.ts';
import { hasField, type PromotionType } from './kinds.ts';
import type { PromotionField, TypedFields, TypedNumber } from './promotion-fields.ts';
import type { PromotionRules } from './promotion-rules.ts';

/** `2026-11-20` as written, `[2026, 11, 20]` as read. */
type TypedDate = string | readonly number[] | null | undefined;

/** A missing field counts as empty. */
export type TypedPromotion = TypedFields & {
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly startDate?: TypedDate;
  readonly endDate?: TypedDate;
};

export type PromotionFacts = {
  readonly name: string;
  readonly description: string;
  readonly discountBasisPoints: number;
  readonly discountAmount: Bani;
  readonly minimumOrder: Bani;
  /** Of a coupon; null for every other type. */
  readonly couponCode: string | null;
  /** Of a code given to one subscriber; 0 = until the promotion's last day. */
  readonly validityInDays: number;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly rules: PromotionRules;
};

/** A problem of a field; each is a code of the error catalogue. */
export type PromotionProblem = {
  readonly field: keyof TypedPromotion | WindowField;
  readonly code:
    | 'promotion_name_required'
    | 'text_invalid'
    | 'promotion_start_required'
    | 'promotion_end_required'
    | 'promotion_end_before_start'
    | 'percentage_invalid'
    | 'amount_invalid'
    | 'promotion_discount_required'
    | 'promotion_percentage_required'
    | 'coupon_code_invalid'
    | 'validity_invalid'
    | 'promotion_products_required'
    | 'promotion_gift_required'
    | 'promotion_pieces_invalid'
    | 'promotion_uses_invalid'
    | WindowProblem;
};

export const PROMOTION_NAME_MAX_LENGTH = 120;
export const PROMOTION_DESCRIPTION_MAX_LENGTH = 1_000;
/** Maximum of paid and of free pieces. */
export const MOST_PIECES = 20;
/** Upper bound for counted uses. */
const MOST_USES = 1_000_000;
/** Ten years: more is a typing error. */
const VALIDITY_MAX_DAYS = 3_650;
/** Stored in capitals. Letters, digits and common separators. */
const COUPON_CODE = /^[\p{L}\p{N}](?:[\p{L}\p{N}._%+-]{0,38}[\p{L}\p{N}%])?$/u;
const PERCENTAGE = /^\d{1,3}(?:[.,]\d{1,2})?$/;
/** One bani below the largest amount of a request. */
const AMOUNT_MAX = bani(99_999_999);

/** Validates every field; discount, code and days of validity are required for kinds that have these fields. */
export function parsePromotion(
  type: PromotionType,
  typed: TypedPromotion,
): Result<PromotionFacts, readonly PromotionProblem[]> {
  const problems: PromotionProblem[] = [];
  const problem = (field: PromotionProblem['field'], code: PromotionProblem['code']) => problems.push({ field, code });
  const name = parseText(typed.name ?? '', {
    maximum: PROMOTION_NAME_MAX_LENGTH,
    isRequired: true,
    isMultiline: false,
  });
  if (!name.ok) problem('name', name.error.reason === 'missing' ? 'promotion_name_required' : 'text_invalid');
  const description = parseText(typed.description ?? '', {
    maximum: PROMOTION_DESCRIPTION_MAX_LENGTH,
    isRequired: false,
    isMultiline: true,
  });
  if (!description.ok) problem('description', 'text_invalid');

  const percentage = basisPointsOf(typed.discountPercentage);
  if (percentage === null) problem('discountPercentage', 'percentage_invalid');
  const amount = amountOf(typed.discountAmount);
  if (amount === null) problem('discountAmount', 'amount_invalid');
  const minimum = amountOf(typed.minOrderValue);
  if (minimum === null) problem('minOrderValue', 'amount_invalid');
  if (hasField(type, 'discountPercentage')) {
    if (percentage === 0 && amount === 0) problem('discountPercentage', discountRequired(type));
  } else if (hasField(type, 'discountAmount') && amount === 0) {
    problem('discountAmount', 'amount_invalid');
  }
  const couponCode = hasField(type, 'couponCode') ? normalCouponCode(typed.couponCode ?? '') : null;
  if (couponCode !== null && !COUPON_CODE.test(couponCode)) problem('couponCode', 'coupon_code_invalid');
  const validityInDays = daysOf(typed.validityInDays, type);
  if (validityInDays === null) problem('validityInDays', 'validity_invalid');

  const rules = rulesOf(type, typed, problem);
  const startDate = dayOf(typed.startDate);
  if (startDate === null) problem('startDate', 'promotion_start_required');
  const endDate = dayOf(typed.endDate);
  if (endDate === null) problem('endDate', 'promotion_end_required');
  if (startDate !== null && endDate !== null && endDate < startDate) problem('endDate', 'promotion_end_before_start');

  const hasSums = percentage !== null && amount !== null && minimum !== null && validityInDays !== null;
  const hasDays = startDate !== null && endDate !== null;
  if (problems.length > 0 || !name.ok || !description.ok || !hasSums || !hasDays) return err(problems);
  return ok({
    name: name.value,
    description: description.value,
    // Guests would read of it what the kind does not take off.
    discountBasisPoints: hasField(type, 'discountPercentage') ? percentage : 0,
    discountAmount: hasField(type, 'discountAmount') ? amount : bani(0),
    minimumOrder: hasField(type, 'minOrderValue') ? minimum : bani(0),
    couponCode,
    // Except for a subscriber's own code, the days follow from the dates (readings 10).
    validityInDays: hasField(type, 'validityInDays') ? validityInDays : daysBetween(startDate, endDate),
    startDate,
    endDate,
    rules,
  });
}

/** Asks for what the kind's form has a field for. */
function discountRequired(type: PromotionType): PromotionProblem['code'] {
  return hasField(type, 'discountAmount') ? 'promotion_discount_required' : 'promotion_percentage_required';
}

function productsRequired(type: PromotionType): PromotionProblem['code'] {
  return hasField(type, 'categoryIds') ? 'promotion_products_required' : 'promotion_gift_required';
}

/** What stands in fields that the kind does not have is left out. */
function rulesOf(
  type: PromotionType,
  typed: TypedPromotion,
  problem: (field: PromotionProblem['field'], code: PromotionProblem['code']) => void,
): PromotionRules {
  const listOf = <Value>(field: PromotionField, values: readonly Value[] | null | undefined) =>
    hasField(type, field) ? [...new Set(values ?? [])] : [];
  const productIds = listOf('productIds', typed.productIds);
  const categoryIds = listOf('categoryIds', typed.categoryIds);
  const isAboutSome = productIds.length > 0 || categoryIds.length > 0;
  if (hasField(type, 'productIds') && !isAboutSome) problem('productIds', productsRequired(type));
  const windows = decideWindows(listOf('availabilityWindows', typed.availabilityWindows));
  if (!windows.ok) {
    for (const [field, code] of Object.entries(windows.error)) problem(field as WindowField, code as WindowProblem);
  }
  const piecesOf = (field: 'buyQuantity' | 'freeQuantity') => {
    const pieces = hasField(type, field) ? Number(typed[field] ?? '') : 0;
    const isRight = Number.isInteger(pieces) && pieces >= 1 && pieces <= MOST_PIECES;
    if (hasField(type, field) && !isRight) problem(field, 'promotion_pieces_invalid');
    return pieces;
  };
  return {
    productIds,
    categoryIds,
    windows: windows.ok ? windows.value : [],
    methods: listOf('deliveryMethods', typed.deliveryMethods),
    zoneCodes: listOf('zoneCodes', typed.zoneCodes),
    paidPieces: piecesOf('buyQuantity'),
    freePieces: piecesOf('freeQuantity'),
    ...limitsOf(type, typed, problem),
  };
}

/** An empty field means no limit. */
function limitsOf(
  type: PromotionType,
  typed: TypedPromotion,
  problem: (field: PromotionProblem['field'], code: PromotionProblem['code']) => void,
): Pick<PromotionRules, 'mostUses' | 'budget' | 'mostUsesPerPerson'> {
  const countOf = (field: 'maxUses' | 'maxUsesPerPerson') => {
    const count = hasField(type, field) && !isEmpty(typed[field]) ? Number(typed[field]) : null;
    const isCount = count === null || (Number.isInteger(count) && count >= 1 && count <= MOST_USES);
    if (!isCount) problem(field, 'promotion_uses_invalid');
    return count;
  };
  const mostUses = countOf('maxUses');
  const mostUsesPerPerson = countOf('maxUsesPerPerson');
  const budget = hasField(type, 'budget') && !isEmpty(typed.budget) ? amountOf(typed.budget) : undefined;
  if (budget === null || budget === 0) problem('budget', 'amount_invalid');
  return { mostUses, budget: budget ?? null, mostUsesPerPerson };
}

function isEmpty(typed: TypedNumber): typed is null | undefined | '' {
  return typed === null || typed === undefined || (typeof typed === 'string' && typed.trim() === '');
}

/** An empty field means 0; `null` means invalid. */
function basisPointsOf(typed: TypedNumber): number | null {
  if (isEmpty(typed)) return 0;
  const text = cleanText(String(typed)).trim().replace(/\s*%$/, '');
  if (!PERCENTAGE.test(text)) return null;
  const basisPoints = Math.round(Number(text.replace(',', '.')) * 100);
  return basisPoints <= WHOLE_IN_BASIS_POINTS ? basisPoints : null;
}

function amountOf(typed: TypedNumber): Bani | null {
  if (isEmpty(typed)) return bani(0);
  const amount = parseTypedLei(typed);
  return amount !== null && amount <= AMOUNT_MAX ? amount : null;
}

/** A subscriber's code is valid for years at most; for other kinds the days only repeat the dates. */
function daysOf(typed: TypedNumber, type: PromotionType): number | null {
  if (isEmpty(typed)) return 0;
  const text = cleanText(String(typed)).trim();
  if (!/^\d{1,7}$/.test(text)) return null;
  const days = Number(text);
  return hasField(type, 'validityInDays') && days > VALIDITY_MAX_DAYS ? null : days;
}

function dayOf(typed: TypedDate): LocalDate | null {
  if (typed === null || typed === undefined) return null;
  // The first ten characters of an ISO moment, as date pickers send it, are its day.
  const day = typeof typed === 'string' ? typed.trim().slice(0, 10) : typed.slice(0, 3);
  const parsed = parseWireDate(day);
  return parsed.ok ? parsed.value : null;
}
