/**
 * Draws the demo's pictures into db/demo/pictures, encoded in every width; run by hand when a drawing changes: `node
 * scripts/draw-demo-pictures.ts`. A test fails when it was forgotten.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type EncodeOptions, encodePicture } from '#server/platform/images/encode-picture.ts';
import { CATEGORIES, GALLERY, HERO, type Picture, PRODUCTS, PROMOTIONS } from './demo-pictures/dishes.ts';
import { drawingHash, renderPicture } from './demo-pictures/render.ts';

const FOLDER = fileURLToPath(new URL('../db/demo/pictures/', import.meta.url));
const USUAL: EncodeOptions = { effort: 6, quality: 72, hasAvif: false };
/** The first picture that a guest loads must be small. */
const SMALL: EncodeOptions = { effort: 6, quality: 52, hasAvif: false };

async function drawOne(name: string, picture: Picture, options = USUAL) {
  const svg = renderPicture(name, picture);
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { variants, ...encoded } = await encodePicture(
    { pixels: data, width: info.width, height: info.height },
    options,
  );
  for (const { width, bytes } of variants) await writeFile(`${FOLDER}${encoded.hash}-${width}.webp`, bytes);
  return { ...encoded, drawing: drawingHash(svg), widths: variants.map(({ width }) => width) };
}

async function drawEach(group: string, pictures: Readonly<Record<string, Picture>>) {
  const drawn: Record<string, Awaited<ReturnType<typeof drawOne>>> = {};
  for (const [name, picture] of Object.entries(pictures)) drawn[name] = await drawOne(`${group}/${name}`, picture);
  return drawn;
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const index = {
  hero: await drawOne('hero', HERO, SMALL),
  products: await drawEach('products', PRODUCTS),
  categories: await drawEach('categories', CATEGORIES),
  promotions: await drawEach('promotions', PROMOTIONS),
  gallery: await drawEach('gallery', GALLERY),
};
await writeFile(`${FOLDER}index.json`, `${JSON.stringify(index, null, 1)}\n`);
