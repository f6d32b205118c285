/** The food emblems the demo draws with: Fluent Emoji 3D by Microsoft (MIT), from the package of LobeHub. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** Code point of the emblem, and how its colours are turned where the dish asks for it. */
const EMBLEMS = {
  avocado: { file: '1f951' },
  bacon: { file: '1f953' },
  baguette: { file: '1f956' },
  beans: { file: '1fad8' },
  beer: { file: '1f37a' },
  blueberries: { file: '1fad0' },
  bread: { file: '1f35e' },
  broccoli: { file: '1f966' },
  butter: { file: '1f9c8' },
  cake: { file: '1f370' },
  carrot: { file: '1f955' },
  cheese: { file: '1f9c0' },
  cherries: { file: '1f352' },
  chestnut: { file: '1f330' },
  chicken: { file: '1f357' },
  chili: { file: '1f336-fe0f' },
  chocolate: { file: '1f36b' },
  coffee: { file: '2615' },
  cookie: { file: '1f36a' },
  corn: { file: '1f33d' },
  cucumber: { file: '1f952' },
  cup: { file: '1f964' },
  custard: { file: '1f36e' },
  doughnut: { file: '1f369', saturation: 0.75, hue: 12 },
  egg: { file: '1f95a' },
  eggplant: { file: '1f346' },
  /** Seen on a plate, a fish is less blue. */
  fish: { file: '1f41f', saturation: 0.35, hue: -10 },
  flatbread: { file: '1fad3', saturation: 1.7, brightness: 0.93, hue: 8 },
  fries: { file: '1f35f' },
  fryingEgg: { file: '1f373' },
  garlic: { file: '1f9c4' },
  ginger: { file: '1fada' },
  glass: { file: '1f95b' },
  grapes: { file: '1f347', hue: -170, saturation: 0.8 },
  herb: { file: '1f33f' },
  honey: { file: '1f36f' },
  ice: { file: '1f9ca' },
  lemon: { file: '1f34b' },
  lettuce: { file: '1f96c' },
  meatballs: { file: '1f9c6' },
  meat: { file: '1f356' },
  milk: { file: '1f376' },
  /** The emblem is a fly agaric; turned brown it is a cep. */
  mushroom: { file: '1f344', saturation: 0.55, hue: 28, brightness: 0.94 },
  olive: { file: '1fad2' },
  onion: { file: '1f9c5' },
  orange: { file: '1f34a' },
  pan: { file: '1f958' },
  pancakes: { file: '1f95e' },
  pea: { file: '1fadb' },
  peanuts: { file: '1f95c' },
  pepper: { file: '1fad1' },
  redPepper: { file: '1fad1', hue: -110 },
  pie: { file: '1f967' },
  pot: { file: '1f372' },
  potato: { file: '1f954' },
  rice: { file: '1f35a' },
  /** Rolls in maize leaves; greener, they are cabbage rolls. */
  rolls: { file: '1fad4', hue: 22, saturation: 0.8 },
  salad: { file: '1f957' },
  shrimp: { file: '1f364' },
  steak: { file: '1f969' },
  stew: { file: '1f35b' },
  strawberry: { file: '1f353' },
  tomato: { file: '1f345' },
  waffle: { file: '1f9c7' },
  wine: { file: '1f377', hue: 70, saturation: 0.7, brightness: 1.15 },
  pizza: { file: '1f355' },
  spaghetti: { file: '1f35d' },
  burger: { file: '1f354' },
  star: { file: '2b50' },
  jar: { file: '1fad9' },
  canned: { file: '1f96b' },
  cookingBowl: { file: '1f963' },
} as const satisfies Record<string, EmblemSource>;

type EmblemSource = {
  readonly file: string;
  readonly hue?: number;
  readonly saturation?: number;
  readonly brightness?: number;
};

export type EmblemName = keyof typeof EMBLEMS;

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** One emblem, `size` pixels wide before it is turned by `degrees`; four bytes for each pixel. */
export async function drawEmblem(
  name: EmblemName,
  size: number,
  degrees: number,
): Promise<{
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number };
}> {
  const { file, hue = 0, saturation = 1, brightness = 1 }: EmblemSource = EMBLEMS[name];
  return sharp(join(FOLDER, `${file}.webp`))
    .resize(Math.round(size))
    .modulate({ hue: (hue + 360) % 360, saturation, brightness })
    .rotate(degrees, { background: '#00000000' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}
