/** Compression of answers: negotiation of the encoding, and encoding of the bytes. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * How long the compressed bytes are reused: `once`, not at all; `kept`, while cached, but a visitor waits for the
 * compression; `lasting`, for long, and nobody waits (docs/decisions/0254).
 */
export type Use = 'once' | 'kept' | 'lasting';

/**
 * Each step is worth 6–7 % of the size. From 4 to 5 costs twice the time, from 5 to 10 twenty-five times: 20 ms for the
 * home page. 11 would take three times as long again for 2 %.
 */
const BROTLI_QUALITY: Readonly<Record<Use, number>> = { once: 4, kept: 5, lasting: 10 };
const GZIP_LEVEL = 6;
/** Fits most answers into one piece: each further piece wakes the compressing thread once more. */
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

/** Compresses `bytes` with `encoding`; the work is done outside the main thread. */
export async function encodeBytes(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  use: Use = 'kept',
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return new Uint8Array(await gzipBytes(bytes, { level: GZIP_LEVEL, chunkSize: PIECE_BYTES }));
  return new Uint8Array(
    await brotliBytes(bytes, {
      chunkSize: PIECE_BYTES,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[use],
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  );
}

/** The headers for encoded bytes; `Vary` also for unencoded bytes, for caches between client and server. */
export function encodingHeaders(encoding: Encoding): Record<string, string> {
  return { Vary: 'Accept-Encoding', ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }) };
}
