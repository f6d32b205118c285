/** The keys of a table that is written out: a value of its exact type has no others, which the type of `Object.keys` cannot say. */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}

/** Keys and values, likewise. */
export function entriesOf<Table extends object>(
  table: Table,
): [keyof Table & string, NonNullable<Table[keyof Table]>][] {
  return Object.entries(table) as [keyof Table & string, NonNullable<Table[keyof Table]>][];
}
