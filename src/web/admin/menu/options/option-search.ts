import { parseId } from '#web/ui/parse-id.ts';

/** The search parameter of the form of a new group: `?copie=12`, the group to copy. */
export type CopiedGroup = { readonly copie?: number };

export function readCopiedGroup(search: Readonly<Record<string, unknown>>): CopiedGroup {
  const id = parseId(search.copie);
  return id === null ? {} : { copie: id };
}
