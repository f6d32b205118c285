import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('.', import.meta.url));
const ROOMS_OF_GUESTS = ['storefront', 'account', 'session', 'ui', 'routes/_shop'];
/** A navigation by the router, not an `href`: `to="/admin"`, `to: '/comenzi'`. */
const ROUTER_LINK = /\bto(?:=|: )["'`]\/(?:admin|comenzi|auth\/admin|logout)\b/;

const STAFF_CALLS = /from '#contract\/[\w-]+\/(?:staff-|[\w-]*staff)[\w-]*\.ts'/;

function sourcesIn(room: string): readonly (readonly [file: string, text: string])[] {
  return readdirSync(`${WEB}${room}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [`${room}/${file}`, readFileSync(`${WEB}${room}/${file}`, 'utf8')]);
}

function linksIn(room: string): readonly string[] {
  return sourcesIn(room)
    .filter(([, text]) => ROUTER_LINK.test(text))
    .map(([file]) => file);
}

test('pages of the shop lead to staff by plain links only: its tree of routes ends there', () => {
  expect(ROOMS_OF_GUESTS.flatMap(linksIn)).toEqual([]);
  expect(linksIn('admin'), 'links are found where there are some').not.toEqual([]);
});

test('the shop imports calls of guests alone (docs/decisions/0266)', () => {
  const importsStaff = (room: string) =>
    sourcesIn(room).flatMap(([file, text]) => (STAFF_CALLS.test(text) ? [file] : []));
  expect(ROOMS_OF_GUESTS.flatMap(importsStaff)).toEqual([]);
  expect(importsStaff('admin'), 'imports are found where there are some').not.toEqual([]);
});
