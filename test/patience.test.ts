import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TESTS = globSync(['test/**/*.ts', 'src/**/*.test.{ts,tsx}', 'playwright.config.ts', 'vitest.config.ts']);
/**
 * A limit of a test or of a wait in it, written as a number or named by a constant: it would be the same on a machine
 * that is busy.
 */
const FIXED_WAIT =
  /(?:[tT]imeout: |test\.setTimeout\(|const \w*(?:LIMIT|PATIENCE|HANGING)\w*_MS = (?:\w+ \? )?)\d[\d_]*/g;

test('every limit of a test and of its waits grows with the slowness of the machine', () => {
  const fixed = TESTS.filter((file) => !file.endsWith('patience.test.ts')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(FIXED_WAIT)].map(([wait]) => `${file}: ${wait}`),
  );

  expect(fixed).toEqual([]);
});
