/** Why something is unavailable, for guests and staff; '' where it was marked itself. */
export function ranOutSentence(ingredients: readonly string[]): string {
  return ingredients.length === 0 ? '' : `nu mai avem ${ingredients.join(', ')}`;
}

/** What something is made without for now; '' for none. */
export function leftOutSentence(ingredients: readonly string[]): string {
  return ingredients.length === 0 ? '' : `fără ${ingredients.join(', ')}`;
}
