/** The dialogs of the page of VAT rates: a new rate or another name, a change that is prepared, another rate for all. */
import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#contract/errors.ts';
import { type ListedVatRate, moveVatUses, prepareVatChange, saveVatRate } from '#contract/vat/staff-calls.ts';
import { readBasisPoints } from '#domain/money/percent.ts';
import { addDays, type LocalDate, parseLocalDate } from '#domain/time/local-date.ts';
import { isVat, VAT_NAME_MAX_LENGTH } from '#domain/vat/decide-vat.ts';
import { describeVat } from '#domain/vat/vat-words.ts';
import { vatWords as words } from '#web/i18n/admin/vat.ts';
import { announce } from '#web/staff/announce.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { DayInput } from '#web/staff/form/day-input.tsx';
import { DialogFoot, RefusalAlert } from '#web/staff/form/dialog-form.tsx';
import { FormModal } from '#web/staff/form/form-modal.tsx';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { MENU_KEY } from '#web/staff/menu-editor/menu-queries.ts';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';
import { describeUse, readPercent, VAT_KEY } from './vat-values.ts';

type DialogProps = { readonly version: number; readonly onClose: () => void };

/** Reads the list again and closes the dialog. */
function useSaved(onClose: () => void) {
  const queries = useQueryClient();
  return ({ message }: { readonly message: string }) => {
    announce(message);
    void queries.invalidateQueries({ queryKey: VAT_KEY });
    onClose();
  };
}

function percentProblem(text: string): Record<string, string> {
  const percent = readPercent(text);
  return percent !== null && isVat(readBasisPoints(percent)) ? {} : { percent: sentenceOf('vat_invalid') };
}

/** @param rate null for a new one */
export function RateDialog({ rate, version, onClose }: DialogProps & { readonly rate: ListedVatRate | null }) {
  const api = useApi();
  const onSent = useSaved(onClose);
  const form = useDialogForm({
    initial: () => ({ name: rate?.name ?? '', percent: '' }),
    version,
    judge: ({ name, percent }) => ({
      ...(name.trim() === '' ? { name: sentenceOf('vat_name_invalid') } : {}),
      ...(rate === null ? percentProblem(percent) : {}),
    }),
    send: ({ name, percent }, from) =>
      api(saveVatRate, {
        body: { name, version: from, ...(rate === null ? { percent: readPercent(percent) } : { id: rate.id }) },
      }),
    onSent,
    failed: words.saveFailed,
  });
  return (
    <FormModal form={form} onClose={onClose} title={rate === null ? words.addTitle : words.renameTitle(rate.name)}>
      <FormStack {...form.props}>
        <TextInput
          label={words.name}
          {...(rate === null ? { description: words.nameHint } : {})}
          maxLength={VAT_NAME_MAX_LENGTH}
          autoComplete="off"
          data-autofocus
          {...form.bind('name')}
        />
        {rate === null && <TextInput label={words.percent} inputMode="decimal" {...form.bind('percent')} />}
        <RefusalAlert form={form} title={words.saveFailed} />
        <DialogFoot isSending={form.isSending} onCancel={onClose}>
          <Button type="submit" loading={form.isSending}>
            {words.save}
          </Button>
        </DialogFoot>
      </FormStack>
    </FormModal>
  );
}

/** The first day of the next year, on which rates usually change. */
function nextYear(today: LocalDate): string {
  return `${Number(today.slice(0, 4)) + 1}-01-01`;
}

export function PrepareChangeDialog({
  rate,
  today,
  version,
  onClose,
}: DialogProps & { readonly rate: ListedVatRate; readonly today: LocalDate }) {
  const api = useApi();
  const onSent = useSaved(onClose);
  const form = useDialogForm({
    initial: () => ({ from: nextYear(today), percent: '' }),
    version,
    judge: ({ from, percent }) => {
      const day = parseLocalDate(from);
      return {
        ...percentProblem(percent),
        ...(day.ok
          ? day.value < today
            ? { from: sentenceOf('vat_day_passed') }
            : {}
          : { from: sentenceOf('closure_date_invalid') }),
      };
    },
    send: ({ from, percent }, base) =>
      api(prepareVatChange, { body: { rateId: rate.id, from, percent: readPercent(percent), version: base } }),
    onSent,
    failed: words.prepareFailed,
  });
  return (
    <FormModal form={form} onClose={onClose} title={words.prepareTitle(rate.name)}>
      <FormStack {...form.props}>
        <Text>{describeVat(rate.name, readBasisPoints(rate.percent))}</Text>
        <TextInput label={words.percent} inputMode="decimal" data-autofocus {...form.bind('percent')} />
        <DayInput label={words.day} description={words.dayHint} min={addDays(today, 1)} {...form.bind('from')} />
        <RefusalAlert form={form} title={words.prepareFailed} />
        <DialogFoot isSending={form.isSending} onCancel={onClose}>
          <Button type="submit" loading={form.isSending}>
            {words.prepareConfirm}
          </Button>
        </DialogFoot>
      </FormStack>
    </FormModal>
  );
}

type MoveProps = {
  readonly rate: ListedVatRate;
  readonly rates: readonly ListedVatRate[];
  readonly onClose: () => void;
};

export function MoveRateDialog({ rate, rates, onClose }: MoveProps) {
  const api = useApi();
  const others = rates.filter(({ id }) => id !== rate.id);
  const [toId, setToId] = useState(String(others[0]?.id ?? ''));
  const move = useStep(() => api(moveVatUses, { body: { fromId: rate.id, toId: Number(toId) } }), {
    failed: words.moveFailed,
    reads: [VAT_KEY, MENU_KEY],
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      opened
      title={words.moveTitle(rate.name)}
      confirm={words.moveConfirm}
      tone="accent"
      isPending={move.isPending}
      onCancel={onClose}
      onConfirm={() => move.mutate()}
    >
      <NativeSelect
        label={words.moveTo}
        value={toId}
        data={others.map(({ id, name, percent }) => ({
          value: String(id),
          label: describeVat(name, readBasisPoints(percent)),
        }))}
        onChange={(event) => setToId(event.currentTarget.value)}
      />
      <Text c="dimmed" mt="sm">
        {words.moveText(describeUse(rate))}
      </Text>
    </ConfirmDialog>
  );
}
