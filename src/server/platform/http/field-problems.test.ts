import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldProblems } from './field-problems.ts';

const Size = z.object({ id: z.int(), quantity: z.int().max(99) });
const Asked = z.object({
  name: z.string().max(5).optional(),
  sizes: z.union([Size.transform((one) => [one]), z.array(Size).max(2)]).optional(),
  moment: z.union([z.string(), z.array(z.int())]).optional(),
});
const problemsOf = (asked: unknown) => fieldProblems([Asked.safeParse(asked)]);
const MISSING = 'Câmp obligatoriu sau de alt tip.';

test('of a choice between one and several, what was sent is told what it misses', () => {
  expect(problemsOf({ sizes: { id: 1 } })).toEqual({ 'sizes.quantity': MISSING });
  expect(problemsOf({ sizes: [{ id: 1, quantity: 1 }, { quantity: 2 }] })).toEqual({ 'sizes.1.id': MISSING });
});

test('what is too big is told the limit', () => {
  const row = { id: 1, quantity: 100 };
  const sentence = (limit: string) => `Valoarea este prea mare sau prea lungă: cel mult ${limit}.`;
  expect(problemsOf({ name: 'Ciorbă', sizes: row })).toEqual({
    name: sentence('5 caractere'),
    'sizes.quantity': sentence('99'),
  });
  expect(problemsOf({ sizes: [1, 2, 3].map((id) => ({ id, quantity: 1 })) })).toEqual({ sizes: sentence('2 rânduri') });
});

test('where no shape was meant, the choice itself is told; what has no field is the body', () => {
  expect(Object.keys(problemsOf({ moment: 7 }))).toEqual(['moment']);
  expect(problemsOf([])).toEqual({ body: MISSING });
});
