import { expect, test } from 'vitest';
import { browserCalls } from '../scripts/leave-out-of-calls.ts';

const DECLARED = `import { defineCall } from '../define/define-call.ts';
import { ReviewsQuery, ReviewsResponse } from './wire.ts';
import { calendarDay } from '../values/fields.ts';

const page = { content: [{ date: calendarDay }] } as const;

export const getReviews = defineCall({
  method: 'GET',
  path: '/user-service/reviews',
  access: 'public',
  sentence: 'One page.',
  query: ReviewsQuery,
  response: ReviewsResponse,
  responseFields: page,
});
export type Review = AnswerOf<typeof getReviews>['content'][number];

export const addPicture = defineCall({ method: 'POST', path: '/p', access: 'staff', sends: 'form', response: Done });
`;

test('browsers get method, path, form and fields of a call, and nothing that names a schema', () => {
  const left = browserCalls(DECLARED, 'calls.ts');
  expect(left).toContain(
    "export const getReviews = { method: 'GET', path: '/user-service/reviews', responseFields: page };",
  );
  expect(left).toContain("export const addPicture = { method: 'POST', path: '/p', sends: 'form' };");
  expect(left.replace(/^import.*$/gm, '')).not.toMatch(/ReviewsQuery|ReviewsResponse|Done|sentence|access/);
});

test.each([
  ['a value of another kind', 'export const LIMIT = 5;', /not declared by defineCall/],
  ['a declaration that is put together', 'export const a = defineCall(base);', /not declared by defineCall/],
  ['a spread', 'export const a = defineCall({ ...base });', /plain properties/],
  ['no call at all', 'const a = 1;', /declares no call/],
])('refuses a module with %s: what it holds would reach guests unseen', (_, code, problem) => {
  expect(() => browserCalls(code, 'calls.ts')).toThrow(problem);
});
