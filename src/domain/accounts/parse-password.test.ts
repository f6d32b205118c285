import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { judgePassword, PASSWORD_RULES, parsePassword, readCommonPasswords } from './parse-password.ts';
import { ROMANIAN_PASSWORD_WORDS } from './romanian-password-words.ts';

const common = readCommonPasswords(dictionary['passwords-common']);
const OWN = { known: ['Ana-Maria', 'Constantinescu', 'ana.c', 'Vatra Frasinilor'], common };
const NOBODY = { known: [], common };

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
  expect(parsePassword('Șotronul#vechi?7', NOBODY)).toEqual(ok('Șotronul#vechi?7'));
  expect(parsePassword('ȘȚĂÎÂșotron&9kl', NOBODY)).toMatchObject({ ok: true });
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

/** How a common password gets the four kinds: leaked lists are full of these. */
const BENT = ['1!', '@1', '123!', '@123', '#2024', '!1'];

test('the three thousand most common passwords, bent to the rule as people do, are refused', () => {
  const top = dictionary['passwords-common'].filter((word) => /[a-z]/.test(word)).slice(0, 3_000);
  expect(top).toHaveLength(3_000);
  const bent = top
    .flatMap((word) => BENT.map((end) => `${word.replace(/[a-z]/, (letter) => letter.toUpperCase())}${end}`))
    .filter((raw) => PASSWORD_RULES.every((rule) => rule === 'unguessed' || judgePassword(raw, NOBODY)[rule]));
  expect(bent.length).toBeGreaterThan(10_000);
  expect(bent.filter((raw) => parsePassword(raw, NOBODY).ok)).toEqual([]);
});

test.each([
  'P@ssw0rd',
  'P@ssword1',
  'P@$$w0rd',
  'Pa$$w0rd',
  'Passw0rd!',
  'Password@123',
  'Aa123456@',
  'Aa@123456',
  'Aa123456!',
  'Abcd@1234',
  'Abc@123456',
  'Abc123!@#',
  'Admin@123',
  'Admin123!@#',
  'Qwerty@123',
  'Qwer1234!',
  'Q1w2e3r4!',
  '1qaz@WSX',
  '1Qaz@wsx3edc',
  '!QAZ2wsx',
  'Zaq1@wsx',
  'Welcome@1',
  'Welcome123!',
  'Pass@123',
  'Pass@1234',
  'Hello@123',
  'India@123',
  'Test@1234',
  'Root@123',
  'Demo@123',
  'Changeme1!',
  'Letmein1!',
  'Iloveyou1!',
  'Computer1!',
  'Sunshine1!',
  'Football1!',
  'Monkey123!',
  'Summer@2023',
  'Winter2024!',
  'Master@123',
])('%j is at the top of leaked lists and refused', (raw) => {
  expect(parsePassword(raw, NOBODY)).toEqual(err({ code: 'password_weak' }));
});

test.each([
  'Aaaaaaa1!',
  'Abcdefg1!',
  '1234567Aa!',
  'Asdfghjkl1!',
  'AbcAbcAbc1!',
  '1q2w3e4R!',
  'Trustno1!',
  'Aa1!Aa1!Aa1!',
])('%j is weak', (raw) => {
  expect(parsePassword(raw, NOBODY)).toEqual(err({ code: 'password_weak' }));
});

test.each([
  'Summer2026!',
  'Manchester1!',
  'Liverpool1!',
  'Charlie1!',
  'Michael1!',
  'Ferrari458!',
  'Mercedes1!',
  'Barcelona1!',
  'Maria1985!',
  'Sarmale2026!',
  'M1chael#2026',
])('%j is in the hands of guessers: its last tick stays away, and it is refused', (raw) => {
  expect(judgePassword(raw, NOBODY)).toEqual({
    length: true,
    upper: true,
    lower: true,
    digit: true,
    sign: true,
    unguessed: false,
  });
  expect(parsePassword(raw, NOBODY)).toEqual(err({ code: 'password_weak' }));
});

test.each(['Ciorba7!x', 'Blaj#2026x', 'Ciorba#Calda7', 'Mara&Ferrari458'])(
  '%j has every tick and is taken: a common word with more letters is no common password',
  (raw) => {
    expect(Object.values(judgePassword(raw, NOBODY))).toEqual(PASSWORD_RULES.map(() => true));
    expect(parsePassword(raw, NOBODY)).toEqual(ok(raw));
  },
);

test('own names count as common words, alone and beside one', () => {
  for (const raw of ['Constantinescu#1', 'AnaConstantinescu7!', 'Vatra#Parola26', 'Frasinilor2026!']) {
    expect(parsePassword(raw, OWN), raw).toEqual(err({ code: 'password_weak' }));
  }
  expect(parsePassword('Constantinescu#x1', OWN)).toMatchObject({ ok: true });
  expect(parsePassword('Frasinilor2026!', NOBODY)).toMatchObject({ ok: true });
});

test('while the common passwords are not there, the rest is judged and their rule stays open', () => {
  const loading = { known: [], common: null };
  expect(judgePassword('Parola123!', loading)).toMatchObject({ length: true, unguessed: null });
  expect(judgePassword('Pa1!', loading)).toMatchObject({ length: false, unguessed: false });
  expect(parsePassword('Parola123!', loading)).toEqual(ok('Parola123!'));
  expect(parsePassword('parola123!', loading)).toEqual(err({ code: 'password_invalid' }));
});

test('the Romanian words are those that the list does not have', () => {
  const listed = new Set(dictionary['passwords-common'].flatMap((word) => [word, word.replace(/[^a-z]/g, '')]));
  expect(ROMANIAN_PASSWORD_WORDS.filter((word) => listed.has(word) || word.length < 4)).toEqual([]);
});

test('a long text is judged quickly', () => {
  expect(parsePassword(`Aa1#${'ab1'.repeat(30_000)}`, OWN)).toEqual(err({ code: 'password_invalid' }));
});
