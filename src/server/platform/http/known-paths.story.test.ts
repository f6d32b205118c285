import { afterAll, expect, test } from 'vitest';
import { CALLS } from '#contract/all-calls.ts';
import { testApp } from '#test/support/test-app.ts';

const story = await testApp();
afterAll(() => story.close());

const PATHS = [...new Set(Object.values(CALLS).map(({ path }) => path))];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];

test('a known path refuses methods that it does not have with 405 and names those that it has', async () => {
  expect(PATHS.length).toBeGreaterThan(150);
  for (const path of PATHS) {
    const here = Object.values(CALLS)
      .filter((call) => call.path === path)
      .map(({ method }) => String(method));
    const address = path.replace(/\{\w+\}/g, '1');
    // A literal path may also be read as another call's path with a parameter.
    const others = Object.values(CALLS)
      .filter((call) => new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(address))
      .map(({ method }) => String(method));
    for (const method of METHODS.filter((one) => !others.includes(one))) {
      const response = await story.request(address, { method });
      expect(response.status, `${method} ${path}`).toBe(405);
      const allowed = (response.headers.get('allow') ?? '').split(', ');
      for (const one of here) expect(allowed, `${method} ${path}`).toContain(one);
      expect(allowed).not.toContain(method);
      expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
    }
    const options = await story.request(address, { method: 'OPTIONS' });
    expect([options.status, await options.text()], path).toEqual([204, '']);
    expect(options.headers.get('allow')).toContain('OPTIONS');
  }
});

test('an unknown path is not found by any method', async () => {
  for (const method of METHODS) {
    expect((await story.request('/user-service/nu-exista', { method })).status, method).toBe(404);
  }
});
