import { countOf } from '#domain/text/plural.ts';

const ADDED = { one: 'un produs nou', few: '{n} produse noi', other: '{n} de produse noi' };
const CHANGED = { one: 'unul schimbat', few: '{n} schimbate', other: '{n} schimbate' };

/** `5 produse noi, unul schimbat`: the effect of an import, for the server's answer and for the list of imports. */
export function tellImported(added: number, changed: number): string {
  return `${countOf(added, ADDED)}, ${countOf(changed, CHANGED)}`;
}
