/** Shapes of objects with fields of a thing, by the kinds of the fields. */
import type { z } from 'zod';

type FieldKinds = Readonly<Record<string, string>>;

/** A schema for each field, by its own name. */
export function shapeOf<Kinds extends FieldKinds, Schemas extends Readonly<Record<Kinds[keyof Kinds], z.ZodType>>>(
  kinds: Kinds,
  schemas: Schemas,
): { [Field in keyof Kinds]: Schemas[Kinds[Field]] } {
  const shape = Object.entries(kinds).map(([field, kind]) => [field, schemas[kind as Kinds[keyof Kinds]]]);
  // One entry for each field.
  return Object.fromEntries(shape) as ReturnType<typeof shapeOf<Kinds, Schemas>>;
}

/** A schema for each field, by its name on the wire; in the order of the names. */
export function namedShapeOf<
  Kinds extends FieldKinds,
  const Names extends Readonly<Record<keyof Kinds, string>>,
  Schemas extends Readonly<Record<Kinds[keyof Kinds], z.ZodType>>,
>(kinds: Kinds, names: Names, schemas: Schemas): { [Field in keyof Kinds as Names[Field]]: Schemas[Kinds[Field]] } {
  const own = shapeOf(kinds, schemas);
  const fields = Object.keys(names).map((field) => [names[field], own[field]]);
  // One entry for each name.
  return Object.fromEntries(fields) as ReturnType<typeof namedShapeOf<Kinds, Names, Schemas>>;
}
