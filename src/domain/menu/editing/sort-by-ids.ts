/** Sorts by the order of `ids`; things not named follow in their previous order. */
export function sortByIds<Thing extends { readonly id: number }>(things: readonly Thing[], ids: readonly number[]) {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: Thing) => place.get(id) ?? ids.length;
  return things.toSorted((one, other) => placeOf(one) - placeOf(other));
}
