import { NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ChosenOption } from '#domain/cart/cart.ts';
import type { Option } from '#domain/menu/menu.ts';
import { chooseDefaults, keepOffered } from '#domain/menu/options/choose-options.ts';
import { describeBounds } from '#domain/menu/options/describe-bounds.ts';
import { findOptionProblems, priceOptions } from '#domain/menu/options/price-options.ts';
import type { OfferedProduct } from '#domain/menu/shown-menu.ts';
import { sumBani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { optionWords as words } from '#web/i18n/staff/options.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { OptionChoices } from '#web/staff/menu-options/option-choices.tsx';
import type { ListedGroup } from '#web/staff/options.ts';
import { type OptionGroupValues, sheetOfValues } from './option-group-values.ts';
import { previewOptions } from './preview-options.ts';

type OptionPreviewProps = {
  readonly values: OptionGroupValues;
  readonly products: readonly OfferedProduct[];
  readonly groups: readonly ListedGroup[];
};

/** The group as a guest would choose from it, priced and judged by the rules of an order. */
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
  const { sizes, options } = previewOptions(sheet, products, words);
  const size = sizes.find(({ id }) => id === sizeId) ?? sizes[0];
  const [group] = options.groups;
  if (size === undefined || group === undefined) return null;
  const chosen = keepOffered(options, size.id, changed ?? chooseDefaults(options, size.id));
  const problems = findOptionProblems(options, size.id, chosen);
  const prices = priceOptions(options, { sizeId: size.id, chosen, dishVat: 0 });
  const opensOf = ({ id }: Option) => {
    const place = group.options.findIndex((option) => option.id === id);
    const opened = groups.find((one) => one.id === sheet.options[place]?.opensGroupId);
    return opened === undefined ? '' : words.opensNote(opened.name);
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
        <OptionChoices offered={options} sizeId={size.id} chosen={chosen} onChange={setChosen} noteOf={opensOf} />
        <Text role="status">
          {words.previewSum(formatLei(sumBani(prices.map(({ price }) => price))))}
          {problems.length === 0 ? ` · ${words.previewReady}` : ` · ${describeBounds(group)}`}
        </Text>
      </Stack>
    </FormSection>
  );
}
