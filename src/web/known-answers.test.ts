import { expect, test } from 'vitest';
import { openKnownAnswers } from './known-answers.ts';

const answer = (body: string, tag: string | null, status = 200) =>
  new Response(body, { status, headers: tag === null ? {} : { ETag: tag } });

test('an address with the tag of before has the value of before, unread', async () => {
  const read = openKnownAnswers();
  const first = await read(answer('{"price":[12]}', '"a"'), '/menu');
  const again = answer('{"price":[12]}', '"a"');
  expect(await read(again, '/menu')).toBe(first);
  expect(again.bodyUsed).toBe(false);
  expect(await read(answer('{"price":[13]}', '"b"'), '/menu')).toEqual({ price: [13] });
  expect(await read(answer('{"price":[12]}', '"a"'), '/menu')).not.toBe(first);
});

test('what pages share cannot be changed by one of them', async () => {
  const value = await openKnownAnswers()(answer('{"sizes":[{"price":12}]}', '"a"'), '/menu');
  expect(() => Object.assign((value as { sizes: object[] }).sizes[0] ?? {}, { price: 1 })).toThrow(TypeError);
});

test.each([
  ['without a tag', () => answer('{"price":12}', null), { price: 12 }],
  ['of a refusal', () => answer('{"code":"not_found"}', '"a"', 404), { code: 'not_found' }],
  ['that broke off', () => answer('{"price":', '"a"'), null],
])('an answer %s is read each time', async (_, ask, value) => {
  const read = openKnownAnswers();
  const again = ask();
  expect(await read(ask(), '/menu')).toEqual(value);
  expect(await read(again, '/menu')).toEqual(value);
  expect(again.bodyUsed).toBe(true);
});

test('the address asked for longest ago is forgotten first', async () => {
  const read = openKnownAnswers();
  const first = await read(answer('{}', '"a"'), '/0');
  const second = await read(answer('{}', '"a"'), '/1');
  for (let place = 2; place < 32; place += 1) await read(answer('{}', '"a"'), `/${place}`);
  expect(await read(answer('{}', '"a"'), '/0')).toBe(first);
  await read(answer('{}', '"a"'), '/32');
  expect(await read(answer('{}', '"a"'), '/0')).toBe(first);
  expect(await read(answer('{}', '"a"'), '/1')).not.toBe(second);
});
