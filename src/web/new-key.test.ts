import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { newKey } from './new-key.ts';

test('a key is a UUID, and no two are equal', () => {
  const keys = Array.from({ length: 200 }, newKey);
  for (const key of keys) expect(z.uuidv4().safeParse(key).success, key).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});

/** What browsers offer over https only, and the files that ask whether it is there. */
const NEEDS_HTTPS = {
  'crypto.randomUUID(': [],
  'crypto.subtle.': ['storefront/offline/restaurant-cache.ts'],
  'navigator.clipboard': ['ui/copy-address.tsx', 'storefront/product/share-product.tsx', 'staff/kit/copy-button.tsx'],
} as const satisfies Record<string, readonly string[]>;

test.each(Object.entries(NEEDS_HTTPS))('a restaurant may try the shop on its own network: %s', (word, askingFirst) => {
  const cwd = import.meta.dirname;
  const sources = globSync('**/*.{ts,tsx}', { cwd }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(500);
  const users = sources.filter((file) => readFileSync(`${cwd}/${file}`, 'utf8').includes(word));
  expect(users.toSorted()).toEqual(askingFirst.toSorted());
});
