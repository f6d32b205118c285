import { productState } from '#domain/menu/availability.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { menuSnapshot } from './menu-snapshot.ts';

export type MenuReview = {
  /** Products that may be ordered. */
  readonly orderable: number;
  /** Switched on, with nothing left. */
  readonly soldOut: readonly { readonly id: number; readonly name: string }[];
  /** Products that do not say what is in them (Ordin ANPC 201/2022). */
  readonly withoutFoodInformation: number;
};

/** How the menu stands for whoever runs the house. */
export async function reviewMenu({ snapshots }: { readonly snapshots: Snapshots }): Promise<MenuReview> {
  const { products } = await snapshots.read(menuSnapshot);
  const inState = (state: ReturnType<typeof productState>) => products.filter((one) => productState(one) === state);
  return {
    orderable: inState('orderable').length,
    soldOut: inState('sold_out').map(({ id, name }) => ({ id, name })),
    withoutFoodInformation: products.filter(({ ingredients, nutrition }) => ingredients === '' || nutrition === null)
      .length,
  };
}
