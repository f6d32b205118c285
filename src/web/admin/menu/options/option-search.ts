import { parseId } from '#web/ui/parse-id.ts';

/** What the form of a new group keeps in its address: `?copie=12`, the group that it begins as. */
export type CopiedGroup = { readonly copie?: number };

export function readCopiedGroup(search: Readonly<Record<string, unknown>>): CopiedGroup {
  const id = parseId(search.copie);
  return id === null ? {} : { copie: id };
}
