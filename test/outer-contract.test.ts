/**
 * A client that was written for the API of commit 4f58bc3b goes on working: compared with its description, today's has
 * additions only. The old description is kept compressed, without its sentences.
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { describeApi } from '#server/platform/openapi/describe-api.ts';
import { type Description, listBreaks } from '#test/support/contract-breaks.ts';

const OLD = new URL('support/openapi-of-4f58bc3b.json.br', import.meta.url);
const before = JSON.parse(brotliDecompressSync(readFileSync(OLD)).toString()) as Description;
const after = JSON.parse(JSON.stringify(describeApi())) as Description;

test('paths, fields, statuses and codes of before are still there', () => {
  expect(Object.keys(before.paths).length).toBeGreaterThan(200);
  expect(listBreaks(before, after)).toEqual([]);
});

/** Today's description with one value replaced, or removed. */
function changed(path: readonly string[], value?: unknown): Description {
  const api = structuredClone(after);
  const last = path.at(-1) ?? '';
  const place = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((at, key) => at[key] as typeof at, api as object as Record<string, unknown>);
  if (place[last] === undefined) throw new Error(`Nothing is at ${path.join('.')}`);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return api;
}

const REVIEWS = ['components', 'schemas', 'GetReviewsResponse', 'properties'];
const SENT_REVIEW = ['components', 'schemas', 'SendFeedbackRequest'];
const SENT = ['paths', '/user-service/send-feedback', 'post'];

test.each([
  ['a path is gone', changed(['paths', '/user-service/get-categories']), /get-categories is gone/],
  ['a field of an answer is gone', changed([...REVIEWS, 'totalElements']), /totalElements is gone/],
  [
    'a field of an answer changes its type',
    changed([...REVIEWS, 'totalElements', 'type'], 'string'),
    /was number, is string/,
  ],
  ['a field is demanded', changed([...SENT_REVIEW, 'required'], ['rating', 'orderNumber']), /orderNumber is demanded/],
  ['a status is gone', changed([...SENT, 'responses', '201']), /does not answer 201/],
  ['a code is gone', changed(['x-error-codes', 'empty_cart']), /empty_cart was 422, is gone/],
])('it is noticed when %s', (_, careless, problem) => {
  expect(listBreaks(before, careless).join('\n')).toMatch(problem);
});
