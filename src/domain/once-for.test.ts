import { expect, test } from 'vitest';
import { onceFor } from './once-for.ts';

test('one value is made of each object, also where it is undefined', () => {
  const asked: string[] = [];
  const find = onceFor(({ name }: { readonly name: string }) => {
    asked.push(name);
    return name === '' ? undefined : { name };
  });
  const [dish, nameless] = [{ name: 'Ciorbă' }, { name: '' }];
  expect(find(dish)).toBe(find(dish));
  expect(find({ name: 'Ciorbă' })).not.toBe(find(dish));
  expect([find(nameless), find(nameless)]).toEqual([undefined, undefined]);
  expect(asked).toEqual(['Ciorbă', 'Ciorbă', '']);
});
