/** The menu with the options of the dishes in an order; the options of each dish are a request of their own. */
import { type QueryClient, queryOptions, useQueries } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { FRESH_MS } from '#contract/freshness.ts';
import { fetchProduct } from '#contract/menu/client.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { addOptions, idsWithChoice } from '#domain/menu/options/menu-with-options.ts';
import type { OfferedMenu } from '#domain/menu/shown-menu.ts';
import { MENU_KEY } from '#web/panel/live/desk-keys.ts';
import { useApi } from '#web/use-api.ts';

function productOptionsQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: [...MENU_KEY, 'options', id],
    queryFn: async () => (await fetchProduct(api, id)).options,
    staleTime: FRESH_MS.product,
    refetchInterval: FRESH_MS.products,
  });
}

export type MenuWithOptions = {
  readonly menu: OfferedMenu;
  /** True when the options of every dish are loaded. */
  readonly isWhole: boolean;
  readonly hasFailed: boolean;
};

export function useMenuWithOptions(menu: OfferedMenu, lines: readonly CartLine[]): MenuWithOptions {
  const api = useApi();
  const ids = idsWithChoice(menu, productIdsOf(lines));
  const answers = useQueries({ queries: ids.map((id) => productOptionsQuery(api, id)) });
  const known = new Map(
    ids.flatMap((id, place) => {
      const options = answers[place]?.data;
      return options === undefined ? [] : [[id, options] as const];
    }),
  );
  return {
    menu: addOptions(menu, known),
    isWhole: known.size === ids.length,
    hasFailed: answers.some(({ isError, data }) => isError && data === undefined),
  };
}

export async function loadMenuWithOptions(
  queries: QueryClient,
  api: Api,
  menu: OfferedMenu,
  productIds: readonly number[],
): Promise<OfferedMenu> {
  const known = await Promise.all(
    idsWithChoice(menu, productIds).map(
      async (id) => [id, await queries.ensureQueryData(productOptionsQuery(api, id))] as const,
    ),
  );
  return addOptions(menu, new Map(known));
}

function productIdsOf(lines: readonly CartLine[]): readonly number[] {
  return lines.flatMap((line) => (line.kind === 'product' ? line.productId : []));
}
