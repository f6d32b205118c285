/**
 * The keys of a literal table, with their exact type: such a value has no other keys, which the type of `Object.keys`
 * cannot express.
 */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}

/** Keys and values with exact types, likewise. */
export function entriesOf<Table extends object>(
  table: Table,
): [keyof Table & string, NonNullable<Table[keyof Table]>][] {
  return Object.entries(table) as [keyof Table & string, NonNullable<Table[keyof Table]>][];
}

/** The fields that a table names, of an object that has more. */
export function pickFields<Fields extends object>(
  names: Readonly<Record<keyof Fields, unknown>>,
  from: Fields,
): Fields {
  // One entry for each name.
  return Object.fromEntries(keysOf(names).map((field) => [field, from[field]])) as Fields;
}
