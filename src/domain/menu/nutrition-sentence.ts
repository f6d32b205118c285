import type { Nutrition } from '#domain/menu/menu.ts';

const decimal = (amount: number) => String(amount).replace('.', ',');

/** The nutrition declaration as one sentence, in the order the law gives (Regulation (EU) 1169/2011, annex XV). */
export function nutritionSentence(nutrition: Nutrition): string {
  const { basis, fatG, saturatedFatG, carbohydrateG, sugarsG, fibreG, proteinG, saltG } = nutrition;
  const parts = [
    `energie ${decimal(nutrition.energyKj)} kJ / ${decimal(nutrition.energyKcal)} kcal`,
    `grăsimi ${decimal(fatG)} g, din care acizi grași saturați ${decimal(saturatedFatG)} g`,
    `glucide ${decimal(carbohydrateG)} g, din care zaharuri ${decimal(sugarsG)} g`,
    ...(fibreG === null ? [] : [`fibre ${decimal(fibreG)} g`]),
    `proteine ${decimal(proteinG)} g`,
    `sare ${decimal(saltG)} g`,
  ];
  return `Valori nutriționale la ${basis}: ${parts.join('; ')}.`;
}
