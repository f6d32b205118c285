import { Button, Group, Stack, Text } from '@mantine/core';
import { plainDescription } from '#domain/menu/card-description.ts';
import type { IngredientEffect } from '#domain/menu/ingredient.ts';
import type { Form } from '#web/forms/use-form.ts';
import { ingredientWords as words } from '#web/i18n/staff/ingredients.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { IngredientSelect } from '#web/staff/ingredient-select.tsx';
import type { Ingredient } from '#web/staff/ingredients.ts';
import { IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { chooseIngredients, namedIngredients } from './needed-ingredients.ts';
import type { ProductValues } from './product-values.ts';

type IngredientsSectionProps = {
  readonly form: Form<ProductValues>;
  readonly known: readonly Ingredient[];
};

/** The ingredients without which the product is sold out. Without a list of ingredients there is nothing to choose. */
export function IngredientsSection({ form, known }: IngredientsSectionProps) {
  if (known.length === 0) return null;
  const { needs, name, description, ingredients } = form.values;
  const named = namedIngredients([name, plainDescription(description), ingredients].join('. '), known, needs);
  const choose = (effect: IngredientEffect, ids: readonly string[]) =>
    form.set('needs', chooseIngredients(needs, effect, ids));
  return (
    <FormSection title={words.ofProduct} hint={words.ofProductHint}>
      <Stack data-wide data-path="needs">
        <IngredientSelect
          label={words.closes}
          hint={words.closesHint}
          known={known}
          value={needs.closes}
          onChange={(ids) => choose('closes', ids)}
        />
        <IngredientSelect
          label={words.leftOut}
          hint={words.leftOutHint}
          known={known}
          value={needs.left_out}
          onChange={(ids) => choose('left_out', ids)}
        />
        {named.length > 0 && (
          <Group gap="xs">
            <Text c="dimmed">{words.namedHere}</Text>
            {named.map((one) => (
              <Button
                key={one.id}
                variant="default"
                aria-label={words.suggestionOf(one.name)}
                leftSection={<IconPlus aria-hidden size={18} />}
                onClick={() => choose('closes', [...needs.closes, String(one.id)])}
              >
                {one.name}
              </Button>
            ))}
          </Group>
        )}
      </Stack>
    </FormSection>
  );
}
