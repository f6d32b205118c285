import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../src/web');
/** A checkbox or a switch of Mantine with its props; it has no children. */
const TICK = /<(?:Checkbox|Switch)\s(?:[^<>]|=>|<(?!\/)[^>]*>)*?\/>/g;

test('a checkbox or switch that shows a problem says so to screen readers: Mantine sets it for text fields only', () => {
  const silent = globSync('**/*.tsx', { cwd: WEB }).flatMap((file) =>
    [...readFileSync(join(WEB, file), 'utf8').matchAll(TICK)]
      .filter(([tick]) => /\serror=/.test(tick) && !tick.includes('aria-invalid'))
      .map(([tick]) => `${file}: ${tick.slice(0, 80)}`),
  );
  // `form.tick(path)` brings both.
  expect(silent).toEqual([]);
});
