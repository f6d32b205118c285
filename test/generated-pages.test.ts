import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawFeaturesPage, drawRetentionPage } from '../scripts/draw-features.ts';

test.each([
  ['features.md', drawFeaturesPage],
  ['retention.md', drawRetentionPage],
])('docs/generated/%s is what the code declares (else: npm run docs:api)', (name, draw) => {
  expect(readFileSync(new URL(`../docs/generated/${name}`, import.meta.url), 'utf8')).toBe(draw());
});
