import { expect, test } from 'vitest';
import { answerTagged, tagJson } from './tagged-json.ts';

const json = tagJson({ pret: 12.5 });
const ask = (ifNoneMatch: string) => answerTagged({ headers: new Headers({ 'If-None-Match': ifNoneMatch }) }, json);

test('equal content has equal tags, other content another', () => {
  expect(tagJson({ pret: 12.5 })).toEqual(json);
  expect(tagJson({ pret: 12.6 }).etag).not.toBe(json.etag);
});

test.each([
  ['the tag itself', json.etag],
  ['weakened by a proxy', `W/${json.etag}`],
  ['one of several', `"other", ${json.etag}`],
  ['anything', '*'],
])('who names %s is told that nothing changed', (_, tag) => {
  expect(ask(tag)).toEqual({ kind: 'unchanged', headers: { 'Cache-Control': 'no-cache', ETag: json.etag } });
});

test.each([
  ['nothing', ''],
  ['another tag', '"other"'],
  ['a part of the tag', json.etag.slice(0, 5)],
])('who names %s gets the content', (_, tag) => {
  expect(ask(tag)).toMatchObject({ kind: 'answer', status: 200, body: { preparedJson: '{"pret":12.5}' } });
});
