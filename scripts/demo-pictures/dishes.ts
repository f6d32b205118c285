/** The content of each demo picture. Rule: a picture shows only what the guest gets with the dish. */
import * as f from './food.ts';
import { type Drawing, put, scatter } from './svg.ts';
import * as v from './vessels.ts';

export type Picture = {
  /** Background: the colour of the table, light to deep. */
  readonly table: readonly [light: string, deep: string];
  readonly width?: number;
  readonly height?: number;
  readonly draw: (drawing: Drawing) => string;
};

const LINEN = ['#f6efe4', '#e6d8c3'] as const;
const OAT = ['#f3eadb', '#dfcdb0'] as const;
const SAGE = ['#eef0e2', '#d3dabd'] as const;
const CLAY = ['#f5e6d9', '#e3c5ad'] as const;
const ROSE = ['#f7ebe7', '#e6cdc5'] as const;
const MIST = ['#e9f0ef', '#c6d7d6'] as const;

const MIDDLE = [480, 366] as const;
type Draw = (drawing: Drawing) => string;
/** One dish in the middle, `scale` times its usual size. */
const alone = (table: Picture['table'], draw: Draw, scale = 1): Picture => ({
  table,
  draw: (drawing) => put(draw(drawing), ...MIDDLE, 0, scale * 1.2),
});

/** Pieces at given places: `[x, y, degrees, scale]`. */
type Place = readonly [x: number, y: number, degrees?: number, scale?: number];
const pieces = (draw: () => string, places: readonly Place[]) =>
  places.map(([x, y, degrees, scale]) => put(draw(), x, y, degrees, scale)).join('');

const many = (drawing: Drawing, count: number, radius: number, draw: (of: Drawing) => string) =>
  scatter(drawing.random, count, radius, () => draw(drawing));

// --- Parts that several pictures share ---

const sarmale: Draw = (d) =>
  v.plate(
    `${put(f.pool(d, 168, 132, '#cf6a35', 0.6), -36, 20)}${pieces(
      () => f.cabbageRoll(d),
      [
        [-96, -62, -14],
        [-70, 14, -10],
        [-44, 92, -16],
        [40, -96, 8, 0.9],
      ],
    )}${put(f.polenta(d, 84), 124, 26)}${put(f.sourCream(d, 46), 70, 128)}${put(f.chili(d), 136, -112, 30, 0.8)}`,
  );
const schnitzelWith =
  (side: (d: Drawing) => string, more: (d: Drawing) => string = () => ''): Draw =>
  (d) =>
    v.plate(`${side(d)}${put(f.schnitzel(d), -50, 36, -10)}${more(d)}`);
const schnitzelWithFries = schnitzelWith(
  (d) => fryPile(d, 104, -60, 34, 88),
  (d) => put(f.lemonWedge(d), -110, 128, 24),
);
const fryPile = (d: Drawing, x: number, y: number, count = 26, reach = 74) => put(f.fries(d, count, reach), x, y);

const creamSoup = (d: Drawing, colour: string, more: string) =>
  v.bowl(d, colour, `${put(f.creamSwirl(), 10, 0, 0, 1.5)}${more}`, '#fff7e2');
const brothSoup = (d: Drawing, colour: string, more: string) => v.bowl(d, colour, more);

const vegetableSour: Draw = (d) =>
  brothSoup(
    d,
    '#dd8a3c',
    `${many(d, 9, 170, f.carrotCoin)}${many(d, 10, 180, (of) => f.cube(of, '#f5dfa0', 40))}${many(d, 10, 190, f.greenBean)}${many(d, 5, 160, f.parsley)}`,
  );
const beefSour: Draw = (d) =>
  brothSoup(
    d,
    '#d98435',
    `${many(d, 8, 170, f.carrotCoin)}${many(d, 9, 180, (of) => f.cube(of, '#f5dfa0', 42))}${many(d, 9, 160, (of) => f.meatPiece(of, '#8a5334', 40))}${many(d, 9, 190, f.greenBean)}${many(d, 6, 170, f.parsley)}`,
  );
const meatballSour: Draw = (d) =>
  brothSoup(
    d,
    '#dd9340',
    `${many(d, 8, 190, f.carrotCoin)}${many(d, 9, 165, f.meatball)}${many(d, 9, 190, f.parsley)}`,
  );
const tripe: Draw = (d) =>
  brothSoup(
    d,
    '#f0dba6',
    `${many(d, 13, 180, tripeStrip)}${put(f.creamSwirl(), 0, 10, 0, 1.2)}${many(d, 9, 180, f.chiliRing)}`,
  );
function tripeStrip({ random }: Drawing): string {
  const bend = random.whole(-14, 14);
  return `<path d="M-52 ${bend}C-26 -20 22 22 52 ${-bend}" fill="none" stroke="#c9a668" stroke-opacity="0.5" stroke-width="25" stroke-linecap="round"/><path d="M-52 ${bend - 3}C-26 -23 22 19 52 ${-bend - 3}" fill="none" stroke="#f8ebcb" stroke-width="21" stroke-linecap="round"/>`;
}
const stew: Draw = (d) =>
  v.plate(
    `${put(f.pool(d, 128, 104, '#a8522a'), -62, 0)}${put(
      many(d, 9, 96, (of) => f.meatPiece(of, '#8a4a2a', 36)),
      -62,
      0,
    )}${put(
      many(d, 5, 90, (of) => f.pepperStrip(of, ['#d8382a'])),
      -62,
      0,
    )}${put(f.polenta(d, 88), 112, -40)}${pieces(
      () => f.pickle(d),
      [
        [92, 104, -14, 0.9],
        [128, 140, 6, 0.9],
      ],
    )}`,
  );

const bolognese: Draw = (d) =>
  v.plate(
    `${f.noodles(d, '#f1cd72')}${put(f.pool(d, 118, 104, '#9c3c22'), 0, -4)}${many(d, 30, 104, (of) => f.meatPiece(of, of.random.pick(['#7d3a20', '#8d4526', '#6f3018']), 17))}${f.gratedCheese(d, 30, 62)}`,
  );
const tomatoPasta: Draw = (d) =>
  v.plate(
    `${f.noodles(d, '#f3d07a')}${put(f.pool(d, 112, 98, '#cf4327'), 0, -4)}${many(d, 7, 110, f.cherryTomato)}${pieces(
      () => f.basil(d),
      [
        [-6, -16, 10],
        [26, 4, 110, 0.9],
        [-28, 18, 230, 0.9],
      ],
    )}`,
  );

const margherita = (d: Drawing) =>
  v.pizza(d, `${many(d, 9, 190, f.mozzarella)}${many(d, 8, 175, f.basil)}`, { cheese: '#e2603a' });
const stagioni = (d: Drawing) =>
  v.pizza(
    d,
    `${many(d, 9, 195, f.ham)}${put(many(d, 9, 240, f.mushroom), 0, 0, 0, 0.8)}${many(d, 9, 190, f.pepperStrip)}${many(d, 10, 195, f.olive)}`,
  );
const diavola = (d: Drawing) => v.pizza(d, `${many(d, 16, 196, f.salami)}${many(d, 14, 200, f.chiliRing)}`);
const formaggi = (d: Drawing) =>
  v.pizza(d, `${many(d, 9, 185, f.mozzarella)}${many(d, 9, 190, f.blueCheese)}${many(d, 12, 195, f.shaving)}`, {
    sauce: '#f3e3bd',
    cheese: '#f7dc96',
  });
const housePizza = (d: Drawing) =>
  v.pizza(
    d,
    `${many(d, 10, 190, (of) => f.salami(of, '#9c4428'))}${many(d, 10, 190, f.bacon)}${many(d, 8, 190, f.onionRing)}${many(d, 8, 195, (of) => f.pepperStrip(of, ['#cf3a26']))}${many(d, 16, 200, f.crumbledCheese)}`,
  );
const veggiePizza = (d: Drawing) =>
  v.pizza(
    d,
    `${put(many(d, 6, 170, f.zucchini), 0, 0, 0, 1)}${many(d, 8, 195, f.pepperStrip)}${many(d, 7, 185, f.mushroom)}${many(d, 22, 205, f.corn)}${many(d, 8, 190, f.cherryTomato)}${many(d, 8, 200, f.olive)}`,
  );

/** Covers the bottom of a bowl, so that the wood does not show between the pieces. */
const leaves = (d: Drawing, colours: readonly string[]) =>
  many(d, 40, 224, (of) => f.leafPatch(of, of.random.pick(colours)));
const caesar: Draw = (d) =>
  v.saladBowl(
    d,
    `${leaves(d, ['#5b8f33', '#6ba53a'])}${many(d, 30, 215, f.romaine)}${many(d, 8, 150, f.chickenStrip)}${many(d, 14, 190, f.crouton)}${many(d, 12, 180, f.shaving)}`,
  );
const greek: Draw = (d) =>
  v.saladBowl(
    d,
    `${leaves(d, ['#b9d184', '#d96a4c'])}${many(d, 22, 215, f.cucumber)}${many(d, 18, 210, f.tomatoWedge)}${many(d, 8, 195, (of) => f.pepperStrip(of, ['#5f9f37']))}${many(d, 9, 180, f.onionRing)}${many(d, 11, 200, f.olive)}${put(f.feta(d), -6, -10, 8)}`,
  );
const cabbage: Draw = (d) =>
  v.saladBowl(d, `${leaves(d, ['#cfe0a4', '#dfeac0'])}${many(d, 190, 222, f.cabbageShred)}${many(d, 10, 190, f.dill)}`);
const tomatoes: Draw = (d) =>
  v.plate(
    `${pieces(
      () => f.tomatoSlice(d, 60),
      [
        [-120, -40],
        [-60, -120],
        [40, -130],
        [122, -62],
        [130, 46],
        [60, 124],
        [-48, 130],
        [-124, 66],
        [0, 0],
      ],
    )}${many(d, 13, 140, (of) => f.cube(of, '#fffaf0', 40))}${many(d, 14, 160, f.greenOnion)}`,
  );

const papanasi: Draw = (d) => v.plate(`${put(f.papanas(d), -86, 34)}${put(f.papanas(d), 98, -46)}`);
const pancakes: Draw = (d) => v.plate(`${put(f.pancake(d), -56, 24, -24)}${put(f.pancake(d), 62, 0, 18)}`);
const tiramisu: Draw = (d) => v.plate(put(f.tiramisu(d), 0, -4, -8));
const lava: Draw = (d) => v.plate(put(f.lavaCake(d), -34, -34));

const water = alone(MIST, () => put(v.waterBottle(), 0, 16));
const cola = (d: Drawing) =>
  v.tallGlass(
    d,
    { light: '#6b3a22', deep: '#2c140b' },
    `${put(v.ice(d), -30, -84, 18)}${put(v.ice(d), 40, -66, -22)}${put(v.ice(d), -10, -14, 40)}${v.bubbles(d, 26)}`,
  );
const orangeJuice = (d: Drawing) =>
  v.tallGlass(d, { light: '#fbb63a', deep: '#ee8f16' }, '', put(f.lemon(d, 62, '#f59a23'), 84, -196, 12));

const platter = (d: Drawing) =>
  v.board(
    `${pieces(
      () => f.salami(d, '#a8392c'),
      [
        [-300, -140],
        [-256, -164],
        [-212, -150],
        [-168, -166],
        [-286, -88],
        [-240, -104],
        [-194, -92],
      ],
    )}${pieces(
      () => f.rouladeSlice(d),
      [
        [-60, -150],
        [10, -160],
        [80, -146],
        [-24, -84],
        [48, -82],
      ],
    )}${pieces(
      () => f.stuffedEgg(d),
      [
        [180, -150],
        [262, -150],
        [222, -70],
        [300, -72],
      ],
    )}${put(many(d, 14, 104, f.cheeseCube), -220, 80)}${put(many(d, 12, 82, f.olive), -20, 90)}${put(many(d, 10, 96, f.ham), 140, 100)}${put(many(d, 8, 74, f.cherryTomato), 280, 96)}`,
  );
const cozonac: Draw = (d) =>
  v.board(
    `${put(f.walnutLoaf(d), -60, -86, -4)}${put(f.walnutLoafSlice(d), -70, 104, -8)}${put(f.walnutLoafSlice(d), 160, 92, 10)}`,
  );

const mici: Draw = (d) =>
  v.board(
    `${pieces(
      () => f.mici(d),
      [
        [-170, -92, -8],
        [-176, 4, 4],
        [-160, 100, -6],
        [30, -98, 6],
        [24, 0, -5],
      ],
    )}${put(v.ramekin(d, '#dfae2a', '#a87a10', '', 74), 60, 120)}${pieces(
      () => f.breadSlice(d),
      [
        [226, -70, 8, 1.15],
        [244, 66, -10, 1.15],
      ],
    )}`,
  );
const fish: Draw = (d) =>
  v.board(
    `${put(f.trout(d), -60, -56, -6, 1.3)}${put(f.polenta(d, 84), 226, 84)}${put(v.ramekin(d, '#f5ecd0', '#cdb98a', f.specks(d, 26, 50, ['#fffdf6', '#e3d3a4'], 6), 72), 40, 132)}${put(f.lemonWedge(d), -170, 136, -10, 1.1)}`,
  );
const grilledPork: Draw = (d) =>
  v.board(
    `${put(f.porkNeck(d), -160, -40, -8, 1.15)}${fryPile(d, 190, -20, 44, 108)}${put(v.ramekin(d, '#dfae2a', '#a87a10', '', 70), -70, 130)}`,
  );
const grilledChicken: Draw = (d) =>
  v.plate(
    `${pieces(
      () => f.zucchini(d),
      [
        [-116, -92, -30],
        [-60, -142, 10],
        [40, -146, -10],
      ],
    )}${pieces(
      () => f.eggplant(d),
      [
        [128, -96],
        [154, -6],
      ],
    )}${pieces(
      () => f.pepperStrip(d),
      [
        [-150, 0, 80],
        [-140, 60, 100],
        [130, 80, 40],
        [96, 128, 20],
        [60, 150, 0],
      ],
    )}${pieces(
      () => f.mushroom(d),
      [
        [-100, 120, -20],
        [-40, 150, 10],
      ],
    )}${put(f.chickenBreast(d), 0, 10, -12, 1.08)}`,
  );
const tochitura: Draw = (d) =>
  v.clayPan(
    d,
    '#a6532a',
    `${many(d, 14, 180, (of) => f.meatPiece(of, of.random.pick(['#8a4a2a', '#7a3f22']), 42))}${pieces(
      () => f.sausage(d),
      [
        [-96, 96, 24],
        [40, 146, -12],
      ],
    )}${put(f.polenta(d, 92), 96, -84)}${put(f.friedEgg(d), -70, -58)}${put(f.gratedCheese(d, 40, 62), 110, 52)}`,
  );

const dayMenu = (soup: Draw, main: Draw): Picture => ({
  table: SAGE,
  draw: (d) => `${put(soup(d), 262, 250, 0, 0.74)}${put(main(d), 664, 430, 0, 0.9)}`,
});

const mashAndCabbage = (d: Drawing) =>
  `${put(f.mash(d, 82), 104, -96)}${put(many(d, 46, 74, f.cabbageShred), 128, 88)}`;

/** By the product's slug. */
export const PRODUCTS: Readonly<Record<string, Picture>> = {
  'meniul-zilei-1': dayMenu((d) => creamSoup(d, '#e79a3c', many(d, 10, 150, f.crouton)), schnitzelWith(mashAndCabbage)),
  'meniul-zilei-2': dayMenu(vegetableSour, stew),
  'meniul-zilei-de-post': dayMenu(
    (d) => brothSoup(d, '#d8702e', f.specks(d, 60, 190, ['#8f3d12', '#f3b26a'], 5)),
    (d) =>
      v.plate(
        `${pieces(
          () => f.cabbageRoll(d),
          [
            [-96, -56, -12],
            [-80, 24, -8],
            [-50, 104, -14],
          ],
        )}${put(f.polenta(d, 96), 112, 10)}`,
      ),
  ),
  'sarmale-cu-mamaliga': alone(CLAY, sarmale),
  'ceafa-de-porc-la-gratar': alone(CLAY, grilledPork, 0.98),
  'snitel-de-pui-cu-cartofi': alone(CLAY, schnitzelWithFries),
  'piept-de-pui-la-gratar': alone(CLAY, grilledChicken),
  'tochitura-ardeleneasca': alone(CLAY, tochitura),
  'pastrav-la-gratar': alone(CLAY, fish, 0.98),
  'mici-la-gratar': alone(CLAY, mici, 0.98),
  'ciorba-de-burta': alone(OAT, tripe),
  'ciorba-de-vacuta': alone(OAT, beefSour),
  'ciorba-de-perisoare': alone(OAT, meatballSour),
  'supa-de-pui-cu-taitei': alone(OAT, (d) =>
    brothSoup(
      d,
      '#f0c860',
      `${put(f.noodles(d, '#f8e29c', 7, 60, 150), 0, 0)}${many(d, 9, 180, f.carrotCoin)}${many(d, 7, 150, f.chickenStrip)}${many(d, 7, 180, f.parsley)}`,
    ),
  ),
  'supa-crema-de-ciuperci': alone(OAT, (d) =>
    creamSoup(d, '#cfae80', `${many(d, 6, 140, f.mushroom)}${many(d, 8, 180, f.crouton)}`),
  ),
  'spaghete-carbonara': alone(LINEN, (d) =>
    v.plate(
      `${f.noodles(d, '#f3d585')}${many(d, 14, 150, f.bacon)}${f.gratedCheese(d, 26, 110)}${f.specks(d, 60, 160, ['#33261c'], 4)}${put(f.dollop(d, '#f8b42c', '#d98f12', 34), 0, -6)}`,
    ),
  ),
  'penne-cu-pui-si-smantana': alone(LINEN, (d) =>
    v.plate(
      `${many(d, 40, 165, f.penne)}${put(f.pool(d, 130, 112, '#fdf3dc', 0.72), 0, 0)}${many(d, 9, 140, f.penne)}${many(d, 6, 130, f.chickenStrip)}${many(d, 6, 130, f.mushroom)}${f.gratedCheese(d, 18, 90)}`,
    ),
  ),
  'tagliatelle-cu-hribi': alone(LINEN, (d) =>
    v.plate(`${f.noodles(d, '#eecb80', 19, 80)}${many(d, 8, 125, f.porcini)}${many(d, 6, 140, f.parsley)}`),
  ),
  'spaghete-bolognese': alone(LINEN, bolognese),
  'paste-cu-rosii-si-busuioc': alone(LINEN, tomatoPasta),
  'pizza-margherita': alone(ROSE, margherita, 0.94),
  'pizza-quattro-stagioni': alone(ROSE, stagioni, 0.94),
  'pizza-diavola': alone(ROSE, diavola, 0.94),
  'pizza-quattro-formaggi': alone(ROSE, formaggi, 0.94),
  'pizza-vatra-frasinilor': alone(ROSE, housePizza, 0.94),
  'pizza-vegetariana': alone(ROSE, veggiePizza, 0.94),
  'salata-caesar-cu-pui': alone(SAGE, caesar),
  'salata-greceasca': alone(SAGE, greek),
  'salata-de-varza': alone(SAGE, cabbage),
  'salata-de-rosii-cu-telemea': alone(SAGE, tomatoes),
  'cartofi-prajiti': alone(OAT, (d) => v.plate(put(f.fries(d, 64, 138), 0, 0))),
  'piure-de-cartofi': alone(OAT, (d) => v.plate(`${put(f.mash(d, 172), 0, 0)}${put(f.butter(), 10, -16, 0, 1.3)}`)),
  mamaliga: alone(OAT, (d) => v.board(put(f.polenta(d, 190), 0, 0)), 0.98),
  'orez-cu-legume': alone(OAT, (d) =>
    v.plate(
      `${f.rice(d, 170)}${many(d, 22, 155, f.pea)}${many(d, 18, 155, (of) => f.cube(of, '#ef8a2a', 24))}${many(d, 24, 158, f.corn)}`,
    ),
  ),
  papanasi: alone(ROSE, papanasi),
  clatite: alone(ROSE, pancakes),
  tiramisu: alone(ROSE, tiramisu),
  'lava-cake': alone(ROSE, lava),
  apa: water,
  cola: alone(MIST, cola, 1.06),
  'limonada-de-casa': alone(MIST, v.lemonade, 1.06),
  'fresh-de-portocale': alone(MIST, orangeJuice, 1.04),
  'bere-blonda': alone(MIST, v.beerGlass, 1.06),
  'vin-alb-de-tarnave': alone(MIST, v.wineGlass, 1.08),
  'sos-de-usturoi': alone(OAT, (d) =>
    v.ramekin(d, '#fbf3df', '#d6c49c', f.specks(d, 40, 140, ['#e0cfa2', '#fffdf6'], 7), 220),
  ),
  'sos-dulce-picant': alone(OAT, (d) =>
    v.ramekin(d, '#d5512c', '#96280f', f.specks(d, 70, 150, ['#f7c26a', '#a3210f', '#f08a4a'], 7), 220),
  ),
  maioneza: alone(OAT, (d) => v.ramekin(d, '#f9e9ae', '#d3b65e', '', 220)),
  smantana: alone(OAT, (d) => v.ramekin(d, '#fffdf6', '#d8cbb2', '', 220)),
  'platou-rece-festiv': alone(CLAY, platter, 0.98),
  'cozonac-cu-nuca': alone(CLAY, cozonac, 0.98),
};

/** Two or three dishes of the category side by side. */
const table = (of: Picture['table'], settings: readonly (readonly [Draw, number, number, number])[]): Picture => ({
  table: of,
  draw: (d) => settings.map(([draw, x, y, scale]) => put(draw(d), x, y, 0, scale)).join(''),
});

/** By the category's slug. */
export const CATEGORIES: Readonly<Record<string, Picture>> = {
  'meniul-zilei': dayMenu(vegetableSour, schnitzelWith(mashAndCabbage)),
  specialitati: alone(CLAY, sarmale),
  'supe-si-ciorbe': alone(OAT, meatballSour),
  paste: alone(LINEN, tomatoPasta),
  pizza: alone(ROSE, stagioni, 0.94),
  salate: alone(SAGE, greek),
  garnituri: alone(OAT, (d) => v.plate(`${fryPile(d, -20, 0, 54, 124)}`)),
  desert: alone(ROSE, papanasi),
  bauturi: table(MIST, [
    [cola, 210, 380, 1],
    [v.lemonade, 480, 390, 1.16],
    [orangeJuice, 744, 380, 1],
  ]),
  sosuri: table(OAT, [
    [(d) => v.ramekin(d, '#fbf3df', '#d6c49c', f.specks(d, 30, 95, ['#e0cfa2', '#fffdf6'], 6), 150), 290, 260, 1],
    [(d) => v.ramekin(d, '#d5512c', '#96280f', f.specks(d, 40, 90, ['#f7c26a', '#a3210f'], 6), 150), 650, 260, 1],
    [(d) => v.ramekin(d, '#f9e9ae', '#d3b65e', '', 150), 470, 520, 1],
  ]),
  'comenzi-speciale': alone(CLAY, cozonac, 0.98),
};

/** Bundles, in the order of the demo's promotions. */
export const PROMOTIONS: Readonly<Record<string, Picture>> = {
  'doua-pizze-suc-gratuit': table(ROSE, [
    [diavola, 250, 320, 0.8],
    [margherita, 640, 460, 0.8],
    [cola, 840, 180, 0.72],
  ]),
  'pranz-cu-desert-gratuit': table(OAT, [
    [beefSour, 240, 250, 0.72],
    [schnitzelWithFries, 620, 470, 0.82],
    [papanasi, 810, 170, 0.5],
  ]),
};

/** Other pictures of the restaurant on the home page, by alternative text. */
export const GALLERY: Readonly<Record<string, Picture>> = {
  'Ciorbe și pâine de casă': table(OAT, [
    [meatballSour, 320, 380, 0.96],
    [tripe, 780, 230, 0.66],
    [
      (d) =>
        pieces(
          () => f.breadSlice(d),
          [
            [0, 0, -12, 1.6],
            [120, 60, 16, 1.6],
          ],
        ),
      700,
      560,
      1,
    ],
  ]),
  'Pizza coaptă pe vatră': alone(ROSE, housePizza, 1.12),
  'Masa de sărbătoare': table(CLAY, [
    [sarmale, 250, 300, 0.82],
    [platter, 690, 470, 0.74],
    [tripe, 780, 130, 0.5],
  ]),
  'Ceva dulce la final': table(ROSE, [
    [papanasi, 270, 280, 0.8],
    [tiramisu, 720, 460, 0.82],
  ]),
};

/** The first picture that a guest sees: a full table. */
export const HERO: Picture = {
  table: CLAY,
  width: 1280,
  height: 854,
  draw: (d) =>
    [
      [greek, 236, 178, 0.64],
      [housePizza, 690, 420, 1.06],
      [meatballSour, 226, 646, 0.78],
      [tomatoPasta, 1136, 180, 0.68],
      [papanasi, 1130, 668, 0.66],
    ]
      .map(([draw, x, y, scale]) => put((draw as Draw)(d), x as number, y as number, 0, scale as number))
      .join(''),
};
