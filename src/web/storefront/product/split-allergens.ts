/**
 * A list of ingredients in pieces. Allergens are typed in capitals: whole words of two letters or more, so that „OU”
 * counts and the „E” of an additive does not.
 */
export function splitAllergens(
  ingredients: string,
): readonly { readonly text: string; readonly isAllergen: boolean }[] {
  return (
    ingredients
      .split(/((?<!\p{L})\p{Lu}{2,}(?:[ -]\p{Lu}{2,})*(?!\p{L}))/u)
      // Every second part is what the brackets of the pattern caught.
      .map((text, index) => ({ text, isAllergen: index % 2 === 1 }))
      .filter(({ text }) => text !== '')
  );
}
