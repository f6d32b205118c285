/** A page ready to be sent, as often as needed and in every encoding. */
import { createHash } from 'node:crypto';
import { type Encoding, encodeBytes } from '#server/platform/http/answers/encodings.ts';

export type Page = {
  readonly status: number;
  /** All headers but those of the encoding and of keeping. */
  readonly headers: Readonly<Record<string, string>>;
  /** Names the bytes, whatever their encoding. */
  readonly etag: string;
  /** A good page that says nothing against being kept. */
  readonly isKeepable: boolean;
  /** Bytes it takes up, its encoded copies estimated. */
  readonly weight: number;
  /** The body; encoded at the first demand, kept after that. */
  readonly body: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
};

/** Compressed HTML is a fifth of its text; there are two compressed copies. */
const WEIGHT_OF_COPIES = 1.4;

type PageOptions = Pick<Page, 'status' | 'headers' | 'isKeepable'> & { readonly text: string };

/** Makes a page of its text. */
export function makePage({ status, headers, isKeepable, text }: PageOptions): Page {
  const bytes = new TextEncoder().encode(text);
  const encoded = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    status,
    headers,
    isKeepable,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    weight: Math.ceil(bytes.byteLength * WEIGHT_OF_COPIES),
    body: (encoding) => {
      const existing = encoded.get(encoding);
      if (existing) return existing;
      const made = encodeBytes(bytes, encoding);
      encoded.set(encoding, made);
      return made;
    },
  };
}
