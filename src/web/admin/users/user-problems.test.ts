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
  expect(Object.keys(savedUserProblems({ ...MARIA, phoneNumber }, MARIA))).toEqual(fields);
});

test('a name that was missing before may stay so; a changed one is judged', () => {
  const before = { firstName: 'Administrator', lastName: '' };
  const phoneNumber = '';
  expect(savedUserProblems({ ...before, phoneNumber }, before)).toEqual({});
  expect(savedUserProblems({ firstName: 'A', lastName: '', phoneNumber }, before)).toHaveProperty('firstName');
  expect(savedUserProblems({ firstName: 'Administrator', lastName: 'R', phoneNumber }, before)).toHaveProperty(
    'lastName',
  );
});
