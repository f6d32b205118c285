/** Paths into the values of a form, joined by dots: `name`, `company.cui`, `sizes.0.price`. */
type Leaf = string | number | boolean | null | undefined;

/** Every path of the values of a form. */
export type Path<Values> = Values extends Leaf
  ? never
  : Values extends readonly (infer Item)[]
    ? `${number}` | `${number}.${Path<Item>}`
    : { [Name in keyof Values & string]: Name | `${Name}.${Path<Values[Name]>}` }[keyof Values & string];

/** The type of the value at a path. */
export type ValueAt<Values, At extends string> = At extends `${infer Head}.${infer Rest}`
  ? ValueAt<Member<Values, Head>, Rest>
  : Member<Values, At>;

type Member<Values, Name extends string> = Values extends readonly (infer Item)[]
  ? Item
  : Name extends keyof Values
    ? Values[Name]
    : never;

/** The value at a path; undefined when there is none. */
export function readAt(values: unknown, path: string): unknown {
  // An object or a list, by the names of its members.
  return path.split('.').reduce((at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name], values);
}

/** A copy of the values with another value at a path; objects that are not on the path are shared. */
export function writeAt<Values>(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.');
  const next = rest.length === 0 ? value : writeAt(readAt(values, name), rest.join('.'), value);
  // The copy has the same shape.
  if (Array.isArray(values)) return values.map((one, index) => (String(index) === name ? next : one)) as Values;
  return { ...values, [name]: next };
}

/** Whether a change at one path affects the other: the same path, or one contains the other. */
export function isTouching(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}
