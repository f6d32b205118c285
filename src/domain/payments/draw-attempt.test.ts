import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawAttempt } from './draw-attempt.ts';

const PAGE = new URL('../../../docs/architecture.md', import.meta.url);

test('the diagram of an attempt in the documents is the one of the table (else: npm run docs:api)', () => {
  expect(readFileSync(PAGE, 'utf8')).toContain(drawAttempt());
});
