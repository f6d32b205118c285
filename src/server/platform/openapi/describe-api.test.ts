import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CALLS } from '#contract/all-calls.ts';
import { apiPage } from './api-page.ts';
import { describeApi } from './describe-api.ts';

const WRITTEN = new URL('../../../../docs/generated/openapi.json', import.meta.url);
/** As it goes over the wire. */
const document = JSON.parse(JSON.stringify(describeApi()));

describe('the description of the API', () => {
  test('that is checked in is the one the server serves (else: npm run docs:api)', () => {
    expect(JSON.parse(readFileSync(WRITTEN, 'utf8'))).toEqual(document);
  });

  test('names every call with its access, and no other', () => {
    const described = Object.values<Record<string, Record<string, unknown>>>(document.paths)
      .flatMap((path) => Object.values(path))
      .map((call) => [call.operationId, call['x-access']]);
    expect(Object.fromEntries(described)).toEqual(
      Object.fromEntries(Object.entries(CALLS).map(([name, { access }]) => [name, access])),
    );
  });

  test('asks for a session exactly where the call does', () => {
    expect(document.paths['/user-service/get-categories'].get.security).toEqual([]);
    expect(document.paths['/admin-service/confirm-order'].post.security).not.toEqual([]);
  });

  test('names the refusals that follow from access and schema, one at least for every call', () => {
    const calls = Object.values<Record<string, { readonly responses: object }>>(document.paths).flatMap((path) =>
      Object.values(path),
    );
    const silent = calls.filter(({ responses }) => !Object.keys(responses).some((status) => status.startsWith('4')));
    expect(silent).toEqual([]);
    const statuses = (path: string, method: string) => Object.keys(document.paths[path][method].responses);
    expect(statuses('/admin-service/drop-cash', 'post')).toEqual(
      expect.arrayContaining(['400', '401', '403', '409', '422', 'default']),
    );
    expect(statuses('/user-service/get-product/{id}', 'get')).toContain('404');
    expect(statuses('/user-service/authenticate', 'post')).toContain('429');
  });

  test('names the codes of each call by status, with their sentences', () => {
    const { responses } = document.paths['/user-service/cancel-order'].post;
    const shared = responses['404'].$ref.split('/').at(-1);
    expect(document.components.responses[shared].description).toBe('`order_not_found`: Comanda nu a fost găsită.');
    const codes = (path: string, method: string, status: string) => {
      const response = document.paths[path][method].responses[status];
      const { content } = response.$ref ? document.components.responses[response.$ref.split('/').at(-1)] : response;
      return content['application/json'].schema.allOf[1].properties.code.enum;
    };
    expect(codes('/user-service/cancel-order', 'post', '409')).toEqual(['cancel_not_offered', 'cancel_too_late']);
    expect(codes('/admin-service/setup/stations', 'post', '409')).toEqual(['changed_meanwhile']);
    expect(codes('/user-service/user-placing-order', 'post', '422')).toContain('below_minimum');
  });

  test('refers to nothing that it does not hold', () => {
    const refusals = [...JSON.stringify(document).matchAll(/"#\/components\/responses\/([^"]+)"/g)];
    expect(refusals.filter(([, name = '']) => !(name in document.components.responses))).toEqual([]);
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => name !== undefined && !(name in document.components.schemas))).toEqual([]);
  });

  test('speaks of lei, in requests and in answers', () => {
    const { ApplyCouponRequest, Dimension } = document.components.schemas;
    const [number, text] = ApplyCouponRequest.properties.cost.anyOf;
    expect([number.type, text.type]).toEqual(['number', 'string']);
    expect(Dimension.properties.price.description).toContain('Lei');
  });

  test('is a page without scripts, each reference leading to a structure on it', () => {
    const page = apiPage(document);
    expect(page).not.toMatch(/<script/);
    const targets = [...page.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(10);
    const places = new Set([...page.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
    expect(targets.filter((id) => !places.has(id))).toEqual([]);
  });
});
