/** In the order of `ids`; those that are not named stand behind, as they stood. */
export function sortByIds<Thing extends { readonly id: number }>(things: readonly Thing[], ids: readonly number[]) {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: Thing) => place.get(id) ?? ids.length;
  return things.toSorted((one, other) => placeOf(one) - placeOf(other));
}
