import { expect, test } from 'vitest';
import { emailProblem, nameProblems, newPasswordProblems, phoneProblem } from './person-problems.ts';

test('names that people have are fine, others are told in the documented words', () => {
  expect(nameProblems({ firstName: 'Ana-Maria', lastName: 'Bo' })).toEqual({});
  expect(nameProblems({ firstName: 'A', lastName: 'x'.repeat(41) })).toEqual({
    firstName: 'Prenumele trebuie să aibă între 2 și 40 de caractere și nu poate conține caractere speciale.',
    lastName: 'Numele trebuie să aibă între 2 și 40 de caractere și nu poate conține caractere speciale.',
  });
});

test('an address is asked for before it is judged', () => {
  expect(emailProblem('  ')).toEqual({ email: 'Scrie adresa de e-mail.' });
  expect(emailProblem('ana@')).toEqual({ email: 'Adresa de e-mail nu este validă.' });
  expect(emailProblem(' Ana@Exemplu.ro ')).toEqual({});
});

test('a phone may be left out', () => {
  expect(phoneProblem('')).toEqual({});
  expect(phoneProblem('+40 722 123 456')).toEqual({});
  expect(phoneProblem('123')).toHaveProperty('phoneNumber');
});

test('a new password is held against the rule, the guessers and its repetition', () => {
  const twice = (password: string, confirmPassword = password) =>
    newPasswordProblems({ password, confirmPassword }, { known: ['Vatra Frasinilor'], common: new Set(['parola']) });
  expect(twice('Covrig#Plimba7')).toEqual({});
  expect(twice('scurt').password).toContain('cel puțin 8 caractere');
  expect(twice('Parola123!').password).toContain('prea ușor de ghicit');
  expect(twice('Frasinilor123!').password).toContain('prea ușor de ghicit');
  expect(twice('Covrig#Plimba7', 'altfel')).toEqual({ confirmPassword: 'Parolele nu coincid.' });
});
