import { countOf } from '#domain/text/plural.ts';

const ADDED = { one: 'un produs nou', few: '{n} produse noi', other: '{n} de produse noi' };
const CHANGED_ALONE = { one: 'un produs schimbat', few: '{n} produse schimbate', other: '{n} de produse schimbate' };
const CHANGED = { one: 'unul schimbat', few: '{n} schimbate', other: '{n} schimbate' };

/** `5 produse noi, unul schimbat`: the effect of an import, for the server's answer and for the list of imports. */
export function importedSentence(added: number, changed: number): string {
  if (changed === 0) return added === 0 ? 'nicio schimbare' : countOf(added, ADDED);
  return added === 0 ? countOf(changed, CHANGED_ALONE) : `${countOf(added, ADDED)}, ${countOf(changed, CHANGED)}`;
}
