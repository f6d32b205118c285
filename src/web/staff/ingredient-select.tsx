import { MultiSelect } from '@mantine/core';
import { fold } from '#domain/text/fold.ts';
import { ingredientWords as words } from '#web/i18n/staff/ingredients.ts';
import type { Ingredient } from './ingredients.ts';

type IngredientSelectProps = {
  readonly label: string;
  readonly hint: string;
  readonly known: readonly Ingredient[];
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
};

/** Ingredients of the list, by their ids. */
export function IngredientSelect({ label, hint, known, value, onChange }: IngredientSelectProps) {
  return (
    <MultiSelect
      label={label}
      description={hint}
      searchable
      hidePickedOptions
      nothingFoundMessage={words.noResults}
      data={known.map((one) => ({ value: String(one.id), label: one.name }))}
      filter={({ options, search }) =>
        options.filter((option) => 'label' in option && fold(option.label).includes(fold(search.trim())))
      }
      value={[...value]}
      onChange={onChange}
    />
  );
}
