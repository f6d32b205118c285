import type { z } from 'zod';
import { type ErrorCode, type ErrorFacts, sentenceOf } from '#contract/errors.ts';
import type { SavePromotionRequest } from '#contract/promotions/wire.ts';
import { parseText } from '#domain/accounts/parse-text.ts';
import { findProduct, findSize } from '#domain/menu/find-product.ts';
import type { Menu } from '#domain/menu/menu.ts';
import {
  decideBundleSets,
  SET_LABEL_MAX_LENGTH,
  type SetProblem,
} from '#domain/promotions/kinds/buy-x-get-y-free/decide-bundle-sets.ts';
import type { PromotionProblem } from '#domain/promotions/parse-promotion.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { SavedSet } from './saved-promotions.repository.ts';

export type SentSet = NonNullable<z.output<typeof SavePromotionRequest>['promotionProductBeans']>[number];

/** Why a promotion cannot be saved: the first problem as the answer's sentence, and every problem by field. */
export type SaveProblem = {
  readonly code: SaveCode;
  readonly details: ErrorFacts<ErrorCode>;
  readonly fields: Readonly<Record<string, string>>;
};

type SaveCode =
  | PromotionProblem['code']
  | SetProblem['code']
  | 'promotion_not_found'
  | 'promotion_type_fixed'
  | 'coupon_code_taken'
  | 'picture_unknown'
  | 'bundle_option_unknown'
  | 'invalid_request';

const FIELD = 'promotionProductBeans';

/** The products that a request references, to be read from the menu first. */
export function productIdsOf(sets: readonly SentSet[]): readonly number[] {
  return [...new Set(sets.flatMap((set) => productsOf(set).map(({ id }) => id)))];
}

/** Resolves the sent sets with the present menu. A product without sizes means all of its sizes. */
export function readSavedSets(sets: readonly SentSet[], menu: Menu): Result<readonly SavedSet[], SaveProblem> {
  const fields: Record<string, string> = {};
  let first: Pick<SaveProblem, 'code' | 'details'> | null = null;
  const refuse = (path: string, code: SaveCode, details: ErrorFacts<ErrorCode> = {}) => {
    first ??= { code, details };
    fields[path] ??= sentenceOf<ErrorCode>(code, details);
  };
  const drafts = sets.map((set, place) => {
    const options = productsOf(set).flatMap(({ id, name, dimensions }) => {
      const product = findProduct(menu, id);
      const asked = dimensions ?? product?.sizes ?? [];
      const sizes = product === null ? [] : asked.flatMap((one) => findSize(product, one.id) ?? []);
      if (product === null || sizes.length < asked.length) {
        const called = product?.name ?? (name ?? '').trim();
        refuse(`${FIELD}.${place}.products`, 'bundle_option_unknown', { name: called === '' ? null : called });
      }
      return sizes.map((size) => ({
        productId: id,
        sizeId: size.id,
        name: `${product?.name} (${size.label})`,
        price: size.price,
      }));
    });
    const label = parseText(set.productFieldLabel ?? '', {
      maximum: SET_LABEL_MAX_LENGTH,
      isRequired: true,
      isMultiline: false,
    });
    return {
      id: set.id ?? null,
      label: label.ok ? label.value : '',
      isFree: set.isFreeProduct ?? false,
      options: [...new Map(options.map((option) => [option.sizeId, option])).values()],
    };
  });
  const decided = decideBundleSets(drafts);
  for (const problem of decided.ok ? [] : decided.error) {
    const details = 'maximum' in problem ? { name: problem.name, maximum: problem.maximum } : {};
    const part = problem.code === 'bundle_label_required' ? 'productFieldLabel' : 'products';
    refuse(problem.set === null ? FIELD : `${FIELD}.${problem.set}.${part}`, problem.code, details);
  }
  return first === null ? ok(drafts) : err({ ...(first as Pick<SaveProblem, 'code' | 'details'>), fields });
}

function productsOf({ products, productList }: SentSet) {
  return products ?? productList ?? [];
}
