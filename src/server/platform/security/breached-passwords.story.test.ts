import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { createApp } from '#server/app.ts';
import { openServices } from '#server/services.ts';
import { testApp } from '#test/support/test-app.ts';
import type { FetchPublic } from '../http/fetch-public.ts';

const ADDRESS = 'https://scurgeri.exemplu/range/';
const STOLEN = 'Margareta-Lacului-88!';
const hash = createHash('sha1').update(STOLEN).digest('hex').toUpperCase();
const LINES = [`${'0'.repeat(35)}:3`, `${hash.slice(5)}:12`, `${'F'.repeat(35)}:0`].join('\r\n');

async function openDoor(answer: Awaited<ReturnType<FetchPublic>>) {
  const story = await testApp();
  const asked: string[] = [];
  const fetchPublic: FetchPublic = async (_, address) => {
    asked.push(address.href);
    return answer;
  };
  const config = { ...story.services.config, breachedPasswordsUrl: ADDRESS };
  const services = openServices(config, { clock: story.clock.now, log: story.services.log, fetchPublic });
  const app = createApp(services);
  const register = async (password: string) => {
    const request = new Request('http://localhost:3000/user-service/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ firstName: 'Ana', lastName: 'Pop', email: 'ana@exemplu.ro', password }),
    });
    const response = await app.fetch(request);
    return { status: response.status, body: (await response.json()) as { fields?: { password?: string } } };
  };
  const close = async () => {
    await services.close();
    await story.close();
  };
  return { register, asked, [Symbol.asyncDispose]: close };
}

test('a password of a known breach is refused in words, and the service learns five digits of its hash', async () => {
  await using door = await openDoor(ok(new TextEncoder().encode(LINES)));
  const refused = await door.register(STOLEN);
  expect(refused).toMatchObject({ status: 422, body: { fields: { password: expect.stringContaining('furate') } } });
  expect(door.asked).toEqual([`${ADDRESS}${hash.slice(0, 5)}`]);
  expect((await door.register('Alta-Parola-Buna-31!')).status).toBe(200);
});

test('a service that does not answer refuses nobody, and what breaks our own rules is not sent at all', async () => {
  await using door = await openDoor(err({ code: 'unreachable', status: null }));
  expect((await door.register('scurt')).status).toBe(422);
  expect(door.asked).toEqual([]);
  expect((await door.register(STOLEN)).status).toBe(200);
  expect(door.asked).toHaveLength(1);
});
