import sharp from 'sharp';

/** A picture of one colour, as a file for a file input. */
export const aPhoto = async (background: string, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
});
