/** Why something cannot be had, in the words of guests and staff; '' where it ran out by itself. */
export function sayRanOut(ingredients: readonly string[]): string {
  return ingredients.length === 0 ? '' : `nu mai avem ${ingredients.join(', ')}`;
}

/** What something is made without for now; '' for nothing. */
export function sayLeftOut(ingredients: readonly string[]): string {
  return ingredients.length === 0 ? '' : `fără ${ingredients.join(', ')}`;
}
