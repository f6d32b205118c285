/** An option group as form values: each number as typed. */

import type { AnswerOf, BodyOf } from '#contract/define/define-call.ts';
import { sentenceOf } from '#contract/errors.ts';
import { optionSheetToWire } from '#contract/options/option-sheets-codec.ts';
import type { getOptionGroup, saveOptionGroup } from '#contract/options/staff-calls.ts';
import {
  decideOptionGroup,
  type OptionDraft,
  type OptionGroupDraft,
  UNREADABLE,
} from '#domain/menu/editing/decide-option-group.ts';
import { judgeDrink } from '#domain/menu/editing/judge-drink.ts';
import { diffUses, type IngredientUse, type IngredientUseChange } from '#domain/menu/ingredient.ts';
import type { Allergen, GroupPricing } from '#domain/menu/menu.ts';
import type { OptionGroupSheet } from '#domain/menu/options/option-sheet.ts';
import type { Bani } from '#domain/money/bani.ts';
import { parseTypedLei } from '#domain/money/format-lei.ts';
import { optionWords as words } from '#web/i18n/staff/options.ts';
import type { Ingredient } from '#web/staff/ingredients.ts';

export type OptionValues = {
  /** React key of the row; never sent. */
  readonly key: string;
  readonly id: number | null;
  readonly name: string;
  readonly price: string;
  readonly sizePrices: readonly { readonly key: string; readonly sizeLabel: string; readonly price: string }[];
  readonly most: string;
  readonly isDefault: boolean;
  /** '' for none. */
  readonly productId: string;
  readonly opensGroupId: string;
  readonly allergens: readonly Allergen[];
  readonly vatTakeawayBasisPoints: string;
  readonly vatOnPremisesBasisPoints: string;
  readonly deposit: string;
  readonly isAgeRestricted: boolean;
  /** Ids of the ingredients without which it is sold out. */
  readonly needs: readonly string[];
};

export type OptionGroupValues = {
  readonly name: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly included: string;
  readonly pricing: GroupPricing;
  readonly options: readonly OptionValues[];
};

export function newOption(key: string): OptionValues {
  return {
    key,
    id: null,
    name: '',
    price: '',
    sizePrices: [],
    most: '1',
    isDefault: false,
    productId: '',
    opensGroupId: '',
    allergens: [],
    vatTakeawayBasisPoints: '',
    vatOnPremisesBasisPoints: '',
    deposit: '',
    isAgeRestricted: false,
    needs: [],
  };
}

/**
 * The age limit of an option after its name has changed: it follows the words of a drink while it is as the earlier name
 * proposed; what was set by hand stays.
 */
export function ageLimitOf(
  option: Pick<OptionValues, 'name' | 'isAgeRestricted'>,
  { group, name }: { readonly group: string; readonly name: string },
): boolean {
  const proposed = (words: string) => judgeDrink({ name: words, category: group }).isAlcohol;
  return option.isAgeRestricted === proposed(option.name) ? proposed(name) : option.isAgeRestricted;
}

export const NEW_GROUP: OptionGroupValues = {
  name: '',
  minimum: '0',
  maximum: '1',
  included: '0',
  pricing: 'sum',
  options: [newOption('first')],
};

type GroupOnWire = AnswerOf<typeof getOptionGroup>;

const typed = (amount: number | null) => (amount === null ? '' : String(amount).replace('.', ','));
const typedId = (id: number | null) => (id === null ? '' : String(id));

export function valuesOfGroup(
  { name, minimum, maximum, included, pricing, options }: GroupOnWire,
  ingredients: readonly Ingredient[],
): OptionGroupValues {
  return {
    name,
    minimum: String(minimum),
    maximum: typed(maximum),
    included: String(included),
    pricing,
    options: options.map((option) => ({
      key: `option-${option.id}`,
      id: option.id,
      name: option.name,
      price: typed(option.price),
      sizePrices: option.dimensionPrices.map(({ dimension, price }, place) => ({
        key: `price-${place}`,
        sizeLabel: dimension,
        price: typed(price),
      })),
      most: String(option.most),
      isDefault: option.isDefault,
      productId: typedId(option.productId),
      opensGroupId: typedId(option.opensGroupId),
      allergens: option.allergens,
      vatTakeawayBasisPoints: typed(option.vatPercent),
      vatOnPremisesBasisPoints: typed(option.vatPercentOnPremises),
      deposit: option.depositPrice === 0 ? '' : typed(option.depositPrice),
      isAgeRestricted: option.ageRestricted18,
      needs: ingredients
        .filter(({ uses }) => uses.some(({ target }) => target.kind === 'option' && target.optionId === option.id))
        .map(({ id }) => String(id)),
    })),
  };
}

/**
 * The ingredients whose needs changed by this form: each is saved by a call of its own.
 *
 * @param ids of the options after the save, in their order
 */
export function changedNeeds(
  before: OptionGroupValues,
  after: OptionGroupValues,
  ids: readonly number[],
): readonly { readonly id: number; readonly changes: IngredientUseChange[] }[] {
  const had = before.options.flatMap(({ id, needs }) => (id === null ? [] : [{ id, needs }]));
  const has = after.options.flatMap(({ needs }, place) => {
    const id = ids[place];
    return id === undefined ? [] : [{ id, needs }];
  });
  return [...new Set([...had, ...has].flatMap(({ needs }) => needs))].flatMap((ingredient) => {
    const changes = diffUses(usesOf(had, ingredient), usesOf(has, ingredient));
    return changes.length === 0 ? [] : [{ id: Number(ingredient), changes }];
  });
}

function usesOf(
  options: readonly { readonly id: number; readonly needs: readonly string[] }[],
  ingredient: string,
): readonly IngredientUse[] {
  return options
    .filter(({ needs }) => needs.includes(ingredient))
    .map(({ id }) => ({ target: { kind: 'option', optionId: id }, effect: 'closes' }));
}

/** A copy has new options. */
export function copyOfGroup(group: GroupOnWire, ingredients: readonly Ingredient[]): OptionGroupValues {
  const values = valuesOfGroup(group, ingredients);
  return {
    ...values,
    name: words.copyName(values.name),
    options: values.options.map((option) => ({ ...option, id: null })),
  };
}

function draftOfValues(values: OptionGroupValues): OptionGroupDraft {
  return {
    name: values.name,
    pricing: values.pricing,
    minimum: wholeOf(values.minimum),
    maximum: wholeOf(values.maximum),
    included: wholeOf(values.included),
    options: values.options.map(
      ({ key: _, needs: __, ...option }): OptionDraft => ({
        ...option,
        price: leiOf(option.price),
        sizePrices: option.sizePrices.map(({ sizeLabel, price }) => ({ sizeLabel, price: leiOf(price) })),
        most: wholeOf(option.most),
        productId: idOf(option.productId),
        opensGroupId: idOf(option.opensGroupId),
        vatTakeawayBasisPoints: basisPointsOf(option.vatTakeawayBasisPoints),
        vatOnPremisesBasisPoints: basisPointsOf(option.vatOnPremisesBasisPoints),
        deposit: leiOf(option.deposit),
      }),
    ),
  };
}

/** By field path, with the rules and sentences of the server. */
export function groupProblems(values: OptionGroupValues, id: number | null): Record<string, string> {
  const decided = decideOptionGroup(draftOfValues(values), id);
  const problems = decided.ok ? [] : [...decided.error];
  return Object.fromEntries(problems.map(([path, code]) => [path, sentenceOf(code)]));
}

/** The group to save; null while there are problems. */
export function sheetOfValues(values: OptionGroupValues): OptionGroupSheet | null {
  const decided = decideOptionGroup(draftOfValues(values), null);
  return decided.ok ? decided.value : null;
}

type GroupBody = BodyOf<typeof saveOptionGroup>;

/** @throws when the values have problems: callers check before */
export function bodyOfValues(
  values: OptionGroupValues,
  { id, version }: { readonly id: number | null; readonly version: number | null },
): GroupBody {
  const decided = decideOptionGroup(draftOfValues(values), id);
  if (!decided.ok) throw new Error('A form sends what it has judged');
  const { options, ...group } = decided.value;
  return { ...group, id, version, options: options.map(optionSheetToWire) };
}

function idOf(text: string): number | null {
  return text === '' ? null : Number(text);
}

function wholeOf(text: string): number | null | typeof UNREADABLE {
  if (text.trim() === '') return null;
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : UNREADABLE;
}

function leiOf(text: string): Bani | null | typeof UNREADABLE {
  return text.trim() === '' ? null : (parseTypedLei(text) ?? UNREADABLE);
}

function basisPointsOf(text: string): number | null | typeof UNREADABLE {
  if (text.trim() === '') return null;
  return /^\d{1,3}([.,]\d{1,2})?$/.test(text.trim())
    ? Math.round(Number(text.trim().replace(',', '.')) * 100)
    : UNREADABLE;
}
