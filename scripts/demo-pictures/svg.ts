/** The basic shapes of all drawings, as SVG text, in pixels, y downwards. */
import { type Random, seededRandom } from '../../src/server/platform/seeded-random.ts';

export type Drawing = {
  readonly random: Random;
  /** Adds a definition (clip path, gradient) and returns its id. */
  readonly define: (definition: (id: string) => string) => string;
};

/** A new drawing named `name`; the same name gives the same picture. */
export function openDrawing(name: string): Drawing & { readonly definitions: readonly string[] } {
  const definitions: string[] = [];
  const define = (definition: (id: string) => string) => {
    const id = `d${definitions.length}`;
    definitions.push(definition(id));
    return id;
  };
  return { random: seededRandom(name), define, definitions };
}

/** A number as short as possible without a visible difference. */
export const short = (value: number) => String(Math.round(value * 10) / 10);

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A rectangle around its middle. */
export function bar(x: number, y: number, width: number, height: number, fill: string, round = 0, more = ''): string {
  return `<rect x="${short(x - width / 2)}" y="${short(y - height / 2)}" width="${short(width)}" height="${short(height)}" rx="${short(round)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function shape(path: string, fill: string, more = ''): string {
  return `<path d="${path}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A line with round ends. */
export function stroke(path: string, colour: string, width: number, opacity = 1): string {
  const faint = opacity === 1 ? '' : ` stroke-opacity="${opacity}"`;
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round"${faint}/>`;
}

/** Moves, rotates (degrees) and scales a drawing around the origin. */
export function put(drawn: string, x: number, y: number, degrees = 0, scale = 1): string {
  const turn = degrees === 0 ? '' : ` rotate(${short(degrees)})`;
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="translate(${short(x)} ${short(y)})${turn}${size}">${drawn}</g>`;
}

/** A closed outline around the origin, `uneven` between 0 (an ellipse) and about 0.3 (torn). */
export function outline(random: Random, rx: number, ry: number, uneven: number, corners = 11): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2;
    const reach = 1 + random.between(-uneven, uneven);
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach] as const;
  });
  const at = (index: number) => points[index % corners] as readonly [number, number];
  const middle = (index: number) => {
    const [[ax, ay], [bx, by]] = [at(index), at(index + 1)];
    return `${short((ax + bx) / 2)} ${short((ay + by) / 2)}`;
  };
  const curves = points.map((_, index) => {
    const [x, y] = at(index + 1);
    return `Q${short(x)} ${short(y)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

/** `count` places spread evenly within a circle (a sunflower's pattern with some randomness), never in rows. */
export function spread(random: Random, count: number, radius: number): readonly (readonly [x: number, y: number])[] {
  const start = random.between(0, 6);
  return Array.from({ length: count }, (_, index) => {
    const angle = start + index * 2.399 + random.between(-0.3, 0.3);
    const distance = radius * Math.sqrt((index + 0.6) / count) * random.between(0.9, 1.04);
    return [Math.cos(angle) * distance, Math.sin(angle) * distance] as const;
  });
}

/** Draws `count` pieces spread over a circle, each rotated at random. */
export function scatter(random: Random, count: number, radius: number, draw: () => string, turns = true): string {
  return spread(random, count, radius)
    .map(([x, y]) => put(draw(), x, y, turns ? random.whole(0, 359) : 0, random.between(0.9, 1.1)))
    .join('');
}

/** Clips a drawing to `path`. */
export function within(drawing: Drawing, path: string, drawn: string): string {
  const id = drawing.define((name) => `<clipPath id="${name}"><path d="${path}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${drawn}</g>`;
}

/** The soft shadow of a thing on a surface, with light from the upper left. */
export function shadow(rx: number, ry: number, dx = 8, dy = 12): string {
  return oval(dx, dy, rx * 1.06, ry * 1.06, 'url(#soft)');
}
