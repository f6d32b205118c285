import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { MESSAGE_MAX_LENGTH, type ProductLine } from '#domain/cart/cart.ts';
import { isSizeOrderable } from '#domain/menu/availability.ts';
import { availableExtras, canCarryMessage } from '#domain/menu/extras-of.ts';
import { findCategoryById } from '#domain/menu/find-category.ts';
import { findProduct } from '#domain/menu/find-product.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { orderingWords as words } from '#web/i18n/panel/ordering.ts';

type Props = {
  readonly line: ProductLine;
  readonly menu: Menu;
  readonly onChange: (line: ProductLine) => void;
};

/** Size, extras and a message of one dish, folded: most dishes are ordered as they are. */
export function LineOptions({ line, menu, onChange }: Props) {
  const product = findProduct(menu, line.productId);
  if (product === null) return null;
  const category = findCategoryById(menu, product.categoryId);
  const sizes = product.sizes.filter((size) => size.id === line.sizeId || isSizeOrderable(product, size));
  const extras = availableExtras(product, category);
  // What the line has stays to be taken away, also when it has run out since.
  const gone = line.extras.filter((name) => extras.every((extra) => extra.name !== name));
  const hasMessage = canCarryMessage(product, category) || line.message !== '';
  if (sizes.length < 2 && extras.length + gone.length === 0 && !hasMessage) return null;
  const chosen = [...line.extras, line.message].filter((part) => part !== '').join(', ');
  const toggle = (name: string) =>
    onChange({
      ...line,
      extras: line.extras.includes(name) ? line.extras.filter((one) => one !== name) : [...line.extras, name],
    });
  return (
    <details>
      <summary>{chosen === '' ? words.options : chosen}</summary>
      <Stack gap="xs" mt="xs">
        {sizes.length > 1 && (
          <NativeSelect
            label={words.size}
            value={line.sizeId}
            data={sizes.map(({ id, label, price }) => ({ value: `${id}`, label: `${label} · ${formatLei(price)}` }))}
            onChange={(event) => onChange({ ...line, sizeId: Number(event.currentTarget.value) })}
          />
        )}
        {[
          ...extras.map(({ name, price }) => ({ name, label: `${name} · ${formatLei(price)}` })),
          ...gone.map(goneExtra),
        ].map(({ name, label }) => (
          <Checkbox key={name} label={label} checked={line.extras.includes(name)} onChange={() => toggle(name)} />
        ))}
        {hasMessage && (
          <TextInput
            label={words.message}
            maxLength={MESSAGE_MAX_LENGTH}
            value={line.message}
            onChange={(event) => onChange({ ...line, message: event.currentTarget.value })}
          />
        )}
      </Stack>
    </details>
  );
}

function goneExtra(name: string) {
  return { name, label: name };
}
