import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WEEK } from '#domain/time/local-date.ts';
import { aWindow } from '#test/support/a-menu.ts';
import { describeWindows } from './describe-windows.ts';
import { readWindows } from './read-windows.ts';

test.each([
  ['', []],
  [' ; ', []],
  ['marți–vineri, 11:30–15:30', [aWindow('11:30-15:30', [2, 3, 4, 5])]],
  ['Lu-Vi 12-15', [aWindow('12:00-15:00', [1, 2, 3, 4, 5])]],
  ['luni, miercuri și vineri 11.30–15', [aWindow('11:30-15:00', [1, 3, 5])]],
  ['sâm. și dum. toată ziua', [aWindow('00:00-00:00', [6, 7])]],
  ['vineri-luni, 18:00-24:00', [aWindow('18:00-00:00', [1, 5, 6, 7])]],
  ['8-11', [aWindow('08:00-11:00')]],
  ['zilnic 8–11; duminică non-stop', [aWindow('08:00-11:00'), aWindow('00:00-00:00', [7])]],
  ['toată ziua', [aWindow('00:00-00:00')]],
])('„%s” is read as windows', (text, windows) => {
  expect(readWindows(text)).toEqual({ ok: true, value: windows });
});

test.each([
  'la prânz',
  'luni',
  'm 8-11',
  'luni- 8-11',
  'luni-marți-joi 8-11',
  'luni,, joi 8-11',
  'luni 25-26',
  'luni 8-11:75',
  'luni 8',
  Array.from({ length: 11 }, () => '8-11').join(';'),
])('„%s” is not', (text) => {
  expect(readWindows(text)).toEqual({ ok: false, error: 'windows_unclear' });
});

test('windows are read back from the words that are shown', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const window = fc.record({
    weekdays: fc.subarray([...WEEK], { minLength: 1 }),
    fromMinute: minute,
    untilMinute: minute,
  });
  fc.assert(
    fc.property(fc.array(window, { maxLength: 10 }), (windows) => {
      expect(readWindows(describeWindows(windows))).toEqual({ ok: true, value: windows });
    }),
  );
});
