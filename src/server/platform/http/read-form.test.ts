import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';

const posted = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  readForm(new Request('http://localhost/', { method: 'POST', body, headers }));

function aForm(...fields: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test.each([
  ['a field is its text', [['name', 'Ana']], { name: 'Ana' }],
  [
    'the same field twice is a list',
    [
      ['id', '1'],
      ['id', '2'],
    ],
    { id: ['1', '2'] },
  ],
  ['brackets make a list of one', [['ids[]', '1']], { ids: ['1'] }],
  [
    'numbered brackets are one list',
    [
      ['ids[0]', '1'],
      ['ids[1]', '2'],
    ],
    { ids: ['1', '2'] },
  ],
  [
    'an empty file input is an empty text',
    [
      ['a', '1'],
      ['file', new File([], '')],
    ],
    { a: '1', file: '' },
  ],
] as const)('%s', async (_, fields, expected) => {
  expect(await posted(aForm(...fields))).toEqual({ ok: true, value: expected });
});

test('a file keeps its bytes', async () => {
  const read = await posted(aForm(['image', new File(['abc'], 'a.png')]));
  const value = read.ok ? read.value : null;
  const image = typeof value === 'object' && value !== null && 'image' in value ? value.image : null;
  expect(image instanceof File ? await image.text() : null).toBe('abc');
});

test('fields with names of the language are fields like others', async () => {
  const read = await posted(aForm(['__proto__', 'x'], ['constructor', 'y']));
  expect(read.ok && Object.getPrototypeOf(read.value)).toBe(Object.prototype);
  expect(Object.hasOwn({}, 'x')).toBe(false);
});

test.each([
  ['JSON', '{}', { 'Content-Type': 'application/json' }, 'unsupported_media_type'],
  ['a form without its boundary', 'x', { 'Content-Type': 'multipart/form-data' }, 'malformed_request'],
  [
    'a form that was cut',
    '--x\r\nContent-Disp',
    { 'Content-Type': 'multipart/form-data; boundary=x' },
    'malformed_request',
  ],
  ['nothing', null, { 'Content-Type': 'multipart/form-data; boundary=x' }, 'malformed_request'],
  [
    'a length that is announced too large',
    'x',
    { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '99999999999' },
    'payload_too_large',
  ],
] as const)('%s is refused', async (_, body, headers, code) => {
  expect(await posted(body, headers)).toEqual({ ok: false, error: code });
});

test('a body that never ends is cut off at the limit', async () => {
  let given = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: endless,
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    // Half duplex, as bodies that are streamed must be; the types of the DOM do not know it.
    ...{ duplex: 'half' },
  });
  expect(await readForm(request)).toEqual({ ok: false, error: 'payload_too_large' });
  expect(given).toBeLessThan(40);
});

test('U+0000 and too many parts are refused', async () => {
  expect(await posted(aForm(['a', 'x\u0000y']))).toEqual({ ok: false, error: 'malformed_request' });
  const many = Array.from({ length: 61 }, (_, index): [string, string] => [`f${index}`, 'x']);
  expect(await posted(aForm(...many))).toEqual({ ok: false, error: 'payload_too_large' });
});
