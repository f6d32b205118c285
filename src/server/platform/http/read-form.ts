/** Reads a multipart form within limits, before its content is used. */
import type { PlainErrorCode } from '#contract/errors.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { openSemaphore } from '#server/platform/security/semaphore.ts';
import { containsNul } from './read-json.ts';

/** Six of the largest pictures, and some kilobytes for the other fields. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_PARTS = 60;

/** A form is held in memory while it is read: two at the same time, others wait or are refused. */
const forms = openSemaphore({ atOnce: 2, mostWaiting: 20, patienceMs: 20_000 });

/**
 * The fields of a form, or why it cannot be read. A field that comes more than once, or whose name ends in `[]`, is a
 * list; `images`, `images[]` and `images[0]` are the same field. An empty file input is ''.
 */
export async function readForm(request: Request): Promise<Result<unknown, PlainErrorCode>> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) return err('payload_too_large');
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) return err('unsupported_media_type');
  if (request.body === null) return err('malformed_request');
  const release = await forms.acquire();
  if (release === null) return err('unavailable');
  try {
    return await readParts(request.body, type);
  } finally {
    release();
  }
}

async function readParts(body: ReadableStream<Uint8Array>, type: string): Promise<Result<unknown, PlainErrorCode>> {
  const bounded = withinBytes(body, MAX_BYTES);
  let form: FormData;
  try {
    form = await new Response(bounded.stream, { headers: { 'Content-Type': type } }).formData();
  } catch (error) {
    // Malformed bytes or an aborted upload are the client's fault: refused, not logged.
    if (error instanceof Error) return err(bounded.isTooLarge() ? 'payload_too_large' : 'malformed_request');
    throw error;
  }
  const parts = [...form];
  if (parts.length > MAX_PARTS) return err('payload_too_large');
  const fields = new Map<string, FormDataEntryValue | FormDataEntryValue[]>();
  for (const [written, value] of parts) {
    const name = written.replace(/\[\d*\]$/, '');
    const known = fields.get(name);
    if (known === undefined) fields.set(name, name === written ? value : [value]);
    else fields.set(name, [...(Array.isArray(known) ? known : [known]), value]);
  }
  const value = Object.fromEntries(fields);
  return containsNul([value, [...fields.keys()]]) ? err('malformed_request') : ok(value);
}

/** Aborts as soon as the body exceeds the limit, whatever its Content-Length says. */
function withinBytes(body: ReadableStream<Uint8Array>, most: number) {
  let size = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > most) controller.error(new Error('The form is too large'));
      else controller.enqueue(chunk);
    },
  });
  return { stream: body.pipeThrough(counting), isTooLarge: () => size > most };
}
