/** Groups rows by the id of their owner; the order of rows is kept. */
export function byOwner<Key extends string, Row extends Readonly<Record<Key, number | null>>, Value>(
  rows: readonly Row[],
  key: Key,
  read: (row: Row) => Value,
): ReadonlyMap<number, readonly Value[]> {
  const lists = new Map<number, Value[]>();
  for (const row of rows) {
    const owner = row[key];
    if (owner === null) continue;
    const list = lists.get(owner);
    if (list === undefined) lists.set(owner, [read(row)]);
    else list.push(read(row));
  }
  return lists;
}
