/** The part of a picture that is drawn with lines: background, dish, broth, noodles, pizza. Top view, light from the left. */
import type { Random } from '#server/features/demo/seeded-random.ts';
import type { Palette } from './palettes.ts';
import type { Dish } from './picture-recipe.ts';

/** Dishes are drawn around this point, then moved to their place. */
const CENTRE = { x: 480, y: 366 };
/** Radius of a plate. */
const RADIUS = 292;

export type Shadow = { readonly x: number; readonly y: number; readonly radius: number };

type Setting = {
  readonly dish: Dish;
  /** Where its middle stands, and how large it is. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
};

export type Table = {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly settings: readonly Setting[];
  /** They lie under what is put on the dishes later. */
  readonly shadows: readonly Shadow[];
};

/** The drawing as SVG. */
export function drawTable({ width, height, palette, settings, shadows }: Table, random: Random): string {
  const dishes = settings.map(
    ({ dish, x, y, scale }) =>
      `<g transform="translate(${x} ${y}) scale(${scale}) translate(${-CENTRE.x} ${-CENTRE.y})">${drawDish(dish, random)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
  <radialGradient id="light" cx="${random.between(0.28, 0.42)}" cy="${random.between(0.2, 0.34)}" r="0.95"><stop offset="0" stop-color="${palette.light}"/><stop offset="1" stop-color="${palette.deep}"/></radialGradient>
  <radialGradient id="shade"><stop offset="0" stop-color="#5a2f12" stop-opacity="0.42"/><stop offset="0.72" stop-color="#5a2f12" stop-opacity="0.16"/><stop offset="1" stop-color="#5a2f12" stop-opacity="0"/></radialGradient>
  <radialGradient id="soft"><stop offset="0" stop-color="#4a250c" stop-opacity="0.34"/><stop offset="1" stop-color="#4a250c" stop-opacity="0"/></radialGradient>
  <linearGradient id="porcelain" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#efe4d8"/></linearGradient>
  <linearGradient id="well" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#efe6dc"/><stop offset="1" stop-color="#ffffff"/></linearGradient>
  <linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9a46c"/><stop offset="1" stop-color="#b3763d"/></linearGradient>
  <radialGradient id="gloss" cx="0.35" cy="0.3" r="0.8"><stop offset="0" stop-color="#ffffff" stop-opacity="0.55"/><stop offset="0.5" stop-color="#ffffff" stop-opacity="0"/></radialGradient>
  <radialGradient id="clay" cx="0.35" cy="0.3" r="0.9"><stop offset="0" stop-color="#c9764a"/><stop offset="1" stop-color="#8c4526"/></radialGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#light)"/>
${drawCloth(width, height, random)}
${dishes.join('')}
${shadows.map(({ x, y, radius }) => `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.82}" fill="url(#soft)"/>`).join('\n')}
</svg>`;
}

/** Faint rings of light, so that the table is not a flat colour. */
function drawCloth(width: number, height: number, random: Random): string {
  return Array.from({ length: 3 }, () => {
    const radius = random.between(180, 420);
    return `<circle cx="${random.between(0, width)}" cy="${random.between(0, height)}" r="${radius}" fill="#ffffff" opacity="0.09"/>`;
  }).join('');
}

function drawDish(dish: Dish, random: Random): string {
  const { x, y } = CENTRE;
  const circle = (radius: number, fill: string, more = '') =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;
  const shade = `<ellipse cx="${x + 16}" cy="${y + 34}" rx="${RADIUS * 1.17}" ry="${RADIUS * 1.14}" fill="url(#shade)"/>`;
  const plate = `${shade}${circle(RADIUS, 'url(#porcelain)')}${circle(RADIUS - 62, 'url(#well)', 'stroke="#e3d6c8" stroke-width="2"')}`;
  switch (dish.kind) {
    case 'table':
      return `<ellipse cx="${x}" cy="${y + 210}" rx="300" ry="92" fill="#ffffff" opacity="0.35"/>`;
    case 'plate':
      return plate;
    case 'board':
      return drawBoard(random);
    case 'bowl':
      return `${shade}${circle(RADIUS - 8, 'url(#porcelain)')}${circle(RADIUS - 40, '#e6d8c8')}${drawFilling(dish.filling, RADIUS - 48, random)}`;
    case 'pot':
      return `${shade}${circle(RADIUS - 6, 'url(#clay)')}${circle(RADIUS - 36, '#6d331b')}${drawFilling(dish.filling, RADIUS - 44, random)}`;
    case 'salad':
      return `${shade}${circle(RADIUS - 4, 'url(#wood)')}${circle(RADIUS - 36, '#8d5a2d')}${circle(RADIUS - 44, dish.leaves)}${drawLeaves(random)}`;
    case 'pasta':
      return `${plate}${drawNoodles(dish.noodles, dish.sauce, random)}`;
    case 'pizza':
      return `${drawBoardRound()}${drawPizza(dish, random)}`;
  }
}

function drawFilling(colour: string, radius: number, random: Random): string {
  const { x, y } = CENTRE;
  const drops = Array.from({ length: 26 }, () => {
    const [angle, distance] = [random.between(0, Math.PI * 2), radius * Math.sqrt(random.next()) * 0.9];
    const size = random.between(4, 17);
    return `<circle cx="${x + Math.cos(angle) * distance}" cy="${y + Math.sin(angle) * distance}" r="${size}" fill="#fff3c4" opacity="${random.between(0.14, 0.36).toFixed(2)}"/>`;
  });
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#5a2f12" stroke-opacity="0.18" stroke-width="14"/>${drops.join('')}<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#gloss)"/>`;
}

function drawLeaves(random: Random): string {
  const greens = ['#7db53a', '#94c94d', '#5f9d2f', '#b4dc6c', '#86bf45'];
  return Array.from({ length: 46 }, () => {
    const [angle, distance] = [random.between(0, Math.PI * 2), 205 * Math.sqrt(random.next())];
    const [leafX, leafY] = [CENTRE.x + Math.cos(angle) * distance, CENTRE.y + Math.sin(angle) * distance];
    return `<g transform="translate(${leafX.toFixed(0)} ${leafY.toFixed(0)}) rotate(${random.whole(0, 359)})"><path d="M0 -46 C34 -34 36 22 0 48 C-36 22 -34 -34 0 -46Z" fill="${random.pick(greens)}"/><path d="M0 -40 L0 42" stroke="#ffffff" stroke-opacity="0.35" stroke-width="3"/></g>`;
  }).join('');
}

/** A nest: many short arcs around the middle, each with a darker edge under it. */
function drawNoodles(colour: string, sauce: string, random: Random): string {
  const strands = Array.from({ length: 132 }, () => {
    const radius = 16 + 188 * Math.sqrt(random.next());
    const start = random.between(0, Math.PI * 2);
    const sweep = random.between(0.7, 2.1);
    const [dx, dy] = [random.between(-16, 16), random.between(-16, 16)];
    const at = (angle: number) =>
      `${(CENTRE.x + dx + Math.cos(angle) * radius).toFixed(1)} ${(CENTRE.y + dy + Math.sin(angle) * radius).toFixed(1)}`;
    const path = `M${at(start)} A${radius} ${radius} 0 0 1 ${at(start + sweep)}`;
    return `<path d="${path}" fill="none" stroke="#a8691c" stroke-opacity="0.4" stroke-width="15" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="11" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#ffffff" stroke-opacity="0.35" stroke-width="3" stroke-linecap="round"/>`;
  });
  const blobs = Array.from({ length: 13 }, () => {
    const [angle, distance] = [random.between(0, Math.PI * 2), 92 * Math.sqrt(random.next())];
    return `<circle cx="${CENTRE.x + Math.cos(angle) * distance}" cy="${CENTRE.y + Math.sin(angle) * distance}" r="${random.between(38, 70)}" fill="${sauce}"/>`;
  });
  return `${strands.join('')}<g opacity="0.93">${blobs.join('')}</g><circle cx="${CENTRE.x - 24}" cy="${CENTRE.y - 30}" r="80" fill="url(#gloss)"/>`;
}

function drawPizza(dish: Extract<Dish, { kind: 'pizza' }>, random: Random): string {
  const { x, y } = CENTRE;
  const spots = (count: number, draw: (cx: number, cy: number) => string) =>
    Array.from({ length: count }, (_, index) => {
      // A sunflower's pattern: evenly spread, never in rows.
      const [angle, distance] = [index * 2.399 + random.between(-0.2, 0.2), 196 * Math.sqrt((index + 0.6) / count)];
      return draw(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance);
    }).join('');
  const crust = Array.from({ length: 22 }, () => {
    const angle = random.between(0, Math.PI * 2);
    return `<circle cx="${x + Math.cos(angle) * 250}" cy="${y + Math.sin(angle) * 250}" r="${random.between(10, 22)}" fill="#9a5a1f" opacity="0.2"/>`;
  }).join('');
  const melted = spots(
    34,
    (cx, cy) => `<circle cx="${cx}" cy="${cy}" r="${random.between(16, 40)}" fill="#fff0b8" opacity="0.5"/>`,
  );
  const browned = spots(
    16,
    (cx, cy) => `<circle cx="${cx}" cy="${cy}" r="${random.between(6, 15)}" fill="#d9832f" opacity="0.4"/>`,
  );
  const salami = spots(
    dish.salami,
    (cx, cy) =>
      `<circle cx="${cx + 3}" cy="${cy + 5}" r="33" fill="#5a1d0c" opacity="0.3"/><circle cx="${cx}" cy="${cy}" r="33" fill="#c8392b"/><circle cx="${cx}" cy="${cy}" r="27" fill="#d9503d"/><circle cx="${cx - 9}" cy="${cy - 6}" r="4" fill="#f4a392"/><circle cx="${cx + 8}" cy="${cy + 9}" r="5" fill="#f4a392"/><circle cx="${cx + 7}" cy="${cy - 12}" r="3" fill="#f4a392"/>`,
  );
  const leaves = spots(
    dish.leaves,
    (cx, cy) =>
      `<g transform="translate(${cx} ${cy}) rotate(${random.whole(0, 359)})"><path d="M0 -32 C24 -22 24 16 0 32 C-24 16 -24 -22 0 -32Z" fill="#3f8f32"/><path d="M0 -26 L0 28" stroke="#9bd27f" stroke-width="3"/></g>`,
  );
  const cuts = [20, 65, 110, 155]
    .map(
      (degrees) =>
        `<path d="M-262 0 L262 0" transform="translate(${x} ${y}) rotate(${degrees})" stroke="#8a4b15" stroke-opacity="0.3" stroke-width="4"/>`,
    )
    .join('');
  return `<circle cx="${x}" cy="${y}" r="268" fill="#d99a4e"/><circle cx="${x - 4}" cy="${y - 5}" r="262" fill="#eec07c"/>${crust}<circle cx="${x}" cy="${y}" r="230" fill="#c9412b"/><circle cx="${x}" cy="${y}" r="222" fill="${dish.cheese}"/>${melted}${browned}${salami}${leaves}${cuts}<circle cx="${x}" cy="${y}" r="262" fill="url(#gloss)" opacity="0.55"/>`;
}

function drawBoardRound(): string {
  const { x, y } = CENTRE;
  return `<ellipse cx="${x + 16}" cy="${y + 30}" rx="${RADIUS * 1.24}" ry="${RADIUS * 1.2}" fill="url(#shade)"/><circle cx="${x}" cy="${y}" r="${RADIUS + 16}" fill="url(#wood)"/><circle cx="${x}" cy="${y}" r="${RADIUS + 4}" fill="none" stroke="#8d5a2d" stroke-opacity="0.4" stroke-width="3"/>`;
}

function drawBoard(random: Random): string {
  const grain = Array.from({ length: 9 }, (_, index) => {
    const lineY = 190 + index * 44;
    return `<path d="M170 ${lineY} C330 ${lineY + random.between(-14, 14)} 620 ${lineY + random.between(-14, 14)} 790 ${lineY}" stroke="#8d5a2d" stroke-opacity="0.22" stroke-width="4" fill="none"/>`;
  }).join('');
  return `<ellipse cx="${CENTRE.x + 14}" cy="${CENTRE.y + 44}" rx="410" ry="300" fill="url(#shade)"/><rect x="132" y="142" width="696" height="452" rx="58" fill="url(#wood)"/><rect x="150" y="160" width="660" height="416" rx="46" fill="none" stroke="#f0cfa0" stroke-opacity="0.5" stroke-width="4"/>${grain}`;
}
