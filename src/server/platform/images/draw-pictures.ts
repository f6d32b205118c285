/**
 * A separate process that decodes and encodes pictures (docs/decisions/0241). It has no settings, no secrets and no
 * database access, and exits with its web process or when it is idle.
 */
import sharp from 'sharp';
import { SHARE_SIZE } from '#contract/pictures/picture-addresses.ts';
import { bearLostParent } from '../bear-lost-parent.ts';
import { decodePicture } from './decode-picture.ts';
import { encodePicture } from './encode-picture.ts';
import { type Drawing, type Drawn, parseDrawing } from './picture-messages.ts';

const PHOTO = { effort: 4, quality: 78, hasAvif: true };
const JPEG = { quality: 80, progressive: true };

bearLostParent();
process.on('message', async (message) => {
  // An unhandled error ends the process, and with it the request.
  process.send?.(await draw(parseDrawing(message)));
});

async function draw({ kind, bytes }: Drawing): Promise<Drawn> {
  if (kind !== 'photo') {
    const picture = kind === 'mail' ? sharp(bytes) : sharp(bytes).resize({ ...SHARE_SIZE, fit: 'cover' });
    return { kind: 'jpeg', jpeg: await picture.jpeg(JPEG).toBuffer() };
  }
  const decoded = await decodePicture(bytes);
  if (!decoded.ok) return { kind: 'refused', refusal: decoded.error };
  return { kind, picture: await encodePicture(decoded.value, PHOTO) };
}
