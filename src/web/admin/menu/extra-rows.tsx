import { ActionIcon, Button, NumberInput, TextInput } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Form } from '#web/forms/use-form.ts';
import { categoryWords } from '#web/i18n/admin/categories.ts';
import styles from './categories-screen.module.css';
import type { CategoryValues } from './category-values.ts';

const words = categoryWords.form;
const MOST = 40;

/** What may be added to the products of a category, each for its own price. */
export function ExtraRows({ form }: { readonly form: Form<CategoryValues> }) {
  const rows = form.values.extraIngredients;
  return (
    <fieldset className={styles.extras} data-wide data-path="extraIngredients">
      <legend className="visually-hidden">{words.extras}</legend>
      {rows.length === 0 && <p className={styles.quiet}>{words.noExtras}</p>}
      <ol className={styles.extraRows}>
        {rows.map((row, index) => (
          // Rows have no name of their own; their place is what they are.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className={styles.extraRow}>
            <TextInput label={words.extraName} maxLength={80} {...form.bind(`extraIngredients.${index}.name`)} />
            <NumberInput
              label={words.extraPrice}
              min={0}
              max={100_000}
              decimalScale={2}
              decimalSeparator=","
              hideControls
              {...form.bind(`extraIngredients.${index}.price`)}
            />
            <ActionIcon
              size={44}
              color="bad"
              aria-label={words.removeExtra(row.name)}
              onClick={() => form.remove('extraIngredients', index)}
            >
              <IconTrash aria-hidden size={20} />
            </ActionIcon>
          </li>
        ))}
      </ol>
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
