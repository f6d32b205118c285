import { countOf } from '#domain/text/plural.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { SECTIONS, type Section } from './form-sections.ts';
import type { ProductValues } from './product-values.ts';

const words = menuEditorWords.form;

/** The content of each part of the form in one line, shown while the part is folded. */
export function summariseSections(values: ProductValues, category: string): Readonly<Record<Section, string>> {
  const parts: Readonly<Record<Section, readonly string[]>> = {
    seen: [values.name.trim(), category],
    sizes: values.dimensions.map(({ value, price }) => words.sizeSummary(value.trim(), price)),
    extras: values.extraIngredientsBeans.map(({ name }) => name.trim()),
    pictures: values.pictures.length === 0 ? [] : [countOf(values.pictures.length, words.pictureCount)],
    law: values.hasNoAllergens
      ? [words.hasNoAllergens]
      : values.allergens.map((allergen) => menuEditorWords.allergenNames[allergen]),
    availability: [
      values.available ? '' : words.unavailable,
      values.standardOrderType ? words.today : '',
      values.preOrderOrderType ? words.ahead : '',
    ],
  };
  const lines = SECTIONS.map((section) => [section, parts[section].filter((part) => part !== '').join(', ')] as const);
  return Object.fromEntries(lines.map(([section, line]) => [section, line || words.partEmpty[section]])) as Record<
    Section,
    string
  >;
}
