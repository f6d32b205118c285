/** Composes the pictures of the demo restaurant: drawn dishes, emblems on them and around them. */
import sharp, { type OverlayOptions } from 'sharp';
import { type Random, seededRandom } from '#server/features/demo/seeded-random.ts';
import { drawTable, type Shadow } from './draw-dish.ts';
import { drawEmblem, type EmblemName } from './emblems.ts';
import { PALETTES } from './palettes.ts';
import type { PictureRecipe, Serving, TableRecipe } from './picture-recipe.ts';

/** Three bytes for each pixel. */
export type RawPicture = { readonly pixels: Buffer; readonly width: number; readonly height: number };

type Place = { readonly x: number; readonly y: number; readonly scale: number };
type Placed = {
  readonly emblem: EmblemName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly degrees: number;
};

const WIDTH = 960;
const HEIGHT = 720;
const MIDDLE: Place = { x: 480, y: 366, scale: 1 };

/** Where one, two and three large emblems stand on a dish, and how large. */
const SERVED_PLACES: Readonly<Record<number, readonly (readonly [dx: number, dy: number, size: number])[]>> = {
  1: [[0, -6, 390]],
  2: [
    [-112, -26, 312],
    [126, 38, 276],
  ],
  3: [
    [-112, -54, 268],
    [112, -36, 252],
    [0, 104, 244],
  ],
};

/** The corners, as far out as the dish leaves free; the first ones are taken first. */
const AROUND_PLACES = [
  [112, 128],
  [850, 592],
  [846, 120],
  [118, 600],
] as const;

/** The picture of one dish. The same name gives the same picture. */
export async function drawPicture(name: string, recipe: PictureRecipe): Promise<RawPicture> {
  const random = seededRandom(name);
  const isMirrored = random.chance(0.5);
  const loose = recipe.around.map((emblem, index) => {
    const [x, y] = AROUND_PLACES[index] ?? [WIDTH / 2, HEIGHT];
    return {
      emblem,
      x: (isMirrored ? WIDTH - x : x) + random.between(-22, 22),
      y: y + random.between(-18, 18),
      size: random.between(182, 220),
    };
  });
  return drawTablePicture(
    name,
    { palette: recipe.palette, width: WIDTH, height: HEIGHT, servings: [{ ...recipe, ...MIDDLE }], loose },
    random,
  );
}

/** The picture of a whole table. */
export async function drawTablePicture(
  name: string,
  recipe: TableRecipe,
  random: Random = seededRandom(name),
): Promise<RawPicture> {
  const { width, height, palette, servings } = recipe;
  const placed = [
    ...recipe.loose.map((one): Placed => ({ ...one, degrees: random.whole(-28, 28) })),
    ...servings.flatMap((serving) => placeOnDish(serving, serving, random)),
  ];
  const shadows: Shadow[] = placed.map(({ x, y, size }) => ({
    x: x + size * 0.04,
    y: y + size * 0.2,
    radius: size * 0.52,
  }));
  const drawing = drawTable({ width, height, palette: PALETTES[palette], settings: servings, shadows }, random);
  const layers = await Promise.all(placed.map((one) => drawLayer(one, width, height)));
  const pixels = await sharp(Buffer.from(drawing)).composite(layers.flat()).removeAlpha().raw().toBuffer();
  return { pixels, width, height };
}

function placeOnDish({ served, toppings, dish }: Serving, { x, y, scale }: Place, random: Random): readonly Placed[] {
  const reach = dish.kind === 'pizza' ? 168 : 136;
  const spread = toppings.map((emblem, index): Placed => {
    // A sunflower's pattern: evenly spread, never in rows.
    const angle = index * 2.399 + random.between(-0.25, 0.25);
    const distance = reach * Math.sqrt((index + 0.5) / toppings.length) * scale;
    return {
      emblem,
      x: x + Math.cos(angle) * distance,
      y: y + Math.sin(angle) * distance,
      size: random.between(132, 158) * (dish.kind === 'pizza' ? 0.62 : 1) * scale,
      degrees: random.whole(-38, 38),
    };
  });
  const middle = served.map((emblem, index): Placed => {
    const [dx, dy, size] = SERVED_PLACES[served.length]?.[index] ?? [0, 0, 300];
    return { emblem, x: x + dx * scale, y: y + dy * scale, size: size * scale, degrees: 0 };
  });
  return [...spread, ...middle];
}

/** An emblem may stand half outside; sharp wants layers inside, so what is outside is cut off first. */
async function drawLayer(placed: Placed, tableWidth: number, tableHeight: number): Promise<OverlayOptions[]> {
  const drawn = await drawEmblem(placed.emblem, placed.size, placed.degrees);
  const { width, height } = drawn.info;
  const [left, top] = [Math.round(placed.x - width / 2), Math.round(placed.y - height / 2)];
  const visible = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(width, tableWidth - left) - Math.max(0, -left),
    height: Math.min(height, tableHeight - top) - Math.max(0, -top),
  };
  if (visible.width <= 0 || visible.height <= 0) return [];
  const raw = { width, height, channels: 4 } as const;
  const input = await sharp(drawn.data, { raw }).extract(visible).raw().toBuffer();
  return [
    {
      input,
      raw: { width: visible.width, height: visible.height, channels: 4 },
      left: Math.max(0, left),
      top: Math.max(0, top),
    },
  ];
}
