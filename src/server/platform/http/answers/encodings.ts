/** Compressed answers: what the browser accepts, and how the bytes are made. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** HTML is compressed while the visitor waits: level 5 is within 5 % of the best at a tenth of its time. */
const BROTLI_QUALITY = 5;
/** What is sent once is not worth the twofold time of the last 7 %. */
const BROTLI_QUALITY_ONCE = 4;
const GZIP_LEVEL = 6;
/** What most answers come to: for each further piece the thread that compresses is woken once more. */
const PIECE_BYTES = 64 * 1024;

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify<Uint8Array, { level: number; chunkSize: number }, Buffer>(gzip);

/** The best encoding an `Accept-Encoding` header allows; a missing header allows none. */
export function negotiateEncoding(accepted: string | null | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(';');
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    weights.set(name.trim(), weight === undefined ? 1 : Number(weight));
  }
  if ((weights.get('br') ?? 0) > 0) return 'br';
  return (weights.get('gzip') ?? 0) > 0 ? 'gzip' : 'identity';
}

/** `bytes` as `encoding` spells them; the work is done outside the main thread. */
export async function encodeBytes(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  { isSentOnce = false }: { readonly isSentOnce?: boolean } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return new Uint8Array(await gzipBytes(bytes, { level: GZIP_LEVEL, chunkSize: PIECE_BYTES }));
  return new Uint8Array(
    await brotliBytes(bytes, {
      chunkSize: PIECE_BYTES,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isSentOnce ? BROTLI_QUALITY_ONCE : BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  );
}

/** The headers that go with encoded bytes; `Vary` also where nothing was encoded, for caches on the way. */
export function encodingHeaders(encoding: Encoding): Record<string, string> {
  return { Vary: 'Accept-Encoding', ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }) };
}
