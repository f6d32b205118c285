/** Serves pictures at immutable addresses; recently requested ones are cached in memory. */
import type { Context } from 'hono';
import { IMAGE_WIDTHS, SHARE_SIZE } from '#contract/pictures/picture-addresses.ts';
import type { Database } from '#server/platform/database.ts';
import type { AppEnv } from '#server/platform/http/request-facts.ts';
import { NO_PAGE_POLICY } from '#server/platform/security/security-headers.ts';
import type { ImageFormat } from './encode-picture.ts';
import { findVariant } from './images.repository.ts';
import { loadSharePicture } from './load-share-picture.ts';

const NAME = /^([0-9a-f]{32})-(\d{2,4}(?:x\d{2,4})?)\.(webp|avif|jpg)$/;
const SHARED = `${SHARE_SIZE.width}x${SHARE_SIZE.height}`;
const FORMATS: Readonly<Record<string, ImageFormat>> = { webp: 'webp', avif: 'avif', jpg: 'jpeg' };
const MOST_CACHED_BYTES = 24 * 1024 * 1024;

type CachedImage = { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** Where the picture of `hash` stands at `width`. */
export const IMAGE_PATH = '/imagini/:name';

/**
 * Answers `/imagini/{hash}-{width}.{webp|avif|jpg}`, a missing variant with the closest one, and the picture of shared
 * links at `/imagini/{hash}-1200x630.jpg`. Widths that our pages never use are not found, because each would evict
 * another picture from the cache.
 */
export function serveImages(db: Database) {
  const cache = new Map<string, CachedImage>();
  let cachedBytes = 0;
  /** Pictures of shared links that are being drawn: a link is sent to many at once. */
  const drawn = new Map<string, Promise<CachedImage | 'busy' | null>>();

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
    const [, hash, size, format] = NAME.exec(name) ?? [];
    const isShared = size === SHARED && format === 'jpg';
    if (hash === undefined || !(isShared || IMAGE_WIDTHS.some((one) => String(one) === size))) return notFound();
    const etag = `"${name}"`;
    const wanted = FORMATS[format ?? ''] ?? 'webp';
    const headers = {
      ETag: etag,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': NO_PAGE_POLICY,
      // Mail programs show it within pages of other origins.
      ...(wanted === 'jpeg' ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}),
    };
    if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    const cached = cache.get(name);
    const image = cached ?? (await (isShared ? loadShared(hash) : load(hash, Number(size), wanted)));
    if (image === null) return notFound();
    if (image === 'busy') {
      return new Response('Busy', { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '30' } });
    }
    // The most recently used is last.
    if (cached) cache.delete(name);
    if (cached) cache.set(name, cached);
    else remember(name, image);
    return new Response(image.bytes, { headers: { ...headers, 'Content-Type': image.type } });
  };

  function loadShared(hash: string): Promise<CachedImage | 'busy' | null> {
    return drawn.getOrInsertComputed(hash, async () => {
      try {
        const bytes = await loadSharePicture(db, hash);
        return bytes === null || bytes === 'busy' ? bytes : { type: 'image/jpeg', bytes: new Uint8Array(bytes) };
      } finally {
        drawn.delete(hash);
      }
    });
  }

  async function load(hash: string, width: number, format: ImageFormat): Promise<CachedImage | null> {
    const found = await findVariant(db, { hash, width, format });
    // A client that requests a JPEG supports no newer format.
    const isReadable = format !== 'jpeg' || found?.format === 'jpeg';
    return found === null || !isReadable ? null : { type: `image/${found.format}`, bytes: new Uint8Array(found.bytes) };
  }
}

function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
