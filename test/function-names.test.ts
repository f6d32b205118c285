/** Names of exported functions are made of the listed words; what is listed is in use. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  findExportedFunctions,
  judgeFunctionName,
  NOUNS,
  OLDER_NAMES,
  OTHER_NAMES,
  VERBS,
} from '../scripts/function-names.ts';

const FILES = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.(?:test|gen)\.tsx?$/.test(path));
const EXPORTED = FILES.flatMap((path) =>
  findExportedFunctions(readFileSync(path, 'utf8')).map((name) => ({ path, name })),
);
const NAMES = new Set(EXPORTED.map(({ name }) => name));

test('every exported function begins with a verb or a question, or is a listed conversion', () => {
  const faults = EXPORTED.flatMap(({ path, name }) => {
    const fault = judgeFunctionName(name);
    return fault === null ? [] : [`${path}: ${fault}`];
  });
  expect(EXPORTED.length).toBeGreaterThan(2_000);
  expect(faults).toEqual([]);
});

test('the lists are short, sorted, and name nothing that is gone', () => {
  for (const list of [VERBS, NOUNS, OTHER_NAMES, OLDER_NAMES]) expect([...list]).toEqual([...list].sort());
  expect(VERBS.size).toBeLessThanOrEqual(200);
  expect([...OTHER_NAMES, ...OLDER_NAMES].filter((name) => !NAMES.has(name))).toEqual([]);
});

test.each([
  'acceptOrder',
  'isOpen',
  'needsProof',
  'useForm',
  'CartBar',
  'weekdayOf',
  'productFromWire',
  'categoryPath',
  'withDish',
])('%s is a name', (name) => {
  expect(judgeFunctionName(name)).toBeNull();
});

test.each([
  ['tellPrice', 'tellPrice: "tell" is no term'],
  ['keepReceipt', 'keepReceipt: "keep" is no term'],
  ['dishFrobnicator', 'dishFrobnicator begins with no verb'],
  ['moonlight', 'moonlight begins with no verb'],
])('%s is refused', (name, fault) => {
  expect(judgeFunctionName(name)).toContain(fault);
});

test('functions and constants that are functions are found, other exports are not', () => {
  const source = [
    'export function one() {}',
    'export async function two() {}',
    'export function* three() {}',
    'export const four = (price: Bani): string => "";',
    'export const five = async (',
    'export const six: Reader = (text) => text;',
    'export const seven = <T>(given: T) => given;',
    'export const LIMIT = 3;',
    'export const table = { a: () => 1 };',
    'export type Eight = () => void;',
    'function nine() {}',
  ].join('\n');
  expect(findExportedFunctions(source)).toEqual(['one', 'two', 'three', 'four', 'five', 'six', 'seven']);
});
