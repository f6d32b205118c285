import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '#server/platform/http/request-facts.ts';
import { compressTagged } from './compress-tagged.ts';

const MENU = JSON.stringify({ products: Array.from({ length: 60 }, (_, id) => ({ id, name: 'Ciorbă de burtă' })) });

function anApp(headers: Record<string, string>) {
  const app = new Hono<AppEnv>();
  app.use(compressTagged());
  app.get('/menu', () => new Response(MENU, { headers: { 'Content-Type': 'application/json', ...headers } }));
  return (accepted: string) => app.request('/menu', { headers: { 'Accept-Encoding': accepted } });
}

test('a tagged answer is compressed, and its tag weakened', async () => {
  const ask = anApp({ ETag: '"v1"' });
  for (const time of ['first', 'again']) {
    const response = await ask('gzip, br');
    expect(response.headers.get('content-encoding'), time).toBe('br');
    expect(response.headers.get('etag')).toBe('W/"v1"');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(MENU);
  }
});

test('who takes no compression gets the text, and caches on the way are told that others do', async () => {
  const response = await anApp({ ETag: '"v1"' })('');
  expect(response.headers.get('etag')).toBe('"v1"');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(MENU);
});

test('an answer without a tag is somebody’s own and is left as it is', async () => {
  const response = await anApp({})('br');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe(MENU);
});
