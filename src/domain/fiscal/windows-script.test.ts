import { expect, test } from 'vitest';
import { ALL_DIALECTS } from './dialects.ts';
import { writeWindowsScript } from './windows-script.ts';

const ADDRESS = 'https://pofta.test/casa-de-marcat/0123456789abcdef01234567';

test.each(ALL_DIALECTS)('the program for %s is ASCII with Windows line ends and names its folders', (dialect) => {
  const script = writeWindowsScript({ dialect, address: ADDRESS, folder: "C:\\Casa lui O'Neill\\" });
  expect(script).toMatch(/^(?:[ -~]*\r\n)+$/);
  expect(script).toContain(`$adresa = '${ADDRESS}'`);
  expect(script).toContain("'C:\\Casa lui O''Neill\\Bon");
  expect(script).toContain("$lucru = $cale + '.tmp'");
});

test('each dialect’s answers are looked for in its own folders', () => {
  const folders = (dialect: (typeof ALL_DIALECTS)[number]) =>
    /\$raspunsuri = @\((.*)\)/.exec(writeWindowsScript({ dialect, address: ADDRESS, folder: 'C:\\F' }))?.[1];
  expect(ALL_DIALECTS.map(folders)).toEqual([
    "'C:\\F\\Raspuns'",
    "'C:\\F\\BonOK', 'C:\\F\\BonERR', 'C:\\F\\BonANSWER'",
    "'C:\\F\\BonOK', 'C:\\F\\BonErr'",
  ]);
});
