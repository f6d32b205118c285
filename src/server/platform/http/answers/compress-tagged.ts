/** Answers that are the same for everybody carry a tag; their compressed bytes are made once and kept under it. */
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#server/platform/http/request-facts.ts';
import { type Encoding, encodeBytes, negotiateEncoding } from './encodings.ts';

const MOST_KEPT = 64;
const TEXT = /^(application\/(\w+\+)?(json|xml)|text\/)/;

/**
 * Compresses tagged text answers. What has no tag is somebody's own and small, and stays as it is: compressing every
 * answer anew would cost 40 % of the throughput. The tag becomes weak, as RFC 9110 §8.8.1 asks of other bytes.
 */
export function compressTagged() {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const encodeOnce = (key: string, response: Response, encoding: Encoding) => {
    const existing = kept.get(key);
    if (existing) {
      // The menu is asked for all day; a list of orders by a few, once.
      kept.delete(key);
      kept.set(key, existing);
      return existing;
    }
    const made = response.arrayBuffer().then((bytes) => encodeBytes(new Uint8Array(bytes), encoding));
    kept.set(key, made);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return made;
  };
  return createMiddleware<AppEnv>(async (context, next) => {
    await next();
    const { headers, status } = context.res;
    const tag = headers.get('etag');
    if (status !== 200 || tag === null || headers.has('content-encoding')) return;
    if (!TEXT.test(headers.get('content-type') ?? '')) return;
    const encoding = negotiateEncoding(context.req.header('accept-encoding'));
    if (encoding === 'identity') {
      headers.set('Vary', 'Accept-Encoding');
      return;
    }
    const bytes = await encodeOnce(`${encoding} ${tag}`, context.res, encoding);
    const encodedHeaders = new Headers(headers);
    encodedHeaders.set('Vary', 'Accept-Encoding');
    encodedHeaders.set('Content-Encoding', encoding);
    encodedHeaders.set('ETag', tag.startsWith('W/') ? tag : `W/${tag}`);
    encodedHeaders.delete('Content-Length');
    // Hono would copy the headers of the answer that stands there over the new ones.
    context.res = undefined;
    context.res = new Response(bytes, { status, headers: encodedHeaders });
  });
}
