/**
 * The bytes of an answer that is the same for every client: a page, or JSON. They get a tag, are compressed once per
 * encoding at the first request for it, and live as long as the object does. The owner of the object decides whether it
 * is still current: a snapshot, the page cache, or a coalesced read (docs/decisions/0004).
 */
import { createHash } from 'node:crypto';
import { type Encoding, encodeBytes, encodingHeaders, negotiateEncoding } from './encodings.ts';

export type SharedBody = {
  /** Identifies the content, independent of its encoding. */
  readonly tag: string;
  /** Bytes of memory, including an estimate for the compressed copies. */
  readonly weight: number;
  /** The bytes in `encoding`. */
  readonly bytes: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Compresses the bytes again with better compression, once, outside the main thread; `bytes` returns the better ones
   * as soon as they exist. For a body that lasts (docs/decisions/0254).
   */
  readonly compressBetter: () => Promise<void>;
};

/** Compressed text is a fifth of its size; there are two compressed copies. */
const WEIGHT_OF_COPIES = 1.4;

/**
 * A body of `text`. The tag is a hash of the content, not of a version: two releases may write the same data
 * differently.
 */
export function shareText(text: string): SharedBody {
  const identity = new TextEncoder().encode(text);
  const encoded = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  let better: Promise<void> | null = null;
  return {
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    weight: Math.ceil(identity.byteLength * WEIGHT_OF_COPIES),
    bytes(encoding) {
      const bytes = encoded.get(encoding) ?? encodeBytes(identity, encoding);
      encoded.set(encoding, bytes);
      return bytes;
    },
    compressBetter() {
      better ??= encodeBytes(identity, 'br', 'lasting').then((bytes) => {
        encoded.set('br', Promise.resolve(bytes));
      });
      return better;
    },
  };
}

/** A body of `value` as JSON. */
export function shareJson(value: unknown): SharedBody {
  return shareText(JSON.stringify(value));
}

/**
 * The `ETag` of the body in `encoding`: different bytes need a different strong tag (RFC 9110 §8.8.3). Two levels of
 * brotli share one, because no range requests are answered.
 */
export function etagOf({ tag }: SharedBody, encoding: Encoding): string {
  return `"${tag}-${encoding}"`;
}

/**
 * Whether `If-None-Match` names this body, in any encoding. A proxy may have weakened the tag; `*` means any body (RFC
 * 9110 §13.1.2).
 */
export function isKnown({ tag }: SharedBody, ifNoneMatch: string | null | undefined): boolean {
  return ifNoneMatch !== null && ifNoneMatch !== undefined && (ifNoneMatch.includes(`"${tag}-`) || ifNoneMatch === '*');
}

/**
 * The body in the encoding that the client accepts, with its tag; 304 without a body when the client already has it.
 */
export async function sharedResponse(
  body: SharedBody,
  asked: Headers,
  { status, headers }: { readonly status: number; readonly headers: Readonly<Record<string, string>> },
): Promise<Response> {
  const encoding = negotiateEncoding(asked.get('accept-encoding'));
  const complete = { ...headers, ...encodingHeaders(encoding), ETag: etagOf(body, encoding) };
  if (isKnown(body, asked.get('if-none-match'))) return new Response(null, { status: 304, headers: complete });
  return new Response(await body.bytes(encoding), { status, headers: complete });
}

/**
 * Caches the JSON of `present`: it is made again only when an argument is a different object than at the last call,
 * because snapshots are the same object until they change.
 */
export function cacheJson<Facts extends readonly unknown[]>(
  present: (...facts: Facts) => unknown,
): (...facts: Facts) => SharedBody {
  let last: { readonly facts: Facts; readonly body: SharedBody } | null = null;
  return (...facts) => {
    if (last === null || facts.some((fact, place) => fact !== last?.facts[place])) {
      last = { facts, body: shareJson(present(...facts)) };
    }
    return last.body;
  };
}
