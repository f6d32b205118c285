import { Checkbox, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import type { MenuEditing } from '#contract/products/staff-calls.ts';
import { FIELD_WORDS } from '#domain/menu/editing/office-fields.ts';
import { NUTRITION_FIGURES } from '#domain/menu/editing/read-nutrition.ts';
import { ALLERGENS, type Allergen } from '#domain/menu/menu.ts';
import { readBasisPoints } from '#domain/money/percent.ts';
import { describeVat } from '#domain/vat/vat-words.ts';
import type { Form } from '#web/forms/use-form.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { RecordTable } from '#web/staff/kit/record-table.tsx';
import { looksLikeStandardVat } from './follow-words.ts';
import styles from './product-form.module.css';
import { type ProductValues, vatChoices } from './product-values.ts';

const words = menuEditorWords.form;

/** At least as high as a finger. */
const TALL = { body: { alignItems: 'center', minHeight: 'var(--target)' } } as const;

/** The table is split into two halves when there is room. */
const HALF = ALLERGENS.length / 2;

type FactsSectionProps = {
  readonly form: Form<ProductValues>;
  readonly menu: Pick<MenuEditing, 'categories' | 'vatRates'>;
  readonly isLocked: boolean;
};

/** Information required before buying, and the VAT. */
export function FactsSection({ form, menu, isLocked }: FactsSectionProps) {
  const rates = vatChoices(menu.vatRates);
  const standard = menu.vatRates.find(({ role }) => role === 'standard');
  const isUnusual =
    standard !== undefined &&
    looksLikeStandardVat(form.values, menu.categories) &&
    form.values.vatRateId !== String(standard.id);
  return (
    <>
      <FormSection title={words.sections.law} hint={words.lawHint}>
        <Textarea
          label={FIELD_WORDS.ingredients.label}
          description={words.ingredientsHint}
          autosize
          minRows={2}
          data-wide
          {...form.bind('ingredients')}
        />
        <Textarea
          label={FIELD_WORDS.additives.label}
          description={words.additivesHint}
          autosize
          minRows={1}
          data-wide
          {...form.bind('additives')}
        />
        <div data-wide>
          <Text fw={600} mb={4}>
            {words.allergens}
          </Text>
          <Checkbox
            label={words.hasNoAllergens}
            description={words.hasNoAllergensHint}
            mb="xs"
            disabled={form.values.allergens.length > 0}
            {...form.tick('hasNoAllergens')}
          />
          <div className={styles.halves}>
            <AllergenTable form={form} />
          </div>
        </div>
      </FormSection>
      <FormSection title={words.nutrition} hint={words.nutritionHint}>
        <Columns least="8rem" isLevel data-wide>
          <NativeSelect label={words.basis} data={['100 g', '100 ml']} {...form.bind('nutrition.basis')} />
          {NUTRITION_FIGURES.map((figure) => (
            <TextInput
              key={figure}
              label={words.figures[figure]}
              inputMode="decimal"
              {...form.bind(`nutrition.${figure}`)}
            />
          ))}
        </Columns>
        <Textarea
          label={words.note}
          description={words.noteHint}
          autosize
          minRows={1}
          data-wide
          {...form.bind('nutriValues')}
        />
      </FormSection>
      <FormSection title={words.tax} hint={words.taxHint}>
        <Columns least="8rem" isLevel data-wide>
          <NativeSelect label={words.vatTakeaway} data={rates} disabled={isLocked} {...form.bind('vatRateId')} />
          <NativeSelect
            label={words.vatOnPremises}
            data={rates}
            disabled={isLocked}
            {...form.bind('vatRateIdOnPremises')}
          />
        </Columns>
        {isUnusual && (
          <div data-wide>
            <Note tone="warn">{words.vatStandard(describeVat(standard.name, readBasisPoints(standard.percent)))}</Note>
          </div>
        )}
      </FormSection>
    </>
  );
}

/** The fourteen allergens of the EU list; one that a dish contains cannot also be a trace. */
function AllergenTable({ form }: Pick<FactsSectionProps, 'form'>) {
  const put = (field: 'allergens' | 'mayContain', allergen: Allergen, isIn: boolean) => {
    const other = field === 'allergens' ? 'mayContain' : 'allergens';
    const kept = form.values[field].filter((one) => one !== allergen);
    if (field === 'allergens' && isIn) form.set('hasNoAllergens', false);
    form.set(field, inOrder(isIn ? [...kept, allergen] : kept));
    if (isIn)
      form.set(
        other,
        form.values[other].filter((one) => one !== allergen),
      );
  };
  const box = (field: 'allergens' | 'mayContain', allergen: Allergen, label: (name: string) => string) => (
    <Checkbox
      styles={TALL}
      aria-label={label(menuEditorWords.allergenNames[allergen])}
      checked={form.values[field].includes(allergen)}
      onChange={(event) => put(field, allergen, event.currentTarget.checked)}
    />
  );
  return (
    <Columns least="16rem" gap="0 2rem" isFilled>
      {[ALLERGENS.slice(0, HALF), ALLERGENS.slice(HALF)].map((some) => (
        <RecordTable
          key={some[0]}
          label={words.allergens}
          columns={[
            { title: words.allergen, cell: (allergen) => menuEditorWords.allergenNames[allergen] },
            { title: words.contains, cell: (allergen) => box('allergens', allergen, words.containsOf) },
            { title: words.traces, cell: (allergen) => box('mayContain', allergen, words.tracesOf) },
          ]}
          rows={some}
          keyOf={(allergen) => allergen}
        />
      ))}
    </Columns>
  );
}

function inOrder(chosen: readonly Allergen[]): readonly Allergen[] {
  return ALLERGENS.filter((allergen) => chosen.includes(allergen));
}
