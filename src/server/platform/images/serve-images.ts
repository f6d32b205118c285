/** Pictures at addresses that never change what they mean; the ones asked for lately stay in memory. */
import type { Context } from 'hono';
import { IMAGE_WIDTHS } from '#contract/picture-addresses.ts';
import type { Database } from '#server/platform/database.ts';
import type { AppEnv } from '#server/platform/http/request-facts.ts';
import type { ImageFormat } from './encode-picture.ts';
import { findVariant } from './images.repository.ts';

const NAME = /^([0-9a-f]{32})-(\d{2,4})\.(webp|avif|jpg)$/;
const FORMATS: Readonly<Record<string, ImageFormat>> = { webp: 'webp', avif: 'avif', jpg: 'jpeg' };
const MOST_CACHED_BYTES = 24 * 1024 * 1024;

type CachedImage = { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** Where the picture of `hash` stands at `width`. */
export const IMAGE_PATH = '/imagini/:name';

/**
 * Answers `/imagini/{hash}-{width}.{webp|avif|jpg}`; what is not stored so is answered with the nearest that is. Widths that
 * we never name are not there: each would take the place of a picture that somebody needs.
 */
export function serveImages(db: Database) {
  const cache = new Map<string, CachedImage>();
  let cachedBytes = 0;

  function remember(name: string, image: CachedImage): void {
    cachedBytes += image.bytes.byteLength - (cache.get(name)?.bytes.byteLength ?? 0);
    cache.set(name, image);
    for (const [oldest, { bytes }] of cache) {
      if (cachedBytes <= MOST_CACHED_BYTES) return;
      cache.delete(oldest);
      cachedBytes -= bytes.byteLength;
    }
  }

  return async (context: Context<AppEnv, typeof IMAGE_PATH>): Promise<Response> => {
    const name = context.req.param('name');
    const [, hash, width, format] = NAME.exec(name) ?? [];
    if (hash === undefined || !IMAGE_WIDTHS.some((one) => String(one) === width)) return notFound();
    const etag = `"${name}"`;
    const wanted = FORMATS[format ?? ''] ?? 'webp';
    const headers = {
      ETag: etag,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      // Mails are read on other people's pages.
      ...(wanted === 'jpeg' ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}),
    };
    if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    const cached = cache.get(name);
    const image = cached ?? (await load(hash, Number(width), wanted));
    if (image === null) return notFound();
    // Last used stands last.
    if (cached) cache.delete(name);
    if (cached) cache.set(name, cached);
    else remember(name, image);
    return new Response(image.bytes, { headers: { ...headers, 'Content-Type': image.type } });
  };

  async function load(hash: string, width: number, format: ImageFormat): Promise<CachedImage | null> {
    const found = await findVariant(db, { hash, width, format });
    // Whoever asks for a JPEG knows nothing newer.
    const isReadable = format !== 'jpeg' || found?.format === 'jpeg';
    return found === null || !isReadable ? null : { type: `image/${found.format}`, bytes: new Uint8Array(found.bytes) };
  }
}

function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
