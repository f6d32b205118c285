import { Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import type { Form } from '#web/forms/use-form.ts';
import { categoryWords } from '#web/i18n/admin/categories.ts';
import { IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { TakeOut } from '#web/staff/kit/row-actions.tsx';
import type { CategoryValues } from './category-values.ts';

const words = categoryWords.form;
const MOST = 40;

/** The extras for the products of a category, each with its own price. */
export function ExtraRows({ form }: { readonly form: Form<CategoryValues> }) {
  const rows = form.values.extraIngredients;
  return (
    <fieldset data-wide data-path="extraIngredients">
      <legend className="visually-hidden">{words.extras}</legend>
      {rows.length === 0 && (
        <Text c="dimmed" fz="0.9375rem">
          {words.noExtras}
        </Text>
      )}
      <Stack component="ol" gap="sm" mb="md">
        {rows.map((row, index) => (
          // Rows have no id; their position identifies them.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Group key={index} component="li" align="end" gap="sm">
            <TextInput
              label={words.extraName}
              flex="1 1 12rem"
              maxLength={80}
              {...form.bind(`extraIngredients.${index}.name`)}
            />
            <NumberInput
              label={words.extraPrice}
              w="7rem"
              min={0}
              max={100_000}
              decimalScale={2}
              decimalSeparator=","
              hideControls
              {...form.bind(`extraIngredients.${index}.price`)}
            />
            <TakeOut label={words.removeExtra(row.name)} onClick={() => form.remove('extraIngredients', index)} />
          </Group>
        ))}
      </Stack>
      {rows.length < MOST && (
        <Button
          variant="default"
          leftSection={<IconPlus aria-hidden size={18} />}
          onClick={() => form.add('extraIngredients', { name: '', price: '' })}
        >
          {words.addExtra}
        </Button>
      )}
    </fieldset>
  );
}
