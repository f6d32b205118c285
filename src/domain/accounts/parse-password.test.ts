import { expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { parsePassword } from './parse-password.ts';

const OWN = ['Ana-Maria', 'Constantinescu', 'ana.c', 'Vatra Frasinilor'];

test.each([
  'Scurt#1',
  'faramajuscule#1',
  'FARAMICI#1234',
  'FaraCifre#Aici',
  'FaraSemn1234',
  `Aa1#${'x'.repeat(125)}`,
  '',
])('%j breaks the documented rule', (raw) => {
  expect(parsePassword(raw, OWN)).toEqual(err({ code: 'password_invalid' }));
});

test.each(['Covrig#Plimba7', 'nor Verde & 4 lebede Albe!', 'tR4mvai%nocturn', 'Gutuie?Zboara42', 'X9$kvLq2w'])(
  '%j is taken as it is',
  (raw) => {
    expect(parsePassword(raw, OWN)).toEqual(ok(raw));
  },
);

test('a letter with diacritics counts as a letter of its case', () => {
  expect(parsePassword('Șotronul#vechi?7', [])).toEqual(ok('Șotronul#vechi?7'));
  expect(parsePassword('ȘȚĂÎÂșotron&9kl', [])).toMatchObject({ ok: true });
});

const WORDS = [
  'Parola',
  'parolaMea',
  'P@rola',
  'Par0la',
  'Romania',
  'R0m4nia',
  'Bucuresti',
  'Teiubesc',
  'TeIubesc',
  'Qwerty',
  'Qwertyuiop',
  'Admin',
  'Steaua',
  'Dinamo',
  'Andreea',
  'Alexandru',
  'Mihaela',
  'Familia',
  'Pisica',
  'Dragoste',
  'Password',
  'P@ssw0rd',
  'Ciorba',
  'Blaj',
  'Ana-Maria',
  'Constantinescu',
  'Vatra',
];
const ENDS = ['1!', '12#', '123!', '1234$', '12345!', '1990!', '2026#', '#1', '!2', '?007'];

test('two hundred passwords that people choose and guessers know are refused', () => {
  const chosen = WORDS.flatMap((word) => ENDS.map((end) => `${word}${end}`)).filter(({ length }) => length >= 8);
  expect(chosen.length).toBeGreaterThan(200);
  expect(chosen.filter((raw) => parsePassword(raw, OWN).ok)).toEqual([]);
});

test.each(['Aaaaaaa1!', 'Abcdefg1!', '1234567Aa!', 'Asdfghjkl1!', 'AbcAbcAbc1!', 'MihaiAndrei1990!', 'Aa1!Aa1!Aa1!'])(
  '%j is weak',
  (raw) => {
    expect(parsePassword(raw, [])).toEqual(err({ code: 'password_weak' }));
  },
);

test('a long text is judged quickly', () => {
  expect(parsePassword(`Aa1#${'ab1'.repeat(30_000)}`, OWN)).toEqual(err({ code: 'password_invalid' }));
});
