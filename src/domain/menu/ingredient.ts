/** What can run out and is needed by more than one thing of the menu: marked once, all of them follow. */

/** What of the menu needs an ingredient. An extra is meant by its name, wherever it is offered. */
export type IngredientTarget =
  | { readonly kind: 'product'; readonly productId: number }
  | { readonly kind: 'size'; readonly sizeId: number }
  | { readonly kind: 'extra'; readonly name: string }
  | { readonly kind: 'bundle'; readonly promotionId: number }
  /** An option of a group. */
  | { readonly kind: 'option'; readonly optionId: number };

/** What becomes of it when the ingredient has run out: it is not sold, or it is sold without the ingredient. */
export const INGREDIENT_EFFECTS = ['closes', 'left_out'] as const;
export type IngredientEffect = (typeof INGREDIENT_EFFECTS)[number];

export type IngredientUse = { readonly target: IngredientTarget; readonly effect: IngredientEffect };

/** Only what is cooked can be made without something: an extra, an option or a bundle is sold or not. */
export function mayBeLeftOut({ kind }: IngredientTarget): boolean {
  return kind === 'product' || kind === 'size';
}

/** One text per target, for sets and maps. An extra is the same however its name is spelt. */
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

/** One spelling for an extra's name. */
export function extraKey(name: string): string {
  return name.trim().toLocaleLowerCase('ro');
}

/** A use that a form changes: with `effect` null the target no longer needs the ingredient. */
export type IngredientUseChange = { readonly target: IngredientTarget; readonly effect: IngredientEffect | null };

/**
 * What is different between the uses that a form was filled with and those it has now. Only that is saved, so that two
 * forms with the same dish do not undo each other.
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

/** Counts what happens when it is marked: a product of which several sizes need it counts once. */
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
