/** What food is served in, from above, around the origin; a plate is 560 pixels wide. Glasses are seen from the side. */
import { lemon, mint } from './food.ts';
import { bar, circle, type Drawing, oval, put, shape, short, spread, stroke, within } from './svg.ts';

const disc = (radius: number) =>
  `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`;

const ground = (radius: number) => oval(14, 30, radius * 1.12, radius * 1.1, 'url(#shade)');

export function plate(food: string): string {
  return `${ground(252)}${circle(0, 0, 252, 'url(#porcelain)')}${circle(0, 0, 242, 'none', 'stroke="#b9653f" stroke-opacity="0.35" stroke-width="3"')}${circle(0, 0, 214, 'url(#well)', 'stroke="#e3d8cc" stroke-width="2"')}${food}`;
}

/** A deep bowl filled with `colour`; `food` floats and is cut off at the rim. */
export function bowl(drawing: Drawing, colour: string, food: string, fat = '#fff3c4'): string {
  return `${ground(254)}${circle(0, 0, 254, 'url(#porcelain)')}${circle(0, 0, 245, 'none', 'stroke="#b9653f" stroke-opacity="0.35" stroke-width="3"')}${circle(0, 0, 230, '#e4d8ca')}${filling(drawing, 222, colour, food, fat)}`;
}

/** An earthenware pan. */
export function clayPan(drawing: Drawing, colour: string, food: string): string {
  return `${ground(258)}${circle(0, 0, 258, 'url(#clay)')}${circle(0, 0, 240, '#5f2d17')}${filling(drawing, 232, colour, food, '#f3c98f')}`;
}

function filling(drawing: Drawing, radius: number, colour: string, food: string, fat: string): string {
  const { random } = drawing;
  const drops = spread(random, 34, radius * 0.92).map(([x, y]) =>
    circle(x, y, random.between(4, 14), fat, `opacity="${short(random.between(2, 4) / 10)}"`),
  );
  return `${circle(0, 0, radius, colour)}${drops.join('')}${within(drawing, disc(radius), food)}${circle(0, 0, radius - 6, 'none', 'stroke="#3f1f0c" stroke-opacity="0.2" stroke-width="14"')}`;
}

/** A wooden bowl of salad. */
export function saladBowl(drawing: Drawing, food: string): string {
  return `${ground(262)}${circle(0, 0, 262, 'url(#wood)')}${circle(0, 0, 242, '#7d4f27')}${within(drawing, disc(236), food)}`;
}

export function board(food: string): string {
  const grain = Array.from({ length: 8 }, (_, index) => {
    const y = -180 + index * 52;
    return stroke(`M-330 ${y}C-160 ${y + 10} 120 ${y - 12} 330 ${y + 4}`, '#8d5a2d', 3, 0.2);
  });
  return `${oval(12, 44, 410, 290, 'url(#shade)')}${bar(0, 0, 720, 460, 'url(#wood)', 56)}${grain.join('')}${bar(0, 0, 684, 424, 'none', 44, 'stroke="#f4dab2" stroke-opacity="0.5" stroke-width="3"')}${food}`;
}

export function pizza(
  drawing: Drawing,
  toppings: string,
  options: { readonly sauce?: string; readonly cheese?: string } = {},
): string {
  const { random } = drawing;
  const around = (count: number, radius: number, least: number, most: number, fill: string, opacity: number) =>
    spread(random, count, radius)
      .map(([x, y]) => circle(x, y, random.between(least, most), fill, `opacity="${opacity}"`))
      .join('');
  const rim = Array.from({ length: 26 }, (_, index) => {
    const angle = index * 0.2417 + random.between(-0.1, 0.1);
    return circle(Math.cos(angle) * 256, Math.sin(angle) * 256, random.between(9, 20), '#8a4d1a', 'opacity="0.22"');
  });
  return `${ground(300)}${circle(0, 0, 306, 'url(#wood)')}${circle(0, 0, 276, '#c98a45')}${circle(-3, -4, 271, '#e8b873')}${rim.join('')}${circle(0, 0, 236, options.sauce ?? '#c1402a')}${circle(0, 0, 226, options.cheese ?? '#f9d27a')}${around(36, 214, 14, 36, '#fff3c6', 0.55)}${around(22, 210, 5, 13, '#cf7d2c', 0.4)}${toppings}${[20, 65, 110, 155].map((degrees) => put(stroke('M-268 0L268 0', '#7a3f12', 3, 0.28), 0, 0, degrees)).join('')}`;
}

/** A small round dish of sauce. */
export function ramekin(drawing: Drawing, colour: string, deep: string, more = '', radius = 88): string {
  const r = radius * 0.8;
  return `${oval(8, 16, radius * 1.14, radius * 1.12, 'url(#shade)')}${circle(0, 0, radius, 'url(#porcelain)', 'stroke="#ded2c4" stroke-width="2"')}${circle(0, 0, r, colour)}${stroke(`M${short(-r * 0.5)} ${short(r * 0.1)}C${short(-r * 0.4)} ${short(-r * 0.6)} ${short(r * 0.5)} ${short(-r * 0.5)} ${short(r * 0.45)} ${short(r * 0.1)}C${short(r * 0.3)} ${short(r * 0.6)} ${short(-r * 0.3)} ${short(r * 0.5)} ${short(-r * 0.15)} ${short(r * 0.05)}`, deep, radius * 0.09, 0.6)}${within(drawing, disc(r), more)}${oval(-r * 0.36, -r * 0.5, r * 0.3, r * 0.13, '#fff', 'opacity="0.5"')}`;
}

type Liquid = { readonly light: string; readonly deep: string };

/** A tall glass from the side, 190 × 400, standing on y = 200. */
export function tallGlass(drawing: Drawing, liquid: Liquid, inside: string, over = ''): string {
  const id = drawing.define(
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${liquid.light}"/><stop offset="1" stop-color="${liquid.deep}"/></linearGradient>`,
  );
  const glass = 'M-104 -200L104 -200L84 186C83 196 76 200 66 200L-66 200C-76 200 -83 196 -84 186Z';
  const drink = 'M-95 -130L95 -130L79 172C78 182 73 186 64 186L-64 186C-73 186 -78 182 -79 172Z';
  return `${oval(10, 200, 130, 24, 'url(#soft)')}${shape(glass, '#ffffff', 'opacity="0.4"')}${shape(drink, `url(#${id})`)}${within(drawing, drink, inside)}${oval(0, -130, 95, 13, '#fff', 'opacity="0.35"')}${shape(glass, 'none', 'stroke="#ffffff" stroke-opacity="0.85" stroke-width="5"')}${stroke('M-76 -170L-62 150', '#fff', 10, 0.5)}${oval(0, -200, 104, 14, 'none', 'stroke="#ffffff" stroke-width="4"')}${over}`;
}

export function ice({ random }: Drawing): string {
  return `${bar(0, 0, 58, 54, '#ffffff', 12, 'opacity="0.42"')}${bar(-6, -7, 34, 26, '#ffffff', 7, `opacity="${random.chance(0.5) ? 0.4 : 0.3}"`)}`;
}

export function bubbles({ random }: Drawing, count: number): string {
  return Array.from({ length: count }, () =>
    circle(random.between(-76, 76), random.between(-120, 170), random.between(2.5, 6), '#ffffff', 'opacity="0.6"'),
  ).join('');
}

export function waterBottle(): string {
  const bottle =
    'M-34 -250L34 -250L34 -196C34 -160 74 -150 74 -104L74 196C74 214 62 222 46 222L-46 222C-62 222 -74 214 -74 196L-74 -104C-74 -150 -34 -160 -34 -196Z';
  return `${oval(10, 222, 104, 20, 'url(#soft)')}${shape(bottle, '#bfe0ee', 'opacity="0.85"')}${shape('M-70 -60L70 -60L70 194C70 210 60 218 46 218L-46 218C-60 218 -70 210 -70 194Z', '#8fc9e2', 'opacity="0.55"')}${bar(0, -264, 80, 40, '#2f6f9f', 8)}${bar(0, 50, 148, 120, '#fdfefe', 4, 'opacity="0.92"')}${stroke('M-50 60C-20 30 10 84 50 46', '#4c9cc4', 9)}${stroke('M-54 -90L-54 196', '#fff', 9, 0.6)}`;
}

export function beerGlass(drawing: Drawing): string {
  const { random } = drawing;
  const foam = Array.from({ length: 16 }, (_, index) =>
    circle(-104 + index * 13.8, -170 + random.between(-10, 10), random.between(20, 30), '#fffaf0'),
  );
  return `${tallGlass(drawing, { light: '#f9c846', deep: '#e39a1c' }, bubbles(drawing, 40))}${bar(0, -150, 192, 64, '#fffaf0', 22)}${foam.join('')}${oval(-40, -176, 26, 8, '#f1e4cc', 'opacity="0.8"')}`;
}

export function wineGlass(drawing: Drawing): string {
  const cup = 'M-96 -220C-104 -100 -70 -16 0 -12C70 -16 104 -100 96 -220Z';
  const wine = 'M-97 -130C-92 -60 -58 -20 0 -18C58 -20 92 -60 97 -130Z';
  return `${oval(8, 214, 112, 20, 'url(#soft)')}${shape(cup, '#fff', 'opacity="0.42"')}${shape(wine, '#eedd8c')}${within(drawing, wine, oval(0, -20, 100, 30, '#d9bd4f', 'opacity="0.5"'))}${oval(0, -130, 97, 12, '#faf2c4')}${shape(cup, 'none', 'stroke="#fff" stroke-opacity="0.9" stroke-width="5"')}${bar(0, 94, 12, 214, '#ffffff', 5, 'opacity="0.85"')}${oval(0, 204, 86, 15, '#ffffff', 'opacity="0.85"')}${stroke('M-70 -190C-72 -130 -60 -80 -44 -56', '#fff', 9, 0.6)}`;
}

export function lemonade(drawing: Drawing): string {
  const inside = `${put(ice(drawing), -36, -70, 20)}${put(ice(drawing), 40, -40, -24)}${put(lemon(drawing, 46), 30, 60, 10)}${put(lemon(drawing, 42), -36, 120, 40)}${put(mint(drawing), -30, 20, 30, 0.7)}`;
  return tallGlass(drawing, { light: '#fbf3b6', deep: '#f0dc78' }, inside, put(mint(drawing), 34, -170, 10, 0.9));
}
