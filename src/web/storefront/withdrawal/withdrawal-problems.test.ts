import { expect, test } from 'vitest';
import { withdrawalProblems } from './withdrawal-problems.ts';

const typed = { orderNumber: '20461187', email: 'ana@exemplu.ro', name: 'Ana Pop', items: '2 × apă minerală' };

test('the first step asks for what the server would refuse, field by field', () => {
  expect(withdrawalProblems(typed)).toEqual({});
  expect(withdrawalProblems({ orderNumber: '12', email: 'ana', name: '', items: ' ' })).toEqual({
    orderNumber: 'Numărul comenzii are opt cifre; îl găsești în e-mailul de confirmare.',
    email: 'Adresa de e-mail nu este validă.',
    name: 'Numele trebuie să aibă între 2 și 40 de caractere și nu poate conține caractere speciale.',
    items: 'Scrie ce produse sigilate vrei să returnezi, cel mult 1.000 de caractere.',
  });
});
