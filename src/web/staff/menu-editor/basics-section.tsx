import { Alert, Checkbox, Group, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { MenuEditing } from '#contract/menu/entries-calls.ts';
import { PRODUCT_NAME_MAX_LENGTH } from '#domain/menu/editing/decide-product.ts';
import type { Form } from '#web/forms/use-form.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { RichTextField } from '#web/staff/form/rich-text-field.tsx';
import { PictureField } from '#web/staff/pictures/picture-field.tsx';
import type { ProductValues } from './product-values.ts';

const words = menuEditorWords.form;

type BasicsSectionProps = {
  readonly form: Form<ProductValues>;
  readonly menu: MenuEditing;
  readonly category: MenuEditing['categories'][number] | undefined;
};

/** What a product is, how it may be ordered, what it looks like. */
export function BasicsSection({ form, menu, category }: BasicsSectionProps) {
  const isSpecial = category?.specialCategory ?? false;
  const id = useId();
  const problem = form.problems.orderType;
  return (
    <>
      <FormSection title={words.basics}>
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
        <div data-wide>
          <RichTextField label={words.description} required {...form.bind('description')} />
        </div>
        <Stack
          component="fieldset"
          gap="sm"
          data-path="orderType"
          data-wide
          aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
        >
          <Text component="legend" fw={600} mb={4}>
            {words.orderType}
          </Text>
          <Group gap="lg">
            <Checkbox
              label={words.today}
              disabled={isSpecial}
              {...form.tick('standardOrderType')}
              {...(isSpecial ? { checked: false } : {})}
            />
            <Checkbox
              label={words.ahead}
              disabled={isSpecial}
              {...form.tick('preOrderOrderType')}
              {...(isSpecial ? { checked: true } : {})}
            />
          </Group>
          {problem && (
            <Text c="bad" id={`${id}-problem`}>
              {problem}
            </Text>
          )}
          <Text c="dimmed" fz="0.9375rem" id={`${id}-hint`}>
            {words.orderTypeHint}
          </Text>
        </Stack>
        {isSpecial && (
          <Alert color="warn" data-wide>
            {words.specialLocks}
          </Alert>
        )}
        <Switch label={words.available} description={words.availableHint} {...form.tick('available')} />
        <Checkbox label={words.allowsMessage} disabled={isSpecial} {...form.tick('allowPreferredMessage')} />
      </FormSection>
      <FormSection title={words.pictures} hint={words.picturesHint}>
        <PictureField label={words.pictures} {...form.bind('pictures')} />
      </FormSection>
    </>
  );
}
