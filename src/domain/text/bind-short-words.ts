/** Prevents a line break after short words: „la vatră” and „în Blaj” stay on one line. */
export function bindShortWords(text: string): string {
  return text.replace(/(?<=^|\s)(\p{L}{1,2}) /gu, '$1\u00a0');
}
