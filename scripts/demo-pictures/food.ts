/** Food seen from above, each piece drawn around the origin. Sizes are those on a plate of 560 pixels. */
import {
  bar,
  circle,
  type Drawing,
  outline,
  oval,
  put,
  scatter,
  shadow,
  shape,
  short,
  spread,
  stroke,
  within,
} from './svg.ts';

const GRILL = '#4a2412';

/** Grill marks on a piece, clipped to its outline. */
function grilled(drawing: Drawing, path: string, width: number, gap = 30): string {
  const lines = Array.from({ length: Math.ceil((width * 2.4) / gap) }, (_, index) => {
    const x = -width * 1.2 + index * gap;
    return stroke(`M${short(x)} ${-width}L${short(x + width * 0.5)} ${width}`, GRILL, 7, 0.55);
  });
  return within(drawing, path, lines.join(''));
}

function speckled(
  drawing: Drawing,
  path: string,
  radius: number,
  colours: readonly string[],
  count: number,
  size = 4,
): string {
  const { random } = drawing;
  const dots = spread(random, count, radius).map(([x, y]) =>
    circle(x, y, random.between(size * 0.5, size * 1.4), random.pick(colours), 'opacity="0.55"'),
  );
  return within(drawing, path, dots.join(''));
}

// --- Meat, fish, eggs ---

export function cabbageRoll(drawing: Drawing): string {
  const { random } = drawing;
  const leaf = 'M-70 -34C-92 -30 -92 30 -70 34C-30 42 34 42 72 34C92 28 92 -28 72 -34C34 -42 -30 -42 -70 -34Z';
  const veins = [-20, -4, 14].map((y) =>
    stroke(`M-74 ${y + random.whole(-3, 3)}C-30 ${y - 10} 30 ${y + 8} 76 ${y - 2}`, '#dcc98c', 3, 0.6),
  );
  return `${shadow(86, 40)}${shape(leaf, random.pick(['#a9904a', '#b49a52', '#9f8a45']))}${within(drawing, leaf, `${oval(0, 34, 96, 22, '#6e5520', 'opacity="0.5"')}${veins.join('')}${oval(-20, -24, 60, 9, '#e6e3a4', 'opacity="0.45"')}`)}${shape('M52 -36C40 -10 42 14 56 37', 'none', 'stroke="#75602a" stroke-width="3" stroke-opacity="0.6"')}`;
}

export function porkNeck(drawing: Drawing): string {
  const path = outline(drawing.random, 138, 96, 0.1);
  return `${shadow(138, 96)}${shape(path, '#a8663b')}${within(drawing, path, `${stroke('M-120 -20C-60 10 0 -40 60 0S120 10 140 -10', '#e3b98d', 12, 0.7)}${stroke('M-90 50C-40 20 20 60 90 40', '#e3b98d', 8, 0.6)}${oval(0, 88, 150, 40, '#6e3a1c', 'opacity="0.4"')}`)}${grilled(drawing, path, 138, 38)}${oval(-40, -46, 60, 16, '#fff', 'opacity="0.16"')}`;
}

export function chickenBreast(drawing: Drawing): string {
  const path = 'M-128 6C-120 -62 -30 -88 46 -66C110 -48 150 -14 128 22C106 60 20 84 -44 72C-96 62 -132 44 -128 6Z';
  return `${shadow(132, 78)}${shape(path, '#dfa35d')}${within(drawing, path, oval(0, 66, 140, 36, '#a9682b', 'opacity="0.45"'))}${grilled(drawing, path, 130, 36)}${oval(-24, -40, 70, 15, '#fff', 'opacity="0.22"')}`;
}

export function schnitzel(drawing: Drawing): string {
  const path = outline(drawing.random, 150, 108, 0.09, 13);
  return `${shadow(150, 108)}${shape(path, '#d6953f')}${speckled(drawing, path, 145, ['#f2c677', '#b06f22', '#8f5516', '#f7d998'], 150, 7)}${within(drawing, path, oval(0, 100, 160, 44, '#8a5216', 'opacity="0.35"'))}`;
}

export function sausage(drawing: Drawing): string {
  const path = 'M-84 -2C-84 -34 -56 -38 -20 -34C24 -30 84 -36 86 -2C88 30 40 32 -10 32C-56 32 -84 28 -84 -2Z';
  const cuts = [-44, 0, 44].map((x) => stroke(`M${x - 8} -16L${x + 10} 14`, '#5d2010', 5, 0.7));
  return `${shadow(86, 34)}${shape(path, '#a84a2a')}${within(drawing, path, oval(0, 28, 96, 16, '#6b2412', 'opacity="0.5"'))}${cuts.join('')}${oval(-20, -20, 50, 6, '#ffc9a8', 'opacity="0.5"')}`;
}

export function mici(drawing: Drawing): string {
  const path = 'M-88 0C-90 -36 -66 -38 0 -38S90 -36 88 0C90 36 66 38 0 38S-90 36 -88 0Z';
  return `${shadow(88, 38)}${shape(path, '#84492b')}${within(drawing, path, oval(0, 36, 96, 18, '#4d2411', 'opacity="0.55"'))}${grilled(drawing, path, 86, 34)}${oval(-16, -24, 58, 7, '#e8b490', 'opacity="0.4"')}`;
}

export function trout(drawing: Drawing): string {
  const body =
    'M-196 0C-150 -66 -20 -84 92 -40C120 -28 140 -14 160 -6L214 -52C220 -20 220 22 214 54L160 12C140 20 120 32 92 42C-20 84 -150 66 -196 0Z';
  return `${shadow(200, 66, 10, 18)}${shape(body, '#b98f63')}${within(drawing, body, `${oval(-10, 62, 220, 40, '#f0dcc0', 'opacity="0.75"')}${oval(-10, -60, 220, 36, '#6d5238', 'opacity="0.55"')}`)}${grilled(drawing, body, 190, 46)}${stroke('M-128 -44C-108 -16 -108 18 -128 44', '#5b4127', 5, 0.7)}${circle(-158, -12, 9, '#fff')}${circle(-158, -12, 5, '#2b1c10')}${stroke('M-20 -2C30 -8 80 -6 130 2', '#e7c79c', 4, 0.6)}`;
}

export function friedEgg(drawing: Drawing): string {
  return `${shadow(88, 78)}${shape(outline(drawing.random, 90, 80, 0.14), '#fffdf6', 'stroke="#e8c98d" stroke-width="4"')}${circle(4, -2, 38, '#f6a821')}${circle(0, -6, 32, '#fbbd38')}${oval(-10, -18, 12, 7, '#fff', 'opacity="0.7"')}`;
}

export function stuffedEgg(drawing: Drawing): string {
  return `${shadow(40, 50)}${oval(0, 0, 38, 48, '#fffdf5', 'stroke="#e3dac6" stroke-width="2"')}${shape(outline(drawing.random, 26, 28, 0.12), '#f6c64c')}${stroke('M-12 4C-6 -10 8 -8 12 2', '#fbe08f', 6)}`;
}

export function meatball({ random }: Drawing): string {
  const fill = random.pick(['#9b6542', '#8f5b3a', '#a56d48']);
  return `${shadow(44, 42)}${circle(0, 0, 44, fill)}${circle(-4, -5, 37, '#b07a52')}${scatter(random, 9, 34, () => oval(0, 0, 7, 3, '#f2e3c9', 'opacity="0.8"'))}${oval(-14, -18, 14, 8, '#fff', 'opacity="0.25"')}`;
}

/** Pieces of cooked meat in `colour`. */
export function meatPiece({ random }: Drawing, colour = '#8d5230', size = 36): string {
  const path = outline(random, size * 1.15, size, 0.16, 8);
  return `${shadow(size, size * 0.8, 4, 7)}${shape(path, colour)}${oval(-size * 0.25, -size * 0.35, size * 0.5, size * 0.2, '#fff', 'opacity="0.22"')}${stroke(`M${short(-size * 0.6)} ${short(size * 0.2)}C${short(-size * 0.2)} 0 ${short(size * 0.2)} ${short(size * 0.4)} ${short(size * 0.7)} ${short(size * 0.1)}`, '#4f2710', 3, 0.35)}`;
}

export function chickenStrip(drawing: Drawing): string {
  const path = 'M-58 -8C-50 -26 0 -28 44 -20C66 -14 66 12 46 20C4 28 -54 26 -58 -8Z';
  return `${shadow(58, 24, 4, 7)}${shape(path, '#e8bd80')}${grilled(drawing, path, 54, 26)}${oval(-8, -12, 34, 5, '#fff', 'opacity="0.35"')}`;
}

export function bacon({ random }: Drawing): string {
  const bend = random.whole(-8, 8);
  return `${stroke(`M-36 ${bend}C-12 -12 12 12 36 ${-bend}`, '#9c3b2c', 22)}${stroke(`M-36 ${bend - 4}C-12 -16 12 8 36 ${-bend - 4}`, '#f0bda1', 7)}${stroke(`M-34 ${bend + 7}C-12 -5 12 19 34 ${-bend + 7}`, '#c96a52', 4)}`;
}

export function salami({ random }: Drawing, colour = '#c23a2c'): string {
  const flecks = spread(random, 9, 28).map(([x, y]) => circle(x, y, random.between(2, 5), '#f3b7a6', 'opacity="0.85"'));
  return `${shadow(37, 37, 3, 5)}${circle(0, 0, 37, '#96261c')}${circle(-1, -1, 33, colour)}${flecks.join('')}`;
}

export function ham(drawing: Drawing): string {
  const path = outline(drawing.random, 40, 30, 0.16, 8);
  return `${shape(path, '#eea29a')}${stroke('M-28 4C-10 -12 10 8 30 -6', '#f8cfc8', 5, 0.9)}`;
}

export function rouladeSlice(drawing: Drawing): string {
  return `${shadow(44, 44, 4, 7)}${circle(0, 0, 44, '#d9a05a')}${circle(0, 0, 38, '#f6dfbd')}${stroke('M0 0C10 -12 24 0 16 14C6 28 -24 22 -26 -2C-26 -28 14 -36 32 -12', '#7f9a45', 6)}${circle(2, 2, 7, '#d5552f')}${drawing.random.chance(0.5) ? circle(-16, 14, 3, '#d5552f') : ''}`;
}

// --- Bread, potatoes, grains, pasta ---

export function fries({ random }: Drawing, count = 34, reach = 96): string {
  const sticks = spread(random, count, reach).map(([x, y]) => {
    const length = random.between(74, 112);
    const stick = `${bar(2, 5, length, 20, '#8a5a14', 7, 'opacity="0.3"')}${bar(0, 0, length, 19, random.pick(['#f4c752', '#efbc43', '#f7d26a', '#e9b03a']), 6)}${bar(0, -5, length - 10, 5, '#fff0b8', 2, 'opacity="0.55"')}`;
    return put(stick, x, y, random.whole(-75, 75));
  });
  return `${shadow(reach + 30, reach + 10)}${sticks.join('')}`;
}

export function mash(drawing: Drawing, radius = 120): string {
  const { random } = drawing;
  const path = outline(random, radius, radius * 0.9, 0.07);
  const waves = [0.8, 0.58, 0.36].map((part) => {
    const r = radius * part;
    return stroke(
      `M${short(-r)} ${short(r * 0.2)}C${short(-r * 0.6)} ${short(-r)} ${short(r * 0.6)} ${short(-r)} ${short(r)} ${short(r * 0.1)}`,
      '#d9b25e',
      7,
      0.45,
    );
  });
  return `${shadow(radius, radius * 0.9)}${shape(path, '#f7e2a0')}${within(drawing, path, `${waves.join('')}${oval(-radius * 0.3, -radius * 0.5, radius * 0.5, radius * 0.14, '#fff', 'opacity="0.5"')}`)}`;
}

export function butter(): string {
  return `${shadow(28, 22, 4, 6)}${shape('M-28 -16L22 -22L30 12L-20 20Z', '#ffe27a')}${shape('M-20 20L30 12L30 20L-18 28Z', '#e9bf4a')}`;
}

/** Polenta as it is turned out: a round with a soft edge. */
export function polenta(drawing: Drawing, radius = 92): string {
  const path = outline(drawing.random, radius, radius * 0.94, 0.03, 14);
  return `${shadow(radius, radius)}${shape(path, '#efb93f')}${circle(-4, -6, radius * 0.86, '#f7cb58')}${speckled(drawing, path, radius * 0.9, ['#fbe19a', '#d99e28'], 44, 3)}${oval(-radius * 0.3, -radius * 0.45, radius * 0.4, radius * 0.16, '#fff', 'opacity="0.35"')}`;
}

export function breadSlice(drawing: Drawing): string {
  const path = 'M-62 44C-74 10 -84 -12 -62 -34C-36 -60 36 -60 62 -34C84 -12 74 10 62 44C40 54 -40 54 -62 44Z';
  return `${shadow(72, 52)}${shape(path, '#b8743a')}${put(shape(path, '#f6e2bd'), 0, 0, 0, 0.86)}${speckled(drawing, path, 48, ['#e2c08e', '#fff5df'], 26, 5)}`;
}

export function crouton({ random }: Drawing): string {
  return `${bar(3, 5, 30, 28, '#6e3f10', 6, 'opacity="0.28"')}${bar(0, 0, 30, 28, random.pick(['#dca350', '#e6b464', '#cf9340']), 6)}${bar(-3, -4, 18, 14, '#f5d79a', 4, 'opacity="0.7"')}`;
}

export function rice({ random }: Drawing, radius = 150): string {
  const grains = spread(random, 300, radius).map(([x, y]) =>
    put(oval(0, 0, 11, 4.2, random.pick(['#fffdf4', '#f7f0dc', '#efe5ca'])), x, y, random.whole(0, 179)),
  );
  return `${shadow(radius, radius)}${circle(0, 0, radius, '#e9dcbc')}${grains.join('')}`;
}

/** A nest of noodles of one `width`. */
export function noodles({ random }: Drawing, colour: string, width = 11, count = 120, reach = 190): string {
  const strands = Array.from({ length: count }, () => {
    const radius = 14 + reach * Math.sqrt(random.next());
    const [start, sweep] = [random.between(0, 6.3), random.between(0.7, 2)];
    const [dx, dy] = [random.between(-14, 14), random.between(-14, 14)];
    const at = (angle: number) => `${short(dx + Math.cos(angle) * radius)} ${short(dy + Math.sin(angle) * radius)}`;
    const path = `M${at(start)}A${short(radius)} ${short(radius)} 0 0 1 ${at(start + sweep)}`;
    return `${stroke(path, '#9a5f16', width + 4, 0.38)}${stroke(path, colour, width)}${stroke(path, '#fff', width * 0.26, 0.4)}`;
  });
  return `${shadow(reach + 10, reach + 10)}${strands.join('')}`;
}

export function penne({ random }: Drawing): string {
  return `${bar(3, 6, 92, 30, '#7d4c12', 10, 'opacity="0.28"')}${shape('M-40 -15L50 -15L38 15L-52 15Z', random.pick(['#f3cf7a', '#eec468', '#f6d78c']))}${stroke('M-38 -6L44 -6M-42 4L40 4', '#c4923a', 2, 0.6)}${oval(-46, 0, 8, 14, '#b98332')}`;
}

// --- Vegetables and herbs ---

export function parsley(_: Drawing): string {
  const lobe = 'M0 0C-16 -10 -18 -30 0 -42C18 -30 16 -10 0 0Z';
  return `${put(shape(lobe, '#3f8a34'), 0, 4, 0)}${put(shape(lobe, '#4b9a3d'), 0, 4, -62, 0.9)}${put(shape(lobe, '#377d2d'), 0, 4, 62, 0.9)}${stroke('M0 4L0 30', '#377d2d', 4)}${stroke('M0 0L0 -30', '#9fd07f', 2, 0.7)}`;
}

export function dill({ random }: Drawing): string {
  const leaves = Array.from({ length: 12 }, (_, index) => {
    const y = 34 - index * 6;
    const side = index % 2 === 0 ? 1 : -1;
    return stroke(
      `M0 ${y}L${short(side * random.between(10, 20))} ${short(y - random.between(10, 18))}`,
      '#4f8f33',
      2.6,
    );
  });
  return `${stroke('M0 40L0 -40', '#3f7d2a', 3)}${leaves.join('')}`;
}

export function basil({ random }: Drawing): string {
  return `${shape('M4 -34C34 -22 32 22 4 40C-24 22 -24 -22 4 -34Z', '#1f4d17', 'opacity="0.25"')}${shape('M0 -40C30 -28 28 18 0 36C-28 18 -28 -28 0 -40Z', random.pick(['#3f9234', '#4a9f3c', '#37842d']))}${stroke('M0 -32L0 30M0 -10L-12 -18M0 -10L12 -18M0 8L-12 0M0 8L12 0', '#a9d98a', 2.4, 0.8)}`;
}

export function mint(drawing: Drawing): string {
  return `${put(basil(drawing), -16, 4, -50, 0.8)}${put(basil(drawing), 16, 4, 50, 0.8)}${put(basil(drawing), 0, -10, 0, 0.9)}`;
}

export function carrotCoin(_: Drawing): string {
  return `${shadow(24, 24, 3, 5)}${circle(0, 0, 25, '#e07a1f')}${circle(0, 0, 20, '#f2932f')}${circle(0, 0, 9, '#f8b25a')}`;
}

export function cube({ random }: Drawing, colour: string, size = 26): string {
  return `${bar(3, 5, size, size, '#3a1d08', 5, 'opacity="0.25"')}${bar(0, 0, size, size, colour, 5)}${bar(-size * 0.12, -size * 0.16, size * 0.6, size * 0.42, '#fff', 4, `opacity="${random.chance(0.5) ? 0.35 : 0.25}"`)}`;
}

export function greenBean(_: Drawing): string {
  return `${stroke('M-30 6C-10 -8 10 -8 30 4', '#2f5a1c', 17, 0.25)}${stroke('M-30 2C-10 -12 10 -12 30 0', '#6f9f3a', 15)}${stroke('M-24 -2C-8 -12 8 -12 22 -4', '#c4dc8f', 3, 0.8)}`;
}

export function leafPatch({ random }: Drawing, colour: string): string {
  return shape(outline(random, 60, 50, 0.14), colour);
}

export function pea(_: Drawing): string {
  return `${circle(2, 4, 13, '#1f4d17', 'opacity="0.25"')}${circle(0, 0, 13, '#6fae3b')}${circle(-3, -4, 5, '#b9e083', 'opacity="0.9"')}`;
}

export function corn(_: Drawing): string {
  return `${oval(1, 3, 9, 11, '#7a4e0a', 'opacity="0.25"')}${oval(0, 0, 9, 11, '#f5c531')}${oval(-2, -3, 4, 4, '#fff2b0', 'opacity="0.9"')}`;
}

export function tomatoSlice(_: Drawing, radius = 50): string {
  const cells = [0, 72, 144, 216, 288].map((degrees) =>
    put(
      `${oval(0, -radius * 0.5, radius * 0.22, radius * 0.28, '#f59a78')}${circle(0, -radius * 0.52, radius * 0.05, '#fbe3b0')}${circle(radius * 0.09, -radius * 0.42, radius * 0.05, '#fbe3b0')}`,
      0,
      0,
      degrees,
    ),
  );
  return `${shadow(radius, radius, 4, 7)}${circle(0, 0, radius, '#c8321f')}${circle(0, 0, radius * 0.88, '#e4523a')}${cells.join('')}${circle(0, 0, radius * 0.14, '#f7b79b')}`;
}

export function tomatoWedge(_: Drawing): string {
  return `${shadow(52, 26, 4, 7)}${shape('M-56 -8C-30 34 34 34 56 -8C30 -22 -30 -22 -56 -8Z', '#cf3522')}${shape('M-44 -6C-22 20 24 20 44 -6C22 -16 -22 -16 -44 -6Z', '#f07b5c')}${oval(-14, -1, 10, 6, '#fbe0ad')}${oval(14, -1, 10, 6, '#fbe0ad')}`;
}

export function cherryTomato(_: Drawing): string {
  return `${shadow(27, 27, 3, 5)}${circle(0, 0, 27, '#d23a26')}${circle(0, 0, 22, '#ec6a4f')}${oval(-7, -1, 5, 10, '#f9cf9c')}${oval(7, -1, 5, 10, '#f9cf9c')}`;
}

export function cucumber(_: Drawing): string {
  const seeds = [0, 60, 120, 180, 240, 300].map((degrees) => put(oval(0, -13, 2.6, 6, '#f3f9df'), 0, 0, degrees));
  return `${shadow(38, 38, 4, 6)}${circle(0, 0, 38, '#3f7f33')}${circle(0, 0, 34, '#cfe8a4')}${circle(0, 0, 21, '#b8dc8a')}${seeds.join('')}`;
}

export function zucchini(drawing: Drawing): string {
  const path = 'M-66 0C-66 -32 -34 -36 0 -36S66 -32 66 0S34 36 0 36S-66 32 -66 0Z';
  return `${shadow(66, 36, 5, 8)}${shape(path, '#55873a')}${put(shape(path, '#dbe6a6'), 0, 0, 0, 0.86)}${grilled(drawing, path, 60, 28)}`;
}

export function eggplant(drawing: Drawing): string {
  const path = outline(drawing.random, 52, 48, 0.05);
  return `${shadow(52, 48, 5, 8)}${shape(path, '#4b2b4f')}${put(shape(path, '#e6d7a8'), 0, 0, 0, 0.86)}${grilled(drawing, path, 50, 26)}`;
}

export function pepperStrip(
  { random }: Drawing,
  colours: readonly string[] = ['#d8382a', '#e9a222', '#5f9f37'],
): string {
  const colour = random.pick(colours);
  return `${stroke('M-40 10C-20 -16 20 -16 42 8', '#3a1408', 16, 0.2)}${stroke('M-40 4C-20 -22 20 -22 42 2', colour, 15)}${stroke('M-34 -2C-18 -22 16 -22 34 -4', '#fff', 3, 0.4)}`;
}

export function onionRing(_: Drawing, colour = '#a4528a'): string {
  return `${oval(2, 5, 36, 25, 'none', 'stroke="#3a1408" stroke-opacity="0.18" stroke-width="9"')}${oval(0, 0, 36, 25, 'none', `stroke="${colour}" stroke-width="9"`)}${oval(0, 0, 35, 24, 'none', 'stroke="#f6e6f0" stroke-width="4"')}`;
}

export function greenOnion(_: Drawing): string {
  return `${circle(0, 0, 12, 'none', 'stroke="#5d9c3d" stroke-width="6"')}${circle(0, 0, 9, 'none', 'stroke="#d6edb4" stroke-width="3"')}`;
}

export function olive({ random }: Drawing): string {
  const colour = random.pick(['#3a2a3c', '#45334a']);
  return `${shadow(22, 22, 3, 4)}${circle(0, 0, 22, colour)}${circle(0, 0, 9, '#1d141e')}${oval(-8, -9, 6, 4, '#b9a6bd', 'opacity="0.8"')}`;
}

export function mushroom(_: Drawing): string {
  const path =
    'M-44 6C-48 -36 48 -36 44 6C42 20 24 16 14 12C14 26 18 44 10 48C2 52 -10 50 -12 44C-16 34 -12 22 -14 12C-24 16 -42 20 -44 6Z';
  return `${put(shape(path, '#3a1d08', 'opacity="0.22"'), 4, 6)}${shape(path, '#e9d7b6')}${stroke('M-40 4C-44 -32 44 -32 40 4', '#b28a58', 6)}${stroke('M-26 8C-16 -2 16 -2 26 8', '#9a7146', 5, 0.8)}`;
}

export function porcini(_: Drawing): string {
  const path =
    'M-54 4C-58 -44 58 -44 54 4C50 16 30 12 20 10C22 30 34 50 16 60C6 64 -8 64 -18 60C-34 50 -22 30 -20 10C-30 12 -50 16 -54 4Z';
  return `${put(shape(path, '#3a1d08', 'opacity="0.25"'), 4, 7)}${shape(path, '#f0dfbd')}${stroke('M-50 2C-54 -40 54 -40 50 2', '#8a5228', 12)}${stroke('M-30 8C-16 0 16 0 30 8', '#c9a86e', 6)}${stroke('M-4 20L-6 50M6 20L8 50', '#d8bf90', 3)}`;
}

export function lemon(_: Drawing, radius = 52, colour = '#f6d23a'): string {
  const segments = Array.from({ length: 8 }, (_unused, index) =>
    put(
      shape(
        `M0 ${short(-radius * 0.12)}L${short(-radius * 0.26)} ${short(-radius * 0.68)}Q0 ${short(-radius * 0.86)} ${short(radius * 0.26)} ${short(-radius * 0.68)}Z`,
        colour,
      ),
      0,
      0,
      index * 45,
    ),
  );
  return `${shadow(radius, radius, 5, 8)}${circle(0, 0, radius, colour)}${circle(0, 0, radius * 0.88, '#fffbe6')}${segments.join('')}`;
}

export function lemonWedge(_: Drawing): string {
  return `${shadow(50, 26, 4, 7)}${shape('M-52 -10C-34 34 34 34 52 -10Z', '#f0c52c')}${shape('M-42 -8C-28 24 28 24 42 -8Z', '#fffbe6')}${shape('M-36 -6C-26 16 -6 18 -3 -6ZM3 -6C6 18 26 16 36 -6Z', '#f9df62')}`;
}

export function chili(_: Drawing): string {
  const path = 'M-70 -8C-40 -26 10 -24 44 2C62 16 76 34 84 40C54 40 14 34 -12 22C-40 12 -76 14 -70 -8Z';
  return `${put(shape(path, '#3a1408', 'opacity="0.25"'), 4, 8)}${shape(path, '#cf2d20')}${stroke('M-50 -8C-20 -14 14 -8 40 10', '#ff9a86', 5, 0.7)}${stroke('M-68 -4C-82 -8 -90 -18 -94 -30', '#4d8b34', 9)}`;
}

export function chiliRing(_: Drawing): string {
  return `${circle(0, 0, 12, 'none', 'stroke="#cf2d20" stroke-width="7"')}${circle(-2, 0, 2, '#f9e6b6')}${circle(4, 2, 2, '#f9e6b6')}`;
}

export function garlic(_: Drawing): string {
  return `${shadow(26, 34, 4, 6)}${shape('M0 -42C10 -24 34 -6 28 20C22 40 -22 40 -28 20C-34 -6 -10 -24 0 -42Z', '#fbf4e6', 'stroke="#dccbb0" stroke-width="2"')}${stroke('M-2 -30C-14 -10 -16 12 -10 30M4 -30C14 -10 16 12 12 30', '#d9c4da', 3, 0.8)}`;
}

export function romaine({ random }: Drawing): string {
  return `${shape('M0 -74C44 -58 48 30 0 76C-48 30 -44 -58 0 -74Z', random.pick(['#6ba53a', '#82b84a', '#5b9632', '#95c760']))}${stroke('M0 -60L0 66', '#e4f2c4', 8, 0.8)}${stroke('M0 -30L-24 -42M0 -30L24 -42M0 4L-28 -10M0 4L28 -10M0 36L-20 24M0 36L20 24', '#e4f2c4', 3, 0.6)}`;
}

export function cabbageShred({ random }: Drawing): string {
  const [bend, length] = [random.between(-26, 26), random.between(34, 62)];
  return stroke(
    `M${short(-length)} 0C${short(-length / 3)} ${short(bend)} ${short(length / 3)} ${short(-bend)} ${short(length)} 0`,
    random.pick(['#e9f2cf', '#d4e6ac', '#f4f8e2', '#bfd98d']),
    8,
  );
}

export function pickle(drawing: Drawing): string {
  const path = 'M-64 0C-64 -24 -40 -28 0 -28S64 -24 64 0S40 28 0 28S-64 24 -64 0Z';
  return `${shadow(64, 28, 4, 7)}${shape(path, '#7f9436')}${put(shape(path, '#c5cc7a'), 0, 0, 0, 0.8)}${scatter(drawing.random, 8, 40, () => oval(0, 0, 5, 2.5, '#eef0c4'))}`;
}

// --- Dairy, sauces ---

/** A spoon of something thick: sour cream, mustard, jam. */
export function dollop(drawing: Drawing, light: string, deep: string, size = 44): string {
  const path = outline(drawing.random, size, size * 0.84, 0.1);
  return `${shadow(size, size * 0.84, 5, 8)}${shape(path, light)}${stroke(`M${short(-size * 0.5)} ${short(size * 0.1)}C${short(-size * 0.4)} ${short(-size * 0.6)} ${short(size * 0.5)} ${short(-size * 0.5)} ${short(size * 0.36)} ${short(size * 0.1)}C${short(size * 0.2)} ${short(size * 0.5)} ${short(-size * 0.2)} ${short(size * 0.3)} ${short(-size * 0.1)} 0`, deep, size * 0.11, 0.7)}${oval(-size * 0.3, -size * 0.4, size * 0.24, size * 0.12, '#fff', 'opacity="0.6"')}`;
}

export const sourCream = (drawing: Drawing, size = 44) => dollop(drawing, '#fffdf7', '#dccfb8', size);
export const mustard = (drawing: Drawing, size = 38) => dollop(drawing, '#dfae2a', '#a87a10', size);

/** A flat pool of sauce. */
export function pool(drawing: Drawing, rx: number, ry: number, colour: string, opacity = 1): string {
  const path = outline(drawing.random, rx, ry, 0.1, 12);
  return `${shape(path, colour, `opacity="${opacity}"`)}${oval(-rx * 0.3, -ry * 0.45, rx * 0.4, ry * 0.12, '#fff', 'opacity="0.22"')}`;
}

/** A thread of cream turned over a soup. */
export function creamSwirl(colour = '#fffaf0'): string {
  return stroke(
    'M-60 20C-84 -40 -10 -84 46 -48C98 -10 64 70 -6 66C-54 62 -56 0 -8 -14C30 -22 34 26 4 24',
    colour,
    15,
    0.92,
  );
}

export function shaving({ random }: Drawing): string {
  return `${shape('M-34 -6C-12 -18 16 -16 36 -4C18 10 -14 12 -34 -6Z', '#3a1d08', 'opacity="0.18" transform="translate(3 5)"')}${shape('M-34 -6C-12 -18 16 -16 36 -4C18 10 -14 12 -34 -6Z', random.pick(['#fbeecb', '#f6e3b0']))}`;
}

export function gratedCheese({ random }: Drawing, count = 46, reach = 74): string {
  return spread(random, count, reach)
    .map(([x, y]) =>
      put(
        bar(0, 0, random.between(26, 44), 6, random.pick(['#fff6dd', '#f7e8bf', '#fffdf2']), 3),
        x,
        y,
        random.whole(0, 179),
      ),
    )
    .join('');
}

export function crumbledCheese(drawing: Drawing): string {
  return `${put(shape(outline(drawing.random, 17, 14, 0.25, 7), '#3a1d08', 'opacity="0.2"'), 2, 4)}${shape(outline(drawing.random, 17, 14, 0.25, 7), '#fffaf0')}`;
}

export function blueCheese(drawing: Drawing): string {
  return `${shape(outline(drawing.random, 30, 24, 0.2, 8), '#f7f0d8')}${scatter(drawing.random, 6, 18, () => oval(0, 0, 6, 3, '#6f8f8a'))}`;
}

export function mozzarella(drawing: Drawing): string {
  return `${shape(outline(drawing.random, 46, 40, 0.12), '#fffdf3', 'opacity="0.95"')}${oval(-10, -12, 18, 8, '#fff', 'opacity="0.8"')}`;
}

export function feta(drawing: Drawing): string {
  return `${shadow(96, 62)}${shape('M-90 -46L70 -58L96 40L-66 54Z', '#fffdf5')}${shape('M-66 54L96 40L94 58L-62 72Z', '#e2dac6')}${scatter(drawing.random, 20, 60, () => oval(0, 0, 6, 2.2, '#5f7a34'))}`;
}

/** Black pepper, oregano, chili flakes: `count` specks in `colours`. */
export function specks(
  { random }: Drawing,
  count: number,
  radius: number,
  colours: readonly string[],
  size = 3.4,
): string {
  return spread(random, count, radius)
    .map(([x, y]) => circle(x, y, random.between(size * 0.5, size), random.pick(colours)))
    .join('');
}

// --- Sweets ---

export function papanas(drawing: Drawing): string {
  const { random } = drawing;
  const ring = outline(random, 108, 104, 0.04, 14);
  const jam = outline(random, 62, 58, 0.16, 10);
  return `${shadow(110, 106)}${shape(ring, '#b9722b')}${put(shape(ring, '#d18e3f'), -3, -5, 0, 0.93)}${speckled(drawing, ring, 104, ['#e9b46a', '#9a5a1c'], 60, 5)}${shape(outline(random, 84, 80, 0.12, 11), '#fffdf6')}${shape(jam, '#5a1840')}${oval(-18, -22, 22, 9, '#c96a9a', 'opacity="0.6"')}${circle(4, 6, 36, '#8a4f18', 'opacity="0.35"')}${circle(0, 0, 36, '#cf8c3d')}${circle(-4, -5, 30, '#dba355')}${oval(-10, -14, 11, 6, '#fff', 'opacity="0.35"')}`;
}

export function pancake(drawing: Drawing): string {
  const path = 'M-130 -70C-60 -100 60 -100 130 -70C100 20 50 90 0 120C-50 90 -100 20 -130 -70Z';
  return `${put(shape(path, '#3a1d08', 'opacity="0.22"'), 8, 14)}${shape(path, '#e9bd6a')}${speckled(drawing, path, 120, ['#c98a36', '#d79b45', '#f5d796'], 70, 9)}${stroke('M-70 -76C-40 10 -20 70 0 112M70 -76C40 10 20 70 0 112', '#a86d22', 4, 0.45)}${stroke('M-124 -68C-60 -94 60 -94 124 -68', '#f9e2ab', 6, 0.8)}`;
}

export function tiramisu(drawing: Drawing): string {
  return `${shadow(140, 120, 12, 24)}${shape('M-140 60L140 60L140 112L-140 112Z', '#f6e4c0')}${shape('M-140 76L140 76L140 90L-140 90Z', '#b07a45')}${bar(0, -20, 280, 164, '#5d3a22', 8)}${specks(drawing, 190, 76, ['#7a5232', '#4a2c18', '#8d6440'], 5)}${put(specks(drawing, 90, 60, ['#7a5232', '#4a2c18', '#8d6440'], 5), -84, -20)}${put(specks(drawing, 90, 60, ['#7a5232', '#4a2c18', '#8d6440'], 5), 84, -20)}${stroke('M-136 -98L136 -98', '#9a7450', 4, 0.7)}`;
}

export function lavaCake(drawing: Drawing): string {
  return `${put(pool(drawing, 150, 84, '#3d1a0c'), 60, 92)}${shadow(116, 112)}${circle(0, 0, 116, '#4a2415')}${circle(-3, -6, 104, '#6a3821')}${specks(drawing, 90, 96, ['#8a5334', '#4a2415'], 5)}${shape(outline(drawing.random, 46, 40, 0.14), '#2b1008')}${stroke('M20 26C40 56 50 80 56 104', '#2b1008', 34)}${oval(-8, -8, 18, 7, '#a8705a', 'opacity="0.7"')}`;
}

export function walnutLoafSlice(drawing: Drawing): string {
  const path = 'M-104 70C-118 10 -112 -50 -62 -76C-20 -94 20 -94 62 -76C112 -50 118 10 104 70C60 84 -60 84 -104 70Z';
  return `${shadow(112, 84)}${shape(path, '#8a4d1e')}${put(shape(path, '#f2cf8c'), 0, 2, 0, 0.92)}${stroke('M0 0C24 -22 50 10 22 32C-14 58 -66 30 -58 -14C-46 -62 46 -66 72 -16C90 26 60 66 10 66C-40 66 -84 44 -86 8', '#5b3418', 15)}${specks(drawing, 30, 70, ['#9a6a3c'], 5)}`;
}

export function walnutLoaf(drawing: Drawing): string {
  const path = 'M-210 0C-214 -76 -170 -90 0 -92S214 -76 210 0S170 92 0 90S-206 76 -210 0Z';
  const braids = [-120, -40, 40, 120].map((x) =>
    stroke(`M${x - 40} 78C${x - 10} 30 ${x + 10} -30 ${x + 44} -80`, '#6e3a12', 8, 0.55),
  );
  return `${shadow(210, 92, 10, 18)}${shape(path, '#a8602a')}${within(drawing, path, `${oval(0, -40, 190, 46, '#c98443', 'opacity="0.9"')}${braids.join('')}`)}${oval(-40, -54, 110, 14, '#ffe2b4', 'opacity="0.4"')}`;
}

export function cheeseCube(drawing: Drawing): string {
  return cube(drawing, drawing.random.pick(['#f6cf5a', '#f9dc7e', '#fbeec2']), 46);
}
