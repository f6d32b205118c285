/** One difference after a save: its label on screens, and both values as short readable text. */
export type ChangedField = { readonly name: string; readonly before: string; readonly after: string };

const LONGEST = 300;

/**
 * The differences between two descriptions of the same thing, in the order of `after`; a field missing in one of them
 * counts as empty there. Texts above 300 characters are shortened in the result, but compared completely.
 */
export function changedFields(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly ChangedField[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names]
    .map((name) => ({ name, before: before[name] ?? '', after: after[name] ?? '' }))
    .filter((field) => field.before !== field.after)
    .map((field) => ({ ...field, before: shortened(field.before), after: shortened(field.after) }));
}

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length <= LONGEST ? text : `${letters.slice(0, LONGEST - 1).join('')}…`;
}
