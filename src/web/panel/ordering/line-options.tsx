import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { MESSAGE_MAX_LENGTH, type ProductLine } from '#domain/cart/cart.ts';
import { isSizeOrderable } from '#domain/menu/availability.ts';
import { availableExtras, canCarryMessage } from '#domain/menu/extras-of.ts';
import { findCategoryById } from '#domain/menu/find-category.ts';
import { findProduct } from '#domain/menu/find-product.ts';
import { type Menu, NO_OPTIONS, type ProductOptions } from '#domain/menu/menu.ts';
import { moveOptions } from '#domain/menu/options/choose-options.ts';
import { listExtras } from '#domain/menu/options/describe-extras.ts';
import { findOptionProblems, priceOptions } from '#domain/menu/options/price-options.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { orderingWords as words } from '#web/i18n/panel/ordering.ts';
import { OptionChoices } from '#web/staff/menu-options/option-choices.tsx';

type Props = {
  readonly line: ProductLine;
  readonly menu: Menu;
  readonly onChange: (line: ProductLine) => void;
};

/**
 * Size, options, extras and message of one dish, folded unless a choice is required: most dishes are ordered without
 * changes.
 */
export function LineOptions({ line, menu, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const product = findProduct(menu, line.productId);
  if (product === null) return null;
  const category = findCategoryById(menu, product.categoryId);
  const sizes = product.sizes.filter((size) => size.id === line.sizeId || isSizeOrderable(product, size));
  const extras = availableExtras(product, category);
  // What the line already has stays removable, even when it has run out since.
  const gone = line.extras.filter((name) => extras.every((extra) => extra.name !== name));
  const hasMessage = canCarryMessage(product, category) || line.message !== '';
  const { options: offered = NO_OPTIONS, vatBasisPoints: dishVat } = product;
  const options = line.options ?? [];
  if (sizes.length < 2 && extras.length + gone.length + offered.groups.length === 0 && !hasMessage) return null;
  const told = listExtras(priceOptions(offered, { sizeId: line.sizeId, chosen: options, dishVat }));
  const chosen = [...told, ...line.extras, line.message].filter((part) => part !== '').join(', ');
  const isMissing = findOptionProblems(offered, line.sizeId, options).some(({ code }) => code === 'option_missing');
  const toggle = (name: string) =>
    onChange({
      ...line,
      extras: line.extras.includes(name) ? line.extras.filter((one) => one !== name) : [...line.extras, name],
    });
  return (
    <details open={isOpen || isMissing} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{chosen === '' ? words.options : chosen}</summary>
      <Stack gap="xs" mt="xs">
        {sizes.length > 1 && (
          <NativeSelect
            label={words.size}
            value={line.sizeId}
            data={sizes.map(({ id, label, price }) => ({ value: `${id}`, label: `${label} · ${formatLei(price)}` }))}
            onChange={(event) => onChange(atSize(line, Number(event.currentTarget.value), offered))}
          />
        )}
        <OptionChoices
          offered={offered}
          sizeId={line.sizeId}
          chosen={options}
          onChange={(changed) => onChange({ ...line, options: changed })}
        />
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

function atSize(line: ProductLine, sizeId: number, offered: ProductOptions): ProductLine {
  const { options } = line;
  if (options === undefined) return { ...line, sizeId };
  return { ...line, sizeId, options: moveOptions(offered, { from: line.sizeId, to: sizeId }, options) };
}

function goneExtra(name: string) {
  return { name, label: name };
}
