/** Fields of a thing by their names on the wire, from a table that names each. Free of zod. */

export type WireNames = Readonly<Record<string, string>>;

/** Lists on the wire are mutable, because the types of schemas are. */
type Mutable<Value> = Value extends readonly (infer Item)[] ? Item[] : Value;

/** Fields by their wire names. */
export type OnWire<Names extends WireNames, Values extends Readonly<Record<keyof Names, unknown>>> = {
  [Field in keyof Names as Names[Field]]: Mutable<Values[Field]>;
};

export function encodeFields<Names extends WireNames, Values extends Readonly<Record<keyof Names, unknown>>>(
  names: Names,
  values: Values,
): OnWire<Names, Values> {
  const fields = Object.entries(names).map(([field, name]) => [name, values[field]]);
  // One entry for each name.
  return Object.fromEntries(fields) as OnWire<Names, Values>;
}

export function takeFromWire<Names extends WireNames, Values extends Readonly<Record<keyof Names, unknown>>>(
  names: Names,
  wire: OnWire<Names, Values>,
): Values {
  const values: Readonly<Record<string, unknown>> = wire;
  // One entry for each name.
  return Object.fromEntries(Object.entries(names).map(([field, name]) => [field, values[name]])) as Values;
}
