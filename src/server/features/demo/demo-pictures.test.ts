import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, GALLERY, HERO, PRODUCTS, PROMOTIONS } from '../../../../scripts/demo-pictures/dishes.ts';
import { drawingHash, renderPicture } from '../../../../scripts/demo-pictures/render.ts';
import { loadDemoMenu } from './demo-file.ts';
import { loadDemoPictures, menuPictures } from './demo-pictures.ts';

const GROUPS = { products: PRODUCTS, categories: CATEGORIES, promotions: PROMOTIONS, gallery: GALLERY };

describe('the pictures of the demo', () => {
  it('show every product and category of the menu', async () => {
    const [{ categories }, pictures] = await Promise.all([loadDemoMenu(), loadDemoPictures()]);
    const shown = categories.flatMap(({ picture, products }) => [
      picture,
      ...products.flatMap((product) => product.pictures.map(({ file }) => file)),
    ]);
    expect(Object.keys(menuPictures(pictures)).sort()).toEqual([...new Set(shown)].sort());
  });

  it('were made of the drawings as they are now (else run scripts/draw-demo-pictures.ts)', async () => {
    const index = JSON.parse(await readFile('db/demo/pictures/index.json', 'utf8'));
    expect(index.hero.drawing).toBe(drawingHash(renderPicture('hero', HERO)));
    for (const [group, pictures] of Object.entries(GROUPS)) {
      for (const [name, picture] of Object.entries(pictures)) {
        expect(index[group][name]?.drawing, `${group}/${name}`).toBe(
          drawingHash(renderPicture(`${group}/${name}`, picture)),
        );
      }
    }
  });
});
