import { ActionIcon, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { SHORT_ALLERGEN_NAMES } from '#domain/menu/allergen-names.ts';
import { judgeDrink } from '#domain/menu/editing/judge-drink.ts';
import { ALLERGENS } from '#domain/menu/menu.ts';
import type { Form } from '#web/forms/use-form.ts';
import { dailyMenuWords as words } from '#web/i18n/panel/daily-menu.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { Fill, Row } from '#web/staff/kit/rows.tsx';
import { type DailyDraft, isNewDish } from './daily-draft.ts';

type Props = { readonly form: Form<DailyDraft>; readonly place: number };
type DishRowProps = Props & { readonly mayChangePrices: boolean };

/** A dish with its price and portions; one that is new with what the law asks, too. */
export function DishRow({ form, place, mayChangePrices }: DishRowProps) {
  const dish = form.values.dishes[place];
  if (dish === undefined) return null;
  const { name, value } = dish;
  return (
    <Row>
      <Fill>
        <Text fw={600}>{name}</Text>
        {value !== '' && <Text c="dimmed">{value}</Text>}
      </Fill>
      <Group gap={4} wrap="nowrap" flex="none">
        <ActionIcon
          size={44}
          variant="default"
          aria-label={words.up(name)}
          disabled={place === 0}
          onClick={() => form.move('dishes', place, place - 1)}
        >
          ↑
        </ActionIcon>
        <ActionIcon
          size={44}
          variant="default"
          aria-label={words.remove(name)}
          onClick={() => form.remove('dishes', place)}
        >
          ×
        </ActionIcon>
      </Group>
      <Columns least="7rem" gap="0.75rem">
        <TextInput
          label={words.price}
          aria-label={words.priceOf(name)}
          inputMode="decimal"
          autoComplete="off"
          disabled={!mayChangePrices}
          {...form.bind(`dishes.${place}.price`)}
        />
        <TextInput
          label={words.portions}
          aria-label={words.portionsOf(name)}
          inputMode="numeric"
          autoComplete="off"
          {...form.bind(`dishes.${place}.portions`)}
        />
      </Columns>
      {isNewDish(dish) && <Declared form={form} place={place} />}
    </Row>
  );
}

function Declared({ form, place }: Props) {
  const { name = '', allergens = [], hasNoAllergens = false } = form.values.dishes[place] ?? {};
  const problem = form.problems[`dishes.${place}.allergens`];
  return (
    <Stack gap="xs" w="100%">
      <Note tone="ink">{words.newDish}</Note>
      {judgeDrink({ name, category: '' }).isAlcohol && <Note tone="warn">{words.alcohol}</Note>}
      <TextInput
        label={words.grams}
        inputMode="numeric"
        autoComplete="off"
        maw="12rem"
        {...form.bind(`dishes.${place}.grams`)}
      />
      <fieldset data-path={`dishes.${place}.allergens`}>
        <Text component="legend" fw={600}>
          {words.allergens}
        </Text>
        <Columns least="9rem" gap="0.5rem">
          <Checkbox
            label={words.noAllergens}
            checked={hasNoAllergens}
            disabled={allergens.length > 0}
            onChange={(event) => form.set(`dishes.${place}.hasNoAllergens`, event.currentTarget.checked)}
          />
          {ALLERGENS.map((allergen) => (
            <Checkbox
              key={allergen}
              label={SHORT_ALLERGEN_NAMES[allergen]}
              checked={allergens.includes(allergen)}
              onChange={(event) =>
                form.change({
                  dishes: form.values.dishes.map((dish, index) =>
                    index === place
                      ? {
                          ...dish,
                          hasNoAllergens: false,
                          allergens: event.currentTarget.checked
                            ? [...dish.allergens, allergen]
                            : dish.allergens.filter((one) => one !== allergen),
                        }
                      : dish,
                  ),
                })
              }
            />
          ))}
        </Columns>
        {problem !== undefined && (
          <Text role="alert" c="bad">
            {problem}
          </Text>
        )}
      </fieldset>
    </Stack>
  );
}
