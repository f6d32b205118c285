import { z } from 'zod';

/** The path from the root to a field: field names, and 0 for the first item of a list. */
export type FieldPath = readonly (string | 0)[];

const JsonSchema = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).default([]),
  allOf: z.array(z.unknown()).default([]),
  oneOf: z.array(z.unknown()).default([]),
});

/** Every field that a request of this schema may have, nested ones and all aliases included. */
export function listPaths(schema: z.ZodType): readonly FieldPath[] {
  const paths = collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), []);
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()];
}

function collect(schema: unknown, at: FieldPath): FieldPath[] {
  const { properties, items, anyOf, allOf, oneOf } = JsonSchema.parse(schema);
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => [[...at, name], ...collect(inner, [...at, name])]),
    ...(items === undefined ? [] : [[...at, 0 as const], ...collect(items, [...at, 0])]),
    ...[...anyOf, ...allOf, ...oneOf].flatMap((inner) => collect(inner, at)),
  ];
}
