import { Checkbox, Group, NumberInput, Radio, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import type { ChosenOption } from '#domain/cart/cart.ts';
import { SHORT_ALLERGEN_NAMES } from '#domain/menu/allergen-names.ts';
import type { Option, ProductOptions } from '#domain/menu/menu.ts';
import { isSingle, mostOfOption, setOption } from '#domain/menu/options/choose-options.ts';
import { describeBounds } from '#domain/menu/options/describe-bounds.ts';
import { priceAt } from '#domain/menu/options/offered-option.ts';
import { findOptionProblems, type OpenGroup, openGroups } from '#domain/menu/options/price-options.ts';
import { ranOutSentence } from '#domain/menu/ran-out-sentence.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { optionWords as words } from '#web/i18n/staff/options.ts';
import { Columns } from '#web/staff/kit/columns.tsx';

type OptionChoicesProps = {
  readonly offered: ProductOptions;
  readonly sizeId: number;
  readonly chosen: readonly ChosenOption[];
  readonly onChange: (chosen: readonly ChosenOption[]) => void;
  /** Additional text about an option; '' for none. */
  readonly noteOf?: (option: Option) => string;
};

/**
 * The option groups as staff choose from them, by the same rules as for guests; a group opened by an option is below
 * that option's group.
 */
export function OptionChoices({ offered, sizeId, chosen, onChange, noteOf = () => '' }: OptionChoicesProps) {
  const problems = findOptionProblems(offered, sizeId, chosen);
  // Chosen options that the menu no longer has are dropped with the next choice.
  const known = openGroups(offered, sizeId, chosen).flatMap(({ parent, picks }) =>
    picks.map(({ option, count }) => ({ optionId: option.id, parentId: parent?.id ?? null, count })),
  );
  return openGroups(offered, sizeId, chosen).map((open) => {
    const parentId = open.parent?.id ?? null;
    return (
      <GroupChoices
        key={`${open.group.id} ${parentId}`}
        open={open}
        sizeId={sizeId}
        isWrong={problems.some((one) => one.groupId === open.group.id && one.parentId === parentId)}
        noteOf={noteOf}
        onChoose={(optionId, count) => onChange(setOption(offered, sizeId, known, { optionId, parentId, count }))}
      />
    );
  });
}

type GroupChoicesProps = {
  readonly open: OpenGroup;
  readonly sizeId: number;
  /** Something is missing in it, or cannot be ordered. */
  readonly isWrong: boolean;
  readonly noteOf: (option: Option) => string;
  readonly onChoose: (optionId: number, count: number) => void;
};

function GroupChoices({ open, sizeId, isWrong, noteOf, onChoose }: GroupChoicesProps) {
  const radios = useId();
  const { group, parent, picks } = open;
  const bounds = describeBounds(group);
  return (
    <Stack component="fieldset" gap="xs" pl={parent === null ? 0 : 'lg'}>
      <Text component="legend" fw={600}>
        {parent === null ? group.name : words.groupOf(group.name, parent.name)}{' '}
        <Text span fw={400} c={isWrong ? 'bad' : 'dimmed'}>
          {group.minimum > 0 ? words.needed(bounds) : bounds}
        </Text>
      </Text>
      <Columns least="13rem" gap="0.5rem">
        {group.options.map((option) => {
          const price = priceAt(option, sizeId);
          const count = picks.find((pick) => pick.option.id === option.id)?.count ?? 0;
          if (price === null && count === 0) return null;
          const most = mostOfOption(open, option);
          const notes = [
            option.isSoldOut
              ? ranOutSentence(option.ranOutOf ?? []) || words.soldOut
              : describePrice(price ?? ZERO_BANI, group.pricing === 'sum'),
            noteOf(option),
            ...option.allergens.map((allergen) => SHORT_ALLERGEN_NAMES[allergen]),
          ];
          const about = {
            label: option.name,
            description: notes.filter((note) => note !== '').join(', '),
            checked: count > 0,
            // A chosen option can be removed even when it has run out since.
            disabled: count === 0 && (option.isSoldOut || most === 0),
          };
          if (isSingle(group) && group.minimum === 1) {
            return <Radio key={option.id} name={radios} {...about} onChange={() => onChoose(option.id, 1)} />;
          }
          return (
            <Group key={option.id} gap="md">
              <Checkbox {...about} onChange={(event) => onChoose(option.id, event.currentTarget.checked ? 1 : 0)} />
              {option.most > 1 && count > 0 && !isSingle(group) && (
                <NumberInput
                  aria-label={words.piecesOf(option.name)}
                  w="6rem"
                  min={1}
                  max={most}
                  value={count}
                  onChange={(value) => onChoose(option.id, Math.min(most, Math.max(1, Number(value) || 1)))}
                />
              )}
            </Group>
          );
        })}
      </Columns>
    </Stack>
  );
}

function describePrice(price: Bani, isAdded: boolean): string {
  if (price === 0) return words.free;
  return isAdded ? `+ ${formatLei(price)}` : formatLei(price);
}
