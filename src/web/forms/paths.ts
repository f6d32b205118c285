/** Paths into the values of a form, with dots: `name`, `company.cui`, `sizes.0.price`. */
type Leaf = string | number | boolean | null | undefined;

/** Every path of the values of a form. */
export type Path<Values> = Values extends Leaf
  ? never
  : Values extends readonly (infer Item)[]
    ? `${number}` | `${number}.${Path<Item>}`
    : { [Name in keyof Values & string]: Name | `${Name}.${Path<Values[Name]>}` }[keyof Values & string];

/** What stands at a path. */
export type ValueAt<Values, At extends string> = At extends `${infer Head}.${infer Rest}`
  ? ValueAt<Member<Values, Head>, Rest>
  : Member<Values, At>;

type Member<Values, Name extends string> = Values extends readonly (infer Item)[]
  ? Item
  : Name extends keyof Values
    ? Values[Name]
    : never;

/** The value at a path; undefined where there is none. */
export function readAt(values: unknown, path: string): unknown {
  // An object or a list, by the names of its members.
  return path.split('.').reduce((at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name], values);
}

/** The same values with another one at a path; what is not on the way to it stays the same object. */
export function writeAt<Values>(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.');
  const next = rest.length === 0 ? value : writeAt(readAt(values, name), rest.join('.'), value);
  // The shape is the one that came in.
  if (Array.isArray(values)) return values.map((one, index) => (String(index) === name ? next : one)) as Values;
  return { ...values, [name]: next };
}

/** Whether a change at one path concerns the other: the same place, something inside it, or what it stands in. */
export function isTouching(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}
