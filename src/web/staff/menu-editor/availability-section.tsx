import { Alert, Checkbox, Group, Stack, Switch, Text } from '@mantine/core';
import { useId } from 'react';
import type { MenuEditing } from '#contract/products/staff-calls.ts';
import { describeWindows } from '#domain/menu/describe-windows.ts';
import type { Form } from '#web/forms/use-form.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { windowWords } from '#web/i18n/staff/windows.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { WindowsField } from '#web/staff/form/windows-field.tsx';
import type { ProductValues } from './product-values.ts';

const words = menuEditorWords.form;

type AvailabilitySectionProps = {
  readonly form: Form<ProductValues>;
  readonly category: MenuEditing['categories'][number] | undefined;
};

/** Whether, for which day and at which hours a product can be ordered. */
export function AvailabilitySection({ form, category }: AvailabilitySectionProps) {
  const isSpecial = category?.specialCategory ?? false;
  const id = useId();
  const problem = form.problems.orderType;
  return (
    <>
      <FormSection title={words.sections.availability}>
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
      <FormSection title={windowWords.title} hint={windowWords.productHint}>
        <WindowsField
          value={form.values.availabilityWindows}
          onChange={(windows) => form.set('availabilityWindows', windows)}
          errors={form.problems}
          alwaysText={windowWords.alwaysText}
          inherited={
            category === undefined
              ? null
              : { category: category.name, hours: describeWindows(category.availabilityWindows) }
          }
        />
      </FormSection>
    </>
  );
}
