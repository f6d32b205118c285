import {
  ActionIcon,
  Checkbox,
  type ComboboxParsedItem,
  Group,
  Input,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useState } from 'react';
import type { BundleProduct } from '#contract/products/staff-calls.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { SET_LABEL_MAX_LENGTH } from '#domain/promotions/kinds/buy-x-get-y-free/decide-bundle-sets.ts';
import { fold } from '#domain/text/fold.ts';
import type { Form } from '#web/forms/use-form.ts';
import { promotionWords } from '#web/i18n/admin/marketing.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { IconTrash, IconX } from '#web/staff/kit/icons.gen.tsx';
import { Fill } from '#web/staff/kit/rows.tsx';
import type { OptionValues, PromotionValues, SetValues } from './promotion-values.ts';

type SetEditorProps = {
  readonly form: Form<PromotionValues>;
  readonly place: number;
  readonly set: SetValues;
  readonly products: readonly BundleProduct[];
  /** The highest allowed price of its products; null when there is no limit. */
  readonly maximum: Bani | null;
};

const words = promotionWords.sets;

/** One set: its name, whether it is free, and its sizes to choose from. */
export function SetEditor({ form, place, set, products, maximum }: SetEditorProps) {
  const path = `sets.${place}` as const;
  const error = form.problems[`${path}.options`];
  const change = (options: OptionValues[]) => form.set(`${path}.options`, options);
  const chosen = [...new Set(set.options.map(({ productId }) => productId))];
  return (
    <Card component="fieldset" tone={set.isFree ? 'good' : undefined} aria-label={words.set(place + 1)}>
      <Group justify="space-between" gap="xs">
        <Title order={3}>{words.set(place + 1)}</Title>
        <SegmentedControl
          aria-label={words.kind}
          value={set.isFree ? 'free' : 'paid'}
          data={[
            { value: 'paid', label: words.paid },
            { value: 'free', label: words.free },
          ]}
          onChange={(kind) => form.set(`${path}.isFree`, kind === 'free')}
        />
        <ActionIcon color="bad" aria-label={words.removeSet(place + 1)} onClick={() => form.remove('sets', place)}>
          <IconTrash aria-hidden />
        </ActionIcon>
      </Group>
      <TextInput
        label={words.label}
        description={words.labelHint}
        required
        maxLength={SET_LABEL_MAX_LENGTH}
        {...form.bind(`${path}.label`)}
      />
      <Stack component="fieldset" gap="sm" miw={0} data-path={`${path}.options`}>
        <Text component="legend" fw={600} mb="xs">
          {words.products}
        </Text>
        {chosen.length === 0 && <Text c="dimmed">{words.noProducts}</Text>}
        {chosen.map((productId) => (
          <ChosenProduct
            key={productId}
            options={set.options.filter((option) => option.productId === productId)}
            product={products.find(({ id }) => id === productId) ?? null}
            onChange={(own) => change(merged(set.options, productId, own))}
          />
        ))}
        <AddProduct
          products={products.filter(({ id }) => !chosen.includes(id))}
          onAdd={(product) => change([...set.options, ...optionsOf(product)])}
        />
        {maximum !== null && <Text c="dimmed">{words.maximum(formatLei(maximum))}</Text>}
        {typeof error === 'string' && <Input.Error size="md">{error}</Input.Error>}
      </Stack>
    </Card>
  );
}

type ChosenProductProps = {
  /** Its sizes that may be chosen. */
  readonly options: readonly OptionValues[];
  /** The product on the present menu; null when it is no longer there. */
  readonly product: BundleProduct | null;
  readonly onChange: (options: readonly OptionValues[]) => void;
};

function ChosenProduct({ options, product, onChange }: ChosenProductProps) {
  const name = options[0]?.productName ?? '';
  const onMenu = product === null ? [] : optionsOf(product);
  const sizes = [...onMenu, ...options.filter(({ sizeId }) => !onMenu.some((one) => one.sizeId === sizeId))];
  return (
    <Group wrap="nowrap" gap="xs">
      <Fill>
        <Text component="span" fw={600} display="block">
          {name}
          {options.every(({ isArchived }) => isArchived) && (
            <Text component="span" c="warn" fw={400}>
              {' '}
              – {words.gone}
            </Text>
          )}
        </Text>
        <Group component="fieldset" gap="md" aria-label={words.sizes(name)}>
          {sizes.map((size) => {
            const isChosen = options.some(({ sizeId }) => sizeId === size.sizeId);
            return (
              <Checkbox
                key={size.sizeId}
                label={`${size.sizeLabel} · ${formatLei(size.price)}`}
                checked={isChosen}
                onChange={() =>
                  onChange(isChosen ? options.filter(({ sizeId }) => sizeId !== size.sizeId) : [...options, size])
                }
              />
            );
          })}
        </Group>
      </Fill>
      <ActionIcon color="bad" aria-label={words.remove(name)} onClick={() => onChange([])}>
        <IconX aria-hidden />
      </ActionIcon>
    </Group>
  );
}

type AddProductProps = {
  readonly products: readonly BundleProduct[];
  readonly onAdd: (product: BundleProduct) => void;
};

function AddProduct({ products, onAdd }: AddProductProps) {
  const [typed, setTyped] = useState('');
  return (
    <Select
      aria-label={words.addProduct}
      placeholder={words.addProductHint}
      searchable
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      // Without a match Enter would submit the form, and the typed text would be lost.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed !== '') event.preventDefault();
      }}
      data={grouped(products)}
      nothingFoundMessage={words.nothingFound}
      maxDropdownHeight={320}
      limit={60}
      filter={({ options, search }) => options.flatMap<ComboboxParsedItem>((option) => found(option, search))}
      onChange={(id) => {
        const product = products.find((one) => String(one.id) === id);
        if (product !== undefined) onAdd(product);
        setTyped('');
      }}
    />
  );
}

/** A group with only its matching options; null without any match. */
function found(option: ComboboxParsedItem, search: string): ComboboxParsedItem[] {
  if (!('items' in option)) return [option];
  const items = option.items.filter(({ label }) => fold(String(label)).includes(fold(search)));
  return items.length === 0 ? [] : [{ ...option, items }];
}

/** By category, as the menu has them. */
function grouped(products: readonly BundleProduct[]) {
  const categories = [...new Set(products.map(({ category }) => category))];
  return categories.map((category) => ({
    group: category,
    items: products
      .filter((product) => product.category === category)
      .map(({ id, name }) => ({ value: String(id), label: name })),
  }));
}

function optionsOf({ id, name, dimensions }: BundleProduct): OptionValues[] {
  return dimensions.map((size) => ({
    productId: id,
    productName: name,
    sizeId: size.id,
    sizeLabel: size.value,
    price: size.price,
    isArchived: false,
  }));
}

/** Replaces a product's options, in their place. */
function merged(options: readonly OptionValues[], productId: number, own: readonly OptionValues[]): OptionValues[] {
  const place = options.findIndex((option) => option.productId === productId);
  const others = options.filter((option) => option.productId !== productId);
  return [...others.slice(0, place), ...own, ...others.slice(place)];
}
