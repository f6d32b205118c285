import { expect, test } from 'vitest';
import { describeVersion } from '#domain/legal/describe-version.ts';

test.each([
  ['2026-11-20', 'din 20 noiembrie 2026'],
  ['2026-11-20-3', 'din 20 noiembrie 2026 (a 3-a)'],
  ['2026-02-30', '2026-02-30'],
  ['prima', 'prima'],
])('%s reads „%s”', (version, words) => {
  expect(describeVersion(version)).toBe(words);
});
