/**
 * Draws the icons of public/ from favicon.svg, and the picture of shared links; run by hand when the logo changes:
 * `node scripts/draw-icons.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { DRAWN_SHARE_PICTURE, SHARE_SIZE } from '#contract/pictures/picture-addresses.ts';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const BACKGROUND = '#b3311b';
/** What readers of `favicon.ico` ask for: bookmarks, and programs that know no other icon. */
const ICO_SIZE = 32;
const ICO_HEADER_BYTES = 22;
/** Height of the logo's drawing on the picture of shared links, as a part of the picture's. */
const SHARE_MARK = 0.62;

async function draw(name: string, size: number, { margin, isOpaque }: { margin: number; isOpaque: boolean }) {
  const inner = Math.round(size * (1 - 2 * margin));
  const mark = await sharp(`${folder}favicon.svg`, { density: 600 }).resize(inner).png().toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: isOpaque ? BACKGROUND : '#00000000' } })
    .composite([{ input: mark }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`${folder}${name}.png`);
}

await draw('icon-192', 192, { margin: 0, isOpaque: false });
await draw('icon-512', 512, { margin: 0, isOpaque: false });
// Phones crop these to a shape of their own: colour up to the edge, the logo within the safe circle.
await draw('icon-maskable-512', 512, { margin: 0.1, isOpaque: true });
await draw('apple-touch-icon', 180, { margin: 0, isOpaque: true });

const small = await sharp(`${folder}favicon.svg`, { density: 600 }).resize(ICO_SIZE).png().toBuffer();
await writeFile(`${folder}favicon.ico`, Buffer.concat([icoHeader(small.byteLength), small]));

// Without the tile of the logo: its drawing alone on the colour of the tile.
const mark = await sharp(Buffer.from((await readFile(`${folder}favicon.svg`, 'utf8')).replace(/<rect[^>]*\/>/, '')), {
  density: 900,
})
  .resize(Math.round(SHARE_SIZE.height * SHARE_MARK))
  .png()
  .toBuffer();
await sharp({ create: { ...SHARE_SIZE, channels: 3, background: BACKGROUND } })
  .composite([{ input: mark }])
  .jpeg({ quality: 85, progressive: true })
  .toFile(`${folder}${DRAWN_SHARE_PICTURE.slice(1)}`);

/** An icon file with one PNG: its directory (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function icoHeader(bytes: number): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICO_SIZE, 6);
  header.writeUInt8(ICO_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(bytes, 14);
  header.writeUInt32LE(ICO_HEADER_BYTES, 18);
  return header;
}
