import { ActionIcon, Button, Checkbox, NativeSelect, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { MOST_SIZES, SIZE_NAME_MAX_LENGTH } from '#domain/menu/editing/decide-product.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import styles from './product-form-screen.module.css';
import { newSize, type ProductValues, SGR_DEPOSIT_LEI, type SizeValues } from './product-values.ts';

const words = menuEditorWords.form;

type SizesSectionProps = {
  readonly form: UseFormReturnType<ProductValues>;
  readonly mayChangePrices: boolean;
  readonly mayDelete: boolean;
};

/** What is sold: every size with its price, its stock and what comes with it. */
export function SizesSection({ form, mayChangePrices, mayDelete }: SizesSectionProps) {
  const { dimensions } = form.values;
  return (
    <FormSection title={words.sizes} hint={words.sizesHint}>
      <div className={styles.rows} data-wide data-path="dimensions">
        {form.errors.dimensions && <p className={styles.error}>{form.errors.dimensions}</p>}
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
            variant="outline"
            leftSection={<IconPlus aria-hidden size={20} />}
            onClick={() => form.insertListItem('dimensions', newSize(crypto.randomUUID()))}
          >
            {words.addSize}
          </Button>
        )}
      </div>
    </FormSection>
  );
}

type SizeRowProps = {
  readonly form: UseFormReturnType<ProductValues>;
  readonly size: SizeValues;
  readonly index: number;
  readonly last: number;
  readonly mayChangePrices: boolean;
  readonly mayRemove: boolean;
};

function SizeRow({ form, size, index, last, mayChangePrices, mayRemove }: SizeRowProps) {
  const at = (field: keyof SizeValues) => `dimensions.${index}.${field}`;
  const name = size.value.trim() === '' ? words.unnamed : size.value;
  const isLocked = !mayChangePrices;
  return (
    <fieldset className={styles.rowCard} aria-label={`${words.size(index + 1)}: ${name}`}>
      <div className={styles.rowHead}>
        <p className={styles.rowTitle}>{words.size(index + 1)}</p>
        <div className={styles.tools}>
          {last > 0 && (
            <>
              <ActionIcon
                aria-label={words.earlier(name)}
                disabled={index === 0}
                onClick={() => form.reorderListItem('dimensions', { from: index, to: index - 1 })}
              >
                <IconArrowUp aria-hidden size={20} />
              </ActionIcon>
              <ActionIcon
                aria-label={words.later(name)}
                disabled={index === last}
                onClick={() => form.reorderListItem('dimensions', { from: index, to: index + 1 })}
              >
                <IconArrowDown aria-hidden size={20} />
              </ActionIcon>
            </>
          )}
          {mayRemove && (
            <ActionIcon
              color="bad"
              aria-label={words.removeSize(name)}
              onClick={() => form.removeListItem('dimensions', index)}
            >
              <IconTrash aria-hidden size={20} />
            </ActionIcon>
          )}
        </div>
      </div>
      <div className={styles.sizeGrid}>
        <TextInput
          label={words.sizeName}
          description={words.sizeNameHint}
          required
          maxLength={SIZE_NAME_MAX_LENGTH}
          {...form.getInputProps(at('value'))}
        />
        <TextInput
          label={words.price}
          required
          inputMode="decimal"
          disabled={isLocked}
          {...form.getInputProps(at('price'))}
        />
        <TextInput
          label={words.stock}
          required={!size.stockUnlimited}
          inputMode="numeric"
          disabled={size.stockUnlimited}
          {...form.getInputProps(at('stock'))}
          value={size.stockUnlimited ? '' : size.stock}
        />
        <TextInput label={words.grams} inputMode="numeric" {...form.getInputProps(at('grams'))} />
        <NativeSelect
          label={words.minimumType}
          data={[
            { value: 'NA', label: words.minimumNone },
            { value: 'numarBucati', label: words.minimumPieces },
          ]}
          {...form.getInputProps(at('minimumQuantityType'))}
        />
        {size.minimumQuantityType === 'numarBucati' && (
          <TextInput
            label={words.minimum}
            required
            inputMode="numeric"
            {...form.getInputProps(at('minimumQuantityNumber'))}
          />
        )}
        <TextInput
          label={words.boxPrice}
          required={size.boxNeeded}
          inputMode="decimal"
          disabled={!size.boxNeeded || isLocked}
          {...form.getInputProps(at('boxPrice'))}
          value={size.boxNeeded ? size.boxPrice : ''}
        />
      </div>
      <div className={styles.switches}>
        <Switch label={words.isOn} {...form.getInputProps(at('isOn'), { type: 'checkbox' })} />
        <Checkbox label={words.unlimited} {...form.getInputProps(at('stockUnlimited'), { type: 'checkbox' })} />
        <Checkbox
          label={words.box}
          disabled={isLocked}
          {...form.getInputProps(at('boxNeeded'), { type: 'checkbox' })}
        />
        <Checkbox
          label={words.deposit}
          disabled={isLocked}
          checked={size.depositPrice > 0}
          data-path={at('depositPrice')}
          error={form.errors[at('depositPrice')]}
          onChange={(event) =>
            form.setFieldValue(at('depositPrice'), event.currentTarget.checked ? SGR_DEPOSIT_LEI : 0)
          }
        />
      </div>
    </fieldset>
  );
}
