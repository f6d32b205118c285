/** Ingredients: several things of the menu may need one, so marking it once as sold out affects all of them. */

/** A thing of the menu that needs an ingredient. An extra is identified by its name, wherever it is offered. */
export type IngredientTarget =
  | { readonly kind: 'product'; readonly productId: number }
  | { readonly kind: 'size'; readonly sizeId: number }
  | { readonly kind: 'extra'; readonly name: string }
  | { readonly kind: 'bundle'; readonly promotionId: number }
  /** An option of a group. */
  | { readonly kind: 'option'; readonly optionId: number };

/** The effect when the ingredient has run out: the thing is not sold, or is sold without it. */
export const INGREDIENT_EFFECTS = ['closes', 'left_out'] as const;
export type IngredientEffect = (typeof INGREDIENT_EFFECTS)[number];

export type IngredientUse = { readonly target: IngredientTarget; readonly effect: IngredientEffect };

/** Only cooked dishes can be made without an ingredient; an extra, an option or a bundle is either sold or not. */
export function mayBeLeftOut({ kind }: IngredientTarget): boolean {
  return kind === 'product' || kind === 'size';
}

/** A key per target, for sets and maps; spellings of an extra's name are equal. */
export function targetKey(target: IngredientTarget): string {
  switch (target.kind) {
    case 'product':
      return `product-${target.productId}`;
    case 'size':
      return `size-${target.sizeId}`;
    case 'extra':
      return `extra-${extraKey(target.name)}`;
    case 'bundle':
      return `bundle-${target.promotionId}`;
    case 'option':
      return `option-${target.optionId}`;
  }
}

/** The normalised name of an extra. */
export function extraKey(name: string): string {
  return name.trim().toLocaleLowerCase('ro');
}

/** A change of a use in a form: with `effect` null the target no longer needs the ingredient. */
export type IngredientUseChange = { readonly target: IngredientTarget; readonly effect: IngredientEffect | null };

/**
 * The differences between the uses a form was loaded with and its present ones. Only these are saved, so that two forms
 * with the same dish do not undo each other's changes.
 */
export function diffUses(before: readonly IngredientUse[], after: readonly IngredientUse[]): IngredientUseChange[] {
  const had = new Map(before.map(({ target, effect }) => [targetKey(target), effect]));
  const kept = new Set(after.map(({ target }) => targetKey(target)));
  return [
    ...after.filter(({ target, effect }) => had.get(targetKey(target)) !== effect),
    ...before.filter(({ target }) => !kept.has(targetKey(target))).map(({ target }) => ({ target, effect: null })),
  ];
}

/** How much of the menu an ingredient closes, and how much is sold without it. */
export type IngredientReach = {
  readonly products: number;
  readonly extras: number;
  readonly options: number;
  readonly bundles: number;
  readonly leftOut: number;
};

/** Counts the effects of marking it: a product with several affected sizes counts once. */
export function countReach(uses: readonly IngredientUse[], productOfSize: (sizeId: number) => number): IngredientReach {
  const productsWith = (wanted: IngredientEffect) =>
    new Set(
      uses.flatMap(({ target, effect }) => {
        if (effect !== wanted) return [];
        if (target.kind === 'product') return target.productId;
        return target.kind === 'size' ? productOfSize(target.sizeId) : [];
      }),
    );
  const count = (kind: IngredientTarget['kind']) => uses.filter(({ target }) => target.kind === kind).length;
  const closed = productsWith('closes');
  const leftOut = [...productsWith('left_out')].filter((id) => !closed.has(id));
  return {
    products: closed.size,
    extras: count('extra'),
    options: count('option'),
    bundles: count('bundle'),
    leftOut: leftOut.length,
  };
}
