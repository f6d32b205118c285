import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { changePrice, PRICE_STEPS, type PriceChange } from '#domain/menu/editing/change-price.ts';
import { formatAmount, parseLei } from '#domain/money/format-lei.ts';
import { countOf } from '#domain/text/plural.ts';
import { menuTableWords } from '#web/i18n/admin/menu-table.ts';
import { staffFormWords } from '#web/i18n/staff/form.ts';
import { Foot } from '#web/staff/kit/foot.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import type { TableRow } from './table-rows.ts';

const words = menuTableWords.prices;
const EXAMPLES = 3;

type PriceDialogProps = {
  readonly opened: boolean;
  readonly rows: readonly TableRow[];
  readonly onClose: () => void;
  /** The new prices as texts, by size. */
  readonly onPut: (prices: readonly { readonly row: TableRow; readonly text: string }[]) => void;
};

/** Prices of the rows that are shown, raised or lowered together; the result stands in the table before it is saved. */
export function PriceDialog({ opened, onClose, rows, onPut }: PriceDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={words.title(countOf(rows.length, words.sizes))}>
      <PriceForm key={String(opened)} rows={rows} onClose={onClose} onPut={onPut} />
    </Modal>
  );
}

type Typed = {
  readonly way: 'up' | 'down';
  readonly amount: string;
  readonly unit: 'percent' | 'amount';
  readonly step: (typeof PRICE_STEPS)[number];
};

function PriceForm({ rows, onClose, onPut }: Omit<PriceDialogProps, 'opened'>) {
  const [typed, setTyped] = useState<Typed>({ way: 'up', amount: '', unit: 'percent', step: 50 });
  const [isAsked, setAsked] = useState(false);
  const change = readChange(typed);
  const set = (changed: Partial<Typed>) => setTyped({ ...typed, ...changed });
  const moved = rows.flatMap((row) => {
    const price = change === null ? null : changePrice(row.size.price, change, typed.step);
    return price === null || price === row.size.price ? [] : [{ row, text: formatAmount(price) }];
  });
  const kept =
    change === null ? 0 : rows.filter(({ size }) => changePrice(size.price, change, typed.step) === null).length;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (change !== null) onPut(moved);
  };
  return (
    <FormStack onSubmit={handleSubmit}>
      <Group grow align="end" gap="xs">
        <NativeSelect
          label={words.way}
          value={typed.way}
          data={[
            { value: 'up', label: words.up },
            { value: 'down', label: words.down },
          ]}
          onChange={({ currentTarget: { value } }) => set({ way: value === 'down' ? 'down' : 'up' })}
        />
        <NativeSelect
          label={words.unit}
          value={typed.unit}
          data={[
            { value: 'percent', label: words.percent },
            { value: 'amount', label: words.amount },
          ]}
          onChange={({ currentTarget: { value } }) => set({ unit: value === 'amount' ? 'amount' : 'percent' })}
        />
      </Group>
      <TextInput
        label={words.by}
        inputMode="decimal"
        data-autofocus
        value={typed.amount}
        error={isAsked && change === null ? words.invalid : undefined}
        onChange={({ currentTarget: { value } }) => set({ amount: value })}
      />
      <NativeSelect
        label={words.round}
        value={String(typed.step)}
        data={PRICE_STEPS.map((step) => ({ value: String(step), label: words.steps[step] }))}
        onChange={({ currentTarget: { value } }) =>
          set({ step: PRICE_STEPS.find((step) => String(step) === value) ?? typed.step })
        }
      />
      <Stack gap={4} role="status">
        {moved.slice(0, EXAMPLES).map(({ row: { product, size }, text }) => (
          <Text key={size.id} size="sm">
            {words.example(`${product.name}, ${size.label}`, formatAmount(size.price), text)}
          </Text>
        ))}
        {kept > 0 && (
          <Text size="sm" c="warn">
            {words.kept(countOf(kept, words.sizes))}
          </Text>
        )}
      </Stack>
      <Foot look="dialog">
        <Button variant="default" onClick={onClose}>
          {staffFormWords.cancel}
        </Button>
        <Button type="submit">{words.confirm}</Button>
      </Foot>
    </FormStack>
  );
}

/** null for what is no positive number. */
function readChange({ way, amount, unit }: Typed): PriceChange | null {
  const read = parseLei(amount.replace('%', ''));
  if (!read.ok || read.value === 0) return null;
  // Hundredths of a percent are basis points, hundredths of a leu are bani.
  return { by: unit, value: way === 'up' ? read.value : -read.value };
}
