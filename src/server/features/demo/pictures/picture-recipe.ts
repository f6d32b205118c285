import type { EmblemName } from './emblems.ts';
import type { PaletteName } from './palettes.ts';

/** What a dish is served in; decides what is drawn under the emblems. */
export type Dish =
  | { readonly kind: 'plate' }
  | { readonly kind: 'board' }
  | { readonly kind: 'table' }
  | { readonly kind: 'bowl'; readonly filling: string }
  | { readonly kind: 'pot'; readonly filling: string }
  | { readonly kind: 'salad'; readonly leaves: string }
  | { readonly kind: 'pasta'; readonly noodles: string; readonly sauce: string }
  | { readonly kind: 'pizza'; readonly cheese: string; readonly salami: number; readonly leaves: number };

/** A dish with what is on it. */
export type Serving = {
  readonly dish: Dish;
  /** Large, in the middle of the dish: one, two or three. */
  readonly served: readonly EmblemName[];
  /** Small, spread over the dish. */
  readonly toppings: readonly EmblemName[];
};

/** One dish in the middle of the picture. */
export type PictureRecipe = Serving & {
  readonly palette: PaletteName;
  /** Around the dish, partly outside the picture. */
  readonly around: readonly EmblemName[];
};

/** A table with several dishes. */
export type TableRecipe = {
  readonly palette: PaletteName;
  readonly width: number;
  readonly height: number;
  readonly servings: readonly (Serving & { readonly x: number; readonly y: number; readonly scale: number })[];
  readonly loose: readonly {
    readonly emblem: EmblemName;
    readonly x: number;
    readonly y: number;
    readonly size: number;
  }[];
};
