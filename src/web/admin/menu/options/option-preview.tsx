import { Checkbox, Group, NativeSelect, NumberInput, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ChosenOption } from '#domain/cart/cart.ts';
import { SHORT_ALLERGEN_NAMES } from '#domain/menu/allergen-names.ts';
import type { Option } from '#domain/menu/menu.ts';
import { describeBounds } from '#domain/menu/options/describe-bounds.ts';
import { isOptionOffered, priceAt } from '#domain/menu/options/offered-option.ts';
import { findOptionProblems, priceOptions } from '#domain/menu/options/price-options.ts';
import type { OfferedProduct } from '#domain/menu/shown-menu.ts';
import { sumBani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { optionWords as words } from '#web/i18n/staff/options.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import type { ListedGroup } from '#web/staff/options.ts';
import { type OptionGroupValues, sheetOfValues } from './option-group-values.ts';
import { previewOptions } from './preview-options.ts';

type OptionPreviewProps = {
  readonly values: OptionGroupValues;
  readonly products: readonly OfferedProduct[];
  readonly groups: readonly ListedGroup[];
};

/** The group as a guest chooses from it, priced and judged by the rules of the order. */
export function OptionPreview({ values, products, groups }: OptionPreviewProps) {
  const [sizeId, setSizeId] = useState(1);
  const [changed, setChosen] = useState<readonly ChosenOption[] | null>(null);
  const sheet = sheetOfValues(values);
  if (sheet === null) {
    return (
      <FormSection title={words.preview} hint={words.previewHint}>
        <Text c="dimmed" data-wide>
          {words.previewEmpty}
        </Text>
      </FormSection>
    );
  }
  const { sizes, options } = previewOptions(sheet, products, words.everySize);
  const size = sizes.find(({ id }) => id === sizeId) ?? sizes[0];
  const [group] = options.groups;
  if (size === undefined || group === undefined) return null;
  const defaults = group.options
    .filter(({ isDefault }) => isDefault)
    .map(({ id }) => ({ optionId: id, parentId: null, count: 1 }));
  const known = new Set(group.options.map(({ id }) => id));
  const chosen = (changed ?? defaults).filter(({ optionId }) => known.has(optionId));
  const problems = findOptionProblems(options, size.id, chosen);
  const prices = priceOptions(options, { sizeId: size.id, chosen, dishVat: 0 });
  const isOne = group.minimum === 1 && group.maximum === 1;
  const choose = (option: Option, count: number) => {
    const others = isOne ? [] : chosen.filter(({ optionId }) => optionId !== option.id);
    setChosen(count === 0 ? others : [...others, { optionId: option.id, parentId: null, count }]);
  };
  return (
    <FormSection title={words.preview} hint={words.previewHint}>
      <Stack gap="sm" data-wide>
        {sizes.length > 1 && (
          <NativeSelect
            label={words.previewSize}
            data={sizes.map(({ id, label }) => ({ value: String(id), label }))}
            value={String(size.id)}
            onChange={(event) => setSizeId(Number(event.currentTarget.value))}
          />
        )}
        <Stack component="fieldset" gap="xs">
          <Text component="legend" fw={600}>
            {group.name} · {describeBounds(group)}
          </Text>
          {group.options.map((option, place) => (
            <PreviewChoice
              key={option.id}
              option={option}
              sizeId={size.id}
              isOne={isOne}
              count={chosen.find(({ optionId }) => optionId === option.id)?.count ?? 0}
              opens={groups.find(({ id }) => id === sheet.options[place]?.opensGroupId)?.name ?? ''}
              onChoose={(count) => choose(option, count)}
            />
          ))}
        </Stack>
        <Text role="status">
          {words.previewSum(formatLei(sumBani(prices.map(({ price }) => price))))}
          {problems.length === 0 ? ` · ${words.previewReady}` : ` · ${describeBounds(group)}`}
        </Text>
      </Stack>
    </FormSection>
  );
}

type PreviewChoiceProps = {
  readonly option: Option;
  readonly sizeId: number;
  readonly isOne: boolean;
  readonly count: number;
  readonly opens: string;
  readonly onChoose: (count: number) => void;
};

function PreviewChoice({ option, sizeId, isOne, count, opens, onChoose }: PreviewChoiceProps) {
  const price = priceAt(option, sizeId);
  const notes = [
    price === null || price === 0 ? words.free : `+ ${formatLei(price)}`,
    ...(opens === '' ? [] : [words.opensNote(opens)]),
    ...option.allergens.map((allergen) => SHORT_ALLERGEN_NAMES[allergen]),
  ];
  const about = {
    label: option.name,
    description: notes.join(', '),
    checked: count > 0,
    disabled: !isOptionOffered(option, sizeId),
  };
  if (isOne) return <Radio name="previzualizare" {...about} onChange={() => onChoose(1)} />;
  return (
    <Group gap="md">
      <Checkbox {...about} onChange={(event) => onChoose(event.currentTarget.checked ? 1 : 0)} />
      {option.most > 1 && count > 0 && (
        <NumberInput
          aria-label={option.name}
          w="6rem"
          min={1}
          max={option.most}
          value={count}
          onChange={(value) => onChoose(Number(value) || 1)}
        />
      )}
    </Group>
  );
}
