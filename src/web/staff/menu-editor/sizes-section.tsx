import { ActionIcon, Button, Checkbox, Group, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { MOST_SIZES, SIZE_NAME_MAX_LENGTH } from '#domain/menu/editing/decide-product.ts';
import { SGR_DEPOSIT } from '#domain/menu/editing/new-product.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import type { Form } from '#web/forms/use-form.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { newKey } from '#web/new-key.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { IconChevronDown, IconChevronUp, IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { moveActions, RowActions } from '#web/staff/kit/row-actions.tsx';
import styles from './product-form.module.css';
import { newSize, type ProductValues, type SizeValues } from './product-values.ts';

const words = menuEditorWords.form;

type SizesSectionProps = {
  readonly form: Form<ProductValues>;
  readonly mayChangePrices: boolean;
  readonly mayDelete: boolean;
};

/** The sizes of a product, each with price, stock and packaging. */
export function SizesSection({ form, mayChangePrices, mayDelete }: SizesSectionProps) {
  const { dimensions } = form.values;
  return (
    <FormSection title={words.sections.sizes} hint={words.sizesHint}>
      <Stack gap="md" data-wide data-path="dimensions">
        {form.problems.dimensions && <Text c="bad">{form.problems.dimensions}</Text>}
        {dimensions.map((size, index) => (
          <SizeRow
            key={size.key}
            form={form}
            size={size}
            index={index}
            last={dimensions.length - 1}
            mayChangePrices={mayChangePrices}
            // An unsaved size can be removed without confirmation.
            mayRemove={(mayDelete || size.id === null) && dimensions.length > 1}
          />
        ))}
        {mayChangePrices && dimensions.length < MOST_SIZES && (
          <Button
            variant="default"
            leftSection={<IconPlus aria-hidden size={20} />}
            onClick={() => form.add('dimensions', newSize(newKey()))}
          >
            {words.addSize}
          </Button>
        )}
      </Stack>
    </FormSection>
  );
}

type SizeRowProps = {
  readonly form: Form<ProductValues>;
  readonly size: SizeValues;
  readonly index: number;
  readonly last: number;
  readonly mayChangePrices: boolean;
  readonly mayRemove: boolean;
};

/** On a phone a saved size is folded to its name and price when there are several; one with a problem is open. */
function SizeRow({ form, size, index, last, mayChangePrices, mayRemove }: SizeRowProps) {
  const at = <Name extends keyof SizeValues>(name: Name) => `dimensions.${index}.${name}` as const;
  const name = size.value.trim() === '' ? words.unnamed : size.value;
  const isLocked = !mayChangePrices;
  const [isOpened, setOpened] = useState(size.id === null || last === 0);
  const isWrong = Object.entries(form.problems).some(
    ([path, problem]) => problem !== undefined && path.startsWith(`dimensions.${index}.`),
  );
  const isOpen = isOpened || isWrong;
  return (
    <Card component="fieldset" aria-label={`${words.size(index + 1)}: ${name}`}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <div>
          <Text fw={600}>{words.size(index + 1)}</Text>
          <Text className={styles.sizeSummary} data-folded={!isOpen || undefined} c="dimmed">
            {words.sizeSummary(name, size.price)}
          </Text>
        </div>
        <Group gap={4} wrap="nowrap" className={styles.sizeTools} data-folded={!isOpen || undefined}>
          <RowActions
            name={name}
            actions={[
              ...(last > 0 ? moveActions(index, last, (place) => form.move('dimensions', index, place)) : []),
              mayRemove && {
                label: words.removeSize,
                icon: 'trash',
                isDangerous: true,
                onChoose: () => form.remove('dimensions', index),
              },
            ]}
          />
          <ActionIcon
            className={styles.sizeToggle ?? ''}
            aria-label={words.sizeFields(name)}
            aria-expanded={isOpen}
            disabled={isWrong}
            onClick={() => setOpened(!isOpen)}
          >
            {isOpen ? <IconChevronUp aria-hidden size={20} /> : <IconChevronDown aria-hidden size={20} />}
          </ActionIcon>
        </Group>
      </Group>
      <Stack gap="sm" className={styles.sizeFields} data-folded={!isOpen || undefined}>
        <TextInput
          label={words.sizeName}
          {...(index === 0 ? { description: words.sizeNameHint } : {})}
          required
          maxLength={SIZE_NAME_MAX_LENGTH}
          {...form.bind(at('value'))}
        />
        <Columns least="8rem">
          <TextInput label={words.price} required inputMode="decimal" disabled={isLocked} {...form.bind(at('price'))} />
          <TextInput
            label={words.stock}
            required={!size.stockUnlimited}
            inputMode="numeric"
            disabled={size.stockUnlimited}
            {...form.bind(at('stock'))}
            value={size.stockUnlimited ? '' : size.stock}
          />
          <TextInput label={words.grams} inputMode="numeric" {...form.bind(at('grams'))} />
          <NativeSelect
            label={words.minimumType}
            data={[
              { value: 'NA', label: words.minimumNone },
              { value: 'numarBucati', label: words.minimumPieces },
            ]}
            {...form.bind(at('minimumQuantityType'))}
          />
          {size.minimumQuantityType === 'numarBucati' && (
            <TextInput label={words.minimum} required inputMode="numeric" {...form.bind(at('minimumQuantityNumber'))} />
          )}
          <TextInput
            label={words.boxPrice}
            required={size.boxNeeded}
            inputMode="decimal"
            disabled={!size.boxNeeded || isLocked}
            {...form.bind(at('boxPrice'))}
            value={size.boxNeeded ? size.boxPrice : ''}
          />
        </Columns>
        <Group gap="lg">
          <Switch label={words.isOn} {...form.tick(at('isOn'))} />
          <Checkbox label={words.unlimited} {...form.tick(at('stockUnlimited'))} />
          <Checkbox label={words.box} disabled={isLocked} {...form.tick(at('boxNeeded'))} />
          <Checkbox
            label={words.deposit}
            disabled={isLocked}
            checked={size.depositPrice > 0}
            data-path={at('depositPrice')}
            error={form.problems[at('depositPrice')]}
            aria-invalid={form.problems[at('depositPrice')] === undefined ? undefined : true}
            onChange={(event) => form.set(at('depositPrice'), event.currentTarget.checked ? SGR_DEPOSIT : ZERO_BANI)}
          />
        </Group>
      </Stack>
    </Card>
  );
}
