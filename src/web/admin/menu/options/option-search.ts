/** What the form of a new group keeps in its address: `?copie=12`, the group that it begins as. */
export type CopiedGroup = { readonly copie?: number };

export function readCopiedGroup(search: Readonly<Record<string, unknown>>): CopiedGroup {
  const id = Number(search.copie);
  return Number.isInteger(id) && id > 0 ? { copie: id } : {};
}
