import { expect, test } from 'vitest';
import { newUserProblems, savedUserProblems } from './user-problems.ts';

const MARIA = { firstName: 'Maria', lastName: 'Ionescu', email: 'maria@exemplu.ro', password: 'Covrig#Plimba7' };

test.each([
  [{}, []],
  [{ firstName: 'A' }, ['firstName']],
  [{ firstName: 'Ana-Maria', lastName: 'Bo' }, []],
  [{ lastName: 'x'.repeat(41) }, ['lastName']],
  [{ email: 'maria@' }, ['email']],
  [{ password: 'covrig#plimba7' }, ['password']],
  [{ password: 'covrig#plimba' }, ['password']],
  [{ firstName: '', lastName: '', email: '', password: '' }, ['email', 'firstName', 'lastName', 'password']],
])('a new account with %j has something wrong with %j', (change, fields) => {
  expect(Object.keys(newUserProblems({ ...MARIA, ...change }, { known: ['Maria'], common: null })).toSorted()).toEqual(
    fields,
  );
});

test.each([
  ['', []],
  ['+40 722 123 456', []],
  ['123', ['phoneNumber']],
])('the phone „%s” of a saved account: %j', (phoneNumber, fields) => {
  expect(Object.keys(savedUserProblems({ ...MARIA, phoneNumber }))).toEqual(fields);
});
