import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Pictures are tiles, and the sets of a bundle belong to the screens of promotions. */
const OTHERS = /^(staff\/pictures\/picture-tile|admin\/marketing\/.*|staff\/kit\/icons\.gen)\.tsx$/;

test('no screen of the office or of the editor of products has a bin of its own', () => {
  const web = new URL('../../', import.meta.url);
  const files = ['admin/', 'staff/'].flatMap((area) =>
    readdirSync(new URL(area, web), { recursive: true, encoding: 'utf8' }).map((name) => `${area}${name}`),
  );
  const screens = files.filter((name) => name.endsWith('.tsx') && !name.includes('.test.') && !OTHERS.test(name));
  expect(screens.length).toBeGreaterThan(150);
  const withBins = screens.filter((name) => readFileSync(new URL(name, web), 'utf8').includes('<IconTrash'));
  expect(withBins).toEqual([]);
});
