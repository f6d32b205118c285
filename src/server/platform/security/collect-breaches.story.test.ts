import { expect, test } from 'vitest';
import { testApp } from '#test/support/test-app.ts';

const IP = { ip: '5.2.1.9' };

test('what a browser stopped is logged once an hour, without secrets of addresses, and counted every time', async () => {
  await using story = await testApp();
  const report = JSON.stringify({
    'csp-report': {
      'document-uri': `http://localhost:3000/comanda/${'k'.repeat(43)}?utm_source=x`,
      'effective-directive': 'require-trusted-types-for',
      'blocked-uri': 'trusted-types-sink',
      'source-file': 'http://localhost:3000/assets/shop-1.js',
      'script-sample': 'Element innerHTML|<img src=x>',
    },
  });
  const tell = () => send(story.request, report);
  expect((await tell()).status).toBe(204);
  expect((await tell()).status).toBe(204);
  const breaches = () => story.logged.filter(({ event }) => event === 'page.breach').map(({ fields }) => fields);
  expect(breaches()).toEqual([
    {
      directive: 'require-trusted-types-for',
      page: 'localhost:3000/comanda/…',
      blocked: 'trusted-types-sink',
      source: 'localhost:3000/assets/shop-1.js',
    },
  ]);
  story.clock.advanceMinutes(60);
  await tell();
  expect(breaches()).toHaveLength(2);
  const figures = await (await story.request('/metrics', {}, { ip: '127.0.0.1' })).text();
  expect(figures).toContain('pofta_page_breaches_total 3');
});

test('nonsense and floods of reports fill no log', async () => {
  await using story = await testApp();
  for (const body of ['', '{', 'null', '{"csp-report":5}', 'x'.repeat(100_000)]) {
    expect((await send(story.request, body)).status).toBe(204);
  }
  expect(story.logged.filter(({ event }) => event === 'page.breach')).toEqual([]);
  for (let kind = 0; kind < 60; kind += 1) {
    await send(story.request, JSON.stringify({ 'csp-report': { 'blocked-uri': `https://a${kind}.example/` } }));
  }
  expect(story.logged.filter(({ event }) => event === 'page.breach')).toHaveLength(50);
});

function send(request: Awaited<ReturnType<typeof testApp>>['request'], body: string): Promise<Response> {
  return request('/csp-reports', { method: 'POST', headers: { 'Content-Type': 'application/csp-report' }, body }, IP);
}
