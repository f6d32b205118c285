/** Reads a JSON body within limits, before its content is used. */
import type { PlainErrorCode } from '#contract/errors.ts';
import { err, ok, type Result } from '#domain/result.ts';

/** Maximum body of a call: an order of 50 long lines needs a quarter of it. */
const MAX_BYTES = 64 * 1024;
const MAX_DEPTH = 12;

/** The parsed body, or why it cannot be read. An empty body counts as `{}`. */
export async function readJson(request: Request): Promise<Result<unknown, PlainErrorCode>> {
  const read = await readText(request);
  if (!read.ok) return read;
  const text = read.value;
  if (text === '') return ok({});
  if (!/^application\/([\w.-]+\+)?json\b/i.test(request.headers.get('content-type') ?? '')) {
    return err('unsupported_media_type');
  }
  try {
    const value: unknown = JSON.parse(text);
    return depthOf(value) > MAX_DEPTH || containsNul(value) ? err('malformed_request') : ok(value);
  } catch (error) {
    if (error instanceof SyntaxError) return err('malformed_request');
    throw error;
  }
}

/** The body as text; refused as soon as it exceeds the limit, whatever its Content-Length says. */
export async function readText(request: Request): Promise<Result<string, PlainErrorCode>> {
  const read = await readBytes(request);
  return read.ok ? ok(new TextDecoder().decode(read.value)) : read;
}

/** The body as it was sent, within the same limit: signatures are over these bytes. */
export async function readBytes(request: Request): Promise<Result<Uint8Array, PlainErrorCode>> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) return err('payload_too_large');
  if (request.body === null) return ok(new Uint8Array());
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) return err('payload_too_large');
      chunks.push(chunk);
    }
  } catch (error) {
    // The client disconnected in the middle of the body: not an error of the server.
    if (error instanceof Error) return err('malformed_request');
    throw error;
  }
  return ok(Buffer.concat(chunks));
}

function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return depth;
  return Object.values(value).reduce((deepest: number, child) => Math.max(deepest, depthOf(child, depth + 1)), depth);
}

/** Passwords are hashed as they are typed, and never stored or shown. */
const PASSWORD = /password$/i;

/**
 * Paths of the texts in `value` with an unpaired surrogate, which jsonb refuses. A part of a path that is itself such a
 * text is left out. Control characters can be stored: the rules of each field refuse them, all wrong fields at once.
 *
 * @param value parsed JSON of limited depth, or the fields of a form
 */
export function unstorablePaths(value: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof value === 'string') return value.isWellFormed() ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!name.isWellFormed()) return [path.join('.')];
    return PASSWORD.test(name) ? [] : unstorablePaths(inner, [...path, name]);
  });
}

/**
 * Whether any text in `value` contains U+0000, the one character PostgreSQL cannot store. It cannot be typed: only
 * faulty or probing programs send it (reliability.md M17).
 *
 * @param value parsed JSON of limited depth
 */
export function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  return typeof value === 'object' && value !== null && Object.values(value).some(containsNul);
}
