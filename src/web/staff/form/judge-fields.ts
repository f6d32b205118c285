/** Sentences by the name of the field; empty when all are filled in well. */
export type FieldSentences = Readonly<Record<string, string>>;

/**
 * Judges the native inputs of a form by name and puts the focus on the first one with a problem. For forms whose inputs
 * keep their text themselves, so that password managers fill them in.
 */
export function judgeFields(
  form: HTMLFormElement,
  judges: Readonly<Record<string, (text: string) => string | null>>,
): FieldSentences {
  const sent = new FormData(form);
  const found = Object.entries(judges).flatMap(([name, judge]) => {
    const text = sent.get(name);
    const sentence = typeof text === 'string' ? judge(text) : null;
    return sentence === null ? [] : [[name, sentence] as const];
  });
  const [first] = found;
  if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first[0]}"]`)?.focus();
  return Object.fromEntries(found);
}

/** Judges a field that may not be empty. */
export function needed(sentence: string): (text: string) => string | null {
  return (text) => (text.trim() === '' ? sentence : null);
}
