import { Alert, Button, Checkbox, Group, NativeSelect, ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { sentenceOf } from '#contract/errors.ts';
import { saveIngredient } from '#contract/ingredients/staff-calls.ts';
import { decideIngredientName, INGREDIENT_NAME_MAX_LENGTH } from '#domain/menu/editing/decide-ingredient.ts';
import { dishesThatName } from '#domain/menu/editing/suggest-ingredients.ts';
import {
  diffUses,
  INGREDIENT_EFFECTS,
  type IngredientEffect,
  type IngredientUse,
  mayBeLeftOut,
  targetKey,
} from '#domain/menu/ingredient.ts';
import type { OfferedProduct } from '#domain/menu/shown-menu.ts';
import { ingredientWords as words } from '#web/i18n/staff/ingredients.ts';
import { announce } from '#web/staff/announce.ts';
import { clearOnEscape } from '#web/staff/form/clear-on-escape.ts';
import { FormFoot } from '#web/staff/form/dialog-form.tsx';
import { FormModal } from '#web/staff/form/form-modal.tsx';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { INGREDIENTS_KEY, type Ingredient } from '#web/staff/ingredients.ts';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { useApi } from '#web/use-api.ts';
import {
  type BundleName,
  describeDishes,
  filterUseGroups,
  listUseGroups,
  type NamedTarget,
  type UseRow,
} from './ingredient-rows.ts';

type IngredientValues = { readonly name: string; readonly uses: readonly IngredientUse[] };

type IngredientDialogProps = {
  /** Null for a new one. */
  readonly ingredient: Ingredient | null;
  /** Suggested name of a new one. */
  readonly suggested: string;
  readonly others: readonly string[];
  readonly products: readonly OfferedProduct[];
  readonly bundles: readonly BundleName[];
  readonly onClose: () => void;
};

/**
 * The name of an ingredient, and checkboxes for everything that needs it. Only changes are sent (docs/decisions/0222).
 */
export function IngredientDialog({ ingredient, suggested, others, products, bundles, onClose }: IngredientDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const before = ingredient?.uses ?? [];
  const form = useDialogForm<IngredientValues, { readonly message: string }>({
    initial: () => ({ name: ingredient?.name ?? suggested, uses: before }),
    judge: ({ name }) => {
      const decided = decideIngredientName(name, others);
      return decided.ok ? {} : { name: sentenceOf(decided.error) };
    },
    send: ({ name, uses }) =>
      api(saveIngredient, { body: { id: ingredient?.id ?? null, name, changes: diffUses(before, uses) } }),
    onSent: ({ message }) => {
      announce(message);
      void queries.invalidateQueries({ queryKey: INGREDIENTS_KEY });
      onClose();
    },
    fieldOf: (path) => (path.startsWith('changes') ? 'uses' : path),
    failed: words.saveFailed,
  });
  const { uses, name } = form.values;
  const named = dishesThatName(name, describeDishes(products)).filter((id) => !needs(uses, products, id));
  const tickNamed = () =>
    form.set('uses', [
      ...uses,
      ...named.map((productId) => ({ target: { kind: 'product', productId }, effect: 'closes' }) as const),
    ]);
  return (
    <FormModal
      form={form}
      onClose={onClose}
      size="lg"
      title={ingredient === null ? words.newTitle : words.editTitle(ingredient.name)}
    >
      <FormStack {...form.props}>
        <TextInput
          label={words.name}
          description={words.nameHint}
          required
          maxLength={INGREDIENT_NAME_MAX_LENGTH}
          autoComplete="off"
          data-autofocus
          {...form.bind('name')}
        />
        {named.length > 0 && (
          <Alert color="ink">
            <Group justify="space-between">
              <span>{words.named(named.length)}</span>
              <Button variant="default" onClick={tickNamed}>
                {words.tickNamed}
              </Button>
            </Group>
          </Alert>
        )}
        <Uses
          uses={uses}
          products={products}
          bundles={bundles}
          options={before.filter(({ target }) => target.kind === 'option')}
          onChange={(changed) => form.set('uses', changed)}
        />
        <FormFoot form={form} failed={words.saveFailed} submit={words.save} onCancel={onClose} />
      </FormStack>
    </FormModal>
  );
}

/** Whether a dish is ticked, as a whole or by one of its sizes. */
function needs(uses: readonly IngredientUse[], products: readonly OfferedProduct[], id: number): boolean {
  const sizes = products.find((product) => product.id === id)?.sizes ?? [];
  return uses.some(
    ({ target }) =>
      (target.kind === 'product' && target.productId === id) ||
      (target.kind === 'size' && sizes.some((size) => size.id === target.sizeId)),
  );
}

type UsesProps = Pick<IngredientDialogProps, 'products' | 'bundles'> & {
  readonly uses: readonly IngredientUse[];
  /** Options that need it, with their groups. */
  readonly options: readonly NamedTarget[];
  readonly onChange: (uses: readonly IngredientUse[]) => void;
};

function Uses({ uses, products, bundles, options, onChange }: UsesProps) {
  const [search, setSearch] = useState('');
  const [isOnlyChosen, setOnlyChosen] = useState(false);
  const wanted = useDeferredValue(search);
  const chosen = new Map(uses.map(({ target, effect }) => [targetKey(target), effect]));
  const searching = clearOnEscape(search, () => setSearch(''));
  const put = (wanted: UseRow, effect: IngredientEffect) =>
    onChange(uses.map((use) => (targetKey(use.target) === wanted.key ? { ...use, effect } : use)));
  const isChosen = (row: UseRow) => chosen.has(row.key) || row.sizes.some(({ key }) => chosen.has(key));
  const groups = filterUseGroups(listUseGroups(products, bundles, options), {
    search: wanted,
    isWanted: (row) => !isOnlyChosen || isChosen(row),
  });
  const toggle = ({ key, target, sizes }: UseRow) => {
    const replaced = new Set([key, ...sizes.map((size) => size.key)]);
    const others = uses.filter((use) => !replaced.has(targetKey(use.target)));
    onChange(chosen.has(key) ? others : [...others, { target, effect: 'closes' }]);
  };
  return (
    <Stack component="fieldset" gap="xs">
      <Text component="legend" fw={600} mb="xs">
        {words.uses}
      </Text>
      <TextInput
        type="search"
        label={words.searchDishes}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        {...searching}
        onKeyDown={(event) => {
          // Enter looks, it does not save.
          if (event.key === 'Enter') event.preventDefault();
          searching.onKeyDown(event);
        }}
      />
      <Group justify="space-between">
        <Checkbox
          label={words.onlyChosen}
          checked={isOnlyChosen}
          onChange={(event) => setOnlyChosen(event.currentTarget.checked)}
        />
        <Text c="dimmed" role="status">
          {words.chosen(uses.length)}
        </Text>
      </Group>
      <ScrollArea.Autosize mah="45vh" type="auto" viewportProps={{ tabIndex: 0 }}>
        <Stack gap="sm">
          {groups.length === 0 && <Text c="dimmed">{words.noDishes}</Text>}
          {groups.map((group) => (
            <section key={group.name} aria-label={group.name}>
              <Text fw={600}>{group.name}</Text>
              {group.rows.map((row) => (
                <UseChoice key={row.key} row={row} chosen={chosen} onToggle={toggle} onEffect={put} />
              ))}
            </section>
          ))}
        </Stack>
      </ScrollArea.Autosize>
    </Stack>
  );
}

/** At least as high as a finger. */
const ROW = { body: { alignItems: 'center', minHeight: 'var(--target)' } } as const;

type UseChoiceProps = {
  readonly row: UseRow;
  readonly chosen: ReadonlyMap<string, IngredientEffect>;
  readonly onToggle: (row: UseRow) => void;
  readonly onEffect: (row: UseRow, effect: IngredientEffect) => void;
};

/** A dish as a whole, or some of its sizes. */
function UseChoice({ row, chosen, onToggle, onEffect }: UseChoiceProps) {
  const isWhole = chosen.has(row.key);
  const hasSize = row.sizes.some(({ key }) => chosen.has(key));
  return (
    <div>
      <Group justify="space-between" wrap="nowrap">
        <Checkbox
          styles={ROW}
          label={row.name}
          checked={isWhole}
          indeterminate={!isWhole && hasSize}
          onChange={() => onToggle(row)}
        />
        <EffectChoice row={row} name={row.name} chosen={chosen} onEffect={onEffect} />
      </Group>
      {row.sizes.length > 0 && !isWhole && (
        <Group gap="md" pl="xl" style={{ rowGap: 0 }}>
          {row.sizes.map((size) => (
            <Group key={size.key} gap="xs">
              <Checkbox
                styles={ROW}
                aria-label={words.sizeOf(row.name, size.name)}
                label={size.name}
                checked={chosen.has(size.key)}
                onChange={() => onToggle(size)}
              />
              <EffectChoice row={size} name={words.sizeOf(row.name, size.name)} chosen={chosen} onEffect={onEffect} />
            </Group>
          ))}
        </Group>
      )}
    </div>
  );
}

type EffectChoiceProps = Pick<UseChoiceProps, 'row' | 'chosen' | 'onEffect'> & { readonly name: string };

/** The effect on a ticked dish; an extra or a bundle has no choice. */
function EffectChoice({ row, name, chosen, onEffect }: EffectChoiceProps) {
  const effect = chosen.get(row.key);
  if (effect === undefined || !mayBeLeftOut(row.target)) return null;
  return (
    <NativeSelect
      aria-label={words.effectOf(name)}
      flex="none"
      my={2}
      data={INGREDIENT_EFFECTS.map((value) => ({ value, label: words.effects[value] }))}
      value={effect}
      onChange={(event) => onEffect(row, event.currentTarget.value === 'left_out' ? 'left_out' : 'closes')}
    />
  );
}
