import { describe, expect, expectTypeOf, test } from 'vitest';
import { isTouching, type Path, readAt, type ValueAt, writeAt } from './paths.ts';

type Values = {
  readonly name: string;
  readonly company: { readonly cui: string };
  readonly sizes: readonly { readonly price: number | string; readonly days: readonly ('MON' | 'TUE')[] }[];
};

const values: Values = { name: 'Ana', company: { cui: '1' }, sizes: [{ price: 3, days: ['MON'] }] };

test('paths are typed by the values', () => {
  expectTypeOf<'name' | 'company.cui' | 'sizes' | `sizes.${number}.price`>().toExtend<Path<Values>>();
  expectTypeOf<'nme'>().not.toExtend<Path<Values>>();
  expectTypeOf<'sizes.0.cost'>().not.toExtend<Path<Values>>();
  expectTypeOf<ValueAt<Values, `sizes.${number}.price`>>().toEqualTypeOf<number | string>();
  expectTypeOf<ValueAt<Values, 'company.cui'>>().toEqualTypeOf<string>();
});

test.each([
  ['name', 'Ana'],
  ['company.cui', '1'],
  ['sizes.0.price', 3],
  ['sizes.0.days.0', 'MON'],
  ['sizes.7.price', undefined],
  ['gone.deeper', undefined],
])('at %s stands %j', (path, found) => {
  expect(readAt(values, path)).toBe(found);
});

describe('writing', () => {
  test('changes one place and keeps the rest as it is', () => {
    const written = writeAt(values, 'sizes.0.price', 4);
    expect(written).toEqual({ ...values, sizes: [{ price: 4, days: ['MON'] }] });
    expect(written.company).toBe(values.company);
    expect(values.sizes[0]?.price).toBe(3);
  });

  test('a row that is gone is not made anew', () => {
    expect(writeAt(values, 'sizes.7.price', 4)).toEqual(values);
  });
});

test.each([
  ['sizes', 'sizes.0.price', true],
  ['sizes.0.price', 'sizes', true],
  ['sizes.0', 'sizes.0', true],
  ['sizes.1', 'sizes.10', false],
  ['name', 'names', false],
])('%s and %s concern each other: %s', (one, other, isSo) => {
  expect(isTouching(one, other)).toBe(isSo);
});
