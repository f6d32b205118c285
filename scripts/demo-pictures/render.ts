import { createHash } from 'node:crypto';
import type { Picture } from './dishes.ts';
import { openDrawing } from './svg.ts';

const WIDTH = 960;
const HEIGHT = 720;

/** The whole picture as SVG. */
export function renderPicture(
  name: string,
  { table: [light, deep], width = WIDTH, height = HEIGHT, draw }: Picture,
): string {
  const drawing = openDrawing(name);
  const drawn = draw(drawing);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><radialGradient id="table" cx="0.32" cy="0.24" r="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient><radialGradient id="shade"><stop offset="0.6" stop-color="#4a2a12" stop-opacity="0.36"/><stop offset="0.85" stop-color="#4a2a12" stop-opacity="0.14"/><stop offset="1" stop-color="#4a2a12" stop-opacity="0"/></radialGradient><radialGradient id="soft"><stop offset="0.55" stop-color="#3a1d08" stop-opacity="0.3"/><stop offset="1" stop-color="#3a1d08" stop-opacity="0"/></radialGradient><linearGradient id="porcelain" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#ece4d9"/></linearGradient><linearGradient id="well" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f0e9df"/><stop offset="1" stop-color="#fffefb"/></linearGradient><linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d7a873"/><stop offset="1" stop-color="#b07c47"/></linearGradient><radialGradient id="clay" cx="0.35" cy="0.3" r="0.9"><stop offset="0" stop-color="#bf7048"/><stop offset="1" stop-color="#854126"/></radialGradient>${drawing.definitions.join('')}</defs><rect width="${width}" height="${height}" fill="url(#table)"/>${drawn}</svg>\n`;
}

/** Hash of a drawing: tells whether an encoded picture was made from it. */
export const drawingHash = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16);
