import { Alert, Button, Group, MultiSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { MenuEditing, WholeEntry } from '#contract/products/staff-calls.ts';
import { EXTRA_NAME_MAX_LENGTH, MOST_ADD_ONS, MOST_EXTRAS, MOST_SIMILAR } from '#domain/menu/editing/decide-product.ts';
import { fold } from '#domain/text/fold.ts';
import type { Form } from '#web/forms/use-form.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { newKey } from '#web/new-key.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { TakeOut } from '#web/staff/kit/row-actions.tsx';
import { useApi } from '#web/use-api.ts';
import { namesQuery } from './menu-queries.ts';
import { productChoices } from './product-choices.ts';
import type { ProductValues } from './product-values.ts';

const words = menuEditorWords.form;
/** As many as can be scanned at once. */
const MOST_SHOWN = 20;

type ExtrasSectionProps = {
  readonly form: Form<ProductValues>;
  readonly category: MenuEditing['categories'][number] | undefined;
  readonly isLocked: boolean;
  readonly similar: WholeEntry['similarProducts'];
  readonly addOns: WholeEntry['addOnProducts'];
  /** Id of the product itself, which is never suggested beside itself. */
  readonly ownId: number | null;
};

/** The extras of a product, and the products suggested with it. */
export function ExtrasSection({ form, category, isLocked, similar, addOns, ownId }: ExtrasSectionProps) {
  const { extraIngredientsBeans: extras } = form.values;
  const isSpecial = category?.specialCategory ?? false;
  return (
    <>
      <FormSection title={words.sections.extras} hint={words.extrasHint}>
        <Stack gap="md" data-wide data-path="extraIngredientsBeans">
          {isSpecial ? (
            <Alert color="warn">{words.specialLocks}</Alert>
          ) : (
            <>
              {form.problems.extraIngredientsBeans && <Text c="bad">{form.problems.extraIngredientsBeans}</Text>}
              {extras.map((extra, index) => (
                <Group
                  key={extra.key}
                  component="fieldset"
                  aria-label={words.extraName(index + 1)}
                  align="end"
                  gap="xs"
                  wrap="nowrap"
                >
                  <TextInput
                    label={words.extraName(index + 1)}
                    flex={1}
                    miw={0}
                    maxLength={EXTRA_NAME_MAX_LENGTH}
                    disabled={isLocked}
                    {...form.bind(`extraIngredientsBeans.${index}.name`)}
                  />
                  <TextInput
                    label={words.price}
                    w="6rem"
                    inputMode="decimal"
                    disabled={isLocked}
                    {...form.bind(`extraIngredientsBeans.${index}.price`)}
                  />
                  <TakeOut
                    label={words.removeExtra(extra.name.trim() === '' ? words.unnamed : extra.name)}
                    onClick={() => form.remove('extraIngredientsBeans', index)}
                  />
                </Group>
              ))}
              {!isLocked && extras.length < MOST_EXTRAS && (
                <Button
                  variant="default"
                  leftSection={<IconPlus aria-hidden size={20} />}
                  onClick={() =>
                    form.add('extraIngredientsBeans', {
                      key: newKey(),
                      name: '',
                      price: '',
                      allergens: [],
                    })
                  }
                >
                  {words.addExtra}
                </Button>
              )}
            </>
          )}
        </Stack>
      </FormSection>
      <FormSection title={words.suggested} hint={words.suggestedHint}>
        <ProductsField
          form={form}
          path="addOnProductIds"
          label={words.addOns}
          hint={words.addOnsHint}
          most={MOST_ADD_ONS}
          chosen={addOns}
          ownId={ownId}
        />
        <ProductsField
          form={form}
          path="similarProductIds"
          label={words.similar}
          hint={words.similarHint}
          most={MOST_SIMILAR}
          chosen={similar}
          ownId={ownId}
        />
      </FormSection>
    </>
  );
}

type ProductsFieldProps = Pick<ExtrasSectionProps, 'form' | 'ownId'> & {
  readonly path: 'similarProductIds' | 'addOnProductIds';
  readonly label: string;
  readonly hint: string;
  readonly most: number;
  readonly chosen: WholeEntry['similarProducts'];
};

/** A list of other products, in the order in which they were chosen. */
function ProductsField({ form, path, label, hint, most, chosen, ownId }: ProductsFieldProps) {
  const { data: names = [] } = useQuery(namesQuery(useApi()));
  const known = new Map([
    ...chosen.map(({ id, name }) => [String(id), name] as const),
    ...productChoices(names).map(({ value, label: text }) => [value, text] as const),
  ]);
  return (
    <div data-wide>
      <MultiSelect
        label={label}
        description={hint}
        searchable
        hidePickedOptions
        limit={MOST_SHOWN}
        maxValues={most}
        nothingFoundMessage={words.productNone}
        data={[...known].filter(([id]) => id !== String(ownId)).map(([value, text]) => ({ value, label: text }))}
        filter={({ options, search }) =>
          options.filter((option) => 'label' in option && fold(option.label).includes(fold(search.trim())))
        }
        {...form.bind(path)}
        value={[...form.values[path]]}
      />
    </div>
  );
}
