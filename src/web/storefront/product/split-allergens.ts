/**
 * Splits a list of ingredients into allergens and other text. Allergens are typed in capitals: whole words of two
 * letters or more, so that „OU” counts and the „E” of an additive does not.
 */
export function splitAllergens(
  ingredients: string,
): readonly { readonly text: string; readonly isAllergen: boolean }[] {
  return (
    ingredients
      .split(/((?<!\p{L})\p{Lu}{2,}(?:[ -]\p{Lu}{2,})*(?!\p{L}))/u)
      // `split` puts the captured matches at odd indexes.
      .map((text, index) => ({ text, isAllergen: index % 2 === 1 }))
      .filter(({ text }) => text !== '')
  );
}
