/**
 * The reason why no answer came, in the words of the screen that shows it. A missing internet connection is named only when the
 * browser knows that it is offline; otherwise the server does not answer.
 */
export function noAnswerSentence({ offline, silent }: { readonly offline: string; readonly silent: string }): string {
  return navigator.onLine ? silent : offline;
}
