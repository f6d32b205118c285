/**
 * Files as a public upload may receive them: real pictures of every kind, and everything that pretends to be one. All
 * of them are generated here, none is stored.
 */
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Hidden in a file; must not be found in the stored picture. */
export const HIDDEN = 'steal-this-cookie-46.17N';

export type OddFile = {
  readonly name: string;
  readonly bytes: () => Promise<Uint8Array> | Uint8Array;
  /** Width and height of the stored picture; null when it is refused. */
  readonly kept: readonly [number, number] | null;
};

const aPhoto = (width = 120, height = 90): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#c8792f', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  });
const png = () => aPhoto().png().toBuffer();
const jpeg = () => aPhoto().jpeg().toBuffer();
const webp = () => aPhoto().webp().toBuffer();
const text = (written: string) => Buffer.from(written);
const half = async (picture: Promise<Buffer>) => {
  const bytes = await picture;
  return bytes.subarray(0, Math.floor(bytes.byteLength / 2));
};
const followedBy = async (picture: Promise<Buffer>, ...rest: readonly (string | Buffer)[]) =>
  Buffer.concat([await picture, ...rest.map((one) => Buffer.from(one))]);
const SCRIPT = `<script>alert("${HIDDEN}")</script>`;
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="${HIDDEN}"/></rdf:RDF></x:xmpmeta>`;

const real = (name: string, bytes: OddFile['bytes'], width = 120, height = 90): OddFile => ({
  name,
  bytes,
  kept: [width, height],
});
const refused = (name: string, bytes: OddFile['bytes']): OddFile => ({ name, bytes, kept: null });

export const ODD_FILES: readonly OddFile[] = [
  real('a PNG', png),
  real('a JPEG', jpeg),
  real('a WebP', webp),
  real('a PNG of 16 bits', () => aPhoto().toColourspace('rgb16').png().toBuffer()),
  real('a grey PNG', () => aPhoto().greyscale().png().toBuffer()),
  real('a PNG with a palette', () => aPhoto().png({ palette: true, colours: 8 }).toBuffer()),
  real('a PNG one can see through', () => aPhoto().ensureAlpha(0.4).png().toBuffer()),
  real('an interlaced PNG', () => aPhoto().png({ progressive: true }).toBuffer()),
  real('a progressive JPEG', () => aPhoto().jpeg({ progressive: true }).toBuffer()),
  real('a JPEG for printers', () => aPhoto().toColourspace('cmyk').jpeg().toBuffer()),
  real('a grey JPEG', () => aPhoto().greyscale().jpeg().toBuffer()),
  real('a JPEG that tells where it was taken', () =>
    aPhoto()
      .withExif({ IFD0: { Copyright: HIDDEN }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 10/1 0/1' } })
      .jpeg()
      .toBuffer(),
  ),
  real('a JPEG that lies on its side', () => aPhoto().withMetadata({ orientation: 6 }).jpeg().toBuffer(), 90, 120),
  real('a JPEG that is mirrored', () => aPhoto().withMetadata({ orientation: 7 }).jpeg().toBuffer(), 90, 120),
  real('a JPEG with colours of its own', () => aPhoto().withIccProfile('p3').jpeg().toBuffer()),
  real('a WebP without loss', () => aPhoto().webp({ lossless: true }).toBuffer()),
  real('a WebP that moves', () =>
    sharp(Buffer.alloc(120 * 180 * 3, 90), { raw: { width: 120, height: 180, channels: 3, pageHeight: 90 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer(),
  ),
  real('a WebP with words inside', () => aPhoto().withXmp(XMP).webp().toBuffer()),
  real('a PNG of one pixel', () => aPhoto(1, 1).png().toBuffer(), 1, 1),
  real('a PNG like a ribbon', () => aPhoto(4_000, 8).png().toBuffer(), 1_600, 3),
  real('a JPEG followed by a page', () => followedBy(jpeg(), SCRIPT)),
  real('a PNG followed by an archive', () => followedBy(png(), Buffer.from([0x50, 0x4b, 3, 4]), HIDDEN)),
  real('a PNG with a script among its words', async () => withChunk(await png(), 'tEXt', text(`Comment\0${SCRIPT}`))),
  real('a JPEG with a program in its comment', async () => withComment(await jpeg(), `<?php echo "${HIDDEN}"; ?>`)),

  refused('nothing', () => Buffer.alloc(0)),
  refused('words', () => text('Aceasta este o poză.')),
  refused('a page that is called .png', () => text(`<!doctype html>${SCRIPT}`)),
  refused('a drawing with a script', () => text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)),
  refused('a drawing that reads files', () =>
    text(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
  ),
  refused('a drawing that is packed', () => gzipSync('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
  refused('a GIF', () => aPhoto().gif().toBuffer()),
  refused('a GIF that is a script as well', () => text('GIF89a/*\x01\x00*/=1;alert(1)//')),
  refused('a TIFF', () => aPhoto().tiff().toBuffer()),
  refused('an AVIF', () => aPhoto().avif({ effort: 0 }).toBuffer()),
  refused('a BMP', () => Buffer.concat([text('BM'), Buffer.alloc(80)])),
  refused('an icon', () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(80)])),
  refused('a photo of an iPhone that was not converted', () =>
    text('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'),
  ),
  refused('a film', () => text('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom')),
  refused('a sound in the same box as WebP', () => text('RIFF\x24\x00\x00\x00WAVEfmt ')),
  refused('a PDF', () => text('%PDF-1.7\n%âãÏÓ\n1 0 obj<</Type/Catalog>>endobj')),
  refused('an archive', () => Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(60)])),
  refused('PostScript', () => text('%!PS-Adobe-3.0 EPSF-3.0\n(x) run')),
  refused('half a PNG', () => half(png())),
  refused('half a JPEG', () => half(jpeg())),
  refused('half a WebP', () => half(webp())),
  refused('the beginning of a PNG, then noise', () => Buffer.concat([Buffer.from(PNG_START), Buffer.alloc(400, 0x5a)])),
  refused('the beginning of a JPEG, then a drawing', () =>
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text('<svg xmlns="http://www.w3.org/2000/svg"/>')]),
  ),
  refused('a PNG that was changed on the way', async () => {
    const bytes = Buffer.from(await png());
    bytes.writeUInt8((bytes.at(-20) ?? 0) ^ 0xff, bytes.byteLength - 20);
    return bytes;
  }),
  refused('a PNG that says it is as large as a town', () => aPngOf(100_000, 100_000)),
  refused('a PNG of 64 million white pixels', () => aWhitePng(8_000, 8_000)),
  refused('a PNG of 256 million white pixels', () => aWhitePng(16_000, 16_000)),
  refused('a JPEG that says it is 65.535 pixels wide and high', async () => {
    const bytes = Buffer.from(await jpeg());
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(65_535, frame + 5);
    bytes.writeUInt16BE(65_535, frame + 7);
    return bytes;
  }),
  refused('a PNG of more bytes than are taken', async () => followedBy(png(), Buffer.alloc(5 * 1024 * 1024))),
];

/** A PNG header that declares a large size, without pixels. */
function aPngOf(width: number, height: number): Buffer {
  return aPng(width, height, deflateSync(Buffer.alloc(1_000)));
}

/** All white: a few kilobytes that decompress to hundreds of megabytes. */
function aWhitePng(width: number, height: number): Buffer {
  return aPng(width, height, deflateSync(Buffer.alloc(height * (1 + width / 8), 0xff), { level: 9 }), 1);
}

function aPng(width: number, height: number, pixels: Buffer, bits = 8): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(bits, 8);
  return Buffer.concat([
    Buffer.from(PNG_START),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** `picture` with an additional chunk after its header. */
function withChunk(picture: Buffer, kind: string, content: Buffer): Buffer {
  const afterHeader = PNG_START.length + 25;
  return Buffer.concat([picture.subarray(0, afterHeader), chunk(kind, content), picture.subarray(afterHeader)]);
}

function withComment(picture: Buffer, comment: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([
    picture.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(comment),
    picture.subarray(2),
  ]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.byteLength);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
