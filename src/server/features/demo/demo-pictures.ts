/** The ready-made pictures of the demo: `scripts/draw-demo-pictures.ts` draws them into db/demo/pictures. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { EncodedPicture } from '#server/platform/images/encode-picture.ts';

const FOLDER = fileURLToPath(new URL('../../../../db/demo/pictures/', import.meta.url));

const Entry = z.object({
  hash: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  widths: z.array(z.int()),
});
const Group = z.record(z.string(), Entry);
const Index = z.object({ hero: Entry, products: Group, categories: Group, promotions: Group, gallery: Group });

export type DemoPictures = {
  /** By name. */
  readonly products: ReadonlyMap<string, EncodedPicture>;
  readonly categories: ReadonlyMap<string, EncodedPicture>;
  readonly promotions: ReadonlyMap<string, EncodedPicture>;
  readonly hero: EncodedPicture;
  /** By alternative text. */
  readonly gallery: ReadonlyMap<string, EncodedPicture>;
};

export async function loadDemoPictures(): Promise<DemoPictures> {
  const index = Index.parse(JSON.parse(await readFile(`${FOLDER}index.json`, 'utf8')));
  const [hero, products, categories, promotions, gallery] = await Promise.all([
    loadPicture(index.hero),
    loadGroup(index.products),
    loadGroup(index.categories),
    loadGroup(index.promotions),
    loadGroup(index.gallery),
  ]);
  return { hero, products, categories, promotions, gallery };
}

/** The stored pictures by their names in the menu's document. */
export function menuPictures({ products, categories }: DemoPictures): Readonly<Record<string, string>> {
  const named = (folder: string, pictures: DemoPictures['products']) =>
    [...pictures].map(([name, { hash }]) => [`${folder}/${name}`, hash] as const);
  return Object.fromEntries([...named('products', products), ...named('categories', categories)]);
}

async function loadGroup(group: z.infer<typeof Group>): Promise<ReadonlyMap<string, EncodedPicture>> {
  return new Map(
    await Promise.all(Object.entries(group).map(async ([name, entry]) => [name, await loadPicture(entry)] as const)),
  );
}

async function loadPicture({ widths, ...picture }: z.infer<typeof Entry>): Promise<EncodedPicture> {
  const variants = await Promise.all(
    widths.map(async (width) => ({
      width,
      format: 'webp' as const,
      bytes: await readFile(`${FOLDER}${picture.hash}-${width}.webp`),
    })),
  );
  return { ...picture, variants };
}
