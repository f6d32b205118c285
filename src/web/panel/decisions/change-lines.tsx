import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ProductLine } from '#domain/cart/cart.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { type DishMatch, findDishes } from '#domain/telephone/find-dishes.ts';
import { proposalWords as words } from '#web/i18n/panel/proposals.ts';
import { LineOptions } from '#web/panel/ordering/line-options.tsx';
import { clearOnEscape } from '#web/staff/form/clear-on-escape.ts';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { type DraftLine, withDish, withOptions, withPieces } from './change-draft.ts';

type Props = {
  readonly lines: readonly DraftLine[];
  /** Null while it loads: pieces can be changed without it. */
  readonly menu: Menu | null;
  readonly onChange: (lines: readonly DraftLine[]) => void;
};

/** The dishes of a changed order: pieces, options, and more dishes by search. */
export function ChangeLines({ lines, menu, onChange }: Props) {
  return (
    <>
      <section aria-label={words.dishes}>
        <Rows isFramed>
          {lines.map((dish) => (
            <DishRow
              key={dish.id}
              dish={dish}
              menu={menu}
              onPieces={(pieces) => onChange(withPieces(lines, dish.id, pieces))}
              onOptions={(line) => menu !== null && onChange(withOptions(lines, dish.id, line, menu))}
            />
          ))}
        </Rows>
      </section>
      {menu !== null && <DishPicker menu={menu} onChoose={(dish) => onChange(withDish(lines, dish))} />}
    </>
  );
}

type DishRowProps = {
  readonly dish: DraftLine;
  readonly menu: Menu | null;
  readonly onPieces: (quantity: number) => void;
  readonly onOptions: (line: ProductLine) => void;
};

function DishRow({ dish: { name, sizeLabel, line, quantity, ordered }, menu, onPieces, onOptions }: DishRowProps) {
  const full = sizeLabel === '' ? name : `${name} · ${sizeLabel}`;
  return (
    <Row isTight>
      <Fill>
        <Text fw={600} td={quantity === 0 ? 'line-through' : undefined}>
          {full}
        </Text>
        {quantity !== ordered && ordered > 0 && (
          <Text c="warn" fw={600}>
            {quantity === 0 ? words.removed : words.was(ordered)}
          </Text>
        )}
        {line.kind === 'product' && menu !== null && <LineOptions line={line} menu={menu} onChange={onOptions} />}
      </Fill>
      <Group gap="xs" wrap="nowrap" flex="none">
        <Button
          variant="default"
          px="md"
          aria-label={words.fewer(full)}
          disabled={quantity === 0}
          onClick={() => onPieces(quantity - 1)}
        >
          −
        </Button>
        <Text fw={600} fz="lg" w="2rem" ta="center" aria-live="polite">
          {quantity}
        </Text>
        <Button variant="default" px="md" aria-label={words.more(full)} onClick={() => onPieces(quantity + 1)}>
          +
        </Button>
      </Group>
    </Row>
  );
}

type DishPickerProps = { readonly menu: Menu; readonly onChoose: (dish: DishMatch) => void };

function DishPicker({ menu, onChoose }: DishPickerProps) {
  const [search, setSearch] = useState('');
  const found = findDishes(menu, search);
  return (
    <Stack gap="xs">
      <TextInput
        label={words.add}
        description={words.addHint}
        type="search"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        {...clearOnEscape(search, () => setSearch(''))}
      />
      {found.length === 0 && search.trim().length > 1 && (
        <Text role="status" c="dimmed">
          {words.addNone}
        </Text>
      )}
      {found.map((dish) => (
        <Button
          key={dish.size.id}
          variant="default"
          onClick={() => {
            onChoose(dish);
            setSearch('');
          }}
        >
          {words.addOne(`${dish.product.name} · ${dish.size.label}`)}
        </Button>
      ))}
    </Stack>
  );
}
