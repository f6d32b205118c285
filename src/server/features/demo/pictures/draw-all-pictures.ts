import sharp from 'sharp';
import { type EncodedPicture, encodePicture } from '#server/platform/images/encode-picture.ts';
import { drawPicture, drawTablePicture } from './draw-picture.ts';
import type { PictureRecipe, TableRecipe } from './picture-recipe.ts';
import { CATEGORY_PICTURES, GALLERY_PICTURES, HERO_PICTURE, PRODUCT_PICTURES, PROMOTION_PICTURES } from './recipes.ts';

export type DemoPictures = {
  /** By slug. */
  readonly products: ReadonlyMap<string, EncodedPicture>;
  readonly categories: ReadonlyMap<string, EncodedPicture>;
  readonly promotions: ReadonlyMap<string, EncodedPicture>;
  readonly hero: EncodedPicture;
  /** By what they show. */
  readonly gallery: ReadonlyMap<string, EncodedPicture>;
};

/** The owner waits for these at the first start; drawings stay clear at a quick setting. */
const QUICK = { effort: 2, quality: 72, hasAvif: false };
/** The first picture a guest loads has to be small. */
const SMALL = { effort: 4, quality: 52, hasAvif: false };

/** Draws every picture of the demo, on all cores. */
export async function drawAllPictures(): Promise<DemoPictures> {
  // Many small pictures at once: one thread each is quicker than all threads on one after the other.
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  const [products, categories, promotions, gallery, hero] = await Promise.all([
    drawEach(PRODUCT_PICTURES, drawPicture),
    drawEach(CATEGORY_PICTURES, (slug, recipe: PictureRecipe) => drawPicture(`category ${slug}`, recipe)),
    drawEach(PROMOTION_PICTURES, (slug, recipe: TableRecipe) => drawTablePicture(slug, recipe)),
    drawEach(GALLERY_PICTURES, (slug, recipe: TableRecipe) => drawTablePicture(slug, recipe)),
    drawTablePicture('hero', HERO_PICTURE).then((picture) => encodePicture(picture, SMALL)),
  ]);
  sharp.concurrency(threads);
  return { products, categories, promotions, gallery, hero };
}

async function drawEach<Recipe>(
  recipes: Readonly<Record<string, Recipe>>,
  draw: (name: string, recipe: Recipe) => ReturnType<typeof drawPicture>,
): Promise<ReadonlyMap<string, EncodedPicture>> {
  return new Map(
    await Promise.all(
      Object.entries(recipes).map(
        async ([name, recipe]) => [name, await encodePicture(await draw(name, recipe), QUICK)] as const,
      ),
    ),
  );
}
