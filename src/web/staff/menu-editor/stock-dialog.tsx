import { Alert, Button, Checkbox, Group, Modal, Stack, Switch, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { sentenceOf } from '#contract/errors.ts';
import type { Entry } from '#contract/menu/entries-calls.ts';
import { STOCK_MAXIMUM } from '#domain/menu/editing/decide-product.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { useApi } from '#web/use-api.ts';
import { useReadMenuAgain } from './menu-queries.ts';

const words = menuEditorWords.stock;

type StockDialogProps = { readonly entry: Entry | null; readonly onClose: () => void };

/** What is left of each size, and whether it is sold: saved one by one, at once. */
export function StockDialog({ entry, onClose }: StockDialogProps) {
  return (
    <Modal
      opened={entry !== null}
      onClose={onClose}
      title={entry === null ? '' : words.title(entry.name)}
      closeButtonProps={{ 'aria-label': staffWords.general.close, size: 44 }}
    >
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
  const [isUnlimited, setIsUnlimited] = useState(size.stockUnlimited);
  const [pieces, setPieces] = useState(size.stockUnlimited ? '' : String(size.stock));
  const [problem, setProblem] = useState<string | null>(null);
  const stock = useMutation({
    mutationFn: (left: number | null) =>
      api('setEntryStock', {
        body: { id: productId, dimensionId: size.id, stock: left, stockUnlimited: left === null },
      }),
    onSuccess: () => announce(`${size.value}: ${words.saved}`),
    onSettled: readAgain,
  });
  const availability = useMutation({
    mutationFn: (available: boolean) =>
      api('setEntryAvailability', { body: { id: productId, dimensionId: size.id, available } }),
    onSuccess: ({ message }) => announce(message),
    onSettled: readAgain,
  });
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const left = Number(pieces.trim());
    const isFine = isUnlimited || (/^\d+$/.test(pieces.trim()) && left <= STOCK_MAXIMUM);
    setProblem(isFine ? null : sentenceOf('stock_invalid'));
    if (isFine && !stock.isPending) stock.mutate(isUnlimited ? null : left);
  };
  const failure = stock.error ?? availability.error;
  return (
    <FormStack onSubmit={handleSubmit} noValidate>
      <Switch
        label={words.isOn(size.value)}
        checked={availability.isPending ? availability.variables : size.isOn}
        onChange={(event) => availability.mutate(event.currentTarget.checked)}
      />
      <Group gap="sm">
        <Checkbox
          label={words.unlimited}
          checked={isUnlimited}
          onChange={(event) => setIsUnlimited(event.currentTarget.checked)}
        />
        <TextInput
          aria-label={words.pieces(size.value)}
          flex="1 1 7rem"
          maw="12rem"
          inputMode="numeric"
          disabled={isUnlimited}
          value={isUnlimited ? '' : pieces}
          onChange={(event) => setPieces(event.currentTarget.value)}
          error={problem}
        />
        <Button type="submit" variant="outline" loading={stock.isPending}>
          {words.save}
        </Button>
      </Group>
      {failure !== null && <Alert role="alert">{failureSentence(failure, menuEditorWords.failed.save)}</Alert>}
    </FormStack>
  );
}
