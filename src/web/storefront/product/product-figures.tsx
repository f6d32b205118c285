import { allergensWithExtras } from '#domain/menu/allergens-with-extras.ts';
import { declaresWhole } from '#domain/menu/declared-allergens.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import { productText } from '#web/i18n/product.ts';
import type { ProductFacts } from './product-facts.ts';
import styles from './product-figures.module.css';
import { splitAllergens } from './split-allergens.ts';

/** Information required before buying: ingredients, allergens, additives, nutrition (Ordin ANPC 201/2022). */
export function ProductFigures({
  product,
  extras,
  grams,
  heading: Heading,
}: {
  readonly product: ProductFacts;
  /** The chosen extras and options, whose allergens are added. */
  readonly extras: readonly { readonly allergens: readonly Allergen[]; readonly declaresAllergens?: boolean }[];
  /** Weight of the chosen size, null when unknown. */
  readonly grams: number | null;
  readonly heading: 'h2' | 'h3';
}) {
  const { ingredients, additives, nutrition, nutritionNote, isFromFrozen } = product;
  const allergens = allergensWithExtras(product, extras);
  const isDeclared = declaresWhole(product, extras);
  const mayContain = product.mayContain.filter((allergen) => !allergens.includes(allergen));
  return (
    <div className={styles.figures}>
      {isFromFrozen && <p className={styles.note}>{productText.frozen}</p>}
      {ingredients !== '' && (
        <section>
          <Heading>{productText.ingredients}</Heading>
          <p>{emphasised(ingredients)}</p>
        </section>
      )}
      <section>
        <Heading>{productText.allergens}</Heading>
        {allergens.length > 0 && (
          <ul className={styles.allergens}>
            {allergens.map((allergen) => (
              <li key={allergen}>{productText.allergenNames[allergen]}</li>
            ))}
          </ul>
        )}
        {!isDeclared && <p>{allergens.length > 0 ? productText.restUndeclared : productText.undeclaredAllergens}</p>}
        {isDeclared && allergens.length === 0 && <p>{productText.noAllergens}</p>}
        {mayContain.length > 0 && (
          <p>{productText.mayContain(mayContain.map((allergen) => productText.allergenNames[allergen]))}</p>
        )}
        <p className={styles.note}>{productText.kitchenNote}</p>
      </section>
      {additives !== '' && (
        <section>
          <Heading>{productText.additives}</Heading>
          <p>{additives}</p>
        </section>
      )}
      {nutrition && (
        <section>
          <Heading>{productText.nutrition}</Heading>
          <NutritionTable nutrition={nutrition} grams={grams} />
        </section>
      )}
      {nutritionNote !== '' && (
        <section>
          <Heading>{productText.nutrition}</Heading>
          <p>{nutritionNote}</p>
        </section>
      )}
    </div>
  );
}

/** Bold as well as capitals (Regulation 1169/2011 art. 21). */
function emphasised(ingredients: string) {
  return splitAllergens(ingredients).map(({ text, isAllergen }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    isAllergen ? <strong key={`${index}-${text}`}>{text}</strong> : text,
  );
}

function NutritionTable({
  nutrition,
  grams,
}: {
  readonly nutrition: NonNullable<ProductFacts['nutrition']>;
  readonly grams: number | null;
}) {
  const factor = grams === null ? null : grams / 100;
  const rows = [
    { name: productText.fat, grams: nutrition.fatG },
    { name: productText.saturated, grams: nutrition.saturatedFatG, isPart: true },
    { name: productText.carbohydrate, grams: nutrition.carbohydrateG },
    { name: productText.sugars, grams: nutrition.sugarsG, isPart: true },
    ...(nutrition.fibreG === null ? [] : [{ name: productText.fibre, grams: nutrition.fibreG }]),
    { name: productText.protein, grams: nutrition.proteinG },
    { name: productText.salt, grams: nutrition.saltG },
  ];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{productText.per(nutrition.basis)}</th>
          {grams !== null && <th scope="col">{productText.perPortion(grams)}</th>}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{productText.energy}</th>
          <td>{energy(nutrition, 1)}</td>
          {factor !== null && <td>{energy(nutrition, factor)}</td>}
        </tr>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className={'isPart' in row ? styles.part : undefined}>
              {row.name}
            </th>
            <td>{amount(row.grams)}</td>
            {factor !== null && <td>{amount(row.grams * factor)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function energy({ energyKj, energyKcal }: { readonly energyKj: number; readonly energyKcal: number }, factor: number) {
  return `${Math.round(energyKj * factor)}\u00a0kJ / ${Math.round(energyKcal * factor)}\u00a0kcal`;
}

function amount(grams: number) {
  return `${grams.toFixed(1).replace('.', ',')}\u00a0g`;
}
