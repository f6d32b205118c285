/**
 * A process of its own in which pictures are decoded and encoded (docs/decisions/0241). It has no setting, no secret and no way
 * to the database, and ends when its web process ends or lets it go.
 */
import sharp from 'sharp';
import { decodePicture } from './decode-picture.ts';
import { encodePicture } from './encode-picture.ts';
import { type Drawing, type Drawn, parseDrawing } from './picture-messages.ts';

const PHOTO = { effort: 4, quality: 78, hasAvif: true };
const MAIL_QUALITY = 80;

process.on('message', async (message) => {
  // A drawing that fails ends the process: the request that asked fails with it.
  process.send?.(await draw(parseDrawing(message)));
});

async function draw({ kind, bytes }: Drawing): Promise<Drawn> {
  if (kind === 'mail') {
    return { kind, jpeg: await sharp(bytes).jpeg({ quality: MAIL_QUALITY, progressive: true }).toBuffer() };
  }
  const decoded = await decodePicture(bytes);
  if (!decoded.ok) return { kind: 'refused', refusal: decoded.error };
  return { kind, picture: await encodePicture(decoded.value, PHOTO) };
}
