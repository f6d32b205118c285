/** Draws the icons of public/ from favicon.svg; run by hand when the logo changes: `node scripts/draw-icons.ts`. */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const BACKGROUND = '#b3311b';

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
