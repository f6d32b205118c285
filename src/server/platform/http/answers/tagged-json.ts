/** Answers that are the same for everybody: written once as JSON, known by a tag, not sent again to who has them. */
import { createHash } from 'node:crypto';
import type { CallName } from '#contract/calls.ts';
import { answer, type PreparedJson, type Reply, unchanged } from '#server/platform/http/route.ts';

/** JSON written once, with the strong tag that stands for its content. */
export type TaggedJson = PreparedJson & { readonly etag: string };

/** The tag is made of the content, not of a version: two releases of the program may write the same data differently. */
export function tagJson(value: unknown): TaggedJson {
  const preparedJson = JSON.stringify(value);
  const etag = `"${createHash('sha256').update(preparedJson).digest('base64url').slice(0, 22)}"`;
  return { preparedJson, etag };
}

/** Sends `json`, or 304 when the request names its tag. Browsers keep it, but ask each time. */
export function answerTagged<Name extends CallName>(
  asked: { readonly headers: Headers },
  json: TaggedJson,
): Reply<Name> {
  const headers = { 'Cache-Control': 'no-cache', ETag: json.etag };
  return isKnown(asked.headers, json.etag) ? unchanged(headers) : answer(json, { headers });
}

/** A proxy that compresses may have weakened the tag; `*` means any (RFC 9110 §13.1.2). */
function isKnown(headers: Headers, etag: string): boolean {
  const known = (headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

/**
 * Writes what `present` makes, and remembers the last answer for as long as it is asked for with the very same facts
 * (snapshots stay the same object until they change).
 */
export function rememberJson<Facts extends readonly unknown[]>(
  present: (...facts: Facts) => unknown,
): (...facts: Facts) => TaggedJson {
  let last: { readonly facts: Facts; readonly json: TaggedJson } | null = null;
  return (...facts) => {
    if (last === null || facts.some((fact, place) => fact !== last?.facts[place])) {
      last = { facts, json: tagJson(present(...facts)) };
    }
    return last.json;
  };
}
