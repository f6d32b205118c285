import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { GROUP_NAME_MAX_LENGTH, MOST_OPTIONS } from '#domain/menu/editing/decide-option-group.ts';
import { GROUP_PRICINGS } from '#domain/menu/menu.ts';
import type { OfferedProduct } from '#domain/menu/shown-menu.ts';
import { optionWords as words } from '#web/i18n/staff/options.ts';
import { newKey } from '#web/new-key.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import type { SavedForm } from '#web/staff/form/use-staff-form.ts';
import type { Ingredient } from '#web/staff/ingredients.ts';
import { Choices } from '#web/staff/kit/choices.tsx';
import { IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { Rows } from '#web/staff/kit/rows.tsx';
import type { ListedGroup } from '#web/staff/options.ts';
import { useReorder } from '#web/staff/reorder/use-reorder.ts';
import { newOption, type OptionGroupValues } from './option-group-values.ts';
import { OptionPreview } from './option-preview.tsx';
import { OptionRow } from './option-row.tsx';
import { type GroupOnWire, useGroupForm } from './use-group-form.ts';

/** The things that options may refer to. */
type Named = {
  readonly products: readonly OfferedProduct[];
  readonly others: readonly ListedGroup[];
  readonly ingredients: readonly Ingredient[];
};

type GroupFormProps = Named & {
  /** Null for a new one. */
  readonly group: GroupOnWire | null;
  readonly start: OptionGroupValues;
};

export function GroupForm({ group, start, ...named }: GroupFormProps) {
  const form = useGroupForm(group, start);
  return (
    <StaffForm form={form} isNew={group === null} {...(group === null ? { submitLabel: words.create } : {})}>
      <RulesSection form={form} />
      <OptionsSection form={form} {...named} />
      <OptionPreview values={form.values} products={named.products} groups={named.others} />
    </StaffForm>
  );
}

type SectionProps = { readonly form: SavedForm<OptionGroupValues> };

function RulesSection({ form }: SectionProps) {
  return (
    <FormSection title={words.rules} hint={words.rulesHint}>
      <TextInput
        label={words.name}
        description={words.nameHint}
        required
        maxLength={GROUP_NAME_MAX_LENGTH}
        autoComplete="off"
        data-wide
        {...form.bind('name')}
      />
      <TextInput label={words.minimum} inputMode="numeric" required {...form.bind('minimum')} />
      <TextInput label={words.maximum} description={words.maximumHint} inputMode="numeric" {...form.bind('maximum')} />
      <div data-wide>
        <Choices
          isExplained
          name="pret"
          legend={words.pricing}
          least="12rem"
          options={GROUP_PRICINGS.map((value) => ({
            value,
            label: words.pricings[value],
            note: words.pricingNotes[value],
          }))}
          {...form.bind('pricing')}
        />
      </div>
      {form.values.pricing === 'sum' && (
        <TextInput
          label={words.included}
          description={words.includedHint}
          inputMode="numeric"
          {...form.bind('included')}
        />
      )}
    </FormSection>
  );
}

function OptionsSection({ form, products, others, ingredients }: SectionProps & Named) {
  const [fresh, setFresh] = useState<string | null>(null);
  const { options } = form.values;
  const keys = options.map(({ key }) => key);
  const reorder = useReorder({ keys, onMove: (key, place) => form.move('options', keys.indexOf(key), place) });
  const add = () => {
    const key = newKey();
    setFresh(key);
    form.add('options', newOption(key));
  };
  return (
    <FormSection title={words.options} hint={words.optionsHint}>
      <Stack gap="md" data-wide data-path="options">
        {form.problems.options && <Text c="bad">{form.problems.options}</Text>}
        <Rows component="ol" aria-label={words.optionList}>
          {options.map((option, place) => (
            <OptionRow
              key={option.key}
              form={form}
              place={place}
              reorder={reorder}
              products={products}
              groups={others}
              ingredients={ingredients}
              isFresh={option.key === fresh}
            />
          ))}
        </Rows>
        {options.length < MOST_OPTIONS && (
          <Group>
            <Button variant="default" leftSection={<IconPlus aria-hidden size={18} />} onClick={add}>
              {words.addOption}
            </Button>
          </Group>
        )}
      </Stack>
    </FormSection>
  );
}
