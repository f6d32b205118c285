import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { NUTRITION_FIGURES } from '#domain/menu/editing/read-nutrition.ts';
import { ALLERGENS, type Allergen } from '#domain/menu/menu.ts';
import type { Form } from '#web/forms/use-form.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import styles from './product-form-screen.module.css';
import type { ProductValues } from './product-values.ts';

const words = menuEditorWords.form;

type FactsSectionProps = { readonly form: Form<ProductValues>; readonly isLocked: boolean };

/** What the law wants known before buying, what a product may call itself, and its VAT. */
export function FactsSection({ form, isLocked }: FactsSectionProps) {
  return (
    <>
      <FormSection title={words.law} hint={words.lawHint}>
        <Textarea
          label={words.ingredients}
          description={words.ingredientsHint}
          autosize
          minRows={2}
          data-wide
          {...form.bind('ingredients')}
        />
        <Textarea
          label={words.additives}
          description={words.additivesHint}
          autosize
          minRows={1}
          data-wide
          {...form.bind('additives')}
        />
        <div data-wide>
          <p className={styles.label}>{words.allergens}</p>
          <AllergenTable form={form} />
        </div>
      </FormSection>
      <FormSection title={words.nutrition} hint={words.nutritionHint}>
        <div className={styles.grid} data-wide>
          <NativeSelect label={words.basis} data={['100 g', '100 ml']} {...form.bind('nutrition.basis')} />
          {NUTRITION_FIGURES.map((figure) => (
            <TextInput
              key={figure}
              label={words.figures[figure]}
              inputMode="decimal"
              {...form.bind(`nutrition.${figure}`)}
            />
          ))}
        </div>
        <Textarea
          label={words.note}
          description={words.noteHint}
          autosize
          minRows={1}
          data-wide
          {...form.bind('nutriValues')}
        />
      </FormSection>
      <FormSection title={words.marks}>
        <Checkbox label={words.veggie} {...form.tick('isVeggie')} />
        <Checkbox label={words.fasting} {...form.tick('isFasting')} />
        <Checkbox label={words.frozen} {...form.tick('fromFrozen')} />
        <Checkbox label={words.adult} description={words.adultHint} {...form.tick('ageRestricted18')} />
      </FormSection>
      <FormSection title={words.tax} hint={words.taxHint}>
        <TextInput label={words.vatTakeaway} inputMode="decimal" disabled={isLocked} {...form.bind('vatPercent')} />
        <TextInput
          label={words.vatOnPremises}
          inputMode="decimal"
          disabled={isLocked}
          {...form.bind('vatPercentOnPremises')}
        />
      </FormSection>
    </>
  );
}

/** The fourteen of the EU list; an allergen a dish contains cannot also be a trace. */
function AllergenTable({ form }: Pick<FactsSectionProps, 'form'>) {
  const { allergens, mayContain } = form.values;
  const put = (field: 'allergens' | 'mayContain', allergen: Allergen, isIn: boolean) => {
    const other = field === 'allergens' ? 'mayContain' : 'allergens';
    const kept = form.values[field].filter((one) => one !== allergen);
    form.set(field, inOrder(isIn ? [...kept, allergen] : kept));
    if (isIn)
      form.set(
        other,
        form.values[other].filter((one) => one !== allergen),
      );
  };
  return (
    <table className={styles.allergens}>
      <thead>
        <tr>
          <th scope="col">{words.allergen}</th>
          <th scope="col">{words.contains}</th>
          <th scope="col">{words.traces}</th>
        </tr>
      </thead>
      <tbody>
        {ALLERGENS.map((allergen) => {
          const name = menuEditorWords.allergenNames[allergen];
          return (
            <tr key={allergen}>
              <th scope="row">{name}</th>
              <td>
                <span className={styles.box}>
                  <Checkbox
                    aria-label={words.containsOf(name)}
                    checked={allergens.includes(allergen)}
                    onChange={(event) => put('allergens', allergen, event.currentTarget.checked)}
                  />
                </span>
              </td>
              <td>
                <span className={styles.box}>
                  <Checkbox
                    aria-label={words.tracesOf(name)}
                    checked={mayContain.includes(allergen)}
                    onChange={(event) => put('mayContain', allergen, event.currentTarget.checked)}
                  />
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function inOrder(chosen: readonly Allergen[]): readonly Allergen[] {
  return ALLERGENS.filter((allergen) => chosen.includes(allergen));
}
