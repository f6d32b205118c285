import { Alert, Button, Checkbox, Group, Modal, Stack, Switch, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '#contract/errors.ts';
import { type Entry, setEntryAvailability, setEntryStock } from '#contract/products/staff-calls.ts';
import { STOCK_MAXIMUM } from '#domain/menu/editing/decide-product.ts';
import type { Problems } from '#web/forms/read-refusal.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { useApi } from '#web/use-api.ts';
import { useReadMenuAgain } from './menu-queries.ts';

const words = menuEditorWords.stock;

type StockDialogProps = { readonly entry: Entry | null; readonly onClose: () => void };

/** Stock and availability of each size; each change is saved at once. */
export function StockDialog({ entry, onClose }: StockDialogProps) {
  return (
    <Modal opened={entry !== null} onClose={onClose} title={entry === null ? '' : words.title(entry.name)}>
      {entry !== null && (
        <>
          <Stack component="ul" gap="sm">
            {entry.dimensions.map((size) => (
              <Card key={size.id} component="li">
                <SizeStock productId={entry.id} size={size} />
              </Card>
            ))}
          </Stack>
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={onClose}>
              {words.done}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}

type SizeStockProps = { readonly productId: number; readonly size: Entry['dimensions'][number] };

function SizeStock({ productId, size }: SizeStockProps) {
  const api = useApi();
  const readAgain = useReadMenuAgain();
  const form = useDialogForm({
    initial: { isUnlimited: size.stockUnlimited, stock: size.stockUnlimited ? '' : String(size.stock) },
    judge: judgeStock,
    send: ({ isUnlimited: stockUnlimited, stock }) =>
      api(setEntryStock, {
        body: {
          id: productId,
          dimensionId: size.id,
          stock: stockUnlimited ? null : Number(stock.trim()),
          stockUnlimited,
        },
      }).finally(readAgain),
    onSent: () => announce(`${size.value}: ${words.saved}`),
    failed: menuEditorWords.failed.save,
  });
  const availability = useMutation({
    mutationFn: (available: boolean) =>
      api(setEntryAvailability, { body: { id: productId, dimensionId: size.id, available } }),
    onSuccess: ({ message }) => announce(message),
    onSettled: readAgain,
  });
  const { isUnlimited } = form.values;
  const failure =
    form.failure ?? (availability.isError ? failureSentence(availability.error, menuEditorWords.failed.save) : null);
  return (
    <FormStack {...form.props}>
      <Switch
        label={words.isOn(size.value)}
        checked={availability.isPending ? availability.variables : size.isOn}
        onChange={(event) => availability.mutate(event.currentTarget.checked)}
      />
      <Group gap="sm">
        <Checkbox label={words.unlimited} {...form.tick('isUnlimited')} />
        <TextInput
          aria-label={words.pieces(size.value)}
          flex="1 1 7rem"
          maw="12rem"
          inputMode="numeric"
          {...form.bind('stock')}
          disabled={isUnlimited}
          {...(isUnlimited ? { value: '' } : {})}
        />
        <Button type="submit" variant="outline" loading={form.isSending}>
          {words.save}
        </Button>
      </Group>
      {failure !== null && (
        <Alert role="alert" tabIndex={-1} data-failure>
          {failure}
        </Alert>
      )}
    </FormStack>
  );
}

function judgeStock({ isUnlimited, stock }: { readonly isUnlimited: boolean; readonly stock: string }): Problems {
  const isFine = isUnlimited || (/^\d+$/.test(stock.trim()) && Number(stock) <= STOCK_MAXIMUM);
  return isFine ? {} : { stock: sentenceOf('stock_invalid') };
}
