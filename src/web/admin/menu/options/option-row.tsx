import { ActionIcon, Button, Checkbox, Collapse, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { MOST_OPTION_PRICES, OPTION_NAME_MAX_LENGTH } from '#domain/menu/editing/decide-option-group.ts';
import { judgeDrink } from '#domain/menu/editing/judge-drink.ts';
import { ALLERGENS } from '#domain/menu/menu.ts';
import type { OfferedProduct } from '#domain/menu/shown-menu.ts';
import type { Form } from '#web/forms/use-form.ts';
import { ingredientWords } from '#web/i18n/staff/ingredients.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { optionWords as words } from '#web/i18n/staff/options.ts';
import { newKey } from '#web/new-key.ts';
import { IngredientSelect } from '#web/staff/ingredient-select.tsx';
import type { Ingredient } from '#web/staff/ingredients.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { IconChevronDown, IconChevronUp, IconGripVertical, IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { moveActions, RowActions, TakeOut } from '#web/staff/kit/row-actions.tsx';
import { Row } from '#web/staff/kit/rows.tsx';
import type { ListedGroup } from '#web/staff/options.ts';
import type { useReorder } from '#web/staff/reorder/use-reorder.ts';
import { ageLimitOf, type OptionGroupValues } from './option-group-values.ts';

type OptionRowProps = {
  readonly form: Form<OptionGroupValues>;
  readonly place: number;
  readonly reorder: ReturnType<typeof useReorder>;
  readonly products: readonly OfferedProduct[];
  readonly groups: readonly ListedGroup[];
  readonly ingredients: readonly Ingredient[];
  /** Just added by the administrator. */
  readonly isFresh: boolean;
};

/** One option: name and price; the rest is folded behind „Mai multe”. */
export function OptionRow({ form, place, reorder, products, groups, ingredients, isFresh }: OptionRowProps) {
  const [isOpen, setOpen] = useState(false);
  const path = `options.${place}` as const;
  const option = form.values.options[place];
  // A folded problem would be invisible.
  const hasHiddenProblem = Object.keys(form.problems).some(
    (one) => one.startsWith(`${path}.`) && one !== `${path}.name` && one !== `${path}.price`,
  );
  // Outside systems: the server's answer and the form's judge, whose problems open the fold.
  useEffect(() => {
    if (hasHiddenProblem) setOpen(true);
  }, [hasHiddenProblem]);
  if (option === undefined) return null;
  const product = products.find(({ id }) => String(id) === option.productId)?.name ?? '';
  const name = option.name.trim() || product || words.unnamed;
  const last = form.values.options.length - 1;
  return (
    <Row {...reorder.itemProps(option.key)}>
      <Stack gap="sm" w="100%">
        <Group align="end" gap="xs">
          <ActionIcon size={44} aria-label={words.move(name)} {...reorder.handleProps(option.key)}>
            <IconGripVertical aria-hidden size={20} />
          </ActionIcon>
          <TextInput
            label={words.optionName(place + 1)}
            placeholder={product}
            flex="2 1 10rem"
            maxLength={OPTION_NAME_MAX_LENGTH}
            autoComplete="off"
            autoFocus={isFresh}
            {...form.bind(`${path}.name`)}
            onChange={({ currentTarget: { value } }) => {
              form.set(`${path}.name`, value);
              form.set(`${path}.isAgeRestricted`, ageLimitOf(option, { group: form.values.name, name: value }));
            }}
          />
          <TextInput
            label={words.optionPrice(place + 1)}
            placeholder={option.productId === '' ? '' : words.ofProductPrice}
            flex="1 1 7rem"
            inputMode="decimal"
            {...form.bind(`${path}.price`)}
          />
          <RowActions
            name={name}
            actions={[
              ...moveActions(place, last, (to) => reorder.moveTo(option.key, to)),
              {
                label: words.removeOption,
                icon: 'trash',
                isDangerous: true,
                onChoose: () => form.remove('options', place),
              },
            ]}
          />
        </Group>
        {judgeDrink({ name: option.name, category: form.values.name }).isAlcohol && (
          <Note tone="warn">{option.isAgeRestricted ? words.alcohol : words.alcoholUnmarked}</Note>
        )}
        <Group gap="md">
          <Checkbox label={words.isDefault} {...form.tick(`${path}.isDefault`)} />
          <Button
            variant="subtle"
            aria-label={words.moreOf(name)}
            aria-expanded={isOpen}
            rightSection={isOpen ? <IconChevronUp aria-hidden size={18} /> : <IconChevronDown aria-hidden size={18} />}
            onClick={() => setOpen(!isOpen)}
          >
            {words.more}
          </Button>
        </Group>
        <Collapse expanded={isOpen}>
          {isOpen && (
            <OptionMore form={form} place={place} products={products} groups={groups} ingredients={ingredients} />
          )}
        </Collapse>
      </Stack>
    </Row>
  );
}

type OptionMoreProps = Pick<OptionRowProps, 'form' | 'place' | 'products' | 'groups' | 'ingredients'>;

function OptionMore({ form, place, products, groups, ingredients }: OptionMoreProps) {
  const path = `options.${place}` as const;
  const option = form.values.options[place];
  if (option === undefined) return null;
  const put = (allergen: (typeof ALLERGENS)[number], isIn: boolean) =>
    form.set(
      `${path}.allergens`,
      ALLERGENS.filter((one) => (one === allergen ? isIn : option.allergens.includes(one))),
    );
  return (
    <Stack gap="md">
      <Columns least="14rem" gap="0.75rem">
        <NativeSelect
          label={words.product}
          description={words.productHint}
          data={[
            { value: '', label: words.noProduct },
            ...products.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...form.bind(`${path}.productId`)}
        />
        <NativeSelect
          label={words.opens}
          description={words.opensHint}
          data={[
            { value: '', label: words.noGroup },
            ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...form.bind(`${path}.opensGroupId`)}
        />
        <TextInput label={words.most} inputMode="numeric" {...form.bind(`${path}.most`)} />
      </Columns>
      {ingredients.length > 0 && (
        <IngredientSelect
          label={ingredientWords.ofOption}
          hint={ingredientWords.ofOptionHint}
          known={ingredients}
          value={option.needs}
          onChange={(ids) => form.set(`${path}.needs`, ids)}
        />
      )}
      <fieldset>
        <Text component="legend" fw={600}>
          {words.sizePrices}
        </Text>
        <Text c="dimmed" fz="0.9375rem" mb="xs">
          {words.sizePricesHint}
        </Text>
        <Stack gap="xs">
          {option.sizePrices.map(({ key }, row) => (
            <Group key={key} align="end" gap="xs">
              <TextInput
                label={words.sizeLabel(row + 1)}
                flex="2 1 9rem"
                {...form.bind(`${path}.sizePrices.${row}.sizeLabel`)}
              />
              <TextInput
                label={words.sizePrice(row + 1)}
                flex="1 1 7rem"
                inputMode="decimal"
                {...form.bind(`${path}.sizePrices.${row}.price`)}
              />
              <TakeOut label={words.removeSizePrice(row + 1)} onClick={() => form.remove(`${path}.sizePrices`, row)} />
            </Group>
          ))}
          {option.sizePrices.length < MOST_OPTION_PRICES && (
            <Group>
              <Button
                variant="default"
                leftSection={<IconPlus aria-hidden size={18} />}
                onClick={() => form.add(`${path}.sizePrices`, { key: newKey(), sizeLabel: '', price: '' })}
              >
                {words.addSizePrice}
              </Button>
            </Group>
          )}
        </Stack>
      </fieldset>
      <fieldset>
        <Text component="legend" fw={600} mb="xs">
          {words.law}
        </Text>
        <Stack gap="md">
          <Columns least="12rem" gap="0.75rem">
            <TextInput
              label={words.vatTakeaway}
              description={words.vatHint}
              inputMode="decimal"
              {...form.bind(`${path}.vatTakeawayBasisPoints`)}
            />
            <TextInput
              label={words.vatOnPremises}
              description={words.vatHint}
              inputMode="decimal"
              {...form.bind(`${path}.vatOnPremisesBasisPoints`)}
            />
            <TextInput label={words.deposit} inputMode="decimal" {...form.bind(`${path}.deposit`)} />
          </Columns>
          <Checkbox label={words.isAdult} {...form.tick(`${path}.isAgeRestricted`)} />
          <Text fw={600}>{words.allergens}</Text>
          <Columns least="14rem" gap="0.5rem">
            {ALLERGENS.map((allergen) => (
              <Checkbox
                key={allergen}
                label={menuEditorWords.allergenNames[allergen]}
                checked={option.allergens.includes(allergen)}
                onChange={(event) => put(allergen, event.currentTarget.checked)}
              />
            ))}
          </Columns>
        </Stack>
      </fieldset>
    </Stack>
  );
}
