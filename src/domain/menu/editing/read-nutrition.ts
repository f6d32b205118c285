import type { Nutrition } from '#domain/menu/menu.ts';
import { err, ok, type Result } from '#domain/result.ts';

/** The figures of a nutrition declaration, in the order the law gives; the energy in kJ follows from the kcal. */
export const NUTRITION_FIGURES = [
  'energyKcal',
  'fatG',
  'saturatedFatG',
  'carbohydrateG',
  'sugarsG',
  'fibreG',
  'proteinG',
  'saltG',
] as const;
export type NutritionFigure = (typeof NUTRITION_FIGURES)[number];

/** kJ in one kcal (Regulation (EU) 1169/2011, annex I). */
const KJ_PER_KCAL = 4.184;
/** Pure fat has 900 kcal per 100 g. */
const KCAL_MAXIMUM = 1000;
/** 100 ml of a dense liquid may weigh this much, so the sum of the parts may exceed 100. */
const GRAMS_MAXIMUM = 150;

/**
 * Reads a declaration per 100 g or 100 ml. All figures empty: no declaration. Otherwise all except fibre, which is
 * voluntary, are required, and no part may be larger than its whole.
 *
 * @param figures `null` = left empty; not a number = unreadable
 * @returns the declaration, or the figures that are missing, unreadable or contradict another
 * @see Regulation (EU) 1169/2011, art. 30
 */
export function readNutrition(
  basis: string,
  figures: Readonly<Record<NutritionFigure, number | null>>,
): Result<Nutrition | null, readonly NutritionFigure[]> {
  if (NUTRITION_FIGURES.every((figure) => figures[figure] === null)) return ok(null);
  const read = (figure: NutritionFigure) => figures[figure] ?? 0;
  const wrong = NUTRITION_FIGURES.filter((figure) => {
    const amount = figures[figure];
    if (amount === null) return figure !== 'fibreG';
    return !(amount >= 0 && amount <= (figure === 'energyKcal' ? KCAL_MAXIMUM : GRAMS_MAXIMUM));
  });
  if (read('saturatedFatG') > read('fatG')) wrong.push('saturatedFatG');
  if (read('sugarsG') > read('carbohydrateG')) wrong.push('sugarsG');
  if (wrong.length > 0) return err([...new Set(wrong)]);
  return ok({
    basis,
    energyKcal: read('energyKcal'),
    energyKj: Math.round(read('energyKcal') * KJ_PER_KCAL),
    fatG: read('fatG'),
    saturatedFatG: read('saturatedFatG'),
    carbohydrateG: read('carbohydrateG'),
    sugarsG: read('sugarsG'),
    fibreG: figures.fibreG,
    proteinG: read('proteinG'),
    saltG: read('saltG'),
  });
}
