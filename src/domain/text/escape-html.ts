/** `&` first: the entities of the others hold one. */
const ENTITIES = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
] as const;

/** A text as it stands in HTML or XML, between elements and in attributes. */
export function escapeHtml(text: string): string {
  return ENTITIES.reduce((escaped, [character, entity]) => escaped.replaceAll(character, entity), text);
}
