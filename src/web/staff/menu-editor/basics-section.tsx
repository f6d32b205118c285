import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { PRODUCT_ON_WIRE } from '#contract/products/product-on-wire.ts';
import type { MenuEditing } from '#contract/products/staff-calls.ts';
import { PRODUCT_NAME_MAX_LENGTH } from '#domain/menu/editing/decide-product.ts';
import { markLabel, PRODUCT_MARKS } from '#domain/menu/editing/office-fields.ts';
import type { Form } from '#web/forms/use-form.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { stationWords } from '#web/i18n/staff/stations.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { RichTextField } from '#web/staff/form/rich-text-field.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { stationChoices } from '#web/staff/stations.ts';
import { describeCategoryStation } from './describe-kitchen.ts';
import type { ProductValues } from './product-values.ts';

const words = menuEditorWords.form;

type BasicsSectionProps = {
  readonly form: Form<ProductValues>;
  readonly menu: MenuEditing;
  /** Its words name alcohol. */
  readonly isAlcohol: boolean;
};

/** Name, category, station, description and marks of a product. */
export function BasicsSection({ form, menu, isAlcohol }: BasicsSectionProps) {
  return (
    <FormSection title={words.sections.seen}>
      <TextInput
        label={words.name}
        required
        maxLength={PRODUCT_NAME_MAX_LENGTH}
        autoComplete="off"
        {...form.bind('name')}
      />
      <NativeSelect
        label={words.category}
        required
        data={[
          { value: '', label: words.chooseCategory },
          ...menu.categories.map((one) => ({ value: String(one.id), label: one.name })),
        ]}
        {...form.bind('category')}
      />
      {menu.stations.length > 0 && (
        <NativeSelect
          label={stationWords.station}
          description={stationWords.productHint}
          data={[
            { value: '', label: describeCategoryStation(menu, Number(form.values.category)) },
            ...stationChoices(menu.stations),
          ]}
          {...form.bind('station')}
        />
      )}
      <div data-wide>
        <RichTextField label={words.description} isBrief required {...form.bind('description')} />
      </div>
      <Columns component="fieldset" least="14rem" aria-label={words.marks} data-wide>
        {PRODUCT_MARKS.map((mark) => (
          <Checkbox
            key={mark}
            label={markLabel(mark)}
            description={mark === 'isAgeRestricted' ? (isAlcohol ? words.adultAlcohol : words.adultHint) : undefined}
            {...form.tick(PRODUCT_ON_WIRE[mark])}
          />
        ))}
      </Columns>
    </FormSection>
  );
}
