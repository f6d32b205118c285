import { getSoldOut } from '#contract/menu/staff-calls.ts';
import { pictureToWire } from '#contract/pictures/codec.ts';
import { findCategory } from '#domain/menu/find-category.ts';
import { searchMenu } from '#domain/menu/search-menu.ts';
import { ok } from '#domain/result.ts';
import type { DbServices } from '#server/platform/database.ts';
import {
  answer,
  answerAll,
  answerAs,
  answerSaved,
  answerWith,
  defineRoute,
  type Route,
  refuse,
} from '#server/platform/http/route.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { listSoldOut, markBack, markSoldOut } from './mark-sold-out.ts';
import { menuSnapshot } from './menu-snapshot.ts';
import { saveProductPictures } from './save-product-pictures.ts';

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
      // Promotions have their own call, so "Promotii" matches no category, and neither does a mistyped address.
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

export function productPictureRoutes(services: DbServices): readonly Route[] {
  return [
    defineRoute('addProductImages', async ({ params: { id: productId }, body, session }) => {
      const saved = await saveProductPictures(services, { productId, body, staffId: session.userId });
      if (!saved.ok) return answerSaved(saved);
      const { version, pictures } = saved.value;
      const imagesLinks = pictures.map(({ id, alt, ...picture }) => pictureToWire(picture, { id, alt }));
      return answerSaved(ok({ version, imagesLinks }));
    }),
  ];
}

export function soldOutRoutes(services: DbServices): readonly Route[] {
  return [
    defineRoute('getSoldOut', async () => {
      const marks = await listSoldOut(services);
      return answerAs(getSoldOut, {
        content: marks.map(({ subject, title, until, since, by }) => ({ subject, title, until, since, by })),
        serverTime: services.clock(),
      });
    }),
    defineRoute('markSoldOut', async ({ body, session }) =>
      answerWith(await markSoldOut(services, body, session.userId), ({ title }) => ({
        message: `Stoc epuizat: ${title}.`,
      })),
    ),
    defineRoute('markBack', async ({ body: { subject }, session }) =>
      answerWith(await markBack(services, subject, session.userId), ({ title }) => ({
        message: `Din nou pe stoc: ${title}.`,
      })),
    ),
  ];
}
