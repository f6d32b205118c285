import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('.', import.meta.url));
const ROOMS_OF_GUESTS = ['storefront', 'account', 'ui', 'routes/_shop'];
/** A way of the router, not an `href`: `to="/admin"`, `to: '/comenzi'`. */
const ROUTER_LINK = /\bto(?:=|: )["'`]\/(?:admin|comenzi|auth\/admin|logout)\b/;

function linksIn(room: string): readonly string[] {
  const files = readdirSync(`${WEB}${room}`, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => ROUTER_LINK.test(readFileSync(`${WEB}${room}/${file}`, 'utf8')))
    .map((file) => `${room}/${file}`);
}

test('pages of the shop lead to staff by plain links only: its tree of routes ends there (ADR 89)', () => {
  expect(ROOMS_OF_GUESTS.flatMap(linksIn)).toEqual([]);
  expect(linksIn('admin'), 'links are found where there are some').not.toEqual([]);
});
