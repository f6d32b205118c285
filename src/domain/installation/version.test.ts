import { expect, test } from 'vitest';
import { compareVersions, parseVersion } from './version.ts';

const SORTED = ['0.1.0', '0.2.0-rc.1', '0.2.0-rc.2', '0.2.0-rc.10', '0.2.0', '0.2.1', '0.10.0', '1.0.0'];

test('versions are ordered by number, and trials stand before their release', () => {
  const read = SORTED.map((text) => parseVersion(text));
  for (const [index, one] of read.entries()) {
    for (const [place, other] of read.entries()) {
      if (one === null || other === null) throw new Error('a version of the list was not read');
      expect(Math.sign(compareVersions(one, other))).toBe(Math.sign(index - place));
    }
  }
});

test.each(['', '1', '1.2', 'v1.2.3', '01.2.3', '1.2.3-', '1.2.3-RC', '1.2.3 ', '../1.2.3', '1.2.3/..', '1234567.0.0'])(
  '„%s” is no version',
  (text) => expect(parseVersion(text)).toBeNull(),
);
