import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DailyDish } from '#contract/products/staff-calls.ts';
import { formatAmount } from '#domain/money/format-lei.ts';
import { fold } from '#domain/text/fold.ts';
import { dailyMenuWords as words } from '#web/i18n/panel/daily-menu.ts';
import { soldMenuQuery } from '#web/panel/sold-out/sold-out-queries.ts';
import { useApi } from '#web/use-api.ts';
import { copyDish, type DraftDish, draftDish, newDish } from './daily-draft.ts';

const FEWEST_LETTERS = 2;
const MOST_FOUND = 6;

type Props = {
  readonly dishes: readonly DraftDish[];
  readonly known: readonly DailyDish[];
  /** Without it only dishes of other days are added: a copy and a new dish need a price. */
  readonly mayChangePrices: boolean;
  readonly onAdd: (dish: DraftDish) => void;
};

/** Finds a dish of another day, one of the menu, or makes a new one by its name; Enter takes the first. */
export function DishAdder({ dishes, known, mayChangePrices, onAdd }: Props) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const menu = useQuery({ ...soldMenuQuery(useApi()), enabled: mayChangePrices });
  const wanted = fold(typed).trim();
  const isSearching = wanted.length >= FEWEST_LETTERS;
  const has = (name: string) => fold(name).includes(wanted);
  const knownIds = known.map(({ productId }) => productId);
  const ofDays = known.filter(
    ({ name, productId }) => has(name) && dishes.every((dish) => dish.productId !== productId),
  );
  const ofMenu = ((mayChangePrices && menu.data) || []).flatMap(({ id, name, sizes: [size] }) =>
    has(name) && size !== undefined && !knownIds.includes(id) && dishes.every((dish) => dish.copyOf !== id)
      ? [copyDish({ id, name, value: size.label, price: formatAmount(size.price) })]
      : [],
  );
  const found = [
    ...ofDays.map((dish) => ({ label: words.addKnown(dish.name), dish: draftDish(dish) })),
    ...ofMenu.map((dish) => ({ label: words.addCopy(dish.name), dish })),
  ].slice(0, MOST_FOUND);
  const isListed = dishes.some(({ name }) => fold(name) === wanted);
  const choices = !isSearching
    ? []
    : isListed || !mayChangePrices
      ? found
      : [...found, { label: words.addNew(typed.trim()), dish: newDish(typed.trim()) }];
  const add = (dish: DraftDish) => {
    onAdd(dish);
    setTyped('');
    field.current?.focus();
  };
  return (
    <Stack gap="xs">
      <TextInput
        ref={field}
        type="search"
        label={words.add}
        description={mayChangePrices ? words.addHint : words.addKnownHint}
        autoComplete="off"
        maxLength={120}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          const [first] = choices;
          if (first !== undefined) add(first.dish);
        }}
      />
      <div role="status">
        {isSearching && !isListed && choices.length === 0 && <Text c="dimmed">{words.addNone}</Text>}
      </div>
      {menu.isError && <Text c="warn">{words.menuFailed}</Text>}
      {choices.map(({ label, dish }) => (
        <Button key={label} variant="default" onClick={() => add(dish)}>
          {label}
        </Button>
      ))}
    </Stack>
  );
}
