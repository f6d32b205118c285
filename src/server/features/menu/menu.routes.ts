import { findCategory } from '#domain/menu/find-category.ts';
import { searchMenu } from '#domain/menu/search-menu.ts';
import { answer, answerAll, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { menuSnapshot } from './menu-snapshot.ts';

export function menuRoutes({ snapshots }: { readonly snapshots: Snapshots }): readonly Route[] {
  return [
    defineRoute('getCategories', async () => {
      const { answers } = await snapshots.read(menuSnapshot);
      return answerAll(answers.categories());
    }),

    defineRoute('getBaseProducts', async (asked) => {
      const menu = await snapshots.read(menuSnapshot);
      const { search = '', category: wanted = '' } = asked.query;
      const category = wanted === '' ? null : findCategory(menu, wanted);
      // Promotions have their own call, so "Promotii" names no category, and neither does a mistyped address.
      if (wanted !== '' && category === null) return answer([]);
      if (search.trim() === '') {
        return answerAll(category === null ? menu.answers.products() : menu.answers.productsOf(category));
      }
      const shown = menu.answers.productsById();
      const found = searchMenu(menu, search).filter(
        ({ categoryId }) => category === null || categoryId === category.id,
      );
      return answer(found.flatMap(({ id }) => shown.get(id) ?? []));
    }),

    defineRoute('getProduct', async ({ params }) => {
      const { answers } = await snapshots.read(menuSnapshot);
      const product = answers.product(params.id);
      return product === null ? refuse('product_not_found') : answerAll(product);
    }),
  ];
}
